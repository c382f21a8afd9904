import type { Point } from './point.js';
import type { StepBlock } from './step-mark.js';
import { wordsIn } from './word-count.js';

/** "Does it need soil? Seldom: it lives on rain": after a question, a word before a colon answers it. */
export const isAnswer = (before: Point | undefined, text: string): boolean =>
  before !== undefined &&
  /[?？؟]["”»]?\s*$/u.test(before.text) &&
  /^[\p{L}\p{M}’'-]+(?:\s[\p{L}\p{M}’'-]+)?\s?[:：]\s/u.test(text);

// prettier-ignore

/** "4 mistakes that runners make - going too fast, new shoes, …": a number of things before a dash and a row of them. */
const countedLead =
  /^(\p{Nd}{1,2}\s[^:：.,!?"“„«–—]{4,58}?)\s[–—-]\s(?=[^,，、]+[,，、][^,，、]+(?:[,，、]|\s\p{L}{1,4}\s))/u;

/** "… invites you to its open day: Saturday, 13 June, …": a longer clause, behind which a day stands. */
const invites = /^([^:：.!?"“„«,]{40,80}?)\s?[:：]\s+(?=[\p{L}]{0,12}\.?,?\s?\p{Nd}{1,2}(?:\.|\s))/u;

/** "Tea: 40%, coffee: 35%": behind the colon a figure, and behind that another name with its own: it heads none of them. */
const firstOfRow =
  /^[\p{Sc}~≈+−-]?\s?\p{Nd}(?:(?<=\p{Nd})[.,:](?=\p{Nd})|[^,，、;:：]){0,24}[,，、;]\s*[^,，、;:：\p{Nd}]{1,40}[:：]\s*[\p{Sc}~≈+−-]?\s?\p{Nd}/u;

/** "Points: a, b" and "Rules – …": the words before the colon are a heading, when they are short and hold no figure. */
export function leadOf(text: string, kind: StepBlock['kind']): { lead: string; rest: string; from: number } {
  // Who says what is quoted may be told at length. A name in quotation marks is no quotation, and a full stop before a small
  // letter ends a short form: "tea vs. coffee: …".
  const match =
    /^((?:[^:：.!?"“„«]|["“„«][^"“”„«»:：\n]{1,30}["”»](?=[\s:：])|(?<=\p{Nd})\.(?=\s\p{L}|\p{Nd})|(?<=\p{L})\.(?=\s\p{Ll})){2,60}?)(?:\s?[:：])(?:\s+|(?<=：))(?=\S)/u.exec(
      text,
    ) ??
    countedLead.exec(text) ??
    invites.exec(text) ??
    /^((?:[^:：.!?"“„«]|(?<=(?:^|\s)\p{Lu}\p{L}{0,3})\.(?=\s\p{Lu})){2,90}?)(?:\s?[:：])\s*(?=["“„«「])/u.exec(text);
  // "Our hall through the years - 1911: built …": the year is what the first of them opens with.
  const dated = /^([^:：.!?"“„«]{4,60}?\p{L})\s[–—-]\s(?=(?:1[5-9]|20)\p{Nd}{2}\s?[:：])/u.exec(text);
  if (dated && kind !== 'bullet') return { lead: dated[1]!, rest: text.slice(dated[0].length), from: dated[0].length };
  // "9:16" and "room 4: …" are no leads; "crêpes for 4: flour, eggs" is one.
  if (
    !match ||
    kind === 'bullet' ||
    // "Houmous pour 12 : 3 boîtes de pois chiches, 200 g de tahini, …" stands over a row.
    (/(?<!\p{L})\p{Nd}+$/u.test(match[1]!) &&
      wordsIn(match[1]!) < 4 &&
      !/^(?:(?:[^,，、.]|(?<=\p{Nd})\.(?=\p{Nd}))+[,，、]){2}/u.test(text.slice(match[0].length))) || // prettier-ignore
    /https?$/iu.test(match[1]!) ||
    // "Weir 79, Lidl car park: 71": the first of a row stands before the second.
    /\p{Nd}\s?[,，、]\s/u.test(match[1]!) ||
    firstOfRow.test(text.slice(match[0].length))
  )
    return { lead: '', rest: text, from: 0 };
  return { lead: match[1]!.trim(), rest: text.slice(match[0].length), from: match[0].length };
}
