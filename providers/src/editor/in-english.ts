import type { EditWords } from '../languages/edit-words.js';
import { languagePacks } from '../languages/registry.js';

const tongues: Readonly<Record<string, EditWords>> = Object.fromEntries(
  languagePacks.flatMap(({ code, edits }) => (edits ? [[code, edits]] : [])),
);
type Words = EditWords['words'];

const compiled = new Map<Words, readonly (readonly [RegExp, string])[]>();
function patternsOf(words: Words): readonly (readonly [RegExp, string])[] {
  const known = compiled.get(words);
  if (known) return known;
  const patterns = words.map(
    ([source, english]) =>
      [
        typeof source === 'string' ? new RegExp(`(?<![\\p{L}])(?:${source})(?![\\p{L}])`, 'giu') : source,
        english,
      ] as const,
  );
  compiled.set(words, patterns);
  return patterns;
}

const translated = (text: string, words: Words): string =>
  patternsOf(words)
    .reduce((out, [pattern, english]) => out.replace(pattern, english), text)
    .replace(/\s+/gu, ' ')
    .trim();

/**
 * A clause as it is and, for those in a language with words for edits, as it would be in English. Translated one by one, as
 * they are asked for: most clauses are English, and the words of each language take a while to get ready.
 */
export function* readingsOf(text: string, language: string): Generator<string, void> {
  const given = new Set([text]);
  yield text;
  const order = Object.keys(tongues).sort((a, b) => Number(b === language) - Number(a === language));
  for (const code of order)
    for (const reading of readingsIn(tongues[code]!, text)) {
      if (given.has(reading)) continue;
      given.add(reading);
      yield reading;
    }
}

function* readingsIn({ change, about, words }: EditWords, text: string): Generator<string, void> {
  const changed = change.exec(text);
  if (changed) yield `change ${translated(changed[1]!, words)} to ${changed[2]!}`;
  const added = about.exec(text);
  if (added) yield `add a scene about ${added[1]!} ${translated(added[2] ?? '', words)}`.trim();
  yield translated(text, words);
}
