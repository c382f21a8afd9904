import { alternatives } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import { speaksOfVideo } from './roles/cues.js';

/**
 * "We make Tuckbell, a bike bell with a tiny LED": what is made and what it is are what a film shows; that its makers make it
 * says nothing. A sentence that opens so begins with the name.
 * @returns the text with the sentences that now open with a name, which are told whatever they hold
 */
export function namedFirst(text: string, language: string): { text: string; named: string[] } {
  const { weAre = '', articles = '' } = packOf(language)?.context ?? {};
  const speakers = [
    ...new Set(
      weAre
        .split(' ')
        .map((words) => words.split(/[_[]/u)[0]!)
        .filter(Boolean),
    ),
  ];
  if (speakers.length === 0 || articles === '') return { text, named: [] };
  const either = speakers.map((word) => `${word}|${word.charAt(0).toUpperCase()}${word.slice(1)}`).join('|');
  const made = new RegExp(
    `(?<=^|[.!?]\\s+|\\n\\s*|[:：]\\s)(?:${either})(?:[’'](?:re|m|ve))?\\s(?:\\p{Ll}+\\s){1,2}(?=\\p{Lu}[\\p{L}\\p{Nd}’'&-]*(?:\\s(?:\\p{Lu}[\\p{L}\\p{Nd}’'&-]*|&)){0,3},\\s(?:${alternatives(articles)})\\s)`,
    'gu',
  );
  const named: string[] = [];
  const plain = text.replace(made, (lead, at: number) => {
    const said = /^[^\n]*?(?=[.!?](?:\s|$)|\n|$)/u.exec(text.slice(at + lead.length))![0];
    // "…, vertical, 20 seconds" is the tagger's to part.
    if (!speaksOfVideo(said)) named.push(said);
    return '';
  });
  return { text: plain, named };
}
