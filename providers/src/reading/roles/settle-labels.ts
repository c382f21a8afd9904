import { alternatives, contextWords } from '../../languages/any-word.js';
import type { RoleMarker } from './role-marker.js';

/** What stands behind a label is for whom the label is, and of one piece. */
export function settleLabels(text: string, marker: RoleMarker): void {
  settleFilmLabels(text, marker);
  settleSources(text, marker);
  settleLabelledLists(text, marker);
  settleOwnLook(text, marker);
}

const filmLabel = new RegExp(String.raw`(?<=^|[\n.!?。！？;]\s*)(?:${alternatives(contextWords('filmLabels'))})\s?[:：]\s*[^\n.!?。！？;]+[.!?。！？;]?`, 'giu'); // prettier-ignore

/** "Audience: existing customers.": what only a film has, said of this one. */
function settleFilmLabels(text: string, { within, set }: RoleMarker): void {
  for (const match of text.matchAll(filmLabel)) set(within(match.index, match.index + match[0].length), 'direction');
}

const source = new RegExp(String.raw`(?<=^|[\n.!?。！？;]\s*)(?:${alternatives(contextWords('sources'))})\s?[:：]\s*[^\n!?。！？;]{3,}`, 'giu'); // prettier-ignore

/** "Source: Lancet Public Health 2025": where figures are from is shown with them. */
function settleSources(text: string, { within, set }: RoleMarker): void {
  for (const match of text.matchAll(source)) set(within(match.index, match.index + match[0].length), 'content');
}

const labelledList = /(?<=^|[\n.!?。！？]\s*)(\p{L}[^\n.,;:：!?。！？]{0,40})[:：]\s*([^\n.!?。！？]+)/gu;
/** Cues of what a list of things, people or traits can't be about. */
const hard = /^(?:shape|voice|music|captioned|effects|spoken|seconds|glued|minutes|platform|tone|look|note|please|ending)/u; // prettier-ignore

/** "You bring: a diploma, empathy, a calm head": a list under a label that is told is told as far as its first wish. */
function settleLabelledLists(text: string, { within, cuesIn, filmsIn, roleAt, set }: RoleMarker): void {
  for (const match of text.matchAll(labelledList)) {
    const [whole, label, list] = [match[0], match[1]!, match[2]!];
    const from = match.index + whole.length - list.length;
    const isTold = [roleAt(match.index), roleAt(from)].includes('content');
    const ends = [...list.matchAll(/[,，、،;；]/gu)].map(({ index }) => from + index);
    if (ends.length < 2 || !isTold || cuesIn(match.index, match.index + label.length).some(isHard)) continue;
    let start = from;
    for (const end of [...ends, match.index + whole.length]) {
      if (cuesIn(start, end).some(isHard) || isFilm(start, end) || roleAt(start) === 'exclusion') break;
      set(within(start, end), 'content');
      start = end;
    }
  }

  /** "Short clips" is a wish, "share clips" says what somebody does. */
  function isFilm(start: number, end: number): boolean {
    const films = filmsIn(start, end);
    return films.length > 0 && cuesIn(start, end).length * 2 > (text.slice(start, end).match(/[\p{L}\p{Nd}]+/gu) ?? []).length; // prettier-ignore
  }
}
const isHard = (name: string): boolean => hard.test(name);

const ownLook = new RegExp(String.raw`(?<=^|[\n.!?。！？;,]\s*)(\p{L}+)\s(?:${alternatives(contextWords('own'))})\s(?:\p{L}+\s?){1,2}[^\n.!?。！？;]*[.!?。！？;]?`, 'giu'); // prettier-ignore

/** "Use our colours brown and cream": an order to dress the film in what is one's own. */
function settleOwnLook(text: string, { within, cuesIn, set }: RoleMarker): void {
  for (const match of text.matchAll(ownLook)) {
    const isOrder = cuesIn(match.index, match.index + match[1]!.length).includes('make');
    const named = /^(?:\S+\s?){1,4}/u.exec(match[0])![0].length;
    if (isOrder && cuesIn(match.index, match.index + named).includes('tone'))
      set(within(match.index, match.index + match[0].length), 'direction');
  }
}
