import { alternatives, contextWords } from '../../languages/any-word.js';
import { lazyPattern } from '../../languages/lazily.js';
import type { Role } from './role.js';
import type { Token } from './tokens.js';

/** How people laugh in writing: "lol", "jajaja", "wkwk", and what the packs of other scripts have. */
const spelled = lazyPattern(
  () =>
    String.raw`^(?:lo+l|lmf?ao|rofl|x[dD]+|(?:ha|he|hi|hé|ah|eh){2,}h?|(?:ja|je|ji){3,}|k{4,}|rs(?:rs)+|wk(?:wk)+w?|mdr+|ptdr|hihi+|haha\p{L}?|w{3,}|${alternatives(contextWords('laughter'))})$`,
  'iu',
);

/** Who laughs laughs to the maker: it is neither shown nor spoken, except as somebody's own words. */
export function settleLaughter(text: string, tokens: readonly Token[], found: Role[]): void {
  for (const [at, token] of tokens.entries()) {
    if (!spelled.test(token.text) && !isRun(tokens, at)) continue;
    if (text[token.to] === '.' && /\p{L}/u.test(text[token.to + 1] ?? '')) continue;
    if (found[at] === 'content' && !isQuoted(text, token.from)) found[at] = 'direction';
  }
}

/** Laughter that a dictionary cuts in pieces. */
const isRun = (tokens: readonly Token[], at: number): boolean =>
  [-1, 0].some((by) => {
    const [one, two] = [tokens[at + by], tokens[at + by + 1]];
    return one !== undefined && two !== undefined && one.to === two.from && spelled.test(one.text + two.text);
  });

/** Between marks of quotation in its line. */
function isQuoted(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at) + 1);
  const place = at - (text.length - line.length);
  return [...line.matchAll(/["“„«「『][^"”“»」』\n]*["”“»」』]/gu)].some(({ index, 0: words }) => index < place && index + words.length > place); // prettier-ignore
}
