import { packOf } from '../languages/registry.js';
import { traitsOf } from '../languages/traits-of.js';
import { isOfCalendar } from './calendar-words.js';
import { leastScore, type Hit } from './hit.js';
import { isAnimal, ofTranslation, withoutPicture, type Keywords } from './keywords.js';
import { isPerson } from './people.js';
import { baseForms, feminineBases } from './word-forms.js';

/**
 * The pictures that a word or phrase in lower case may mean: as it stands, else what it is a form of, else by its parts.
 * What is known to be no noun means what stands for it as it is and nothing else: "gehören" is no plural of hearing.
 */
export function lookUp(
  phrase: string,
  language: string,
  keywords: Keywords,
  mayBeNoun = true,
): readonly Hit[] | undefined {
  // "Drogi", "такое": a form that means something else far more often is none of what it may be a form of.
  if (withoutPicture(language).has(phrase)) return undefined;
  const exact = keywords.get(phrase);
  // A plural may be a passing word of another picture: "cats" of "raining cats and dogs".
  if (exact && exact[0]!.score >= leastScore && (mayBeNoun || exact[0]!.score !== ofTranslation)) return exact;
  if (!mayBeNoun) return undefined;
  // "Donnerstag" is no thunder, "שבועות" (weeks) no bubbles.
  if (isOfCalendar(phrase, language)) return exact;
  for (const form of singulars(phrase, language)) {
    const found = keywords.get(form);
    // A tag is known as it stands: "poster" is no form of "post".
    if (found?.[0]!.score === ofTranslation && form.length < sureForm) continue;
    if (found && found[0]!.score > (exact?.[0]!.score ?? 0)) return found;
  }
  // "La gatta" is a cat, "la porta" no harbour: what lives has a feminine, and a long word that it makes is no other word.
  for (const base of feminineBases(phrase, language)) {
    const found = keywords.get(base);
    if (found && found[0]!.score > (exact?.[0]!.score ?? 0) && (phrase.length >= sureFeminine || isAnimal(found[0]!.name) || isPerson(found[0]!.name))) return found; // prettier-ignore
  }
  if (exact) return exact;
  const made = ofTrade(phrase, language, keywords);
  if (made) return made;
  return traitsOf(language).joinsWords && !phrase.includes(' ') ? byParts(phrase, language, keywords) : undefined;
}

/** Letters from which a form of a tag is hardly ever another word. */
const sureForm = 5;
/** Letters from which the feminine of a word is hardly ever another word: "panadera", but "quarta". */
const sureFeminine = 8;

/** Letters that a trade leaves of its thing at least. */
const leastThing = 4;
/** What its thing may have ended in: gelat-o, pizz-a, trator. */
const thingEndings = ['', 'o', 'a', 'e', 'i'];

/** "Gelateria", "tratorista", "balıkçı": who works with a thing, or where it is made and sold, is shown by the thing. */
function ofTrade(phrase: string, language: string, keywords: Keywords): Hit[] | undefined {
  for (const word of [phrase, ...(baseForms(phrase, language) ?? [])])
    for (const ending of tradesOf(language)) {
      const stem = word.slice(0, -ending.length);
      if (!word.endsWith(ending) || stem.length < leastThing) continue;
      const found = thingEndings.map((end) => keywords.get(stem + end)).find((names) => names && names[0]!.score >= 0.95 && !isPerson(names[0]!.name)); // prettier-ignore
      if (found) return [{ name: found[0]!.name, score: found[0]!.score * 0.95 }];
    }
  return undefined;
}

const tradesOf = (language: string): readonly string[] => (packOf(language)?.pictures?.trades ?? '').split(' ').filter(Boolean); // prettier-ignore

/** Letters of a part that is taken for one on its own, and of one whose other part is known as well. */
const leastPart = { alone: 4, known: 3 };

/** "Lastenrad", "barnbok": a compound is what its last part says. What its first part says it is for, or of, is another thing: a Kaiserschmarrn is no crown. */
function byParts(word: string, language: string, keywords: Keywords): readonly Hit[] | undefined {
  // A letter of Korean is a syllable.
  const isHangul = /^\p{sc=Hang}/u.test(word);
  const [front, tail] = isHangul ? [2, 2] : [leastPart.known, leastPart.known];
  for (let from = 1; from <= word.length - tail; from += 1) {
    const last = word.slice(from);
    const forms = [last, ...(baseForms(last, language) ?? [])];
    // "Abzeichen", "inlandsbanan": a last part that has no picture, in any form, hides none inside it.
    if (forms.some((form) => withoutPicture(language).has(form))) break;
    // "Geldautomaat": a longer last part that is a word, and of no picture for sure, hides no tomato.
    if (
      last.length >= leastPart.alone &&
      from >= leastPart.known &&
      isUnsure(keywords.get(last)) &&
      isKnown(word.slice(0, from), keywords)
    )
      break;
    if (from < front || !vowel.test(word.slice(0, from)) || isSuffix(word, last, language)) continue;
    // "Aussichtsturm", "Lieblingstier": an s that joins two words, and no storm and no ox.
    if (/^s[tpk]/u.test(last) && [keywords, withoutPicture(language)].some((words) => words.has(last.slice(1))))
      continue;
    // "samvete", "försvann": a short beginning that is no word is a prefix, and what follows it no thing.
    const needs = from < leastPart.alone || last.length < leastPart.alone || isTorn(word, from);
    const known = isHangul || isKnown(word.slice(0, from), keywords);
    if (needs && !known) continue;
    const found = forms
      // "Schächtelchen": what is left of a last part by its ending may be the end of another word: no elk.
      .filter((form) => form.length >= tail && (known || form === last || form.length > leastPart.alone))
      .map((form) => keywords.get(form))
      // "Durchmesser": a tag says nothing of the words that end as it does.
      .find((names) => names !== undefined && names[0]!.score >= 0.9 && (names[0]!.score !== ofTranslation || (isKnown(word.slice(0, from), keywords) && !/^s[tpk]/u.test(last)))); // prettier-ignore
    if (found && standsForMany.test(found[0]!.name) && !isAnimal(found[0]!.name)) return undefined;
    if (found) return found.map(({ name, score }) => ({ name, score: score * 0.9 }));
  }
  return undefined;
}

const isUnsure = (hits: readonly Hit[] | undefined): boolean => hits !== undefined && hits[0]!.score < leastScore;

/** What no word lacks: the "schl" of "Schleier" is none. */
const vowel = /[\p{sc=Hang}aeiouyäöüåæøéèêëïáíóúœ]/u;

/** Signs of an idea, or of one of many things that a word is for: the luck of "Pfotenglück" is no game, a "Kaffeemaschine" no gear. */
const standsForMany =
  /^(?:game-die|gear|bullseye|adhesive-bandage|judge|star|sparkles|magic-wand|thought-balloon|hourglass.*|trophy|red-heart|chart-.*|flexed-biceps|clinking-.*)$|^(?:[a-z]+-)?face-|-face$/u;

const suffixLists = new Map<string, readonly string[]>();

function suffixesOf(language: string): readonly string[] {
  const known = suffixLists.get(language);
  if (known) return known;
  const made = (packOf(language)?.pictures?.suffixes ?? '').split(' ').filter(Boolean);
  suffixLists.set(language, made);
  return made;
}

/** "Verhandlungen", "organisten": what only makes a word of another looks like lungs and stones. */
function isSuffix(word: string, last: string, language: string): boolean {
  return suffixesOf(language).some((marked) => {
    const suffix = marked.replace(/^-/u, '');
    if (!word.endsWith(suffix)) return false;
    if (suffix.length >= last.length) return true;
    return marked !== suffix && /^[^aeiouyäöüå]{1,2}$/u.test(last.slice(0, -suffix.length));
  });
}

/** Letters of a first part that may be no more than the beginning of a word. */
const longestTorn = 6;

/** "Jägersteig": an s that may join the parts may as well begin the last one, which then is another word. */
const isTorn = (word: string, from: number): boolean =>
  from <= longestTorn && word.slice(0, from).endsWith('s') && /^[tpk]/u.test(word.slice(from));

/** Whether a first part is a word of its own, with what may join it to the next: "Geburt-s-tag". */
const isKnown = (front: string, keywords: Keywords): boolean => keywords.has(front) || keywords.has(front.replace(/(?:e?s|e?n|e)$/u, '')); // prettier-ignore

/** What a plural, or another form, may come from. */
function singulars(word: string, language: string): string[] {
  const forms = baseForms(word, language);
  if (forms) return forms;
  if (language === 'en')
    return [
      word.replace(/ies$/u, 'y'),
      word.replace(/(?<=s|x|z|ch|sh|o)es$/u, ''),
      word.replace(/(?<!s)s$/u, ''),
      word.replace(/ves$/u, 'f'),
      word.replace(/ves$/u, 'fe'),
    ].filter((form) => form !== word && form.length >= 3);
  const ending = /(?:[aeo]?s|en|er|e|n|i)$/u;
  return word.length >= 5 ? [word.replace(ending, ''), word.slice(0, -1)].filter((form) => form.length >= 4) : [];
}
