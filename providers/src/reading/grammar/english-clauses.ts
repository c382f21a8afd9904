import { termsOf, type Stretch, type Term } from './english-terms.js';

/** What a stretch of a sentence is made of, as far as its parser tells. */
export interface ClauseForm {
  /** A verb says something in it: "goes", "was", "can", not "going" or "to go" alone. */
  isSaid: boolean;
  /** It opens with a verb that lacks its subject ("goes to the lungs"), which may stand before the stretch. */
  lacksSubject: boolean;
  /** It opens with an order: "check the weather". */
  isOrder: boolean;
  /** A thing stands right behind its first verb: "bring *a* toaster". */
  hasObject: boolean;
  /** It opens with the plain form of a verb, which goes on with "we" and "they" ("we fix leaks, *give* a quote"), else is an order. */
  isBare: boolean;
  /** Words before its verb when they can open other clauses too, or ''. */
  subject: string;
}

const mostSubjectWords = 5;

/** The forms of stretches of an English sentence, read in the light of the whole. */
export function englishForms(sentence: string, stretches: readonly Stretch[]): ClauseForm[] {
  const terms = termsOf(sentence);
  return stretches.map(({ start, end }) => formOfTerms(terms.filter((term) => term.start >= start && term.end <= end)));
}

/** The form of a whole English text. */
export const formOf = (text: string): ClauseForm => englishForms(text, [{ start: 0, end: text.length }])[0]!;

/**
 * Whether what stands behind an "and" hangs on the verb before it: "fill half with vinegar and *half with water*", not
 * "boil and *pour out*".
 */
export function sharesVerb(before: string, after: string): boolean {
  const sentence = `${before} and ${after}`;
  const [first, next] = englishForms(sentence, [{ start: 0, end: before.length }, { start: before.length + 5, end: sentence.length }]); // prettier-ignore
  return (first!.isOrder || first!.lacksSubject) && !next!.isSaid && !next!.isOrder;
}

/** Whether a text opens with a noun and goes on with a verb: "prize went to", not "switch off" or "we open". */
export function opensWithNoun(text: string): boolean {
  const [first, second] = termsOf(text);
  return first !== undefined && first.tags.has('Singular') && !first.tags.has('Verb') && second !== undefined && isFinite(second); // prettier-ignore
}

/** Whether a word by itself is a noun: "dogs", not "won". */
export const isNoun = (word: string): boolean => termsOf(word)[0]?.tags.has('Noun') === true;

/** "Deep down", "Soon after": words that name nothing and do nothing, and say how what follows them is. */
export const isAdverbial = (text: string): boolean => {
  const terms = termsOf(text);
  return terms.length > 0 && terms.every(({ tags }) => !tags.has('Noun') && !tags.has('Verb') && !tags.has('Value'));
};

/** "and less well on voices", "but never in winter": behind its link it opens with how and not with who, and has no verb. */
export function addsTo(text: string): boolean {
  const [link, first, ...rest] = termsOf(text);
  if (!/^(?:and|but)$/iu.test(link?.text ?? '') || first === undefined) return false;
  const says = ({ text: word, tags }: Term): boolean => tags.has('Adverb') || tags.has('Comparative') || tags.has('Negative') || (/^(?:less|more)$/iu.test(word) && rest[0]?.tags.has('Adverb') === true); // prettier-ignore
  // Its last words may look like verbs: "on voices".
  return says(first) && [first, ...rest.slice(0, -1)].every(({ tags }) => !tags.has('Verb'));
}

/** "First export to Norway", "second big order": whether a noun stands behind the first word, or an adjective of one. */
export function countsNoun(text: string): boolean {
  const [, first, second] = termsOf(text);
  if (first === undefined || first.tags.has('Verb')) return false;
  return first.tags.has('Noun') ? !first.tags.has('Pronoun') : first.tags.has('Adjective') && second?.tags.has('Noun') === true; // prettier-ignore
}

/** Whether a text opens with how much or which of a thing: "1 tsp cumin", "a pinch of salt", "the rest". */
export const opensWithAmount = (text: string): boolean => opensObject(termsOf(text)[0]) || /^(?:a|an|half|some)\s/iu.test(text); // prettier-ignore

/** "… takes over", "… came out": the last word belongs to the verb before it. */
export const endsPhrasalVerb = (text: string): boolean => termsOf(text).at(-1)?.tags.has('Particle') === true;

/** "… how many parts there are", "… what it is", "as you are": a clause within a sentence that ends on its verb. */
export function endsOnCopula(text: string): boolean {
  const terms = termsOf(text);
  const asks = ({ tags, text: word }: Term): boolean =>
    tags.has('QuestionWord') || /^wh(?:at|o|ere|ich)ever$/iu.test(word);
  const compares = /\sas\s(?:you|we|they|he|she|it|i)\s\S+$/iu.test(text);
  return terms.at(-1)?.tags.has('Copula') === true && (compares || terms.slice(0, -1).some(asks));
}

/** The runs of nouns in a text, with the adjectives before them: "heat pump", "electric cars". */
export function nounsIn(text: string): string[] {
  const runs: string[][] = [[]];
  const terms = termsOf(text);
  for (const [at, { text: word, tags }] of terms.entries()) {
    const isBefore = tags.has('Adjective') && !tags.has('Comparative') && !tags.has('Superlative') && terms[at + 1]?.tags.has('Noun') === true && !/[,;:]$/u.test(word); // prettier-ignore
    const isNoun =
      isBefore || (tags.has('Noun') && !tags.has('Pronoun') && !tags.has('Date') && !tags.has('Possessive'));
    if (isNoun) runs.at(-1)!.push(word.replace(/[?!.,;:]+$/u, ''));
    else if (runs.at(-1)!.length > 0) runs.push([]);
  }
  return runs.filter((run) => run.length > 0).map((run) => run.join(' '));
}

function formOfTerms(terms: readonly Term[]): ClauseForm {
  const first = terms.findIndex(({ tags }) => !tags.has('Adverb') && !tags.has('Conjunction') && !tags.has('Negative'));
  const opening = terms[first];
  // "plans your route", "rides 80 km": before "your", "the" and a figure, what could be a plural is a verb.
  // "menus that survive" are a plural.
  const isHead = /^(?:that|which|who|whose)$/iu.test(terms[first + 1]?.text ?? '');
  const isVerbByPlace = !isHead && /\p{L}{2}s$/u.test(opening?.text ?? '') && opening!.tags.has('Plural') && (opensObject(terms[first + 1]) || isLiking(terms[first], terms[first + 1])); // prettier-ignore
  // "leaves catch sunlight": before a plain verb a form on -s is a plural.
  const isNounByPlace = !isVerbByPlace && /\p{L}{3}s$/u.test(opening?.text ?? '') && isPlainForm(terms[first + 1]) && !helpers.test(opening!.text); // prettier-ignore
  const verb = isVerbByPlace
    ? first
    : isNounByPlace
      ? first + 1
      : terms.findIndex(
          (term, at) =>
            !isCounted(term, terms[at - 1]) &&
            (isFinite(term) || isPlainVerb(term, terms[at - 1]) || isOfSeveral(terms, at)),
        );
  const before = verb > 0 ? terms.slice(0, verb) : [];
  // "…, built in 1932", "…, run by volunteers": a participle hangs on what was said.
  const isParticiple =
    verb === first && verb >= 0 && terms[first + 1]?.text.toLowerCase() === 'by' && terms[first]!.tags.has('PastTense');
  // "Never mixes up sizes" says what somebody does, "never mix" orders it.
  const isForbidden =
    /^(?:do|don['’]?t)$/iu.test(terms[0]?.text ?? '') ||
    (/^never$/iu.test(terms[0]?.text ?? '') && !/s$/iu.test(opening?.text ?? ''));
  return {
    isSaid: verb >= 0 && !isParticiple,
    lacksSubject: first >= 0 && verb === first && !isParticiple && !isForbidden,
    isBare: !isNounByPlace && isPlainForm(opening),
    isOrder: isForbidden || (!isNounByPlace && isPlainForm(opening)),
    hasObject: opensObject(terms[first + 1]),
    subject: isNounByPlace ? opening!.text : subjectOf(before),
  };
}

/** The subject among the words before a verb, without what leads up to it: "In the end *he* …", "This year *230 of you* …". */
function subjectOf(before: readonly Term[]): string {
  const textOf = (terms: readonly Term[]): string => terms.map(({ text }) => text).join(' ');
  const isWhole =
    before.length <= mostSubjectWords &&
    // "Every Sunday the old man …" opens with when.
    !before.slice(0, -1).some(({ tags }) => tags.has('Date')) &&
    before.some(({ tags }) => tags.has('Noun')) &&
    !before.some(({ tags }) =>
      ['Preposition', 'Conjunction', 'Adverb', 'Negative', 'QuestionWord'].some((tag) => tags.has(tag)),
    );
  if (isWhole) return textOf(before);
  if (!before.at(-1)?.tags.has('Pronoun')) return '';
  const tail = before.slice(-3);
  const isCounted = tail.length === 3 && tail[0]!.tags.has('Value') && /^of$/iu.test(tail[1]!.text);
  if (isCounted) return textOf(tail);
  return before.at(-2)?.tags.has('Preposition') ? '' : textOf(before.slice(-1));
}

const isPlainForm = (term: Term | undefined): boolean =>
  term !== undefined && term.tags.has('Verb') && (term.tags.has('Infinitive') || term.tags.has('Imperative'));

/** "loves bouldering": before a gerund these are verbs. */
const isLiking = (term: Term | undefined, next: Term | undefined): boolean =>
  next !== undefined && next.tags.has('Gerund') && /^(?:loves|likes|enjoys|hates|prefers|starts|stops|keeps)$/iu.test(term?.text ?? ''); // prettier-ignore

/** "We need", "viruses need": a verb of the present tense has the form of an infinitive behind a pronoun or a plural. */
const isPlainVerb = ({ tags }: Term, before: Term | undefined): boolean =>
  before !== undefined && (before.tags.has('Pronoun') || before.tags.has('Plural')) && !before.tags.has('Possessive') && tags.has('Verb') && tags.has('PresentTense'); // prettier-ignore

/** Verbs that a plain verb may follow: "helps make", "lets go". */
const helpers = /^(?:helps|lets|makes|needs|dares|goes|comes)$/iu;

/** "1,200 volunteers": what is counted is no verb, though it may look like one. */
const isCounted = ({ text, tags }: Term, before: Term | undefined): boolean =>
  before !== undefined && before.tags.has('NumericValue') && tags.has('PresentTense') && /s$/iu.test(text);

/** "Sugar and oxygen come out": two single things have a verb of several. */
const isOfSeveral = (terms: readonly Term[], at: number): boolean =>
  terms[at]!.tags.has('Verb') && terms[at]!.tags.has('PresentTense') && terms[at - 1]?.tags.has('Noun') === true && /^and$/iu.test(terms[at - 2]?.text ?? '') && terms[at - 3]?.tags.has('Noun') === true; // prettier-ignore

const opensObject = (term: Term | undefined): boolean =>
  term !== undefined &&
  (term.tags.has('Determiner') ||
    term.tags.has('NumericValue') ||
    (term.tags.has('Possessive') && term.tags.has('Pronoun')));

/** A verb with a time: what a subject needs to say something. */
function isFinite({ tags, text }: Term): boolean {
  if (!tags.has('Verb') || tags.has('Infinitive') || tags.has('Gerund') || tags.has('Particle')) return false;
  return ['PastTense', 'PresentTense', 'Copula', 'Modal', 'Auxiliary'].some((tag) => tags.has(tag)) && /\p{L}/u.test(text); // prettier-ignore
}
