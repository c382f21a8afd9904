import type { EvidenceOf } from '@scenewright/core/outline';
import { wordsIn } from '../../reading/clauses.js';
import type { Point } from '../../reading/point.js';
import { scan } from '../../reading/scan/scan.js';
import type { Candidate } from '../node.js';
import type { StoryContext } from '../story-context.js';
import { capital, leadBefore, nameIn, said } from './said.js';
import { shaped } from './shape-node.js';

type Side = EvidenceOf<'score'>['sides'][number];
interface Score {
  from: number;
  to: number;
  sides: Side[];
  /** What it is called where it is told: "Final score". */
  name?: string;
}

/** Sides with what they scored, where the source says that it is a score: "Final score: Lions 3, Bears 1", "Lions 3–1 Bears". */
export function scoresIn(points: readonly Point[], language: string, prompt: string): Score[] {
  const cue = said(language, 'scores', ({ scores }) => scores);
  const found: Score[] = [];
  for (let from = 0; from < points.length; from += 1) {
    const point = points[from]!;
    const lead = `${point.heading} ${leadBefore(point.text, prompt)}`;
    const name = cue.exec(lead)?.[0];
    const pair = pairOf(point, language, name !== undefined || cue.test(prompt));
    if (pair) {
      found.push({ from, to: from + 1, sides: pair, ...(name ? { name } : {}) });
      continue;
    }
    if (!name) continue;
    const sides: Side[] = [];
    let to = from;
    for (; to < points.length && points[to]!.sentenceIndex === point.sentenceIndex; to += 1) {
      const side = sideOf(points[to]!);
      if (!side) break;
      sides.push(side);
    }
    if (sides.length < 2 || sides.length > 4) continue;
    found.push({ from, to, sides, name });
    from = to - 1;
  }
  return found;
}

/** "Lions 3". */
function sideOf({ text, figures: [found, ...others] }: Point): Side | undefined {
  if (!found || others.length > 0 || !/^\p{Nd}{1,4}$/u.test(found.figure.display)) return undefined;
  const label = nameIn(text.slice(0, found.start));
  const rest = nameIn(text.slice(found.end));
  return rest === '' && label !== '' && wordsIn(label) <= 5 && label.length <= 64
    ? { label: capital(label), figure: found.figure }
    : undefined;
}

const goals = '(\\p{Nd}{1,3})\\s?[-–—:：]\\s?(\\p{Nd}{1,3})';

/** "Lions 3–1 Bears" where a score is spoken of; "the Lions beat the Bears 3-1" anywhere. */
function pairOf({ text }: Point, language: string, isScore: boolean): Side[] | undefined {
  const plain = text.replace(/[.!。]$/u, '');
  const between = isScore ? new RegExp(`^(.{2,40}?)\\s${goals}\\s(.{2,40})$`, 'u').exec(plain) : null;
  const won = said(language, 'beats', ({ beats }) => beats).exec(plain);
  const after = won ? new RegExp(`^(.{2,40}?)[\\s,(]+${goals}\\)?$`, 'u').exec(plain.slice(won.index + won[0].length)) : null; // prettier-ignore
  const [first, second, one, other] = between
    ? [between[1]!, between[4]!, between[2]!, between[3]!]
    : after
      ? [plain.slice(0, won!.index), after[1]!, after[2]!, after[3]!]
      : [];
  if (!first || !second || !one || !other || wordsIn(first) > 4 || wordsIn(second) > 4) return undefined;
  const sides = [first, second].flatMap((name, at): Side[] => {
    const [figure] = scan([one, other][at]!, language).figures;
    const label = capital(nameIn(name.replace(/^\s*(?:the|der|die|das|le|la|les|il|el|o|a|de|het)\s/iu, '')));
    return figure && label ? [{ label, figure: figure.figure }] : [];
  });
  return sides.length === 2 ? sides : undefined;
}

export function scoreCandidates(points: readonly Point[], context: StoryContext): Candidate[] {
  return scoresIn(points, context.language, context.brief.prompt).map(
    ({ from, to, sides, name }) =>
    shaped({ from, to, evidence: { type: 'score', sides }, title: points[from]!.sentence.replace(/[.。]$/u, ''), kicker: name ? capital(name) : undefined }, points, context), // prettier-ignore
  );
}
