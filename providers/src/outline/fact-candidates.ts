import type { Beat, Evidence } from '@scenewright/core/outline';
import type { Fact } from '../planner/facts/fact.js';
import { readFacts } from '../planner/facts/read-facts.js';
import { shapeOf } from '../planner/facts/shapes.js';
import { statement } from '../planner/facts/statements.js';
import type { Point } from '../reading/point.js';
import { beat, kickerOf, spokenOf } from './beats.js';
import { claimOf } from './claim.js';
import { termsOf } from '../reading/grammar/english-terms.js';
import { asRow } from './comparison-row.js';
import type { Candidate } from './node.js';
import { sentence } from './spoken.js';
import type { StoryContext } from './story-context.js';

/** Structures that are known by the form of whole sentences: chains, chats, tables of parallel sentences, two sides, cycles. */
export function factCandidates(points: readonly Point[], context: StoryContext): Candidate[] {
  const { language } = context;
  const sentences = new Map<number, Point>();
  for (const point of points) if (!sentences.has(point.sentenceIndex)) sentences.set(point.sentenceIndex, point);
  const statements = [...sentences.values()].map((point) =>
    statement(point.sentence, language, {
      kind: point.kind === 'clause' ? 'sentence' : point.kind,
      heading: point.kind === 'bullet' ? point.heading : '',
      group: point.group,
      ...(point.ordinal === undefined ? {} : { ordinal: point.ordinal }),
      ...(point.checked === undefined ? {} : { checked: point.checked }),
    }),
  );
  const { facts } = readFacts(statements, language);
  return facts.flatMap((fact): Candidate[] => {
    const evidence = evidenceOf(fact, language);
    if (!evidence) return [];
    const span = spanOf(fact, points);
    if (!span) return [];
    const run = points.slice(span.from, span.to);
    const node = (): ReturnType<Candidate['node']> => {
      const title = 'title' in evidence && evidence.title ? evidence.title : '';
      const claim = title ? claimOf(title, language, 80) : context.topic || claimOf(run[0]!.text, language);
      const whole = beat({ claim, kicker: kickerOf({ heading: '' }, context), evidence, spoken: spokenOf(run, context), picture: `${claim} ${run[0]!.text}`, importance: 0.9 }, context); // prettier-ignore
      return { alternatives: [[whole], ...stationsOf(evidence, whole, context)], importance: 0.9 };
    };
    return [{ ...span, score: 0.965, node }];
  });
}

/** A cycle that goes from station to station, and is seen as a whole at its end: where there is time for that. */
function stationsOf(evidence: Evidence, whole: Beat, context: StoryContext): Beat[][] {
  if (evidence.type !== 'steps') return [];
  const stations = evidence.steps.map((step, at) =>
    beat({ claim: step.text, kicker: kickerOf({ heading: '' }, context), evidence: { type: 'steps', steps: [step], from: at + 1, cyclic: false }, spoken: sentence(step.text, context), picture: step.text, importance: 0.85 }, context)); // prettier-ignore
  return [[...stations, { ...whole, purpose: 'resolution', spoken: null }]];
}

/** The points whose words a fact is made of: they stand together. */
function spanOf(fact: Fact, points: readonly Point[]): { from: number; to: number } | undefined {
  const whole = plain(fact.text);
  const inside = points.map(
    (point) => plain(point.text) !== '' && (whole.includes(plain(point.text)) || plain(point.sentence).includes(whole)),
  );
  const from = inside.indexOf(true);
  if (from < 0) return undefined;
  let to = from;
  while (to < points.length && inside[to]) to += 1;
  return { from, to };
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]+/gu, ' ')
    .trim();

function evidenceOf(fact: Fact, language: string): Evidence | undefined {
  const { body } = fact;
  switch (body.type) {
    case 'flow':
      return { type: 'flow', labels: body.labels.map((label) => label.slice(0, 64)), round: body.round };
    case 'chat':
      return { type: 'chat', messages: body.messages };
    case 'table':
      return { type: 'table', ...(body.title ? { title: body.title.slice(0, 110) } : {}), columns: body.columns.map((column) => column.slice(0, 40)), rows: body.rows.slice(0, 8) };
    case 'pros-cons':
      return { type: 'pros-cons', ...(body.title ? { title: body.title.slice(0, 110) } : {}), pros: body.pros.slice(0, 6), cons: body.cons.slice(0, 6), prosLabel: body.prosLabel, consLabel: body.consLabel };
    case 'versus': {
      const side = ({ label, points, figure }: typeof body.left): { label: string; points: string[]; figure?: typeof figure } => ({ label: label.slice(0, 64), points: points.slice(0, 5).map((text) => asRow(text, language)), ...(figure ? { figure } : {}) });
      if (body.left.points.length === 0 && !body.left.figure) return undefined;
      return { type: 'versus', ...(body.title ? { title: body.title.slice(0, 110) } : {}), left: side(body.left), right: side(body.right) };
    }
    case 'list':
      if (body.checked || shapeOf(body.title, language) !== 'cycle' || body.items.length < 3) return undefined;
      return { type: 'steps', title: body.title.slice(0, 110), steps: withoutReturn(body.items, language).slice(0, 6).map(({ text, detail }) => ({ text: text.slice(0, 110), ...(detail ? { detail: detail.slice(0, 160) } : {}) })), from: 1, cyclic: true };
    default:
      return undefined;
  } // prettier-ignore
}

/** "…, and back again" behind things that are named: a last step of adverbs says that it begins again, which a cycle shows. */
function withoutReturn<T extends { text: string }>(items: readonly T[], language: string): T[] {
  if (language !== 'en' || items.length <= 3) return [...items];
  const has = ({ text }: T, tag: string): boolean => termsOf(text).some(({ tags }) => tags.has(tag));
  const [last, ...others] = [...items].reverse();
  const isReturn = has(last!, 'Adverb') && !has(last!, 'Noun') && others.every((item) => has(item, 'Noun'));
  return isReturn ? items.slice(0, -1) : [...items];
}
