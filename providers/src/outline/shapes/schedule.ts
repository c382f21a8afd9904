import type { EvidenceOf } from '@scenewright/core/outline';
import { wordsIn } from '../../reading/clauses.js';
import type { Point } from '../../reading/point.js';
import type { FoundDate } from '../../reading/scan/dates.js';
import { claimOf } from '../claim.js';
import type { Candidate } from '../node.js';
import type { StoryContext } from '../story-context.js';
import { capital, leadBefore, nameIn, said } from './said.js';
import { shaped } from './shape-node.js';

type Task = EvidenceOf<'schedule'>['tasks'][number];

/** Tasks in a row, two of them and more with the dates from which and to which they last, in a plan or at the same time. */
export function scheduleCandidates(points: readonly Point[], context: StoryContext): Candidate[] {
  const { language, brief, genre } = context;
  if (genre === 'biography') return [];
  const cue = said(language, 'plans', ({ plans }) => plans);
  const found: Candidate[] = [];
  for (let from = 0; from < points.length; from += 1) {
    const tasks: Task[] = [];
    let to = from;
    for (; to < points.length && tasks.length < 8 && points[to]!.group === points[from]!.group; to += 1) {
      const task = taskOf(points[to]!);
      if (!task) break;
      tasks.push(task);
    }
    const lasting = tasks.filter(({ start, end }) => end > start);
    if (tasks.length < 2 || lasting.length < 2) continue;
    const { heading, text } = points[from]!;
    const isPlan = cue.test(`${heading} ${context.topic} ${leadBefore(text, brief.prompt)}`);
    const overlaps = lasting.some((one, at) => lasting.slice(at + 1).some(({ start, end }) => one.start < end && start < one.end)); // prettier-ignore
    if (!isPlan && !overlaps) continue;
    const name = heading || cueName(cue, leadBefore(text, brief.prompt));
    const title = name && name.length <= 60 ? claimOf(name, language, 60) : '';
    found.push(shaped({ from, to, evidence: { type: 'schedule', tasks }, title }, points, context));
    from = to - 1;
  }
  return found;
}

/** "Project plan: design …": what stands before the colon. */
const cueName = (cue: RegExp, lead: string): string => {
  const name = /([^.!?\n:：]{3,60})[:：]\s*$/u.exec(lead)?.[1]?.trim() ?? '';
  return cue.test(name) ? capital(name) : '';
};

/** "Design 3 March to 14 March", "1–4 May: build", and a moment: "Launch 21 April". */
function taskOf(point: Point): Task | undefined {
  const [first, second, third] = point.dates;
  if (!first || third || point.role !== 'content' || point.kind === 'heading' || point.figures.length > 0) return undefined; // prettier-ignore
  const between = second ? point.text.slice(first.end, second.start) : '';
  if (second && !/^\s?(?:[–—~-]|\p{L}{1,6})\s?$/u.test(between)) return undefined;
  const last = second ?? first;
  const before = nameIn(point.text.slice(0, first.start).replace(/\s\p{L}{1,4}\s*$/u, (word) => (second && wordsIn(point.text.slice(0, first.start)) > 1 ? '' : word))); // prettier-ignore
  const label = before || nameIn(point.text.slice(last.end));
  const [start, whole] = [dayNumber(first, false), dayNumber(last, second !== undefined)];
  const end = second || start === undefined ? whole : start + daysWithin(first);
  if (start === undefined || end === undefined || end < start) return undefined;
  if (label === '' || wordsIn(label) > 6 || label.length > 60) return undefined;
  const [from, to] = [first, last].map(({ text }) => text.replace(/[.,]$/u, '').slice(0, 32));
  return { label: capital(label), from: from!, ...(second ? { to: to! } : {}), start, end };
}

/** How long a date lasts that names two days of one month: "3. bis 14. März". */
function daysWithin({ text, order }: FoundDate): number {
  const [from, to] = [...text.matchAll(/\p{Nd}+/gu)].map(([digits]) => Number(digits));
  return from === order % 100 && to! > from && to! <= 31 && !/^\p{Nd}+[./-]\p{Nd}+[./-]/u.test(text) ? to! - from : 0;
}

/** Days since year 0; the end of a month or a year that is named as a whole is its last day. */
function dayNumber({ order }: FoundDate, isEnd: boolean): number | undefined {
  if (order === 0) return undefined;
  const [year, month, day] = [Math.floor(order / 10_000), Math.floor(order / 100) % 100, order % 100];
  const whole = month === 0 ? (isEnd ? 365 : 0) : (month - 1) * 30.44 + (day === 0 ? (isEnd ? 30 : 0) : day);
  return Math.round(year * 365.25 + whole);
}
