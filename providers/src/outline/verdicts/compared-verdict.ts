import type { Beat } from '@scenewright/core/outline';
import { mostWordsShown } from '@scenewright/core/story-check';
import { sentenceCase } from '../../planner/words/headline.js';
import { wordsIn } from '../../reading/clauses.js';
import { beat } from '../beats.js';
import { sentence } from '../spoken.js';
import type { StoryContext } from '../story-context.js';
import { inSentence } from '../telling/frame.js';
import { againstText, areComparable, strikes } from './ratio-text.js';
import type { Compared, Named, Verdict } from './verdict.js';

type VerdictParts = Pick<Beat, 'claim' | 'evidence'> & {
  kicker?: string | undefined;
  picture: string;
  /** How it is said, where that is not as it stands. */
  said?: string;
};

/** A beat that says what figures come to; undefined where its line would be too long to be read at a glance. */
export function verdictBeat(
  { claim, evidence, kicker, picture, said = claim }: VerdictParts,
  context: StoryContext,
): Beat | undefined {
  if (claim.length > 84 || wordsIn(claim) > mostWordsShown.atAGlance - 4) return undefined;
  const spoken = sentence(said, context);
  return beat({ purpose: 'resolution', claim, ...(kicker ? { kicker } : {}), evidence, spoken, spokenShort: spoken, picture, importance: 0.6 }, context); // prettier-ignore
}

const capital = ({ label, figure }: Named): Named => ({ label: sentenceCase(label).slice(0, 64), figure });

/** How much the one of two strikes that is so many times the other, and that it stands for a row of several measures. */
const [leastWorth, mostWorth] = [0.45, 0.4];
/** So many times as much can be no more striking. */
const striking = 8;

/** How a verdict on two stands beside others: worth more or less, or of figures that are drawn beside each other already. */
interface Standing {
  weight?: number;
  isDrawn?: boolean;
}

/** One measure of two: how many times the smaller the larger is, with both drawn, or its number where they have been. */
export function comparedVerdict(
  { measure, left, right }: Compared,
  sort: string,
  context: StoryContext,
  { weight = 0, isDrawn = false }: Standing = {},
): Verdict | undefined {
  if (!areComparable([left, right])) return undefined;
  const [one, other] = [capital(left), capital(right)];
  const [larger, smaller] = one.figure.magnitude >= other.figure.magnitude ? [one, other] : [other, one];
  // Within a sentence a name stands as it is written.
  const own = smaller === one ? left : right;
  const said = againstText(larger, { ...own, label: inSentence(own.label, context) ?? own.label }, context.language);
  if (!said) return undefined;
  const side = ({ label, figure }: Named): { label: string; points: string[]; figure: Named['figure'] } => ({ label, points: [], figure }); // prettier-ignore
  const made = verdictBeat({ claim: said.claim, kicker: measure ? sentenceCase(measure) : undefined, evidence: isDrawn ? { type: 'figure', figure: said.figure, about: said.claim.slice(0, 120) } : { type: 'versus', left: side(one), right: side(other) }, picture: `${larger.label} ${smaller.label}` }, context); // prettier-ignore
  if (!made) return undefined;
  const ratio = larger.figure.magnitude / smaller.figure.magnitude;
  return { beat: made, sort, number: said.number, worth: leastWorth + mostWorth * strikes(ratio, striking) + weight, from: [larger.figure.display, smaller.figure.display] }; // prettier-ignore
}
