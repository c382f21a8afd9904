import { alternatives, contextWords, wholeWords } from '../../languages/any-word.js';
import { packOf } from '../../languages/registry.js';
import { untilCue, type RoleMarker } from './role-marker.js';

const of = `(?:${alternatives(contextWords('own'))}|${alternatives(contextWords('articles'))})`;
const ofFilm = /^(?:shape|voice|music|captioned|effects|spoken|seconds|minutes|platform|tone|look|mood)/u;

/**
 * "Show my followers why the Faroe Islands are worth it", "a video telling patients that we move": whom to tell is for
 * who makes the film, what they are told is what it says. "Why" and "how" open a topic, "that" only leads to it.
 */
export function settleAddressees(text: string, language: string, { within, cuesIn, filmsIn, set }: RoleMarker): void {
  const words = packOf(language)?.telling?.tellsTo;
  if (!words) return;
  const [verbs, asks, that] = words;
  const task = new RegExp(String.raw`(?<=^\s*|[\s,])(?:${wholeWords(verbs)})\s+(?:${of}\s)?(?:\p{L}[\p{L}’'-]*\s){0,2}?\p{L}[\p{L}’'-]*,?\s(?=(?:${alternatives(asks)}|(${alternatives(that)}))\s)`, 'iu').exec(text); // prettier-ignore
  // "Tell the story of how …" names nobody.
  const led = new RegExp(`\\s(?:${alternatives(packOf(language)?.prompts.clauses.leading ?? '')})\\s`, 'iu');
  if (!task || led.test(task[0])) return;
  const before = text.slice(0, task.index);
  // Only a request for a film, or nothing, stands before it: "the elders tell children that …" is told itself.
  const isAsked = before.trim() === '' || /^\P{L}*(?:\p{L}+\P{L}+)?$/u.test(before) ? cuesIn(0, task.index).every((name) => name === 'please' || name === 'make') : filmsIn(0, task.index).some(({ to }) => task.index - to <= 2); // prettier-ignore
  if (!isAsked || /[.!?\n:]/u.test(before)) return;
  const lead = task[1] === undefined ? 0 : task[1].length + 1;
  const from = task.index + task[0].length + lead;
  // A full stop after a word of one or two letters and before a name is one of "Dr.".
  const end =
    from + (/(?<!(?:^|\s)\p{Lu}\p{Ll}{0,2})[.!?](?=\s|$)|\n/u.exec(text.slice(from))?.index ?? text.length - from);
  set(within(0, from), 'direction');
  const to = untilCue(text.slice(from, end), from, cuesIn, ofFilm);
  set(within(from, to === end ? Math.min(text.length, end + 1) : to), 'content');
}
