import type { Beat } from '@scenewright/core/outline';
import { alternatives } from '../languages/any-word.js';
import { colon } from '../languages/marks.js';
import type { Greeting } from '../reading/asked-greeting.js';
import { wordsIn } from '../reading/clauses.js';
import type { Point } from '../reading/point.js';
import { beat } from './beats.js';
import { pointsOfParts } from './lists/points-of-parts.js';
import { sentence } from './spoken.js';
import type { StoryContext } from './story-context.js';
import { filled, tellingOf } from './telling/frame.js';
import { named } from './topic/title-words.js';
import type { Topic } from './topic/topic-source.js';

/** The topic of a film that greets somebody, where nothing else names one: those whom it greets. */
export const greetedTopic = (topic: Topic, { whom }: Greeting, language: string): Topic =>
  topic.title !== '' || whom === '' ? topic : { ...named(whom, language), used: [] };

/** "The U12 girls, | they won the cup": those whom the opening greets are not told again. */
export function withoutWhom(points: readonly Point[], { whom }: Greeting, language: string): Point[] {
  const [first, ...others] = points;
  if (!first || whom === '' || !first.text.startsWith(whom)) return [...points];
  const rest = first.text.slice(whom.length).replace(/^[\s.,:;!–—-]+/u, '');
  return [...(rest === '' ? [] : pointsOfParts([first], [rest], language)), ...others];
}

/** The opening of such a film: the greeting above whom it is for, and said to them. */
export function greeted(opening: Beat, { says, to, whom }: Greeting, { used }: Topic, context: StoryContext): Beat {
  const { language } = context;
  if (`${opening.claim} ${opening.support ?? ''}`.toLowerCase().includes(says.toLowerCase())) return opening;
  const led = new RegExp(`^(?:${alternatives(tellingOf(language)?.greeting?.whom ?? '')})\\s`, 'iu');
  // As written: a title's capital is none in a sentence.
  const words = (used[0]?.sentence ?? opening.spoken ?? '').replace(/[.。।]\s*$/u, '').replace(led, '');
  const asWritten = whom !== '' && words.toLowerCase().startsWith(whom.toLowerCase()) ? `${whom}${words.slice(whom.length)}` : words; // prettier-ignore
  const said = to ? filled(to, asWritten) : `${says}${colon(language)}${asWritten}`;
  return { ...opening, kicker: says, spoken: opening.spoken === null ? null : sentence(said, context), spokenShort: undefined }; // prettier-ignore
}

/** The end of such a film: the greeting, by name where it is a name. */
export function greetingClose({ says, whom }: Greeting, { title }: Topic, context: StoryContext): Beat {
  // "unsere Ehrenamtlichen" opens its title with a capital, and is no name.
  const hasName = isName(title) && !(whom.toLowerCase() === title.toLowerCase() && /^\p{Ll}/u.test(whom));
  const claim = hasName ? `${says}, ${title}` : says;
  const support = hasName || title === '' ? undefined : title;
  return beat({ purpose: 'close', claim, support, evidence: { type: 'picture' }, spoken: sentence(says, context), picture: `${says} ${title}`, importance: 0.9 }, context); // prettier-ignore
}

/** Words of a name at most. */
const mostOfName = 3;

/** "Lena", "Mr Okafor": each of its words with a capital. */
const isName = (title: string): boolean =>
  wordsIn(title) <= mostOfName && !/\p{Nd}|[?:,]/u.test(title) && title.split(/\s+/u).every((word) => /^\p{Lu}/u.test(word)); // prettier-ignore
