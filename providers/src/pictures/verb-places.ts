import { alternatives } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import { traitsOf } from '../languages/traits-of.js';
import { lexiconOf } from '../planner/words/lexicon.js';
import { keyOf } from './word-forms.js';

interface Grammar {
  subject: RegExp;
  determiner: RegExp;
  /** "cette carte": what may stand for a noun or before it. */
  pronoun: RegExp;
  /** "des", "du", "de": what looks like an article, or leads a noun. */
  leading: RegExp;
}

const byLanguage = new Map<string, Grammar | undefined>();

/** What is known of languages with articles, in which a bare noun stands neither behind "she" nor between a noun and an article. */
function grammarOf(language: string): Grammar | undefined {
  if (byLanguage.has(language)) return byLanguage.get(language);
  const { context = {}, prompts } = packOf(language) ?? {};
  const { subjects, determiners = '', leading = '' } = prompts?.clauses ?? {};
  const whole = (source: string): RegExp => new RegExp(`^(?:${source})$`, 'iu');
  const made = subjects === undefined ? undefined : {
    subject: whole(alternatives(subjects)),
    determiner: whole(alternatives(`${context.articles ?? ''} ${context.indefinite ?? ''} ${String(determiners)}`)),
    pronoun: whole(lexiconOf(language).pronoun || '(?!)'),
    leading: whole(alternatives(`${String(leading)} ${context.from ?? ''}`)),
  }; // prettier-ignore
  byLanguage.set(language, made);
  return made;
}

/**
 * Whether a word that can be a noun stands where its language has the verb: right behind who does it ("il porte des lunettes"), or
 * behind a noun with its article and before another article or a number ("cette carte montre les rivières").
 */
export function isVerbByPlace(
  text: string,
  words: readonly { word: string; start: number }[],
  at: number,
  language: string,
): boolean {
  const grammar = grammarOf(language);
  // "l'eau" has its article on it.
  if (!grammar || at === 0 || /['’]/u.test(words[at]!.word)) return false;
  const { subject, determiner, pronoun, leading } = grammar;
  const key = (index: number): string => keyOf(words[index]?.word ?? '', language);
  // Nothing but a space is between them.
  const joins = (from: number): boolean => {
    const [one, other] = [words[from], words[from + 1]];
    return one !== undefined && other !== undefined && /^\s+$/u.test(text.slice(one.start + one.word.length, other.start)); // prettier-ignore
  };
  if (!joins(at - 1)) return false;
  // "Väljer ni kurs": where the verb stands second, its subject may stand behind it.
  if (subject.test(key(at - 1)) && (!traitsOf(language).verbSecond || !joins(at - 2))) return true;
  const [before, own, next] = [key(at - 2), key(at - 1), key(at + 1)];
  const hasObject = joins(at) && (/^\p{Nd}/u.test(next) || (determiner.test(next) && !leading.test(next)));
  const hasSubject = joins(at - 2) && /^\p{L}/u.test(own) && !determiner.test(own) && !leading.test(own) && (determiner.test(before) || pronoun.test(before)); // prettier-ignore
  return hasObject && hasSubject;
}
