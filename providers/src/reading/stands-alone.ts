import { alternatives, contextWords } from '../languages/any-word.js';
import { type LazyPattern, lazyPattern } from '../languages/lazily.js';
import { packOf } from '../languages/registry.js';
import { traitsOf } from '../languages/traits-of.js';
import { lexiconOf, wordPattern } from '../planner/words/lexicon.js';
import { formOf } from './grammar/english-clauses.js';

const patterns = new Map<
  string,
  {
    dependent: RegExp;
    leading: RegExp;
    relative: RegExp;
    link: RegExp;
    open: RegExp;
    verbSecond: LazyPattern | undefined;
  }
>();

function patternsOf(language: string): NonNullable<ReturnType<typeof patterns.get>> {
  const known = patterns.get(language);
  if (known) return known;
  const clauses = packOf(language)?.prompts.clauses;
  const opening = (words: string | undefined): RegExp =>
    new RegExp(`^(?:${alternatives(words ?? '')})(?!\\p{L})`, 'iu');
  // What is shorter may be a name with the same ending: "たまねぎ".
  const bounds = packOf(language)?.context?.bounds ?? '';
  const goesOn = clauses?.goesOn ? `|(?<=.{8,})(?:${alternatives(clauses.goesOn)})[,、，]?$` : '';
  const made = {
    verbSecond: traitsOf(language).verbSecond === true ? verbSecond(language) : undefined,
    dependent: opening(clauses?.dependent),
    leading: opening(`${clauses?.leading ?? ''} ${bounds}`),
    relative: opening(clauses?.relative),
    link: new RegExp(`^(?:${lexiconOf(language).and}|${lexiconOf(language).whereas})\\s+`, 'iu'),
    open: new RegExp(`\\s(?:${lexiconOf(language).and})\\s*,?$${goesOn}`, 'iu'),
  };
  patterns.set(language, made);
  return made;
}

/** Whether a clause says nothing without the one before it. */
export function hangsOnBefore(text: string, language: string): boolean {
  const { dependent, link, verbSecond: second } = patternsOf(language);
  if (second?.test(text)) return false;
  // "but not coffee" hangs on as "not coffee" does.
  return dependent.test(text) || (link.test(text) && dependent.test(text.replace(link, '')) && text.split(/\s+/u).length <= shortest); // prettier-ignore
}
/** A small word or two before the noun of a phrase. */
const noun = '(?:\\p{Ll}+\\s){0,2}\\p{Lu}\\p{L}+';
/**
 * "der Eintritt ist frei", "bei Regen gehen wir hinein": where a verb stands second a clause is one by itself, though its
 * first word opens others that hang on what was said. A clause that does ends on its verb: "der Bäcker ist".
 */
function verbSecond(language: string): LazyPattern {
  const { articles = '', copulas = '' } = packOf(language)?.context ?? {};
  const leading = packOf(language)?.prompts.clauses.leading ?? '';
  const subject = `(?:${alternatives(articles)})\\s${noun}\\s(?:${alternatives(copulas)})\\s\\S`;
  const phrase = `(?:${alternatives(leading)})\\s${noun}\\s\\p{Ll}+\\s(?:${lexiconOf(language).pronoun}|man)(?!\\p{L})`;
  return lazyPattern(() => `^(?:${subject}|${phrase})`, 'u');
}

/** Words of a clause behind "but" that is too short to be said by itself. */
const shortest = 4;

/** Whether a clause says something of what stands right before it: "where the new signals stand". */
export const isRelative = (text: string, language: string): boolean => patternsOf(language).relative.test(text);

/** "64 books and", "이웃들이 장작을 가져왔고": what breaks off before its end. */
export const breaksOff = (text: string, language: string): boolean => patternsOf(language).open.test(text.trim());

/** "On pier 4C", "Am Sonntag": a circumstance, of which the clause after it says what is so then or there. */
export function isCircumstance(text: string, language: string): boolean {
  if (!patternsOf(language).leading.test(text)) return false;
  // "For each hour that you give, | …": whatever it counts, it says only for what.
  return language !== 'en' || /^for\s(?:each|every|any)\s/iu.test(text) || !formOf(text).isSaid;
}

/** "When you cut one": a clause that says when, if or why, and what is so then stands behind it. */
export const opensSubordinate = (text: string, language: string): boolean =>
  new RegExp(`^(?:${alternatives(packOf(language)?.prompts.clauses.subordinate ?? '')})\\s`, 'iu').test(text);

/** "Drückst du zu fest, | dann …", "Stoom je korter, | dan …": with its verb before "you" a clause says on which condition. */
export const givesCondition = (text: string, behind: string, language: string): boolean =>
  traitsOf(language).verbSecond === true &&
  ((wordPattern(lexiconOf(language).pronoun, language, 'start').test(text.replace(/^\S+\s/u, '')) &&
    /^(?:dann|dan|så|då|so)\s/iu.test(behind.trim())) ||
    (language === 'de' && areBothVerbFirst(text, behind)));

/** "Kommt der echte Erreger, | ist die Abwehr bereit": a verb before its subject on either side of the comma. Of German, where nouns are told from verbs. */
const areBothVerbFirst = (text: string, behind: string): boolean => verbAhead.test(text.trim()) && verbBehind.test(behind.trim()); // prettier-ignore
const germanSubject = (): string => {
  const { articles = '', own = '' } = packOf('de')?.context ?? {};
  return `(?:${alternatives(`${articles} ${own}`)}|${lexiconOf('de').pronoun}|man)(?!\\p{L})`;
};
const verbAhead = lazyPattern(() => `^\\p{Lu}\\p{Ll}+(?:t|st|en)\\s${germanSubject()}`, 'u');
const verbBehind = lazyPattern(() => `^(?:${alternatives(packOf('de')?.context?.copulas ?? '')}|\\p{Ll}{2,}t)\\s${germanSubject()}`, 'u'); // prettier-ignore

const says = new RegExp(`^(?:${alternatives(contextWords('says'))})(?!\\p{L})`, 'iu');
/** "said Tom", "säger läkaren Eva Lind": whose words stood before. */
export const isAttribution = (text: string): boolean => says.test(text);

/** "swept away in 1911": an English verb whose subject stands in another part. */
export function lacksSubject(text: string, language: string): boolean {
  if (language !== 'en') return false;
  const form = formOf(text);
  return form.lacksSubject && !form.isOrder;
}

/** Whether a part of a sentence says something by itself: clauses, shots and items are cut by this one measure. */
export const standsAlone = (text: string, language: string): boolean =>
  !breaksOff(text, language) && !hangsOnBefore(text, language) && !isCircumstance(text, language) && !isAttribution(text) && !lacksSubject(text, language); // prettier-ignore
