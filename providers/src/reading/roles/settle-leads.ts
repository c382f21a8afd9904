import { alternatives, wordsOfAll } from '../../languages/any-word.js';
import type { Role } from './role.js';
import type { Token } from './tokens.js';

const leading = new RegExp(`^(?:${alternatives(wordsOfAll(({ prompts }) => prompts.clauses.leading))})$`, 'iu');

/** "A video invitation | to the regatta": a small word that leads from a request to its topic belongs to the request. */
export function settleLeads(tokens: readonly Token[], found: Role[]): void {
  for (let at = 1; at + 1 < tokens.length; at += 1) {
    const { boundary, text, sentence } = tokens[at]!;
    const goesOn = tokens[at + 1]!.sentence === sentence && tokens[at + 1]!.boundary === 0;
    if (found[at] === 'content' && found[at - 1] === 'direction' && boundary === 0 && goesOn && leading.test(text))
      found[at] = 'direction';
  }
}
