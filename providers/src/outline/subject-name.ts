import { lexiconOf, wordPattern } from '../planner/words/lexicon.js';
import { wordsIn } from '../reading/clauses.js';
import { formOf } from '../reading/grammar/english-clauses.js';
import { claimOf } from './claim.js';

/** "Our town library reopens on 3 March …": what a sentence speaks of, to stand above what follows; '' when it is not plain. */
export function subjectOf(sentence: string, language: string): string {
  if (language !== 'en') return '';
  const { subject } = formOf(sentence);
  const isName = /\p{L}{3}/u.test(subject) && wordsIn(subject) <= 5 && !/\p{Nd}/u.test(subject);
  return isName && !wordPattern(lexiconOf(language).pronoun, language, 'start').test(subject) ? claimOf(subject, language, 44) : ''; // prettier-ignore
}
