import { colon } from '../languages/marks.js';
import { packOf } from '../languages/registry.js';
import { asSpoken, enumerate } from '../planner/words/spoken-sentence.js';
import { plainWords } from '../reading/plain-words.js';
import type { StoryContext } from './story-context.js';

/** A text as a sentence that can be spoken: addresses as words, no marks of lists, a full stop. */
export function sentence(text: string, { language }: Pick<StoryContext, 'language'>): string {
  const words = plainWords(withoutMarks(text), language)
    .replace(/([.!?。！？])(["”»])\.$/u, '$1$2')
    .replace(/\s[/|]\s/gu, ', ')
    .replace(/([!?])[!?]+/gu, '$1')
    .replace(/(?<=\p{Nd}\S*)\s*(?:[→⇒➜]|->)\s*(?=[^\p{L}\s]?\p{Nd})/gu, becomes(language))
    .replace(/\s*[→⇒]\s*/gu, ', ');
  return asSpoken(words, language).slice(0, 880);
}

/** "22 → 9 min" is said as "22 to 9 min" where a language has one word for it that stands by itself. */
function becomes(language: string): string {
  const [word = ''] = (packOf(language)?.context?.becomes ?? '').split(' ');
  return /^[\p{sc=Latin}\p{sc=Cyrillic}]+$/u.test(word) ? ` ${word} ` : ', ';
}

/** “Quiet floors. Hobbs & Son.”: what is quoted as a whole is said without its marks. */
const withoutMarks = (text: string): string => /^\s*["“„«「『]([^"“”„«»「」『』]+)["”“»」』]\s*[.。]?\s*$/u.exec(text)?.[1] ?? text; // prettier-ignore

/** The sentences of what is spoken. "… Dr. Ana Ruiz": a title before a name ends none. */
export const sentencesSpoken = (spoken: string): string[] =>
  spoken.split(/(?<=[!?؟]|(?<!(?:^|\s)\p{Lu}\p{L}{0,3})\.)\s+|(?<=[。！？।])\s*/u).filter(Boolean);

/** "Title: a, b and c." */
export function enumeration(title: string, items: readonly string[], context: StoryContext): string {
  const { language, phrases } = context;
  const said = enumerate([...items], { language, phrases });
  return sentence(title ? `${title.replace(/[:：.。!?？]+$/u, '')}${colon(language)}${said}` : said, context);
}

export const joined = (...texts: (string | null | undefined)[]): string | null =>
  texts.filter(Boolean).join(' ') || null;
