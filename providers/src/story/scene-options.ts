import type { Beat, KindWithContent, SceneContent, SceneKind } from '@scenewright/core';
import { wordsIn } from '../reading/clauses.js';
import { namedMotif, motifOf } from '../planner/scenes/motif.js';

/** One way to show a beat; the best has the highest score (0 to 1). */
export interface SceneOption {
  scene: KindWithContent;
  score: number;
}

const option = <K extends SceneKind>(kind: K, content: SceneContent<K>, score: number): SceneOption => ({
  scene: { kind, content } as KindWithContent,
  score,
});

/** The kinds that can show a beat, with what they say. */
export function sceneOptions(beat: Beat): SceneOption[] {
  const { evidence, claim: title, kicker, support } = beat;
  const head = { title, kicker };
  switch (evidence.type) {
    case 'claim':
      return claimOptions(beat);
    case 'figure': {
      const { figure, companion, trend, sentiment } = evidence;
      const caption = support && wordsIn(support) + wordsIn(title) <= 17 ? support : undefined;
      return [
        option('counter', { ...head, figure, ...(caption ? { caption } : {}), ...(trend ? { trend, sentiment } : {}), ...(companion ? { companion } : {}) }, 0.8),
        option('callout', { text: title.includes(figure.display) ? title : `${title}: ${figure.display}`, kicker, emphasis: figure.display }, 0.5),
      ];
    }
    case 'share':
      return [
        option('stat-ring', { ...head, figure: evidence.figure, ...(support ? { label: support } : {}) }, 0.85),
        option('progress', { ...head, items: [{ label: shortLabel(title), figure: evidence.figure, highlight: true }] }, 0.6),
        option('counter', { ...head, figure: evidence.figure }, 0.55),
      ];
    case 'ratio':
      return [option('pictogram', { ...head, count: evidence.count, total: evidence.total, icon: 'user' }, 0.9)];
    case 'delta': {
      const { before, after, beforeLabel, afterLabel, sentiment } = evidence;
      return [option('delta', { ...head, label: shortLabel(measureOf(evidence.about, title) ?? kicker ?? title), before, after, ...(beforeLabel && afterLabel ? { beforeLabel, afterLabel } : {}), sentiment: sentiment ?? 'neutral' }, 0.9)];
    }
    case 'series':
      return seriesOptions(beat);
    case 'grid': {
      const { categories, dated, source } = evidence;
      const series = evidence.series.map((one, at) => ({ ...one, ...(at === 0 ? { highlight: true } : {}) }));
      const content = { ...head, categories, series, ...(source ? { source } : {}) };
      const lead = evidence.series[0]!;
      const columns = categories.length <= 12 ? [option('column-chart', { ...head, ...(source ? { source } : {}), items: categories.map((label, at) => ({ label, figure: lead.values[at]! })).filter(({ figure }) => figure) }, 0.6)] : [];
      return dated ? [option('line-chart', content, 0.9), option('area-chart', content, 0.7), ...columns] : [option('grouped-chart', content, 0.9)];
    }
    case 'table':
      return [option('table', { ...head, columns: evidence.columns, rows: evidence.rows }, 0.9)];
    case 'list': {
      const items = evidence.items.slice(0, 6);
      if (evidence.checked) return [option('checklist', { ...head, items: items.map(({ text }, at) => ({ text, done: evidence.checked![at] ?? false })) }, 0.9)];
      if (items.length < 2) return claimOptions({ ...beat, claim: items[0]?.text ?? title });
      const short = items.every(({ text }) => text.length <= 26);
      // Lines that were said one by one stay together without a heading.
      const isRefrain = beat.purpose === 'resolution' && !evidence.title;
      return [option('list', { ...head, items }, 0.85), ...(short && items.length >= (isRefrain ? 2 : 3) ? [option('kinetic-words', { phrases: items.map(({ text }) => text) }, isRefrain ? 0.95 : 0.45)] : [])];
    }
    case 'steps': {
      const steps = evidence.steps.slice(0, 6).map(({ text, detail }) => ({ title: text.slice(0, 80), ...(detail ? { detail } : {}) }));
      // One step at a time: all of them in one form, its number above each.
      if (steps.length < 2) return [option('section', { title, kicker, index: evidence.from }, 0.9)];
      return [option('steps', { ...head, steps }, 0.9), ...(evidence.cyclic && steps.length >= 3 ? [option('cycle', { ...head, steps }, 0.95)] : [])];
    }
    case 'timeline': {
      const events = evidence.events.slice(0, 6).map(({ date, label }, at, all) => ({ date, label: label.slice(0, 90), ...(at === all.length - 1 ? { highlight: true } : {}) }));
      return [option('timeline', events.length === 1 ? { kicker: undefined, events } : { ...head, events }, 0.9), ...(events.length === 1 ? claimOptions(beat) : [])];
    }
    case 'versus': {
      const side = ({ label, points, figure }: typeof evidence.left): SceneContent<'versus'>['left'] => ({ label, points: points.slice(0, 4), ...(figure ? { figure } : {}) });
      return [option('versus', { ...head, left: side(evidence.left), right: side(evidence.right) }, 0.9)];
    }
    case 'pros-cons':
      return [option('pros-cons', { ...head, pros: evidence.pros.slice(0, 5), cons: evidence.cons.slice(0, 5), prosLabel: evidence.prosLabel, consLabel: evidence.consLabel }, 0.95)];
    case 'quote':
      return [option('quote', { text: evidence.text, author: evidence.author, role: evidence.role }, 0.95)];
    case 'definition':
      return [option('definition', { term: evidence.term, definition: evidence.definition, kicker }, 0.85)];
    case 'question':
      return openingOptions(beat);
    case 'answer':
      return wordsIn(evidence.answer) + wordsIn(evidence.question) <= 18
        ? [option('callout', { text: evidence.answer.slice(0, 220), kicker: evidence.question.length <= 48 ? evidence.question : undefined }, evidence.question.length <= 48 ? 0.6 : 0.2), option('definition', { term: evidence.question.slice(0, 60), definition: evidence.answer.slice(0, 280) }, 0.75), option('chat', answerChat(evidence), 0.7)]
        : [option('chat', answerChat(evidence), 0.85)];
    case 'details':
      return [option('list', { ...head, items: padded(evidence.items.map(({ text }) => ({ text }))) }, 0.9)];
    case 'action':
      return [option('call-to-action', { title, kicker, ...(evidence.action ? { action: evidence.action } : {}), ...(evidence.where ? { url: evidence.where } : support ? { action: support.slice(0, 48) } : {}) }, 0.95), option('end-card', { title, ...(support ? { subtitle: support.slice(0, 140) } : {}), ...(evidence.where ? { url: evidence.where } : {}) }, support ? 0.97 : 0.6)];
    case 'places':
      return [option('place-map', { ...head, places: evidence.places.map(({ country, label, note }) => ({ country, label, ...(note ? { note } : {}) })) }, 0.85), ...claimOptions(beat)];
    case 'flow':
      return [
        option('flow', { title: undefined, kicker, nodes: evidence.labels.map((label, at) => ({ id: nodeId(at), label })), links: evidence.labels.slice(1).map((_, at) => ({ from: nodeId(at), to: nodeId(at + 1) })) }, 0.9),
      ];
    case 'chat':
      return [option('chat', { messages: evidence.messages }, 0.95)];
    case 'code':
      return [option('code', { ...(beat.kicker ? { title: beat.kicker } : {}), code: evidence.code, ...(evidence.language ? { language: evidence.language } : {}) }, 0.95)];
    case 'image':
      return [option('ken-burns', { image: evidence.image, ...(title ? { title } : {}), kicker, focus: 'center' }, 0.95)];
    case 'picture':
      return openingOptions(beat);
  } // prettier-ignore
}

/** Letters: a number would be one that nobody wrote. */
const nodeId = (at: number): string => String.fromCharCode(97 + at);

const answerChat = ({ question, answer }: { question: string; answer: string }): SceneContent<'chat'> => ({
  messages: [
    { from: '?', text: question.slice(0, 180) },
    { from: '✓', text: answer.slice(0, 180), mine: true },
  ],
});

const padded = <T>(items: T[]): T[] => (items.length >= 2 ? items.slice(0, 6) : items);
/** What changes, where that is named in a few words that the headline is not. */
const measureOf = (about: string, title: string): string | undefined =>
  about !== title && wordsIn(about) <= 4 ? about : undefined;
const shortLabel = (text: string): string => (text.length <= 64 ? text : text.slice(0, 64).replace(/\s\S*$/u, ''));

function claimOptions(beat: Beat): SceneOption[] {
  const { claim, kicker, support, evidence, picture } = beat;
  const emphasis =
    evidence.type === 'claim' && evidence.emphasis && claim.includes(evidence.emphasis) ? evidence.emphasis : undefined;
  const motif = namedMotif(`${claim} ${picture}`);
  const phrases = claim.split(/(?<=[,;:.!?])\s+/u).map((part) => part.replace(/[,;:.]$/u, ''));
  // Lines of a slogan rather than the parts of a sentence.
  const lines = /[.!?]\s/u.test(claim);
  const whole = support ? `${claim}. ${support}` : claim;
  return [
    option('callout', { text: whole.slice(0, 220), kicker, ...(emphasis ? { emphasis } : {}) }, 0.62),
    ...(motif ? [option('backdrop', { motif, title: claim, kicker, ...(support ? { caption: support } : {}) }, 0.64)] : []),
    ...(phrases.length >= 2 && phrases.length <= 4 && phrases.every((phrase) => phrase.length <= 36) && !support ? [option('kinetic-words', { phrases }, lines ? 0.7 : 0.6)] : []),
    option('section', { title: claim, kicker }, support ? 0.3 : 0.52),
  ]; // prettier-ignore
}

function openingOptions({ claim, kicker, support, purpose, picture }: Beat): SceneOption[] {
  if (purpose === 'close')
    return [option('end-card', { title: claim, ...(support ? { subtitle: support.slice(0, 140) } : {}) }, 0.9)];
  const motif = motifOf(`${claim} ${picture}`);
  if (purpose === 'open')
    return [option('title', { title: claim, ...(support ? { subtitle: support } : {}), kicker }, 0.9)];
  return [option('backdrop', { motif, title: claim, kicker }, 0.8), option('section', { title: claim, kicker }, 0.6)];
}

function seriesOptions(beat: Beat): SceneOption[] {
  const { evidence, claim: title, kicker } = beat;
  if (evidence.type !== 'series') return [];
  const { items, arrangement, source } = evidence;
  const top = [...items].sort((a, b) => b.figure.magnitude - a.figure.magnitude)[0];
  const marked = items.map(({ label, figure }, at) => ({
    label,
    figure,
    ...((arrangement === 'time' ? at === items.length - 1 : items[at] === top) ? { highlight: true } : {}),
  }));
  const head = { title, kicker, ...(source ? { source } : {}) };
  const negative = items.some(({ figure }) => figure.magnitude < 0);
  const tiles = option('kpi-tiles', { title, kicker, tiles: items.slice(0, 6).map(({ label, figure, note, trend }) => ({ label, figure, ...(note ? { note } : {}), ...(trend ? { trend } : {}) })) }, arrangement === 'mixed' ? 0.95 : 0.3); // prettier-ignore
  const up = marked.slice(0, 12);
  const down = [...marked].sort((a, b) => b.figure.magnitude - a.figure.magnitude);
  const lines = (): SceneContent<'line-chart'> => ({
    ...head,
    categories: items.map(({ label }) => label.slice(0, 40)),
    series: [{ name: kicker ?? 'Σ', values: items.map(({ figure }) => figure), highlight: true }],
  });
  switch (arrangement) {
    case 'parts':
      return [
        option('donut-chart', { ...head, items: marked.slice(0, 7) }, 0.95),
        option('bar-chart', { ...head, items: up }, 0.7),
      ];
    case 'time':
      return items.length <= 7
        ? [option('column-chart', { ...head, items: up }, 0.9), option('line-chart', lines(), 0.8)]
        : [
            option('line-chart', lines(), 0.92),
            ...(items.length <= 12 ? [option('column-chart', { ...head, items: up }, 0.7)] : []),
          ];
    case 'stages':
      return [
        ...(items.length >= 3 && items.length <= 6 ? [option('funnel', { ...head, items: items.map(({ label, figure }) => ({ label, figure })) }, 0.95)] : []), // prettier-ignore
        option('bar-chart', { ...head, items: up }, 0.8),
      ];
    case 'ranking':
      return [
        option('ranking', { title, kicker, items: down.slice(0, 8) }, negative ? 0.3 : 0.9),
        option('bar-chart', { ...head, items: down.slice(0, 12) }, 0.85),
      ];
    case 'other':
      return [
        option('bar-chart', { ...head, items: up }, 0.88),
        ...(items.length >= 3 && items.length <= 8 && !negative ? [option('ranking', { title, kicker, items: down.slice(0, 8) }, 0.62)] : []), // prettier-ignore
        option('column-chart', { ...head, items: up }, items.length <= 5 ? 0.86 : 0.5),
        // After bars: another row of figures by its order.
        option('ranking', { title, kicker, items: down.slice(0, 8) }, negative || items.length > 8 ? 0.3 : 0.65),
        tiles,
      ];
    default:
      return [tiles];
  }
}
