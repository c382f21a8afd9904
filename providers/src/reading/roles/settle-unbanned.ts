import { packOf } from '../../languages/registry.js';
import { cuesOf, speaksOfVideo } from './cues.js';
import { isShown, type Role } from './role.js';
import type { Token } from './tokens.js';

/**
 * What forbids something says so: a stretch between told words that holds no word of denial and speaks of no film is told
 * itself ("Opposition councillors said …", "(1776-1831)"), and so is the rest of a told clause ("… didn't | let women in",
 * "climbs her stairs | without holding on").
 */
export function settleUnbanned(text: string, tokens: readonly Token[], found: Role[], language: string): void {
  const prepositions = new Set((packOf(language)?.prompts.clauses.leading ?? '').split(/[\s|]+/u));
  for (let from = 0; from < tokens.length; from += 1) {
    if (found[from] !== 'exclusion') continue;
    const end = found.findIndex((role, at) => at > from && role !== 'exclusion');
    const to = end < 0 ? tokens.length : end;
    if (isTold(from, to)) found.fill('content', from, to);
    from = to - 1;
  }

  function isTold(from: number, to: number): boolean {
    const [first, next] = [tokens[from]!, tokens[to]];
    const isBehindTold = from > 0 && isShown(found[from - 1]!);
    const words = text.slice(first.from, tokens[to - 1]!.to);
    if (speaksOfVideo(words)) return false;
    const cues = cuesOf(text).filter((cue) => cue.from >= first.from && cue.to <= tokens[to - 1]!.to);
    const isDenied = cues.some(({ name }) => name === 'not');
    const goesOn = isBehindTold && first.boundary === 0;
    const isHiddenAround = tokens.some(({ sentence }, at) => (at < from || at >= to) && (sentence === first.sentence || sentence === tokens[to - 1]!.sentence) && !isShown(found[at]!)); // prettier-ignore
    // At the end of a prompt a ban may have words of its own ("that we keep quiet about"), which only the tagger knows.
    const isBetween = (from === 0 || isBehindTold) && next !== undefined && isShown(found[to]!);
    if (!isDenied) return (isBetween || goesOn) && !isHiddenAround;
    return goesOn && prepositions.has(first.text.toLowerCase()) && cues.filter(({ name }) => name === 'not').length === 1 && tokens.slice(from, to).every(({ sentence }) => sentence === first.sentence); // prettier-ignore
  }
}
