import { lexiconOf, wordPattern } from '../planner/words/lexicon.js';
import { isExcluded } from '../reading/exclusions.js';
import type { Point } from '../reading/point.js';
import { readDocument } from '../reading/read-document.js';
import type { Reading } from '../reading/reading.js';
import { cuesOf } from '../reading/roles/cues.js';
import { isOfDocument } from '../reading/table-requests.js';
import { askedIn, askedWords } from './document-choice.js';
import { weightyParts } from './weighty-parts.js';
import { visitWords } from './visit-rows.js';
import { escapePattern } from '../languages/escape-pattern.js';

/** A document as the prompt wants it. */
export interface ChosenDocument {
  language: string;
  /** The points of the sections that are told, those that are asked for before the others. */
  points: Point[];
  /** Points that the prompt leaves out. */
  left: number;
  /** Whether it is too long to be read in full. */
  isCut: boolean;
  /** What the document calls itself, without words about the document; '' when it has no heading. */
  heading: string;
}

const nothing = { terms: [], fullNames: [], topics: [], sorts: new Set<never>() };

/**
 * Reads a document by its sections. What the prompt forbids goes with its whole section where the heading names it,
 * else with its whole paragraph; what it asks for by name is told alone where it makes up enough of the document.
 */
export function chosenDocument(whole: string, reading: Reading): ChosenDocument {
  const { exclusions } = reading;
  const { text, isCut } = weightyParts(whole, askedWords({ ...reading, text: '' }));
  const { language, points } = readDocument(withHeadings(asPairs(text)), { ...reading, exclusions: nothing });
  const forbidden = new Set(exclusions.topics.flat());
  const first = points[0]?.kind === 'heading' ? points[0] : undefined;
  const sections = sectionsOf(points).filter(([head]) => head?.kind !== 'heading' || head === first || askedIn(head.text, forbidden, language) === 0); // prettier-ignore
  const kept = sections.map((section) => {
    const out = new Set(section.filter((point) => isExcluded(`${point.heading} ${point.text}`, point, exclusions)).map(({ group }) => group)); // prettier-ignore
    return section.filter((point) => point.kind === 'heading' || !out.has(point.group));
  });
  // What the whole film is about chooses no section of it.
  const film = askedWords({ ...reading, directions: [], requests: [], points: [], text: `${reading.subject ?? ''} ${first?.text ?? ''}` }); // prettier-ignore
  const { linking, stop, pronoun } = lexiconOf(language);
  const small = wordPattern(`${linking}|${stop}|${pronoun}`, language, 'whole');
  const asked = new Set([...askedWords({ ...reading, text: '', points: [] })].filter((word) => askedIn(word, film, language) === 0 && !small.test(word))); // prettier-ignore
  const wish = [...reading.directions, ...(reading.requests ?? [])].join(' ');
  const chosen = kept.filter((section) => section[0]?.kind === 'heading' && section[0] !== first && (isAsked(section, asked, language) || isWanted(section, wish, language))); // prettier-ignore
  const selected = chosen.length > 0 ? chosen : kept;
  const isSelected = new Set(selected.flat());
  return {
    language,
    points: points.filter((point) => isSelected.has(point) && point !== first),
    left: points.filter((point) => point.kind !== 'heading' && !isSelected.has(point)).length,
    isCut,
    heading: first ? plainHeading(first.text, text, language) : '',
  };
}

/** A barred table of two columns says the same as lines of "Adult: £6.50" do. */
const asPairs = (text: string): string =>
  text.replace(/\r\n?/gu, '\n').replace(/(?<=^|\n)[ \t]*\|[^|\n]*\|[^|\n]*\|[ \t]*\n[ \t]*\|[\s:|-]+\|[ \t]*\n((?:[ \t]*\|[^|\n]+\|[^|\n]+\|[ \t]*(?:\n|$))+)/gu, (_, rows: string) =>
    rows.replace(/^[ \t]*\|\s*(.+?)\s*\|\s*(.+?)\s*\|[ \t]*$/gmu, '- $1: $2')); // prettier-ignore

/** "2. How the wind works" alone between empty lines heads a section; it is no item of a list. */
const withHeadings = (text: string): string =>
  text
    .replace(/\r\n?/gu, '\n')
    .replace(/(?<=^|\n[ \t]*\n)[ \t]*\p{Nd}{1,2}[.)][ \t]+([^\n]{2,70}[^\n.!?:;,])[ \t]*(?=\n[ \t]*\n)/gu, '# $1');

/** Whether a prompt names a section: by a word of its heading, or by two that only its text holds. */
const isAsked = (section: readonly Point[], asked: ReadonlySet<string>, language: string): boolean =>
  askedIn(section[0]!.text, asked, language) > 0 || section.slice(1).some(({ text }) => askedIn(text, asked, language) > 1); // prettier-ignore

/** "The opening times and the prices": what has hours, and what has amounts of money. */
const isWanted = (section: readonly Point[], wish: string, language: string): boolean =>
  (visitWords('open', language).test(wish) && section.some(({ times }) => times.length > 0)) ||
  (visitWords('prices', language).test(wish) &&
    section.some(({ figures }) => figures.some(({ kind }) => kind === 'money')));

/** The points under each heading, which comes first; what stands before the first heading is one of its own. */
function sectionsOf(points: readonly Point[]): Point[][] {
  const sections: Point[][] = [];
  for (const point of points)
    if (point.kind === 'heading' || sections.length === 0) sections.push([point]);
    else sections.at(-1)!.push(point);
  return sections;
}

/** "THORLEY MILL - NOTES FOR THE FILM" is about Thorley Mill: the parts without words for documents and films. */
export function plainHeading(heading: string, text: string, language: string): string {
  const parts = heading.split(/\s+[–—|-]\s+|:\s+|\s*[()]\s*/u).filter(Boolean);
  const isWork = (part: string): boolean => isOfDocument(part, language) || cuesOf(part).some(({ name }) => name === 'video') || /^v(?:ersion)?\.?\s?\p{Nd}+/iu.test(part); // prettier-ignore
  const plain = parts.filter((part) => !isWork(part)).join(' – ') || heading;
  if (/\p{Ll}/u.test(plain) || !/\p{Lu}{2}/u.test(plain)) return plain;
  // Capitals alone are written as the text writes the same words.
  const at = [...text.matchAll(new RegExp(escapePattern(plain), 'giu'))].find(([found]) => /\p{Ll}/u.test(found)); // prettier-ignore
  return at?.[0] ?? plain.charAt(0) + plain.slice(1).toLowerCase();
}
