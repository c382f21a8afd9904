import { wholeWords } from '../../languages/any-word.js';
import { packOf } from '../../languages/registry.js';
import type { Words } from '../../languages/words.js';
import type { ShapeWords } from '../../languages/shape-words.js';

const patterns = new Map<string, RegExp>();

/** Words of a language that tell a shape, as a pattern; it matches nothing where the language has none. */
export function said(language: string, name: string, pick: (words: ShapeWords) => Words | undefined): RegExp {
  const key = `${language} ${name}`;
  let pattern = patterns.get(key);
  if (!pattern) {
    const shapes = packOf(language)?.shapes;
    pattern = new RegExp(wholeWords((shapes && pick(shapes)) ?? ''), 'iu');
    patterns.set(key, pattern);
  }
  return pattern;
}

/** What stands in the prompt shortly before a text: labels that are no part of any point are found there. */
export function leadBefore(text: string, prompt: string, length = 70): string {
  const at = prompt.indexOf(text.slice(0, 24));
  return at < 0 ? '' : prompt.slice(Math.max(0, at - length), at);
}

/** A name without marks and dots around it. */
export const nameIn = (text: string): string =>
  text.replace(/^[\s,;:.–—()-]+|[\s,;:.(–—-]+$/gu, '').replace(/\s+/gu, ' ');

export const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
