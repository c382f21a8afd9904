import { alternatives, wordsOfAll } from '../../languages/any-word.js';
import { cuesOf } from './cues.js';
import { isShown, type Role } from './role.js';
import type { Token } from './tokens.js';

/** Cues that speak of the film itself wherever they stand; "end", "start" and "screen" do within what is asked. */
const ofFilm = /^(?:shape|voice|music|captioned|seconds|glued|video|ending|opening|layout|platform)/u;
const forWhom = new RegExp(`^(?:${alternatives(wordsOfAll(({ prompts }) => prompts.request?.for))})$`, 'iu');

/** Words between an order and a colon at most that say how it is carried out. */
const mostBeforeColon = 2;

/**
 * The end of a clause that speaks to the maker goes with it once the film has been told of: "start with | the parcels and
 * end with the van" holds another word of the film, "wide screen for | the town hall foyer" says where it is shown. A
 * request that has told nothing yet may name its topic there.
 */
export function settleTornEnds(text: string, tokens: readonly Token[], found: Role[]): void {
  const firstShown = found.findIndex((role, at) => isShown(role) && tokens[at]!.isWord);
  let cues: ReturnType<typeof cuesOf> | undefined;
  for (let at = 1; at < tokens.length; at += 1) {
    const isTorn = found[at] === 'content' && found[at - 1] === 'direction' && tokens[at]!.boundary === 0;
    if (!isTorn || tokens[firstShown]!.sentence === tokens[at]!.sentence) continue;
    // "explain | simply: chlorophyll …": how it is told ends where what is told begins.
    const mark = tokens.findIndex(({ isWord }, place) => place > at && !isWord);
    if (mark > at && mark - at <= mostBeforeColon && /^[:：]$/u.test(tokens[mark]!.text)) {
      for (let place = at; place <= mark; place += 1) found[place] = 'direction';
      continue;
    }
    let end = at;
    while (end < tokens.length && found[end] === 'content' && tokens[end]!.clause === tokens[at]!.clause) end += 1;
    // What goes on in another clause, or is followed by more that is told, is told.
    if (end < tokens.length && isShown(found[end]!)) continue;
    cues ??= cuesOf(text).filter(({ name }) => ofFilm.test(name));
    const speaksOfFilm = (from: number, to: number): boolean => cues!.some((cue) => cue.from >= from && cue.to <= to);
    const start = tokens.findIndex(({ clause }) => clause === tokens[at]!.clause);
    const isAsked = speaksOfFilm(tokens[start]!.from, tokens[at - 1]!.to);
    const goesOn = speaksOfFilm(tokens[at]!.from, tokens[end - 1]!.to);
    if (isAsked && (goesOn || forWhom.test(tokens[at - 1]!.text))) for (let place = at; place < end; place += 1) found[place] = 'direction'; // prettier-ignore
  }
}
