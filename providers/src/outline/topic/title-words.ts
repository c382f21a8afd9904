import { lazyPattern, keptPattern } from '../../languages/lazily.js';
import { alternatives, contextWords } from '../../languages/any-word.js';
import { questionMark } from '../../languages/marks.js';
import { packOf } from '../../languages/registry.js';
import { lexiconOf, wordPattern } from '../../planner/words/lexicon.js';
import { wordsIn } from '../../reading/clauses.js';
import { endsAsking } from '../../reading/ends-asking.js';
import { claimOf, leadsOn } from '../claim.js';
import type { Topic } from './topic-source.js';

/** Words as a title, with what they say of its owner under it. */
export function named(text: string, language: string): Omit<Topic, 'used'> {
  const { name, what } = withoutOwner(asSubject(withoutLearners(text, language), language), language);
  const title = text === '' ? '' : claimOf(name, language, 80);
  const short = what === '' ? title : title.split(/,\s/u)[0]!;
  return { title, subtitle: what, short: short.length <= 44 ? short : '' };
}

/** "unseren neuen Hofladen" → "unser neuer Hofladen": what a request presents is its object, and the subject of its film. */
function asSubject(text: string, language: string): string {
  const [whole = '', owner = ''] =
    (language === 'de' && /^(unser|mein)en\s(?:\p{Ll}+en\s)*(?=\p{Lu})/iu.exec(text)) || [];
  return whole === '' || wordsIn(text) > mostPresented
    ? text
    : `${owner}${whole.slice(owner.length + 2).replace(/en\s/gu, 'er ')}${text.slice(whole.length)}`;
}
const mostPresented = 6;

/** As a sentence of its own, without its stop. */
export const sentenceOf = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1).replace(/[\s.,;:]+$/u, '');

const article = lazyPattern(() => `^(?:${alternatives(contextWords('articles'))})\\s`, 'iu');
export const opensWithArticle = (text: string): boolean => article.test(text);
export const withoutArticle = (text: string): string => text.replace(article, '');

/** "Our new baristas how to steam milk": whom a film shows how stands before what it shows. */
function withoutLearners(text: string, language: string): string {
  const how = packOf(language)?.telling?.how?.[0];
  const match = how && keptPattern(`^(?:\\p{L}+\\s)?(?:${alternatives(contextWords('own'))}|${alternatives(contextWords('articles'))})(?:\\s\\p{L}+){1,4}?\\s(?=(?:${alternatives(how)})(?![\\p{L}\\p{Nd}]))`, 'iu').exec(text); // prettier-ignore
  return match ? text.slice(match[0].length) : text;
}

const isAtPlace = (text: string, language: string): boolean => keptPattern(`^(?:\\p{Ll}[\\p{L}\\p{M}’'-]*\\s)+(?:${alternatives(packOf(language)?.prompts.clauses.leading ?? '')})\\s\\p{Lu}`, 'u').test(text); // prettier-ignore
const ownName = lazyPattern(() => `^(?:${alternatives(contextWords('own'))})\\s(.*)$`, 'isu');
const owner = /^((?:\p{Ll}[\p{L}\p{M}’'-]*,?\s){1,5})(?=[\p{Lu}«“„"])(.+)$/su;
/** What something is has a capital of its own in German: "unsere Werkstatt Kettenrad". */
const germanOwner = /^((?:\p{Ll}[\p{L}-]*\s){0,2}\p{Lu}[\p{L}-]*,?\s)(?=[\p{Lu}«“„"])(.+)$/su;

/** "My mum's bakery Crumb & Anchor" is made known as "Crumb & Anchor": whose it is, its viewers don't ask, but what it is. */
function withoutOwner(text: string, language: string): { name: string; what: string } {
  const rest = ownName.exec(text)?.[1];
  // "our workshop in Ghent" has no name of its own.
  const [, what, name] = (rest === undefined || isAtPlace(rest, language) ? null : (language === 'de' ? germanOwner : owner).exec(rest)) ?? []; // prettier-ignore
  // "Our cheddar won gold at the | Ludbrook Show": what leads to a name is not what somebody is.
  if (what === undefined || name === undefined || leadsOn(what, language)) return { name: text, what: '' };
  // Whose mum, its viewers don't know.
  return { name, what: sentenceOf(what.replace(/^\S+['’]s\s/u, '')) };
}

/** "What sleep does" names what is told; a question has its verb before its subject, or asks for it. */
const asksInEnglish =
  /^(?:who|which)\s(?!(?:we|you|they|i|he|she|it)\s)|^\S+(?:['’](?:s|re)\s|\s(?:\p{L}+\s){0,2}?(?:is|are|was|were|do|does|did|can|could|will|would|should|shall|has|have|had|may|might|must|isn['’]t|aren['’]t|don['’]t|doesn['’]t|didn['’]t|can['’]t|won['’]t)\s(?!and\s|or\s|but\s))/iu;

/** "Warum sich der Harz lohnt": with its subject before its verb it asks nobody. */
const tellsInGerman =
  /^(?:warum|wieso|weshalb|wie|was|wo|wann)\s(?:sich|man|wir|ihr|sie|er|es|ich|du|der|die|das|den|dem|ein|eine|unser\p{L}*|mein\p{L}*)\s/iu;

/** "How to steam milk" tells in the form of a question. */
const tellsHow = /^(?:how to|how (?:the|a|an|our)\s|what to|why the|comment faire|cómo hacer|como fazer|come fare)/iu;

/** A question that was typed without its mark, with it. */
export function withQuestionMark(text: string, language: string): string {
  const asks = wordPattern(lexiconOf(language).question, language, 'start').test(text) && wordsIn(text) >= 3;
  const tells = (language === 'en' && !asksInEnglish.test(text)) || (language === 'de' && tellsInGerman.test(text));
  if (endsAsking(text) || !asks || tells || tellsHow.test(text)) return text;
  return `${language === 'es' && !text.startsWith('¿') ? '¿' : ''}${text.replace(/[.!\s]*$/u, '')}${questionMark(language)}`;
}
