import { escapePattern } from '../languages/escape-pattern.js';
import { packOf } from '../languages/registry.js';
import type { Hit } from './hit.js';
import { idioms, senses } from './meanings/en/senses.js';

interface Sense {
  name: string;
  /** Beginnings of words beside which it is meant. */
  company: RegExp;
}

/** As sure as a word that is named in a table: its company has settled what it means. */
const ofCompany = 0.97;

const byWord: ReadonlyMap<string, readonly Sense[]> = new Map(
  senses
    .trim()
    .split('\n')
    .map((line) => {
      const [word, rest] = line.split(': ') as [string, string];
      const meanings = rest.split('; ').map((sense): Sense => {
        const [name, beginnings] = sense.split(', ') as [string, string];
        return { name, company: new RegExp(`(?<![\\p{L}])(?:${beginnings.replaceAll(' ', '|')})`, 'iu') };
      });
      return [word, meanings];
    }),
);

/** Stands for a sense that no picture shows. */
export const nothing: Hit = { name: 'none', score: 0 };

/** Pictures of the words of several senses. */
export const sensed: readonly string[] = [...byWord.values()].flat().map(({ name }) => name).filter((name) => name !== nothing.name); // prettier-ignore

/** What an English word of several senses means in the company of the words around it; undefined where that is open. */
export function senseIn(text: string, word: string, start: number): Hit | undefined {
  const meanings = byWord.get(word) ?? byWord.get(word.replace(/s$/u, ''));
  if (!meanings) return undefined;
  // The word itself is no company.
  const around = `${text.slice(0, start)} ${text.slice(start + word.length)}`;
  const meant = meanings.find(({ company }) => company.test(around));
  return meant && (meant.name === nothing.name ? nothing : { name: meant.name, score: ofCompany });
}

/** What a word of several senses means in a whole text, where the company of one of them is in it and of no other. */
export function onlySenseIn(text: string, word: string): string | undefined {
  // Any word of a text may be asked for, and few have senses.
  const senses = byWord.get(word) ?? byWord.get(word.replace(/s$/u, ''));
  if (!senses) return undefined;
  const around = text.replace(new RegExp(`(?<![\\p{L}])${escapePattern(word)}(?![\\p{L}])`, 'giu'), ' ');
  const meant = senses.filter(({ company }) => company.test(around));
  return meant.length === 1 ? meant[0]!.name : undefined;
}

const turns = new Map<string, RegExp | null>();

/** The turns of phrase of a language, longest first; null where none are known. */
function turnsOf(language: string): RegExp | null {
  const known = turns.get(language);
  if (known !== undefined) return known;
  const phrases = language === 'en' ? idioms : packOf(language)?.pictures?.idioms;
  const longestFirst = phrases
    ?.trim()
    .split(', ')
    .toSorted((a, b) => b.length - a.length);
  const made = longestFirst ? new RegExp(`(?<![\\p{L}])(?:${longestFirst.join('|')})(?![\\p{L}])`, 'giu') : null;
  turns.set(language, made);
  return made;
}

/** A text without its turns of phrase; the same space is left. */
export function withoutIdioms(text: string, language: string): string {
  const turn = turnsOf(language);
  return turn ? text.replace(turn, (found) => ' '.repeat(found.length)) : text;
}
