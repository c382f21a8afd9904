import type { Beat, Outline } from '@scenewright/core/outline';
import { numbersIn, type StoryFinding, type StorySource } from '@scenewright/core/story-check';

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim(); // prettier-ignore

/** Quotes, their authors, names of people and addresses that no source holds. Figures are the story check's. */
export function inventedWords(outline: Outline, { texts, language }: StorySource): StoryFinding[] {
  const source = ` ${plain(texts.join(' '))} `;
  const holds = (text: string): boolean => source.includes(` ${plain(text)} `);
  return outline.beats.flatMap((beat, index) =>
    assertedIn(beat, language)
      .filter((text) => plain(text) !== '' && !holds(text))
      .map((text): StoryFinding => ({
        code: 'figure_invented',
        sceneId: `s${index + 1}`,
        message: `Beat ${index + 1} says "${text}", which is in no source.`,
        remedy: 'Leave it out, or write it as it stands in the source.',
      })),
  );
}

function assertedIn({ evidence, claim, support, spoken }: Beat, language: string): string[] {
  const quoted = evidence.type === 'quote' ? [evidence.text, evidence.author ?? ''] : [];
  const links = evidence.type === 'action' ? [evidence.where ?? ''] : evidence.type === 'details' ? evidence.items.map(({ text }) => text) : []; // prettier-ignore
  return [...quoted, ...links, ...addressesIn(`${claim} ${support ?? ''} ${spoken ?? ''}`), ...namesIn(spoken ?? '', language)];
} // prettier-ignore

const addressesIn = (text: string): string[] =>
  text.match(/\b(?:https?:\/\/\S+|[\w-]+\.(?:com|org|net|io|app|dev|example)\b|\S+@\S+\.\w+)/gu) ?? [];

/** Two or more words with capitals inside a sentence. Where all nouns have capitals, that tells nothing. */
const namesIn = (text: string, language: string): string[] =>
  language === 'de'
    ? []
    : [...text.matchAll(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+/gu)].map(([name]) => name);

/** What stands between marks of quotation, of two words and more. */
const quotesIn = (text: string): string[] =>
  [...text.matchAll(/["“„”«「『]([^"“”„«»「」『』\n]{4,400})["“”»」』]/gu)]
    .map(([, quote]) => quote!)
    .filter((quote) => /\p{L}[\s\p{P}]+\p{L}|[\p{sc=Han}\p{sc=Hiragana}]{4}/u.test(quote));

/** Quotes, names of people, addresses and numbers of a text that the source does not hold, as they stand in it. */
export function inventedIn(text: string, source: string, language: string): string[] {
  const held = ` ${plain(source)} `;
  const given = new Set(numbersIn(source).flatMap(({ digits, parts }) => [digits, ...parts]));
  const numbers = numbersIn(text).filter(({ digits, parts }) => !given.has(digits) && !parts.every((part) => given.has(part))); // prettier-ignore
  const words = [...quotesIn(text), ...addressesIn(text), ...namesIn(text, language)];
  const unknown = words.filter((each) => plain(each) !== '' && !held.includes(` ${plain(each)} `));
  return [...new Set([...numbers.map((number) => number.text), ...unknown])];
}

/** A beat whose words are mostly in no source is general knowledge, whatever the model calls it. */
export function withOrigins(outline: Outline, { texts }: StorySource): Outline {
  const known = new Set(texts.flatMap((text) => plain(text).split(' ')));
  const beats = outline.beats.map((beat): Beat => {
    const words = plain(`${beat.claim} ${beat.support ?? ''} ${beat.spoken ?? ''}`).split(' ').filter((word) => word.length > 3); // prettier-ignore
    const given = words.filter((word) => known.has(word)).length;
    return { ...beat, origin: beat.origin === 'model' || given < words.length * 0.3 ? 'model' : 'source' };
  });
  return { ...outline, beats };
}
