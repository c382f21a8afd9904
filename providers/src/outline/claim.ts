import { alternatives, wordsOfAll } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import { traitsOf } from '../languages/traits-of.js';
import { cutAtWord, sentenceCase, tidy } from '../planner/words/headline.js';
import { lexiconOf, wordPattern } from '../planner/words/lexicon.js';
import { wordsIn } from '../reading/clauses.js';
import {
  endsOnCopula,
  endsPhrasalVerb,
  countsNoun,
  formOf,
  opensWithNoun,
} from '../reading/grammar/english-clauses.js';
import { holdNames, joinedCapitals } from '../reading/joined-names.js';
import { isOrder } from '../reading/orders.js';
import { endsAsking } from '../reading/ends-asking.js';
import { pairsIn } from '../reading/pairs.js';
import { isRelative, opensSubordinate } from '../reading/stands-alone.js';
import { plainWords } from '../reading/plain-words.js';

/** Openings with such a word that stand by themselves: "In 2024", "From dock to door", "At a glance". */
const stands =
  /^(?:(?:in|im|en|em|nel|w|i|в)\s(?:\p{Nd}|(?:short|brief|one|a|the)(?!\p{L}))|from\s.+\sto\s|at\s(?:a glance|last)|on\s(?:the|time)|for\s(?:every|sale|the)|by\s(?:the numbers|\p{Nd})|to\s(?:be|do|the)\s|without\s|with\s\p{Nd}|as\s(?:of|a)\s|mit\s\p{Nd}|para\s|por\s|pour\s(?:une?|vos|votre)\s)/iu;
/** The words of a language for one place in a headline, as alternatives of a pattern. */
const listed = (place: 'leading' | 'links' | 'trailing' | 'particles', language: string): string =>
  alternatives(packOf(language)?.prompts.clauses[place] ?? '');

/** Most characters that a claim is set in; it wraps to three lines at most. */
const longest = 84;
/** Words of a claim that can be read at a glance. */
const mostWords = 14;

/**
 * A point of the prompt as a headline: sentence form, no link to what went before, no fragment at either end, in
 * the prompt's own words.
 * @param max most characters
 * @param most words up to which it is left whole
 */
export function claimOf(text: string, language: string, max = longest, most = mostWords): string {
  // A picture of a chat before the words is none of a headline.
  const plain = text
    .replace(/\s+/gu, ' ')
    .replace(/^(?:(?:\p{Extended_Pictographic}|\u200d|\ufe0f)\s?)+(?=[\p{L}\p{Nd}])/u, '')
    .trim();
  let claim = tidy(plainWords(withoutBrackets(plain), language), language);
  claim = withoutLink(claim, language);
  claim = withLeadBehind(claim, language);
  claim = withoutThereIs(claim, language);
  if (language === 'en') claim = withoutWith(claim);
  claim = plainMarks(claim, language);
  const whole = claim;
  if (claim.length > max || wordsIn(claim) > most) claim = shortened(claim, language, max);
  // "Come by!" is whole: what ends a sentence is only left over where it was cut.
  const isWhole = claim === whole && (/[.!?。！？؟]\s*$/u.test(text.trim()) || endsWithParticle(claim, language));
  if (!isWhole && !(claim === whole && isAsked(claim, language))) claim = withoutTrail(claim, language);
  // "월별 이용객 수를": what its request would have done with it is cut off.
  const { objectMark } = packOf(language)?.prompts.clauses ?? {};
  if (objectMark) claim = claim.replace(new RegExp(`(?:${alternatives(objectMark)})$`, 'u'), '');
  const mark = /([?？؟!！])["”»)]?\s*$/u.exec(text.trim())?.[1];
  const asked = mark && /[?？؟]/u.test(mark) && claim.length > text.trim().length - 12 ? mark : '';
  return (
    tidyEnd(sentenceCase(claim, language)).replace(/[?？؟!]+$/u, '') +
    (asked || (/[?？؟]$/u.test(claim) ? claim.slice(-1) : ''))
  );
}

/** "What a pull request is", "come as you are": a clause with its subject before its verb ends on it. */
const isAsked = (claim: string, language: string): boolean =>
  wordPattern(lexiconOf(language).question, language, 'start').test(claim) && !leadsOn(claim, language);

function withoutLink(text: string, language: string): string {
  const match = new RegExp(`^(?:${listed('links', language)})(?:,\\s*|\\s+(?!\\p{Nd}))(?=\\S)`, 'iu').exec(text);
  // "Next quarter we open" says when; "Next, we open" leads on.
  const isTime = match !== null && !/,/u.test(match[0]) && times.test(text.slice(match[0].length));
  // "First prize went to …" names a thing.
  const isNamed = match !== null && !/,/u.test(match[0]) && language === 'en' && (opensWithNoun(text.slice(match[0].length)) || isOrdinal(match[0], text)); // prettier-ignore
  // "Which topping won?" asks.
  const asks = match !== null && /[?？؟]\s*$/u.test(text) && wordPattern(lexiconOf(language).question, language, 'start').test(text); // prettier-ignore
  // "Next to Lidl": without it the rest is a fragment.
  const ties = match !== null && beginsAsFragment(text.slice(match[0].length), language);
  // "While you sleep, your brain sorts the day": a clause that hangs on the one behind its comma opens it.
  const hangs = match !== null && /,\s/u.test(text.slice(match[0].length)) && opensSubordinate(match[0], language);
  // "That is all there is to it": it is what the sentence speaks of.
  const isSubject = match !== null && language === 'en' && formOf(text.slice(match[0].length)).lacksSubject;
  // "Danach ist es offen": behind an adverb the verb stands before its subject, and without it would ask.
  const isInverted = match !== null && traitsOf(language).verbSecond === true && wordPattern(`${lexiconOf(language).pronoun}|${alternatives(packOf(language)?.context?.articles ?? '')}`, language, 'start').test(text.slice(match[0].length).replace(/^\S+\s/u, '')); // prettier-ignore
  return match &&
    !isInverted &&
    !isTime &&
    !isNamed &&
    !asks &&
    !ties &&
    !hangs &&
    !isSubject &&
    wordsIn(text.slice(match[0].length)) >= 2
    ? text.slice(match[0].length)
    : text;
}

/** "First export to Norway", "second shop in Leith": before a noun it counts. "First red clamp on" is told of steps, which drop it. */
const isOrdinal = (link: string, text: string): boolean => /^(?:first|second|third)\s/iu.test(link) && countsNoun(text);

/** A stretch of time, in any language, at the start of a text. */
const times = new RegExp(
  `^(?:${alternatives(wordsOfAll(({ prompts }) => ['day', 'week', 'month', 'year'].map((unit) => prompts.figures.units?.[unit] ?? '').join(' ')))}|quarter|season|spring|summer|autumn|winter)(?!\\p{L})`,
  'iu',
);

/** Words of a phrase that leads a clause at most, and of that clause at least, in languages without a parser. */
const [mostLed, fewestLed] = [4, 3];

/** "On Monday, the depot opens" → "The depot opens on Monday". */
function withLeadBehind(text: string, language: string): string {
  if (stands.test(text) || !new RegExp(`^(?:${listed('leading', language)})\\s`, 'iu').test(text)) return text;
  // "On track 7B, where the signals stand, three trains were late": what is put in goes first.
  const inserted = /^([^,]{3,40}),\s+([^,]+),\s+(.{8,})$/u.exec(text);
  if (inserted && isRelative(inserted[2]!, language))
    return `${sentenceCase(inserted[3]!)} ${inserted[1]!.charAt(0).toLowerCase()}${inserted[1]!.slice(1)}`;
  const straight = traitsOf(language).verbSecond ? subjectAhead(text, language) : undefined;
  if (straight) return straight;
  const comma = (language === 'en' ? openingPhrase(text) : undefined) ?? /^([^,]{3,40}),\s+(.{8,})$/u.exec(text);
  // "On Sunday, | 14 June, …": the rest of when it is.
  // "After a year the cat was fat and the man, he noticed, was talking": behind more clauses it would belong to the last.
  if (!comma || /,\s/u.test(comma[2]!)) return text;
  // "Auf Küchenpapier abtropfen lassen, | mit Apfelmus servieren": two things to do, in their order.
  if (language !== 'en' && isOrder(comma[1]!, language)) return text;
  // "В дождь она ждёт тех, | кто бежит", "До свидания, | Зоя": what stands behind the comma must be the clause.
  const isClause = language === 'en' || (wordsIn(comma[1]!) <= mostLed && wordsIn(comma[2]!) >= fewestLed && !isRelative(comma[2]!, language)); // prettier-ignore
  if (!isClause) return text;
  // "A continuación las decenas, | y así hasta el final": what "and" opens goes on.
  if (wordPattern(lexiconOf(language).and, language, 'start').test(comma[2]!)) return text;
  // "From Sapporo, loves bouldering": without its subject the rest is none of it.
  if (language === 'en' && formOf(comma[2]!).lacksSubject) return text;
  return `${sentenceCase(comma[2]!)} ${comma[1]!.charAt(0).toLowerCase()}${comma[1]!.slice(1)}`;
}

/** "There is a wheelchair path" → "A wheelchair path": on a screen it is there. */
function withoutThereIs(text: string, language: string): string {
  const [opens = ''] = (packOf(language)?.context?.thereIs ?? '').split(' ');
  const [lead = ''] = (opens && new RegExp(`^(?:${alternatives(opens)})\\s+(?=\\S+\\s\\S)`, 'iu').exec(text)) || [];
  return lead === '' || endsAsking(text) ? text : sentenceCase(text.slice(lead.length), language);
}

/** "With turnout at 61 percent" → "Turnout at 61 percent": what goes along with something, told by itself. */
function withoutWith(text: string): string {
  const [, rest = ''] = /^with\s(\p{L}.*\p{Nd}.*)$/iu.exec(text) ?? [];
  return rest !== '' && !rest.includes(',') && !formOf(rest).isSaid ? sentenceCase(rest) : text;
}

/** "Mit ihrer Mitgift hielt sie die Werkstatt am Leben" → "Sie hielt mit ihrer Mitgift die Werkstatt am Leben". */
function subjectAhead(text: string, language: string): string | undefined {
  const pronoun = lexiconOf(language).pronoun;
  const match = new RegExp(`^(\\S+(?:\\s[^\\s,;:]+){1,${mostLed - 1}}?)\\s(\\p{Ll}[\\p{L}\\p{M}]+)\\s(${pronoun})\\s([^,;:]{3,})$`, 'u').exec(text); // prettier-ignore
  if (!match || endsAsking(text)) return undefined;
  const [, phrase = '', verb = '', subject = '', rest = ''] = match;
  // "Am Ende legt er | sich neben sie": what a verb does to its own subject stays behind it.
  const [own = ''] = reflexive.exec(rest) ?? [];
  return `${sentenceCase(subject, language)} ${verb} ${own}${phrase.charAt(0).toLowerCase()}${phrase.slice(1)} ${rest.slice(own.length)}`;
}

const reflexive = /^(?:sich|mich|dich|uns|euch|zich|sig|seg)\s/u;

/** "In winter | they rest": a phrase before a clause that has its own subject, without a comma between. */
function openingPhrase(text: string): RegExpExecArray | undefined {
  // "Since then", "until now" tie what follows to what went before.
  if (!/^(?:in|on|at|with|during|by|under|over|after|before|from)\s/iu.test(text)) return undefined;
  // "At 35 km | count lamp posts": a measure or a day before what is to be done.
  const before = /^(\S+(?:\s\p{Lu}\p{Ll}+){0,1}\s\p{Nd}[\p{Nd}.,:]*(?:\s?\p{L}+)?)\s(\p{Ll}.{5,})$/u.exec(text);
  const order = before && formOf(before[2]!);
  if (order?.isOrder && order.hasObject && !order.isSaid) return before!;
  // "After 28 months buying is cheaper": a stretch of time before a clause with its own subject.
  const stretch = /^(\S+\s\p{Nd}+\s\p{L}+)\s([^,]+)$/u.exec(text);
  const said = stretch && formOf(stretch[2]!);
  if (said?.isSaid && said.subject !== '' && !said.lacksSubject && times.test(stretch![1]!.replace(/^\S+\s\S+\s/u, ''))) return stretch!; // prettier-ignore
  // "At 5% a year | you have 105": who does it stands behind all of the phrase, where a pronoun says so.
  const leads = Array.from({ length: 4 }, (_, at) => new RegExp(`^(\\S+(?:\\s[^\\s,]+){${at + 1}})\\s((?:they|we|you|it|he|she|the|our|your|an?|this|these|most|all|every)\\s.{3,})$`, 'iu').exec(text)).filter((match) => match !== null); // prettier-ignore
  const byPronoun = [...leads].sort((one, other) => Number(opensWithPronoun.test(other[2]!)) - Number(opensWithPronoun.test(one[2]!))); // prettier-ignore
  for (const match of byPronoun) {
    const form = formOf(match[2]!);
    if (
      form.isSaid &&
      (form.subject !== '' || opensWithPronoun.test(match[2]!)) &&
      !/^\S+\s(?:which|whom|that|who)\s/iu.test(text)
    )
      return match;
  }
  return undefined;
}

const opensWithPronoun = /^(?:they|we|you|it|he|she)\s/iu;

/** Whether a text begins as a fragment does: it needs words before it. */
export function beginsAsFragment(text: string, language: string): boolean {
  return new RegExp(`^(?:${listed('leading', language)})\\s`, 'iu').test(text) && !stands.test(text);
}

/** "but" of "not 9, but 16", as alternatives of a pattern; undefined where a language has none. */
export const contrastOf = (language: string): string | undefined =>
  packOf(language)?.prompts.clauses.contrast?.split(' ')[1];

/** Whether a text ends with a word that something must follow: "no rehearsals until". */
export const endsAsFragment = (text: string, language: string): boolean =>
  new RegExp(`\\s(?:${[listed('trailing', language), contrastOf(language)].filter(Boolean).join('|')})$`, 'iu').test(
    text,
  );

/** Whether a text ends with a preposition or an article, behind which what it leads to stands: "told by", "wins the". */
export function leadsOn(text: string, language: string): boolean {
  const words =
    `${packOf(language)?.prompts.clauses.leading ?? ''} ${packOf(language)?.context?.articles ?? ''}`.trim();
  return words !== '' && new RegExp(`(?:^|\\s)(?:${alternatives(words)})[,\\s]*$`, 'iu').test(text);
}

/** "The third generation takes over", "Crack 4 eggs in": the last word belongs to a verb. */
function endsWithParticle(text: string, language: string): boolean {
  // "How many parts there are", "what it is": the clause ends on its verb.
  if (language === 'en' && endsOnCopula(text)) return true;
  if (!new RegExp(`\\s(?:${listed('particles', language)})$`, 'iu').test(text)) return false;
  // "Helmet always on", "phones off": without a verb it says how something is.
  return language !== 'en' || endsPhrasalVerb(text) || (wordsIn(text) <= 4 && !formOf(text).isSaid) || (wordsIn(text) <= 8 && formOf(text).isOrder); // prettier-ignore
}

function withoutTrail(text: string, language: string): string {
  const ending = new RegExp(`(?:[,;:–—-]|(?<=\\s)(?:${listed('trailing', language)})\\.?)\\s*$`, 'iu');
  // "Option A", "Plan B": a single capital at the end is a name, and in "550 W" a unit.
  if (/[\p{Ll}\p{Nd}]\s\p{Lu}$/u.test(text)) return text;
  let kept = text;
  for (let turn = 0; turn < 5; turn += 1) {
    const next = kept.replace(ending, '').trim();
    if (next === kept || next === '') break;
    kept = next;
  }
  return kept;
}

/** "(Pinewood Camps, 900 answers)": an aside that stands by itself is none. */
const withoutBrackets = (text: string): string =>
  /^[(（]([^()（）]+)[)）][.:]?$|^['‘]([^'’]+)['’]\.?$/u.exec(text)?.slice(1).find(Boolean) ?? text;

/** Emphasis by repeated marks is for chats: "!!", "??", "…". */
const plainMarks = (text: string, language: string): string =>
  text
    .replace(/([!?])[!?]+/gu, '$1')
    .replace(/\s+([,.;:!?])/gu, (_, mark: string) =>
      language === 'fr' && /[;!?]/u.test(mark) ? `\u202f${mark}` : mark,
    )
    .replace(/[!]+$/u, '');
const tidyEnd = (text: string): string => text.replace(/[\s,;:.–—→⇒➜>-]+$/u, '');

/** Cut where a part of the sentence ends: asides first, then the last clause that fits, at last a word. */
function shortened(text: string, language: string, max: number): string {
  const plain = text.replace(/\s*[(（][^()（）]*[)）]/gu, '').trim();
  if (plain.length <= max && wordsIn(plain) >= 3 && wordsIn(plain) <= mostWords) return plain;
  const { and } = lexiconOf(language);
  const subordinate = alternatives(packOf(language)?.prompts.clauses.subordinate ?? '');
  const held = [...pairsIn(plain, language), ...joinedCapitals(plain, and)];
  const separators = [
    ...holdNames(plain).matchAll(
      new RegExp(`(?:[;，、；：。،]|[,:](?!\\p{Nd}))\\s*|\\s[–—-]\\s|\\s(?:${and}|${subordinate})\\s`, 'giu'),
    ),
  ].filter(({ index }) => !held.some(({ start, end }) => index >= start && index < end));
  const fits = (part: string): boolean =>
    part.length <= max && wordsIn(part) <= mostWords && part.length >= Math.min(20, max / 2) && wordsIn(part) >= 3;
  const cuts = separators
    .filter((_, at) => !isInsideList(plain, separators, at))
    .map((match) => plain.slice(0, match.index).trim())
    .filter(fits);
  const beforePhrase = language === 'en' && cuts.length === 0 ? withoutLastPhrase(plain, fits) : undefined;
  return (
    cuts.at(-1) ??
    (plain.length <= max + 16 && wordsIn(plain) <= mostWords + 3
      ? plain
      : (beforePhrase ?? cutAtWord(plain, language, max)))
  );
}

/** "silk, | paper | and spices": between two short things of one list a headline would break off. */
function isInsideList(text: string, separators: readonly RegExpExecArray[], at: number): boolean {
  const [before, here, next] = [separators[at - 1], separators[at]!, separators[at + 1]];
  const lengthTo = (from: number, to: number): number => wordsIn(text.slice(from, to));
  const isShortAfter = next !== undefined && lengthTo(here.index + here[0].length, next.index) <= 2;
  const isShortBefore = before !== undefined && lengthTo(before.index! + before[0].length, here.index) <= 2;
  return isShortAfter || (isShortBefore && /\p{L}/u.test(here[0]));
}

const phrase = new RegExp(`\\s(?=(?:${listed('leading', 'en')})\\s)`, 'giu');
/** An English sentence up to its last phrase of place, time or purpose that leaves a clause which still says something. */
const withoutLastPhrase = (text: string, fits: (part: string) => boolean): string | undefined =>
  [...text.matchAll(phrase)]
    .filter((match) => !/^of\s/iu.test(text.slice(match.index + 1)) && !isBetweenFigures(text, match.index))
    .map((match) => text.slice(0, match.index))
    .filter((part) => fits(part) && formOf(part).isSaid)
    .at(-1);

/** "from 41 | to 26 kg": of what moves, both ends are told. */
const isBetweenFigures = (text: string, at: number): boolean =>
  /\p{Nd}\S*$/u.test(text.slice(0, at)) && /^\s\S+\s[^\s\p{L}]*\p{Nd}/u.test(text.slice(at));

/** Whether a text speaks of something named before: "it", "they". */
export const leansBack = (text: string, language: string): boolean =>
  wordPattern(lexiconOf(language).pronoun, language, 'start').test(text);
