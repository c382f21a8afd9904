import type { Storyboard } from '../storyboard/storyboard.js';
import type { Warning } from '../errors/warning.js';
import { checkedStory } from './checked-scene.js';
import { denseScreen } from './rules/dense-screen.js';
import { directionShown } from './rules/direction-shown.js';
import { emptyScene } from './rules/empty-scene.js';
import { forbiddenShown } from './rules/forbidden-shown.js';
import { headlineFragment } from './rules/headline-fragment.js';
import { lostClauses, lostClausesIn } from './rules/lost-clauses.js';
import { lostItems } from './rules/lost-items.js';
import { repeatedText } from './rules/repeated-text.js';
import { longNarration, shortScene } from './rules/scene-time.js';
import { inventedFigures, sourceFigures } from './rules/source-figures.js';
import { numbersIn } from './numbers-in.js';
import type { StoryFinding } from './story-finding.js';
import type { StoryRule } from './story-rule.js';
import type { StorySource } from './story-source.js';

/** Every rule, what is worst first. */
export const storyRules: readonly StoryRule[] = [
  forbiddenShown,
  directionShown,
  inventedFigures,
  sourceFigures,
  lostItems,
  lostClauses,
  headlineFragment,
  denseScreen,
  repeatedText,
  emptyScene,
  longNarration,
  shortScene,
];

/**
 * What a viewer would not forgive in a story, whoever planned it: to be mended, or reported to a model that
 * writes it again, or to the user. What cannot be decided without knowing what was expected is not looked for. Pure.
 */
export function checkStory(storyboard: Storyboard, source: StorySource): StoryFinding[] {
  const story = checkedStory(storyboard, source);
  return storyRules.flatMap((rule) => rule.find(story, source));
}

/** Clauses that stand on no screen, in their words or with their numbers, though a voice may say them. */
export function unshownClauses(storyboard: Storyboard, source: StorySource): StoryFinding[] {
  const story = checkedStory({ ...storyboard, narrated: false }, source);
  const shown = new Set(story.scenes.flatMap(({ shownText }) => numbersIn(shownText).flatMap(({ digits, parts }) => [digits, ...parts]))); // prettier-ignore
  return lostClausesIn(story, source, (clause) => numbersIn(clause).some(({ parts, digits }) => !shown.has(digits) && !parts.every((part) => shown.has(part)))); // prettier-ignore
}

/** Findings as warnings for the user, one a code. */
export function storyWarnings(findings: readonly StoryFinding[]): Warning[] {
  const byCode = new Map<string, string[]>();
  for (const { code, message } of findings) byCode.set(code, [...(byCode.get(code) ?? []), message]);
  return [...byCode].map(([code, messages]) => {
    const more = messages.length - mostMessages;
    return {
      code,
      message: [...messages.slice(0, mostMessages), ...(more > 0 ? [`And ${more} more.`] : [])].join(' '),
    };
  });
}

/** Of one kind; the rest is counted. */
const mostMessages = 4;
