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
      const told = rest.split('; ').map((sense): Sense => {
        const [name, beginnings] = sense.split(', ') as [string, string];
        return { name, company: new RegExp(`(?<![\\p{L}])(?:${beginnings.replaceAll(' ', '|')})`, 'iu') };
      });
      return [word, told];
    }),
);

/** Pictures of the words of several senses. */
export const sensed: readonly string[] = [...byWord.values()].flat().map(({ name }) => name);

/** What an English word of several senses means in the company of the words around it; undefined where that is open. */
export function senseIn(text: string, word: string, start: number): Hit | undefined {
  const told = byWord.get(word) ?? byWord.get(word.replace(/s$/u, ''));
  if (!told) return undefined;
  // The word itself is no company.
  const around = `${text.slice(0, start)} ${text.slice(start + word.length)}`;
  const meant = told.find(({ company }) => company.test(around));
  return meant && { name: meant.name, score: ofCompany };
}

const turn = new RegExp(`(?<![\\p{L}])(?:${idioms.trim().split(', ').toSorted((a, b) => b.length - a.length).join('|')})(?![\\p{L}])`, 'giu'); // prettier-ignore

/** An English text without its turns of phrase; the same space is left. */
export const withoutIdioms = (text: string): string => text.replace(turn, (found) => ' '.repeat(found.length));
