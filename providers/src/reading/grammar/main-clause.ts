import { alternatives } from '../../languages/any-word.js';
import { packOf } from '../../languages/registry.js';
import { traitsOf } from '../../languages/traits-of.js';
import { lexiconOf } from '../../planner/words/lexicon.js';

/**
 * A clause that hung on "that", as a sentence of its own: "Bioabfall in die braune Tonne kommt" → "Bioabfall kommt in
 * die braune Tonne". Languages whose verbs stand in the same place in both leave it as it is.
 */
export function mainClause(clause: string, language: string): string {
  if (!traitsOf(language).verbLast) return clause;
  const end = /[.!?…\s]*$/u.exec(clause)![0];
  const whole = clause.slice(0, clause.length - end.length);
  // "…, dass es warm ist, | wenn man kommt": what hangs on the clause stands behind its verb.
  const [, own = '', behind = ''] =
    new RegExp(`^(.+?)(,\\s(?:${subordinateOf(language)})(?!\\p{L}).*)?$`, 'su').exec(whole) ?? [];
  const words = own.split(/\s+/u).filter(Boolean);
  const subject = leadingPart(words, language);
  if (subject === 0 || subject >= words.length) return clause;
  const parts = conjuncts(words.slice(subject), language);
  const said = parts.map((part) => verbAhead(part, language));
  return `${[...words.slice(0, subject), ...said.flat()].join(' ')}${behind}${end}`;
}

const subordinateOf = (language: string): string => alternatives(packOf(language)?.prompts.clauses.subordinate ?? '');
const matches = (words: string, word: string): boolean => new RegExp(`^(?:${words})$`, 'iu').test(word);
const isName = (word: string): boolean => /^[„“"»«]?[\p{Lu}\p{Nd}]/u.test(word);

/** How many words the first part of a clause has, which may stand ahead of its verb: its subject, or when or where. */
function leadingPart(words: readonly string[], language: string): number {
  const [first = ''] = words;
  const alone = alternatives(packOf(language)?.prompts.clauses.indefinite ?? '');
  if (
    matches(`${lexiconOf(language).pronoun}|${alone}`, first) &&
    !((isArticle(first, language) || matches(alone, first)) && isNameAhead(words, language))
  )
    return 1;
  const end = nounPhrase(words, 0, language);
  // "freitags | die Tonne …", "hier | wieder viele Kinder …": an adverb.
  if (end === 0) return 1;
  return withMore(words, end, language);
}

/** "das neue Haus …": what looks like a pronoun is an article where a noun follows. */
const isNameAhead = (words: readonly string[], language: string): boolean => nounPhrase(words, 0, language) > 1;
const isArticle = (word: string, language: string): boolean =>
  matches(alternatives(`${packOf(language)?.context?.articles ?? ''} ${packOf(language)?.prompts.clauses.determiners ?? ''}`), word); // prettier-ignore
const isPreposition = (word: string, language: string): boolean =>
  matches(alternatives(packOf(language)?.prompts.clauses.leading ?? ''), word);

/** Where a noun phrase ends that begins at a place; the place itself where there is none. */
function nounPhrase(words: readonly string[], from: number, language: string): number {
  if (!nounsAreCapital(language)) return plainPhrase(words, from, language);
  let at = from;
  while (at < words.length - 1 && at - from < 4 && !isName(words[at]!)) {
    // "freitags die Tonne": behind a word that opens no phrase another one begins.
    if (at > from && isArticle(words[at]!, language) && !isPreposition(words[at - 1]!, language)) return from;
    at += 1;
  }
  if (!isName(words[at] ?? '')) return from;
  // "60 Kinder", "die Altstadt Bern".
  while (at + 1 < words.length && isName(words[at + 1]!)) at += 1;
  return at + 1;
}

/** In a language whose nouns look like other words: an article, what describes a noun, and the noun; or one word alone. */
function plainPhrase(words: readonly string[], from: number, language: string): number {
  let at = from;
  if (isPreposition(words[at] ?? '', language)) at += 1;
  if (isArticle(words[at] ?? '', language) || /^\p{Nd}/u.test(words[at] ?? '')) at += 1;
  while (words[at]?.endsWith('e') && at + 1 < words.length - 1 && !isSmall(words[at + 1]!, language)) at += 1;
  return at < words.length - 1 ? at + 1 : from;
}
const isSmall = (word: string, language: string): boolean =>
  isArticle(word, language) ||
  isPreposition(word, language) ||
  /^(?:elke|niet|geen|alle|ook|altijd|gratis|\p{Nd}.*)$/iu.test(word);

/** "Papier, Pappe | und Kartons", "die Kosten | der Anlage", "Kinder | unter 6 Jahren": what belongs to a noun stays with it. */
function withMore(words: readonly string[], from: number, language: string): number {
  const { and, or } = lexiconOf(language);
  let end = from;
  for (;;) {
    const joins = matches(`${and}|${or}`, words[end] ?? '') || words[end - 1]!.endsWith(',');
    const next = joins && !words[end - 1]!.endsWith(',') ? end + 1 : end;
    const owned = matches(alternatives(packOf(language)?.prompts.clauses.owner ?? ''), words[end] ?? '');
    const bounds = alternatives(packOf(language)?.context?.bounds ?? '');
    const counted = matches(bounds, words[end] ?? '') && /^\p{Nd}/u.test(words[end + 1] ?? '');
    if (!joins && !owned && !counted) return end;
    const more = nounPhrase(words, counted ? end + 1 : next, language);
    if (more <= next || more >= words.length) return end;
    end = more;
  }
}

const nounsAreCapital = (language: string): boolean => language.startsWith('de');

/** "seit 1987 singen | und 42 Mitglieder haben": each part has its own verb at its end. */
function conjuncts(words: readonly string[], language: string): string[][] {
  const and = lexiconOf(language).and;
  const at = words.findIndex((word, place) => place > 0 && matches(and, word) && isVerbLike(words[place - 1]!));
  const rest = at < 0 ? [] : words.slice(at + 1);
  if (at < 0 || rest.length < 2 || !isVerbLike(rest.at(-1)!)) return [[...words]];
  return [words.slice(0, at), [words[at]!, ...rest]];
}
const isVerbLike = (word: string): boolean => /^\p{Ll}+(?:t|n|e)$/u.test(word);

/** The verb of a part, from its end to behind what joins it: "in die Tonne kommt" → "kommt in die Tonne". */
function verbAhead(words: readonly string[], language: string): string[] {
  const joined = words.length > 1 && matches(lexiconOf(language).and, words[0]!) ? 1 : 0;
  const [head, own] = [words.slice(0, joined), words.slice(joined)];
  const at = verbPlace(own, language);
  const verb = own[at]!;
  const rest = own.filter((_, place) => place !== at);
  const [, prefix = '', plain = verb] = at === own.length - 1 ? (separated(verb, language) ?? []) : [];
  return [...head, prefix ? plain : verb, ...rest, ...(prefix ? [prefix] : [])];
}

/** "gratis mogen | meedoen": of verbs at the end that stands second which helps the others. */
function verbPlace(words: readonly string[], language: string): number {
  const helps = alternatives(packOf(language)?.prompts.clauses.auxiliaries ?? '');
  const last = words.length - 1;
  if (helps === '(?!)') return last;
  let first = last;
  for (let at = last; at >= Math.max(0, last - 2); at -= 1) if (matches(helps, words[at]!)) first = at;
  return first;
}

/** "hineingehören" → "hinein", "gehören". */
function separated(verb: string, language: string): RegExpExecArray | undefined {
  const parts = [...(packOf(language)?.prompts.clauses.separable ?? '').split(' ')].sort((a, b) => b.length - a.length);
  const onset =
    '(?:(?:sch|st|sp|tr|dr|br|bl|pr|pl|fr|fl|gr|gl|kr|kl|kn|zw|schr|schl|ch|[bcdfghjklmnprstvwz])?[aeiouyäöü]\\p{Ll}{2,})';
  return new RegExp(`^(${parts.filter(Boolean).join('|') || '(?!)'})(${onset})$`, 'u').exec(verb) ?? undefined;
}
