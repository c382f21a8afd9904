import type { Brief } from '@scenewright/core/brief';
import type { Warning } from '@scenewright/core/errors';
import type { Beat, Outline } from '@scenewright/core/outline';
import { wordsIn } from '../reading/clauses.js';
import { endsAsking } from '../reading/ends-asking.js';
import type { Point } from '../reading/point.js';
import { phrasesOf } from '../planner/words/phrases.js';
import type { Treated } from '../treatment/treat.js';
import { appealCandidates } from './appeal.js';
import { changeCandidates } from './changes.js';
import { claimOf } from './claim.js';
import { closingBeats } from './closing.js';
import { comparisonCandidates } from './comparison.js';
import { cover } from './cover.js';
import { dedicationIn, signature } from './dedication.js';
import { dialogueCandidates } from './dialogue.js';
import { documentNodes } from './document-nodes.js';
import { factCandidates } from './fact-candidates.js';
import { filled } from './endings.js';
import { facetsOf } from './facets.js';
import { fit, readSeconds, type Fitted } from './fit.js';
import { imageBeats } from './images.js';
import { countedCandidates } from './lists/counted-items.js';
import { listCandidates } from './lists/list-candidates.js';
import { withMeasures } from './measures.js';
import { greeted, greetedTopic, greetingClose, withoutWhom } from './greeting.js';
import { headedListCandidates } from './headed-lists.js';
import type { StoryNode } from './node.js';
import { openingBeat, openingNode } from './opening.js';
import { longestOf, secondsOf } from './pace.js';
import { questionBeats } from './question.js';
import { seriesCandidates } from './series.js';
import { isSlogan, sloganBeats } from './slogan.js';
import { roundCandidates } from './rounds.js';
import { retell } from '../planner/words/retell.js';
import { singleBeat, importanceOf } from './single-point.js';
import { sentencesSpoken } from './spoken.js';
import type { StoryContext } from './story-context.js';
import { joined as joinedInSpeech, withSentences } from './telling/tell.js';
import { timelineCandidates } from './timeline.js';
import { recordOf } from './verdicts/chosen-verdicts.js';
import { verdictsWithin, withVerdicts } from './verdicts/with-verdicts.js';
import { visitCandidates } from './visits.js';
import { scoresIn } from './shapes/score.js';
import { shapeCandidates } from './shapes/shape-candidates.js';
import { titledAs } from './titled-as.js';
import { subjectTopic, topicOf } from './topic/topic.js';
import type { Topic } from './topic/topic-source.js';

/** Writes the story of a reading: an opening, the points in beats that fit the time, and an ending. */
export function writeOutline(treated: Treated, brief: Brief): Outline {
  const outline = storyOf(treated, brief, []);
  const { language } = treated.reading;
  if (!speaksOtherwise(treated)) return outline;
  const translated = retell(outline.beats, language, treated.narrationLanguage);
  return { ...outline, beats: translated.beats, warnings: [...outline.warnings, ...translated.warnings] };
}

/** Whether the voice speaks another language than the prompt. */
const speaksOtherwise = ({ narrated, narrationLanguage, reading }: Treated): boolean =>
  narrated && narrationLanguage.slice(0, 2) !== reading.language.slice(0, 2);

/** How crowded a story is in its length: beats that find no room, or only a part of them, and beats that share a list. */
export type Crowding = Pick<Fitted, 'left' | 'shared'>;

export function crowdingOf(treated: Treated, brief: Brief): Crowding {
  const crowding = { left: 0, shared: 0 };
  storyOf(treated, brief, [], crowding);
  return crowding;
}

function storyOf(
  treated: Treated,
  brief: Brief,
  warnings: Warning[],
  crowding: Crowding = { left: 0, shared: 0 },
): Outline {
  const { treatment } = treated;
  const { language } = treated.reading;
  const greeting = treatment.genre === 'invitation' ? undefined : treated.reading.greeting;
  const isDedicated = dedicationIn(treated.reading.points, language, treatment.genre) !== undefined;
  const reading = greeting && !isDedicated ? { ...treated.reading, points: withoutWhom(treated.reading.points, greeting, language) } : treated.reading; // prettier-ignore
  const documents = documentNodes(reading, brief);
  warnings.push(...documents.warnings);
  const dedication = dedicationIn(reading.points, language, treatment.genre);
  const found = dedication?.topic ?? (reading.subject && (documents.heading === '' || documents.speaksOf(reading.subject)) ? subjectTopic(reading.subject, documents.heading, language) : topicOf(reading.points, language, brief, documents.title)); // prettier-ignore
  const met = greeting ? greetedTopic(found, greeting, language) : found;
  const topic = reading.wishes.title === undefined ? met : titledAs(reading.wishes.title, met);
  const context: StoryContext = {
    reading,
    language,
    phrases: phrasesOf(language),
    genre: treatment.genre,
    mood: treatment.mood,
    brief,
    narrated: treated.narrated,
    topic: topic.short,
  };
  // "Final score: 3–1" is told; what is called final is not what the film ends on.
  const scored = scoresIn(reading.points, language, brief.prompt).flatMap(({ from, to }) => reading.points.slice(from, to)); // prettier-ignore
  const closing = reading.points.filter((point) => !topic.used.includes(point) && !scored.includes(point) && closes(point, reading.points)); // prettier-ignore
  const body = reading.points.filter((point) => (!topic.used.includes(point) || scored.includes(point)) && !closing.includes(point)); // prettier-ignore
  const nodes = [...nodesOf(body, context), ...documents.nodes(context)];
  const images = imageBeats(brief, context);
  const signed = dedication ? signature(dedication, context) : [];
  const asked = [...signed, ...closingBeats([...closing, ...documents.closing], context)];
  const spokenEnds = greeting !== undefined && asked.length === 0 ? [greetingClose(greeting, topic, context)] : asked; // prettier-ignore
  const total = brief.durationSeconds;
  if (nodes.length === 0 && images.length === 0) {
    if (!topic.subtitle && spokenEnds.length === 0)
      warnings.push({
        code: 'no_facts',
        message: nothingKnown(topic.title),
      });
    // A call to act alone says all there is.
    const beats =
      topic.title === '' && spokenEnds.length > 0
        ? spokenEnds
        : [...questionBeats(topic, reading, total, context).map((one) => (greeting && one.purpose === 'open' ? greeted(one, greeting, topic, context) : one)), ...spokenEnds]; // prettier-ignore
    return outlineOf(beats, topic, treated, warnings);
  }
  if (images.length === 0 && documents.nodes(context).length === 0 && isSlogan(reading.points, language))
    return outlineOf(sloganBeats(reading.points, context), { ...topic, title: reading.points.map(({ text }) => text).join(' ') }, treated, warnings); // prettier-ignore
  const named = openingBeat(topic, nodes, context);
  const opening = named && greeting !== undefined ? greeted(named, greeting, topic, context) : named;
  const opens = opening ? [openingNode(opening, topic, context)] : [];
  const parts = [...opens, ...nodes.map((node) => withSentences(node, context)), ...images.map((image) => ({ alternatives: [[image]], importance: 0.7 }))]; // prettier-ignore
  const lasting = (some: readonly Beat[]): number => some.reduce((sum, one) => sum + secondsOf(one, language), 0);
  const least = readSeconds(
    parts.flatMap(({ alternatives }) => alternatives[0]!),
    language,
  );
  // Where time is short for what is told, a number to call is only seen.
  const ends = least + lasting(spokenEnds) <= total ? spokenEnds : spokenEnds.map((one) => (isNumber(one) ? { ...one, spoken: null } : one)); // prettier-ignore
  const verdicts = speaksOtherwise(treated) ? [] : verdictsWithin(nodes, parts, total - lasting(ends), context);
  const fitted = fit(parts, Math.max(4, total - lasting([...ends, ...verdicts.map(({ beat }) => beat)])), context);
  const first = fitted.beats.slice(0, opens.length);
  const spread = joinedInSpeech(images.length > 0 ? [...first, ...spreadImages(fitted.beats.slice(first.length))] : fitted.beats, context); // prettier-ignore
  Object.assign(crowding, { left: fitted.left, shared: fitted.shared });
  if (fitted.left > 0)
    warnings.push({
      code: 'condensed',
      message: `${fitted.left === 1 ? '1 point is' : `${fitted.left} points are`} told in part or not at all in ${total} s; a longer duration shows ${fitted.left === 1 ? 'it' : 'them'} in full.`,
    });
  const judged = withVerdicts(spread, fitted.left > 0 ? [] : verdicts, nodes, context);
  warnings.push(...recordOf(verdicts.filter(({ beat }) => judged.beats.includes(beat))));
  const lastWords = ends.length + (judged.areLast ? verdicts.length : 0);
  const beats = distinct(filled([...judged.beats, ...ends], lastWords, topic, total, context), topic, language);
  if (beats.reduce((sum, one) => sum + longestOf(one), 0) < total * 0.92)
    warnings.push({
      code: 'few_facts',
      message: `The prompt holds ${beats.length} scenes' worth of content for ${total} s, so each is held long. A shorter duration, or more facts, gives a livelier video.`,
    });
  return outlineOf(beats, topic, treated, warnings);
}

/** What a film is made of of which nothing is known, and what would make it a fuller one. */
function nothingKnown(title: string): string {
  const what = /[?？؟]$/u.test(title)
    ? `The prompt asks “${title}” and holds nothing that answers it; the offline planner knows no answers and invents none, so the film only asks. Add the answer in a few sentences`
    : 'The prompt names a topic but no facts, figures or points about it, and the offline planner invents none. Add sentences, figures, a list';
  return `${what}, or a document, or configure a language model as planner, for a fuller video.`;
}

/** No headline more than twice, and no ending that is the opening again: parts of one thing take their own first words. */
function distinct(beats: readonly Beat[], topic: Topic, language: string): Beat[] {
  const seen = new Map<string, number>();
  return beats.flatMap((one, at): Beat[] => {
    const key = one.claim.toLowerCase();
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    const isEcho =
      at > 0 &&
      at === beats.length - 1 &&
      key === beats[0]!.claim.toLowerCase() &&
      (one.support ?? '') === (beats[0]!.support ?? '');
    if (isEcho && one.evidence.type === 'picture') return [];
    // Its name opened the film and stood above its middle: the end says what it is.
    const instead = topic.subtitle && wordsIn(topic.subtitle) <= 10 ? topic.subtitle : '';
    if (times >= 3 && one.purpose === 'close' && one.evidence.type === 'picture') {
      const { support: _, ...rest } = one;
      // Nothing else is told of it: one of its points would be left over at the end.
      return instead ? [{ ...rest, claim: claimOf(instead, language, 80) }] : [];
    }
    const most = one.evidence.type === 'list' || one.evidence.type === 'steps' ? 3 : 2;
    if (times < most || one.purpose === 'close' || one.purpose === 'resolution') return [one];
    const { evidence } = one;
    // The rest of many steps is headed by their numbers.
    if (evidence.type === 'steps' && evidence.steps.length > 1 && evidence.from > 1) return [{ ...one, claim: `${evidence.from}–${evidence.from + evidence.steps.length - 1}`, kicker: one.claim.length <= 48 ? one.claim : one.kicker }]; // prettier-ignore
    const own = evidence.type === 'list' ? evidence.items[0]?.text : evidence.type === 'steps' ? evidence.steps[0]?.text : evidence.type === 'series' ? (saidShort(one) ?? evidence.items.map(({ label }) => label).join(', ')) : evidence.type === 'timeline' ? `${evidence.events[0]!.date} – ${evidence.events.at(-1)!.date}` : undefined; // prettier-ignore
    if (!own) return [one];
    // A list goes on without its heading: what is headed by its first point as it stands shows that once.
    if (evidence.type === 'list') return [{ ...one, claim: own, kicker: undefined }];
    return [{ ...one, claim: claimOf(own, language, 70), kicker: one.claim.length <= 48 ? one.claim : one.kicker }];
  });
}

/** The first sentence that is spoken of a beat, where it can stand above it. */
function saidShort({ spoken, spokenShort }: Beat): string | undefined {
  const [first] = sentencesSpoken(spoken ?? spokenShort ?? '');
  return first && wordsIn(first) >= 3 && wordsIn(first) <= 12 ? first : undefined;
}

function outlineOf(beats: Beat[], topic: Topic, { reading, treatment }: Treated, warnings: Warning[]): Outline {
  const first = beats[0];
  const title = (topic.title || first?.claim || 'Video').slice(0, 118);
  return { version: 1, title, language: reading.language, treatment, beats, warnings };
}

/** A telephone number: said digit by digit it takes longer than any sentence. */
const isNumber = ({ evidence }: Beat): boolean => evidence.type === 'action' && /^[+(]?\p{Nd}[\p{Nd}\s()/.-]{5,}$/u.test(evidence.where ?? ''); // prettier-ignore

/** What a film ends on: endings that are asked for, and calls to act after which nothing is told. */
export function closes(point: Point, points: readonly Point[]): boolean {
  if (point.role === 'ending') return true;
  const asks = point.role === 'action' || point.contacts.some(({ kind }) => kind === 'link' || kind === 'phone');
  if (!asks || point.kind === 'heading') return false;
  // "Cost? 12 euros": a question and what answers it are told.
  if (point.contacts.length === 0 && [point, points[points.indexOf(point) - 1]].some((one) => one && endsAsking(one.text))) return false; // prettier-ignore
  // "How do I book? Call 555 …": among questions what answers one is told, whatever it asks to do.
  const before = points[points.indexOf(point) - 1];
  if (before && endsAsking(before.text) && points.filter(({ text }) => endsAsking(text)).length >= 3) return false; // prettier-ignore
  const rest = points.slice(points.indexOf(point) + 1);
  // "3. Call us": a step between numbered steps.
  if (point.ordinal !== undefined && rest.some(({ ordinal, group }) => group === point.group && ordinal !== undefined && ordinal > point.ordinal!)) return false; // prettier-ignore
  return rest.filter((other) => other.role === 'content').length <= Math.max(2, points.length * 0.35);
}

export function nodesOf(points: readonly Point[], context: StoryContext): StoryNode[] {
  const whole = points.filter(
    (point) => point.kind !== 'heading' || point.figures.length > 0 || standsAlone(point, points),
  );
  const measured = whole.map(withMeasures);
  const candidates = [...shapeCandidates(measured, context), ...appealCandidates(measured, context), ...visitCandidates(whole, context), ...seriesCandidates(measured, context), ...changeCandidates(measured, context), ...timelineCandidates(measured, context), ...listCandidates(measured, context), ...countedCandidates(measured, context), ...dialogueCandidates(measured, context), ...comparisonCandidates(measured, context), ...roundCandidates(measured, context), ...headedListCandidates(measured, context), ...factCandidates(measured, context)]; // prettier-ignore
  return cover(measured, candidates, (point) => {
    const facets = facetsOf(point, context);
    const parted = facets ? [[singleBeat(facets.core, context), ...facets.beats]] : [];
    return { alternatives: [[singleBeat(point, context)], ...parted], importance: importanceOf(point) };
  });
}

/** A heading that nothing stands under says something by itself. */
const standsAlone = (point: Point, points: readonly Point[]): boolean => {
  const next = points[points.indexOf(point) + 1];
  return next === undefined || next.kind === 'heading';
};

/** Images between the other beats, evenly. */
function spreadImages(beats: readonly Beat[]): Beat[] {
  const images = beats.filter(({ evidence }) => evidence.type === 'image');
  const others = beats.filter(({ evidence }) => evidence.type !== 'image');
  const step = (others.length + 1) / (images.length + 1);
  for (let at = images.length - 1; at >= 0; at -= 1) others.splice(Math.round(step * (at + 1)), 0, images[at]!);
  return others;
}
