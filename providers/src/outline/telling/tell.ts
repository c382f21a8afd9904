import type { Beat } from '@scenewright/core/outline';
import { lexiconOf } from '../../planner/words/lexicon.js';
import { wordsIn } from '../../reading/clauses.js';
import type { TellingWords } from '../../languages/telling-words.js';
import type { StoryNode } from '../node.js';
import { sentence } from '../spoken.js';
import type { StoryContext } from '../story-context.js';
import { formOf } from '../../reading/grammar/english-clauses.js';
import { filled, opensWith, plainSentence, tellingOf } from './frame.js';
import { behind, inOrder } from './in-order.js';
import { offerSentence, priceSentence, pricesSentence } from './offers.js';
import { openingSentence } from './openings.js';

/**
 * What the voice says of each part of the story. A screen shows names and numbers; they are spoken as sentences where
 * the kind of what is shown makes one that is certainly true and well formed, else in the words of the prompt.
 */
export function withSentences(node: StoryNode, context: StoryContext): StoryNode {
  const words = tellingOf(context.language);
  if (!words || !context.narrated) return node;
  const alternatives = node.alternatives.map((beats) =>
    inOrder(beats.map((one) => (one.spoken === null ? one : { ...one, spoken: sentence(beatSentence(one, one.spoken, words, context), context) })), words, context)); // prettier-ignore
  return { ...node, alternatives };
}

function beatSentence({ purpose, evidence }: Beat, spoken: string, words: TellingWords, context: StoryContext): string {
  if (purpose === 'open') return openingSentence(spoken, context);
  if (evidence.type === 'quote') return evidence.author && words.quote ? quoted(evidence.text, evidence.author, spoken, words.quote) : spoken; // prettier-ignore
  const text = plainSentence(spoken);
  if (text === undefined) return spoken;
  const prices = evidence.type === 'series' ? pricesSentence(evidence.items.map(({ label, figure }) => `${label} ${figure.display}`), words, context) : undefined; // prettier-ignore
  if (prices !== undefined) return prices;
  return offerSentence(text, words, context) ?? priceSentence(text, words, context) ?? stateSentence(text, words, context) ?? countSentence(text, words, context) ?? spoken; // prettier-ignore
}

/** Where only a name stands behind a quotation, it says whose words they are. */
const quoted = (text: string, author: string, spoken: string, frame: string): string =>
  spoken.startsWith(text.replace(/[.!?]$/u, '')) && spoken.includes(author) && spoken.length <= text.length + author.length + 4 // prettier-ignore
    ? filled(frame, author, text)
    : spoken;

/** "Open from 6 to 18", "available from May". */
function stateSentence(text: string, { states }: TellingWords, { topic, language }: StoryContext): string | undefined {
  if (topic === '' || (language === 'en' && formOf(text).isSaid && !opensWith('ships').test(text))) return undefined;
  for (const [known, frame] of Object.entries(states ?? {})) {
    const state = opensWith(known).exec(text)?.[0];
    if (state === undefined || state.length === text.length || /^\s*[,:–]/u.test(text.slice(state.length))) continue;
    const rest = text.slice(state.length).trim();
    return frame.includes('{1}') ? filled(frame, state, rest) : filled(frame, text.charAt(0).toLowerCase() + text.slice(1)); // prettier-ignore
  }
  return undefined;
}

/** "Three flavours: a, b and c": what is counted before it is named. */
function countSentence(text: string, { there }: TellingWords, { language }: StoryContext): string | undefined {
  const match = there === undefined ? null : /^([^:：]{4,60}?)\s?[:：]\s*(.+)$/u.exec(text);
  if (!match) return undefined;
  const [, title, items] = match as unknown as [string, string, string];
  const numbers = lexiconOf(language).numberWords.slice(1).join('|') || '(?!)';
  const isCounted = new RegExp(`^(?:(?:${numbers})\\s|(?:[2-9]|1\\p{Nd})\\s\\p{L})`, 'iu').test(title);
  // "2 days: a week without it" lists nothing.
  const isList = new RegExp(`[,;、，،]|\\s(?:${lexiconOf(language).and})\\s`, 'iu').test(items);
  if (!isCounted || !isList || wordsIn(title) > 6 || (language === 'en' && formOf(title).isSaid)) return undefined;
  return filled(there!, title.charAt(0).toLowerCase() + title.slice(1), items).replace(/[.。]$/u, '');
}

/** Numbers of things, one a beat: the first says that they are some, and an "and" before the last that the row ends. */
export function joined(beats: readonly Beat[], context: StoryContext): Beat[] {
  const words = tellingOf(context.language);
  const isName = (one: Beat | undefined): boolean => one !== undefined && one.spoken !== null && one.purpose === 'evidence' && isNameAlone(one, context); // prettier-ignore
  return beats.map((one, at) => {
    if (!isName(one)) return one;
    const [before, after] = [isName(beats[at - 1]), isName(beats[at + 1])];
    const isLast = before && !after && isName(beats[at - 2]);
    const isFirst = !before && after && isName(beats[at + 2]) && /^\p{Nd}\S*\s\p{L}{4}/u.test(one.spoken!);
    const frame = isLast ? words?.and : isFirst ? words?.these : undefined;
    const spoken = frame && behind(frame, one.spoken!, context);
    return spoken ? { ...one, spoken } : one;
  });
}

/** A number of something and nothing said of it: "1,200 volunteers", "42.2 km". */
function isNameAlone({ evidence, spoken }: Beat, { language }: StoryContext): boolean {
  const text = plainSentence(spoken!);
  if (text === undefined || evidence.type !== 'figure' || !/^\p{Nd}/u.test(text) || wordsIn(text) > 6) return false;
  return language === 'en' ? !formOf(text).isSaid : wordsIn(text) <= 4;
}
