import type { Brief, BriefDocument } from '@scenewright/core/brief';
import type { Warning } from '@scenewright/core/errors';
import type { Beat, Evidence } from '@scenewright/core/outline';
import type { Fact } from '../planner/facts/fact.js';
import { documentText } from '../planner/check-storyboard.js';
import { phrasesOf } from '../planner/words/phrases.js';
import { tableFacts, titleOf } from '../planner/tables/table-facts.js';
import { takeTables } from '../reading/tables.js';
import { detectLanguage } from '../reading/language.js';
import type { Point } from '../reading/point.js';
import type { Reading } from '../reading/reading.js';
import { beat } from './beats.js';
import { cuesOf } from '../reading/roles/cues.js';
import { clausesOf } from '../reading/table-requests.js';
import { scan } from '../reading/scan/scan.js';
import { chosenPoints } from './document-units.js';
import { askedIn, askedTable, askedWords, namesMeasure } from './document-choice.js';
import { changeCandidates } from './changes.js';
import { claimOf } from './claim.js';
import { cover } from './cover.js';
import { measuredTable } from '../planner/tables/measures.js';
import { askedOfTable } from '../reading/table-requests.js';
import { isPriceTable, priceTableNode } from './tables/price-table.js';
import { tableNodes, tableTitle } from './tables/table-nodes.js';
import { chosenDocument } from './document-sections.js';
import { dialogueCandidates } from './dialogue.js';
import { listCandidates } from './lists/list-candidates.js';
import { withMeasures } from './measures.js';
import type { StoryNode } from './node.js';
import { seriesCandidates } from './series.js';
import { importanceOf, singleBeat } from './single-point.js';
import { leaderOf, movedClaim } from './series-beats.js';
import { sentence } from './spoken.js';
import type { StoryContext } from './story-context.js';
import { timelineCandidates } from './timeline.js';
import { visitCandidates } from './visits.js';

export interface DocumentNodes {
  nodes: (context: StoryContext) => StoryNode[];
  /** A title for the video when the prompt gives none. */
  title: string;
  /** What a document calls itself; '' of tables. */
  heading: string;
  /** Whether a document says a word of a text. */
  speaksOf: (text: string) => boolean;
  /** What a document holds of the ending that is asked for: "finish with the address". */
  closing: Point[];
  warnings: Warning[];
}

/** What the documents and the tables of a prompt hold. Documents are data: nothing in them is a direction. */
export function documentNodes(reading: Reading, brief: Brief): DocumentNodes {
  const warnings: Warning[] = [];
  const makers: ((context: StoryContext) => StoryNode[])[] = [];
  let title = '';
  let heading = '';
  const closing: Point[] = [];
  const documents = [...reading.tables, ...brief.documents.flatMap(withTables)];
  const room = Math.max(2, Math.round(brief.durationSeconds / 5.5 / Math.max(1, documents.length)));
  for (const document of documents) {
    if (document.kind === 'table') {
      const table = askedTable(document, reading, brief.prompt);
      const read = measuredTable(table, reading.language);
      if (read) {
        const asked = askedOfTable(brief.prompt, read.axis, reading.language);
        makers.push((context) =>
          isPriceTable(table, read, brief.prompt, reading.language)
            ? [priceTableNode(table, read, context)]
            : tableNodes(read, asked, namesMeasure(read, reading), context),
        );
        title ||= tableTitle(read, reading.language);
        continue;
      }
      // Only measures are told by how much they are asked for: the sides of a comparison stay as they were typed.
      const isWhole = table.columns.length === document.columns.length && table.rows.length === document.rows.length;
      const facts = tableFacts(isWhole ? document : table, reading.language, phrasesOf(reading.language)).slice(
        0,
        room,
      );
      if (facts.length === 0)
        warnings.push({ code: 'document_unused', message: `"${document.name}" holds no rows that can be shown.` });
      makers.push((context) => facts.flatMap((fact) => nodeOfFact(fact, context)));
      title ||= titleOf(document.name);
      continue;
    }
    const read = chosenDocument(document.text, reading);
    if (read.language !== reading.language)
      warnings.push({
        code: 'document_language',
        message: `"${document.name}" is written in "${read.language}", the prompt in "${reading.language}"; the words of the document are kept as they are.`,
      });
    const whole = wholeSentences(read.points);
    const last = endingIn(whole, brief.prompt, read.language);
    if (last) closing.push(last);
    const rest = whole.filter((point) => point !== last);
    const points = chosenPoints(rest, brief.durationSeconds / documents.length, askedWords(reading), read.language);
    if (read.isCut || document.extract) warnings.push(longWarning(document));
    warnings.push(...summaryWarnings(document.name, points, rest, read.left));
    heading ||= read.heading;
    title ||= heading || titleOf(document.name);
    makers.push((given) => {
      // A request alone doesn't say what its document is; a document that is told in full reports.
      const context: StoryContext = reading.points.length === 0 ? { ...given, genre: 'report' } : given;
      const whole = points.filter((point) => point.kind !== 'heading');
      const measured = whole.map(withMeasures);
      const candidates = [...visitCandidates(whole, context), ...seriesCandidates(measured, context), ...changeCandidates(measured, context), ...timelineCandidates(measured, context), ...listCandidates(measured, context), ...dialogueCandidates(measured, context)]; // prettier-ignore
      return cover(measured, candidates, (point) => ({
        alternatives: [[singleBeat(point, context)]],
        importance: importanceOf(point) * 0.9,
      }));
    });
  }
  const words = new Set(brief.documents.flatMap((document) => wordsOf(documentText(document))));
  const speaksOf = (text: string): boolean => wordsOf(text).some((word) => words.has(word));
  return { nodes: (context) => makers.flatMap((make) => make(context)), title, heading, closing, speaksOf, warnings };
}

/** A text, and the tables of three columns or more that stand in it, each under the heading above it. */
function withTables(document: BriefDocument): BriefDocument[] {
  if (document.kind === 'table') return [document];
  const found: BriefDocument[] = [];
  const text = document.text.replace(/\r\n?/gu, '\n').replace(barred, (block: string, at: number) => {
    const [table] = takeTables(block).tables;
    if (!table || table.columns.length < 3) return block;
    const heading = document.text.slice(0, at).trimEnd().split('\n').at(-1)!.replace(/^#+\s*|[:：]\s*$/gu, ''); // prettier-ignore
    found.push({ ...table, name: heading.length <= 60 ? heading : document.name });
    return '\n';
  });
  return [{ ...document, text }, ...found];
}

/** Lines between bars, with their rule of dashes. */
const barred = /(?<=^|\n)[ \t]*\|.*\|[ \t]*\n[ \t]*\|[\s:|-]+\|[ \t]*\n(?:[ \t]*\|.*\|[ \t]*(?:\n|$))+/gu;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? [];

/**
 * Clauses of a narrative sentence joined again: only parts that each hold a figure are things beside each other.
 */
function wholeSentences(points: readonly Point[]): Point[] {
  const sentences = new Map<number, Point[]>();
  for (const point of points)
    sentences.set(point.sentenceIndex, [...(sentences.get(point.sentenceIndex) ?? []), point]);
  return [...sentences.values()].flatMap((parts) => {
    const [first] = parts;
    if (parts.length === 1 || first!.kind !== 'clause' || parts.every(({ figures }) => figures.length > 0))
      return parts;
    const language = detectLanguage(first!.sentence);
    const { heading, sentence: said } = first!;
    // "Hours: from 9 to 5": what leads is the heading already.
    const text = (said.startsWith(heading) ? said.slice(heading.length).replace(/^\s?[:：]\s*/u, '') : said).replace(/[.\s]+$/u, ''); // prettier-ignore
    return [{ ...first!, ...scan(text, language), text }];
  });
}

/** Of a document that is too long to be read in full: what was read. */
function longWarning({ name, extract }: Extract<BriefDocument, { kind: 'text' }>): Warning {
  const count = (number: number): string => number.toLocaleString('en');
  const searched = !extract
    ? 'all of it was searched'
    : extract.unit === 'pages'
      ? `${count(extract.read)} of its ${count(extract.of)} pages, those that it begins with and ends on, were searched`
      : `the first ${count(extract.read)} of its ${count(extract.of)} characters were searched`;
  const message = `"${name}" is too long to be read in full: ${searched}, and what opens it, sums it up, or has most figures and words of the prompt was read. Name in the prompt what you want of it, or give an extract.`;
  return { code: 'document_condensed', message };
}

/** What of a document is told, and which of its sections are not told at all. */
function summaryWarnings(name: string, chosen: readonly Point[], all: readonly Point[], left: number): Warning[] {
  const points = all.filter(({ kind }) => kind !== 'heading');
  if (chosen.length === points.length && left === 0) return [];
  const headings = [...new Set(points.map(({ heading }) => heading))].filter((heading) => heading !== '' && !chosen.some((point) => point.heading === heading)); // prettier-ignore
  const silent = headings.length > 0 ? ` Nothing is told of ${headings.slice(0, 4).map((heading) => `“${heading}”`).join(', ')}.` : ''; // prettier-ignore
  const message = `"${name}" is shown by the ${chosen.length} weightiest of its ${points.length + left} points.${silent} A longer duration shows more.`;
  return [{ code: 'document_summarised', message }];
}

/** The sentence that holds most of what a prompt wants at the end. */
function endingIn(points: readonly Point[], prompt: string, language: string): Point | undefined {
  const asking = clausesOf(prompt).filter((clause) => cuesOf(clause).some(({ name }) => name === 'ending'));
  if (asking.length === 0) return undefined;
  const asked = askedWords({
    text: asking.join(' ').replace(/(?<!\p{L})\p{sc=Latin}{1,4}(?!\p{L})/gu, ' '),
    directions: [],
    points: [],
    language,
  });
  const worth = (point: Point): number => (point.kind === 'heading' ? 0 : askedIn(point.text, asked, language));
  const best = [...points].sort((a, b) => worth(b) - worth(a))[0];
  return best && worth(best) > 0 ? best : undefined;
}

/** What a fact of a table says, as a sentence that can be read at a glance. */
function claimOfFact({ body, text }: Fact, context: StoryContext): string {
  const { language, phrases } = context;
  if (body.type === 'group' && body.dated)
    return movedClaim(body.measure || context.topic || text, body.items[0]!, body.items.at(-1)!, context);
  if (body.type === 'grid') {
    const [lead] = body.series;
    const ends = lead!.values.map((figure, at) => ({ label: body.categories[at] ?? '', figure }));
    if (body.dated) return movedClaim(lead!.name, ends[0]!, ends.at(-1)!, context);
    const top = leaderOf(ends);
    if (top) return phrases.highest(lead!.name, top.label, top.figure.display);
  }
  return claimOf(text, language, 100);
}

/** What is spoken of a fact when time is short: its ends without the times, or its claim. */
function shortOf({ body, text }: Fact, { phrases }: StoryContext): string {
  const ends = body.type === 'delta' ? [body.before, body.after] : body.type === 'grid' && body.dated ? [body.series[0]!.values[0]!, body.series[0]!.values.at(-1)!] : body.type === 'group' && body.dated ? [body.items[0]!.figure, body.items.at(-1)!.figure] : undefined; // prettier-ignore
  const name = body.type === 'delta' ? body.subject : body.type === 'grid' ? body.series[0]!.name : body.type === 'group' ? (body.measure ?? '') : ''; // prettier-ignore
  return ends && name ? phrases.fromTo(name, ends[0]!.display, ends[1]!.display) : text;
}

/** A fact of a table as a beat. */
function nodeOfFact(fact: Fact, context: StoryContext): StoryNode[] {
  const { body } = fact;
  const claim = claimOfFact(fact, context);
  const one = (evidence: Evidence): StoryNode[] => {
    const made: Beat = beat(
      {
        claim,
        kicker: context.topic,
        evidence,
        spoken: sentence(fact.text, context),
        spokenShort: sentence(shortOf(fact, context), context),
        picture: claim,
        importance: fact.importance,
      },
      context,
    );
    return [{ alternatives: [[made]], importance: fact.importance }];
  };
  const source = fact.source ? { source: fact.source } : {};
  switch (body.type) {
    case 'group': {
      const items = body.items.slice(0, 24).map(({ label, figure, note, trend }) => ({
        label,
        figure,
        ...(note ? { note } : {}),
        ...(trend ? { trend } : {}),
      }));
      if (items.length < 2) return [];
      const whole =
        items.every(({ figure }) => figure.unit === 'percent') &&
        Math.abs(items.reduce((sum, { figure }) => sum + figure.magnitude, 0) - 100) <= 1;
      return one({
        type: 'series',
        arrangement: body.dated ? 'time' : whole ? 'parts' : body.comparable ? 'other' : 'mixed',
        ...(body.title ? { title: body.title.slice(0, 110) } : {}),
        items,
        ...source,
      });
    }
    case 'grid':
      return one({
        type: 'grid',
        dated: body.dated,
        ...(body.title ? { title: body.title.slice(0, 110) } : {}),
        categories: body.categories.slice(0, 60),
        series: body.series.slice(0, 5),
        ...source,
      });
    case 'delta':
      return one({
        type: 'delta',
        about: body.subject || claim,
        before: body.before,
        after: body.after,
        ...(body.beforeLabel && body.afterLabel
          ? { beforeLabel: body.beforeLabel.slice(0, 40), afterLabel: body.afterLabel.slice(0, 40) }
          : {}),
      });
    case 'table':
      return one({
        type: 'table',
        ...(body.title ? { title: body.title.slice(0, 110) } : {}),
        columns: body.columns,
        rows: body.rows.slice(0, 8),
      });
    case 'figure':
      return one({ type: 'figure', figure: body.figure.figure, about: body.subject.slice(0, 120) });
    case 'share':
      return one({ type: 'share', figure: body.figure.figure, about: body.of.slice(0, 120) });
    default:
      return one({ type: 'claim' });
  }
}
