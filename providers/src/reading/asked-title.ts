import { alternatives, contextWords, gluedWords, spacedWords, wordsOfAll } from '../languages/any-word.js';
import type { TitleWords } from '../languages/language-pack.js';
import { lazyPattern } from '../languages/lazily.js';
import { wordsIn } from './clauses.js';
import type { RoleSpan } from './roles/role.js';
import { wishesOf } from './wishes.js';

/** What a prompt calls its film, and the stretch of it that says so. */
export interface AskedTitle {
  title: string;
  from: number;
  to: number;
  /** The title alone, with its quotation marks. */
  name: { from: number; to: number };
}

/** Characters: what is longer is told, not called. */
const longest = 90;

const titleWords = (name: keyof TitleWords): string => wordsOfAll(({ prompts }) => prompts.wishes.titles?.[name]);
const video = (): string => alternatives(spacedWords(wordsOfAll(({ prompts }) => prompts.cues.video)));
const eitherWay = (words: string): string => `(?:(?<!\\p{L})(?:${alternatives(spacedWords(words))})(?!\\p{L})|${alternatives(gluedWords(words))})`; // prettier-ignore

const start = String.raw`(?<=^|[.!?。！？।\n]\s*)`;
const inSentence = String.raw`[^.!?。！？।\n"“”„«»「」『』《》]`;
/** "The", "my", "в" before the word for the title: an old one, or one of many, is spoken of. */
const small = (): string => `(?:(?:\\p{L}{1,3}|${alternatives(contextWords('own'))})\\s)?`;
const quoted = String.raw`(?:["“”„«「『《]\s?(?<quoted>[^"“”„«»「」『』《》\n]{1,90}?)\s?["“”»」』》]|(?<![\p{L}\p{Nd}])[‘'](?<single>[^\n"“”]{1,90}?)[’'](?![\p{L}\p{Nd}]))`;
const bare = String.raw`(?<bare>[^\n.!?;:(。！？।；：，、"“”„«»（]{2,90}?)`;
/** A name without quotation marks begins large, or in a script that has no large letters; behind a colon it may begin as it likes. */
const beginsAsName = /^[\p{Lu}\p{Lo}\p{Nd}]/u;
const end = String.raw`(?=\s?(?:[.!?;:(。！？।；：，、（]|,\s|\n|$))`;
/** What follows a quoted name in the order to use it: "lauten", "にしてください". */
const rest = String.raw`(?:${inSentence}{0,24}(?:[.!?。！？।]|$|(?=\n)))?`;

/** "Call it 'Summer Fest'", "…, and title it Bread of Tomorrow." One word without marks may as well be what somebody is called: "call her Ada". */
const orders = lazyPattern(() => `(?<=^|[.!?,;。！？।，、\\n]\\s*|\\s(?:and|then|please)\\s)${eitherWay(titleWords('calls'))}[:：]?\\s?(?:${quoted}|${bare}${end})`, 'iu'); // prettier-ignore

const forms = [
  // "Title: Bread of Tomorrow.", "Headline: …"
  lazyPattern(() => `${start}${small()}${eitherWay(`${titleWords('nouns')} ${titleWords('labels')}`)}\\s?[:：]\\s*(?:${quoted}|(?<any>[^\\n.!?;(。！？।；（]{2,90}?[!?！？]?)(?=\\s?(?:[.!?;(。！？।；（]|\\n|$)|(?<=[!?！？])\\s))`, 'iu'), // prettier-ignore
  // "The title should read “Hello Lisbon”", "Der Titel soll „…“ lauten", "タイトルは「…」にしてください"
  lazyPattern(() => `${start}${small()}${eitherWay(titleWords('nouns'))}${inSentence}{0,30}?${quoted}${rest}`, 'iu'), // prettier-ignore
  // "The title should read Hello Lisbon."
  lazyPattern(() => `${start}${small()}(?:${alternatives(spacedWords(titleWords('nouns')))})\\s(?:${alternatives(spacedWords(titleWords('modal')))})\\s(?:${quoted}|${bare}${end})`, 'iu'), // prettier-ignore
  orders,
  // "a video called “Night Shift”"
  lazyPattern(() => `(?<lead>(?<!\\p{L})(?:${video()})(?!\\p{L})\\s?)${eitherWay(titleWords('called'))}[:：]?\\s?(?:${quoted}|${bare}${end})`, 'iu'), // prettier-ignore
  // "「明日のパン」という動画", "“Yarının Ekmeği” adlı video"
  lazyPattern(() => `${quoted}\\s?${eitherWay(titleWords('calledAfter'))}`, 'iu'),
];

/** What a request calls its film, exactly as it is to be shown. A name that something else has is none. */
export function askedTitle(text: string): AskedTitle | undefined {
  for (const form of forms) {
    const found = form.exec(text);
    if (!found) continue;
    const { quoted: marked, single, bare, any, lead = '' } = found.groups as Record<string, string | undefined>;
    if (bare !== undefined && !beginsAsName.test(bare)) continue;
    if (bare !== undefined && form === orders && wordsIn(bare) < 2) continue;
    const open = bare ?? any ?? '';
    const title = (marked ?? single ?? withoutWishes(open)).trim().replace(/[,،]$/u, '');
    if (title === '' || title.length > longest) continue;
    // What follows it belongs to it where it only closes the order: a mark, "lauten", "にしてください".
    const start = found.index + lead.length;
    const at = text.indexOf(title, start);
    const closes = /^\s?["”»」』》’'“]?/u.exec(text.slice(at + title.length))![0].length;
    const until = Math.max(at + title.length + closes, found.index + found[0].length - (open.length - withoutWishes(open).length)); // prettier-ignore
    const to = until + /^\s?[.!;。！،]?/u.exec(text.slice(until))![0].length;
    const opens = /["“”„«「『《‘']?\s?$/u.exec(text.slice(start, at))![0].length;
    return { title, from: start, to, name: { from: at - opens, to: at + title.length + closes } };
  }
  return undefined;
}

/** Characters of a part with figures that is more than a date or a number. */
const longPart = 12;

/** "Water for All, 20 seconds, vertical": what is asked of the film behind its name, or what it is to tell. */
function withoutWishes(name: string): string {
  const [first, ...others] = name.split(/(?=,\s|，)/u);
  const at = others.findIndex((part) => {
    const { seconds, aspectRatio, narration, music, effects, captions } = wishesOf([part]);
    const isAsked = [seconds, aspectRatio, narration, music, effects, captions].some((wish) => wish !== undefined);
    return isAsked || (/[\p{Nd}:：]/u.test(part) && part.length > longPart);
  });
  const kept = [first!, ...(at < 0 ? others : others.slice(0, at))].join('');
  // "Top 3 colours: green, red": a list is told.
  const [head, list] = kept.split(/(?=[:：]\s?)/u);
  return list?.includes(',') || (at >= 0 && list !== undefined) ? head! : kept;
}

/** The roles of a prompt with what says its title as a direction, and without the title: the film opens with it. */
export function withTitle(spans: readonly RoleSpan[], asked: AskedTitle | undefined): RoleSpan[] {
  if (!asked) return [...spans];
  const { from, to, name } = asked;
  return spans.flatMap((span): RoleSpan[] => {
    const part = (start: number, stop: number, role = span.role): RoleSpan => ({ ...span, from: Math.max(span.from, start), to: Math.min(span.to, stop), role }); // prettier-ignore
    const ahead = [part(span.from, from), part(from, name.from, 'direction')];
    return [...ahead, part(name.to, to, 'direction'), part(to, span.to)].filter((one) => one.from < one.to);
  });
}
