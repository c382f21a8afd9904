import { alternatives } from '../../languages/any-word.js';
import { keptPattern } from '../../languages/lazily.js';
import { packOf } from '../../languages/registry.js';
import { traitsOf } from '../../languages/traits-of.js';
import { lexiconOf } from '../../planner/words/lexicon.js';
import { formOf } from './english-clauses.js';
import { mainClause } from './main-clause.js';

/**
 * What a request calls its subject by what it does, as a sentence that says so: "a small fox who finds a mitten" → "a
 * small fox finds a mitten", "einem kleinen Fuchs, der einen Handschuh findet" → "ein kleiner Fuchs findet einen
 * Handschuh". Only the first sentence of the text is looked at; any other text comes back as it is.
 */
export function saidOutright(text: string, language: string): string {
  const clauses = packOf(language)?.prompts.clauses;
  const one = packOf(language)?.context?.indefinite;
  if (!clauses?.subjectRelative || !one) return text;
  const pattern = keptPattern(`^(\\s*)((?:${alternatives(one)}\\p{L}{0,2})\\s(?:[\\p{L}\\p{M}\\p{Nd}’'-]+\\s?){1,7}?)(,?)\\s?(?<![\\p{L}\\p{M}])(${alternatives(clauses.subjectRelative)})\\s([^.!?\\n;:]+)`, 'u'); // prettier-ignore
  const [whole, gap = '', named = '', comma = '', pronoun = '', rest = ''] = pattern.exec(text) ?? [];
  if (whole === undefined || !isSubject(rest, language)) return text;
  const isLast = traitsOf(language).verbLast === true;
  // "…, who …": set apart by commas it is told beside something else, but where each such clause is.
  const isSetApart = isLast ? rest.includes(',') || (language === 'de' && comma === '') : comma !== '';
  if (isSetApart) return text;
  const subject = language === 'de' ? inNominative(named.trim(), pronoun) : named.trim();
  return `${gap}${asSaid(subject, rest, pronoun, language)}${text.slice(whole.length)}`;
}

/** Words of a name with what it is and does, up to which they are one view. */
const mostInOneView = 11;

/**
 * A name with what it is and what it does, as two sentences: "our app Huerto, que te dice qué plantar" → "our app Huerto.
 * Huerto te dice qué plantar", "Tuckbox, a steel lunchbox with three compartments that keeps food hot for 6 hours" →
 * "Tuckbox, a steel lunchbox with three compartments. Tuckbox keeps …". Only what a text opens with is looked at.
 */
export function doneApart(text: string, language: string): string {
  const clauses = packOf(language)?.prompts.clauses;
  const { indefinite = '', own: owners = '' } = packOf(language)?.context ?? {};
  if (!clauses?.subjectRelative || !indefinite) return text;
  const word = "[\\p{L}\\p{M}\\p{Nd}’'&.-]+";
  const behind = `(?<comma>,?)\\s(?<![\\p{L}\\p{M}])(?<pronoun>${alternatives(clauses.subjectRelative)})\\s(?<rest>[^.!?\\n;:]+)`;
  const described = keptPattern(`^\\s*(?<name>\\p{Lu}${word}(?:\\s\\p{Lu}${word}){0,3}),\\s(?:${alternatives(indefinite)}\\p{L}{0,2})\\s(?:${word}\\s){1,10}?${word}${behind}`, 'u'); // prettier-ignore
  const owned = keptPattern(`^\\s*(?<whole>(?:${alternatives(owners)})\\s(?:${word}\\s){0,5}?${word})${behind}`, 'iu');
  const match = described.exec(text) ?? (owners ? owned.exec(text) : null);
  const { name, whole = '', comma = '', pronoun = '', rest = '' } = (match?.groups ?? {}) as Record<string, string | undefined>; // prettier-ignore
  if (!match || !isSubject(rest, language)) return text;
  if (name === undefined && comma === '') return text;
  if (name !== undefined && match[0].trim().split(/\s+/u).length <= mostInOneView) return text;
  // "unsere App Beet": the last words with a capital are the name; where every noun has one, two of them hold a name.
  const called = /(?:\s\p{Lu}[\p{L}\p{M}\p{Nd}’'&.-]*)+$/u.exec(whole)?.[0].trim();
  const own =
    language === 'de' ? (called?.includes(' ') ? called.split(' ').at(-1) : heOf(pronoun)) : (called ?? whole);
  const subject = name ?? own ?? whole;
  const head = text.slice(0, match[0].length - rest.length - pronoun.length - comma.length - 2);
  return `${head}. ${asSaid(subject, rest, pronoun, language)}${text.slice(match[0].length)}`;
}

/** Whether the pronoun is what does something: behind "that we love" somebody else does. */
function isSubject(rest: string, language: string): boolean {
  // "tells you what to plant": what comes behind its verb may look like another subject.
  if (language === 'en') return [rest, rest.split(' ').slice(0, 2).join(' ')].some((said) => formOf(said).lacksSubject);
  const { articles = '', own = '' } = packOf(language)?.context ?? {};
  const { leading = '', indefinite = '' } = packOf(language)?.prompts.clauses ?? {};
  const others = traitsOf(language).verbLast === true ? `${lexiconOf(language).pronoun}|${alternatives(indefinite) || '(?!)'}` : `${lexiconOf(language).pronoun}|${alternatives(`${articles} ${own} ${leading}`)}`; // prettier-ignore
  return !keptPattern(`^(?:${others})(?!\\p{L})`, 'iu').test(rest);
}

/** What a subject does, with its verb where a sentence has it: its own clause ends at the first comma. */
function asSaid(subject: string, rest: string, pronoun: string, language: string): string {
  if (traitsOf(language).verbLast !== true) return `${capital(subject)} ${rest}`;
  const [clause = '', ...behind] = rest.split(/(?=,\s)/u);
  const he = heOf(pronoun);
  const said = mainClause(`${he.toLowerCase()} ${clause}`, language);
  return `${capital(subject)}${said.slice(he.length)}${behind.join('')}`;
}
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Who does it, by the gender of the pronoun that takes the noun up. */
const heOf = (pronoun: string): string =>
  ({ der: 'Er', die: 'Sie', das: 'Es', dat: 'Het' })[pronoun.toLowerCase()] ?? 'Hij';

/** The ending of an article and of the adjectives behind it, by the pronoun that takes the noun up. */
const german: Readonly<Record<string, readonly [article: string, adjective: string]>> = { der: ['ein', 'er'], die: ['eine', 'e'], das: ['ein', 'es'] }; // prettier-ignore

/** "einem kleinen Fuchs", "einen kleinen Fuchs" → "ein kleiner Fuchs": the pronoun says which gender it has. */
function inNominative(named: string, pronoun: string): string {
  const [article = 'ein', ending = ''] = german[pronoun.toLowerCase()] ?? [];
  const noun = pronoun.toLowerCase() === 'der' ? named.replace(weak, '') : named;
  return noun.replace(/^eine?[mnrs]?(?=\s)/iu, article).replace(/(?<=\s\p{Ll}+)e[nrsm]?(?=\s)/gu, ending);
}
/** The ending that some nouns have wherever they are not the subject: "Bären", "Hasen", "Elefanten", "Polizisten". */
const weak =
  /(?<=(?:Bär|Prinz|Held|Mensch|Graf|Narr|Spatz|ist|ant|ent|arch|graf|soph))en$|(?<=(?:Has|Löw|Jung|Aff|Rab|Ries|Drach|Bot|Neff|Matros|Kolleg|Kund|Knab|Zeug|Pat|Hirt|Schütz|Falk|Ochs|Witwe?r?|log)e)n$/u;
