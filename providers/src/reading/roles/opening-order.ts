import { alternatives, contextWords, wholeWords, wordsOfAll } from '../../languages/any-word.js';
import { lazyPattern } from '../../languages/lazily.js';
import { grades } from './school-grades.js';
import { isShown, type Role } from './role.js';
import type { Token } from './tokens.js';

/** "Teach me the 5 pillars of …", "Erzähl die Geschichte vom …": the order is the maker's, what is to be told the viewers'. */
const order = lazyPattern(() => `^\\s*(?:${wholeWords(contextWords('tellsMe'))})(?![\\p{L}\\p{M}])`, 'iu');
const small = lazyPattern(
  () => `\\s(?:${alternatives(`${contextWords('articles')} ${contextWords('own')}`)})\\s`,
  'iu',
);

/** Takes an order that opens a request, and the class that a lesson is for where it ends the topic, out of what is shown. */
export function settleOpeningOrder(text: string, tokens: readonly Token[], found: Role[]): void {
  const [words] = order.exec(text) ?? [];
  if (words !== undefined) for (const [at, { to }] of tokens.entries()) if (to <= words.length && found[at] === 'content') found[at] = 'direction'; // prettier-ignore
  settlePresented(text, tokens, found);
  settleClass(text, tokens, found);
}

const own = alternatives(contextWords('own'));
/** "Present our app …", "Annonce notre ligne …": said of one's own, the verb is the maker's to do. */
const presents = lazyPattern(() => `^\\s*(?:(?:${alternatives(wordsOfAll(({ prompts }) => prompts.cues.please))})[,\\s]\\s*)?(?:${alternatives(contextWords('presents'))})(?![\\p{L}\\p{M}])(?=\\s(?:[\\p{L}\\p{M}’'-]+\\s){0,4}?(?:${own})\\s)`, 'iu'); // prettier-ignore

function settlePresented(text: string, tokens: readonly Token[], found: Role[]): void {
  const [words] = presents.exec(text) ?? [];
  if (words === undefined) return;
  for (const [at, { to }] of tokens.entries()) if (to <= words.length && isShown(found[at]!)) found[at] = 'direction';
}

const parted = lazyPattern(() => `^(${presents.source}[^.!?\\n,;:]*)\\s(?:${alternatives(contextWords('presentsBehind'))})(?=[,.!?;:]|$)`, 'iu'); // prettier-ignore

/** "Stell unsere App Beet *vor*, die …" without the part of its verb that stands behind what is presented. */
export const withoutVerbEnd = (text: string): string => text.replace(parted, '$1');

/** "Mary Anning | for year 4 pupils (8-9)": of the first words shown, those from the small word before a class on. */
function settleClass(text: string, tokens: readonly Token[], found: Role[]): void {
  const first = found.findIndex((role, at) => isShown(role) && tokens[at]!.isWord);
  // What opens by itself may be a class's own: "the party of class 9".
  if (first <= 0) return;
  const { clause } = tokens[first]!;
  for (const { index, 0: words } of text.matchAll(grades)) {
    const at = tokens.findIndex(({ from }) => from >= index);
    if (at <= first || tokens[at]!.clause !== clause) continue;
    let [from, to] = [at, at];
    while (to + 1 < tokens.length && tokens[to + 1]!.clause === clause && tokens[to + 1]!.isWord) to += 1;
    while (from - 1 > first && /^\p{Ll}{1,4}$/u.test(tokens[from - 1]!.text)) from -= 1;
    const rest = text.slice(index + words.length, tokens[to]!.to);
    if (from === at || rest.trim().split(/\s+/u).length > 2 || small.test(rest)) continue;
    for (let place = from; place <= to; place += 1) if (found[place] === 'content') found[place] = 'direction';
  }
}
