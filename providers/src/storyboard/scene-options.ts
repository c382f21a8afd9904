import type { LazyPattern } from '../languages/lazily.js';
import type { Beat, Outline } from '@scenewright/core/outline';
import { sceneKindOf, sceneKinds, type KindWithContent, type NamedThing, type OfferTools, type SceneKind } from '@scenewright/core/scenes'; // prettier-ignore
import { anyWord, contextWords, wordsOfAll } from '../languages/any-word.js';
import { namedMotif, motifOf } from '../pictures/motif.js';
import { wordsIn } from '../reading/clauses.js';
import { occasionOf } from './occasion.js';
import { textMentions } from './text-mentions.js';

/** One way to show a beat; the best has the highest score (0 to 1). */
export interface SceneOption {
  scene: KindWithContent;
  score: number;
}

const things = new Map<NamedThing, LazyPattern>();
const wordsOf: Readonly<Record<NamedThing, () => string>> = {
  app: () => contextWords('app'),
  before: () => wordsOfAll(({ shapes }) => shapes?.before),
  after: () => wordsOfAll(({ shapes }) => shapes?.after),
  price: () => wordsOfAll(({ visits }) => `${visits?.prices ?? ''} ${visits?.pays ?? ''}`),
};
function speaksOf(thing: NamedThing, text: string): boolean {
  const pattern = things.get(thing) ?? anyWord(wordsOf[thing]());
  things.set(thing, pattern);
  return pattern.test(text);
}

/** What kinds of scenes are told of the film that a beat belongs to. */
export const toolsFor = (outline: Pick<Outline, 'beats' | 'language'> & Partial<Outline>): OfferTools => ({
  ...{ words: wordsIn, speaksOf },
  motif: (text) => namedMotif(text, outline.language),
  anyMotif: (text) => motifOf(text, outline.language),
  opens: false,
  genre: outline.treatment?.genre ?? null,
  occasion: occasionOf(outline),
  film: [outline.title, ...outline.beats.flatMap(({ claim, support }) => [claim, support])].filter(Boolean).join('\n'),
  read: (text) => textMentions(text, outline.language),
});

/** The kinds that can show a beat, with what they say. */
export const sceneOptions = (beat: Beat, tools: OfferTools): SceneOption[] =>
  sceneKinds.flatMap((kind) =>
    (sceneKindOf(kind).offers?.(beat, tools) ?? []).map(({ content, score }) => ({
      scene: { kind, content: withoutEcho(kind, content, beat) } as KindWithContent,
      score,
    })),
  );

/** A list that has no name is headed by its first point: shown, it would stand there twice. */
function withoutEcho(
  kind: SceneKind,
  content: KindWithContent['content'],
  { evidence, claim }: Beat,
): KindWithContent['content'] {
  const [first] = evidence.type === 'list' ? evidence.items : [];
  if (evidence.type !== 'list' || first?.text !== claim) return content;
  const { title: _, ...rest } = content as { title?: string };
  const found = sceneKindOf(kind).content.safeParse(rest);
  return found.success ? (found.data as KindWithContent['content']) : content;
}
