import { isThreshold } from '../../reading/thresholds.js';
import { findAddresses } from '../../reading/scan/addresses.js';
import { holdNames, releaseNames } from '../../reading/joined-names.js';
import { lexiconOf, wordPattern } from '../words/lexicon.js';
import { formOf } from '../../reading/grammar/english-clauses.js';
import { sentenceCase, tidy } from '../words/headline.js';
import type { FactBody, Side, Statement } from './fact.js';
import { asLabel, cleanLabel } from './labels.js';
import { asciiDigits } from '../../reading/scan/digits.js';
import { escapePattern } from '../../languages/escape-pattern.js';

type Of<T extends FactBody['type']> = Extract<FactBody, { type: T }>;

/** "“Text” — Name, role", 'Name says: "text"'. */
export function readQuote(statement: Statement): Of<'quote'> | undefined {
  const match = /["“„«「]([^"”“»」]{12,320})["”“»」]/u.exec(statement.text);
  if (!match || statement.figures.length > 2) return undefined;
  const quoteText = match[1]!.trim().replace(/,$/u, '');
  const after = statement.text.slice(match.index + match[0].length).trim();
  const before = statement.text.slice(0, match.index).trim();
  const named =
    /^[,.]?\s*(?:[-–—―]|(?:says?|said|dit|déclare|sagt|sagte|dice|disse|dijo|afirma|explique|según|nach|selon|by)\b:?)\s*(.+?)[.!]?$/iu.exec(
      after,
    )?.[1] ??
    /^(.+?)\s*(?:says?|said|dit|déclare|sagt|sagte|dice|disse|dijo|afirma)?\s*[:,]?$/iu.exec(before)?.[1] ??
    '';
  const [author = '', ...role] = named.replace(/^(?:says?|said)\s+/i, '').split(/,\s+/);
  if (before.length + after.length > match[1]!.length + 40 && !named) return undefined;
  if (author.split(/\s+/).length > 6)
    return match[1]!.length > statement.text.length * 0.6 ? { type: 'quote', quote: quoteText } : undefined;
  return {
    type: 'quote',
    quote: quoteText,
    ...(author ? { author: author.slice(0, 64) } : {}),
    ...(role.length > 0 ? { role: role.join(', ').slice(0, 80) } : {}),
  };
}

export function readDefinition(statement: Statement, language: string): Of<'definition'> | undefined {
  if (statement.figures.length > 1 || statement.kind !== 'sentence') return undefined;
  const { isA, pronoun, question, upcoming } = lexiconOf(language);
  const match = wordPattern(isA, language).exec(statement.text);
  if (!match || match.index < 2) return undefined;
  const term = statement.text.slice(0, match.index).trim();
  const rest = statement.text.slice(match.index + match[0].length).trim();
  if (term.split(/\s+/).length > 4 || term.length > 48 || /[,;:]/u.test(term) || rest.length < 16) return undefined;
  if (wordPattern(`${pronoun}|${question}`, language, 'start').test(term)) return undefined;
  if (wordPattern(upcoming, language).test(term)) return undefined;
  // The article belongs to the definition: "is a drink" → "A drink".
  const article = / (\p{L}+['’]?)$/u.exec(match[0])?.[1] ?? '';
  const definition = tidy(`${article}${article && !/['’]$/u.test(article) ? ' ' : ''}${rest}`);
  return definition.length <= 280
    ? { type: 'definition', term: sentenceCase(term.replace(/^(?:the|an?)\s/i, '')), definition }
    : undefined;
}

/** "Sign up at example.com", "Pre-order now". */
export function readAction(statement: Statement, language: string): Of<'action'> | undefined {
  const addresses = findAddresses(statement.text);
  const opens = wordPattern(lexiconOf(language).action, language, 'start').test(statement.text);
  const words = statement.text.split(/\s+/).length;
  if (!addresses.length && !(opens && words <= 14)) return undefined;
  if (addresses.length && !opens && words > 16) return undefined;
  if (statement.figures.length > 1 && !opens) return undefined;
  const url = addresses[0]?.text;
  let title = statement.text;
  // "Visit example.com to learn more": what it is for is the title.
  const purpose = url
    ? /^\s*(?:to|pour|um|para|per|om)\s+(.{3,60})$/iu.exec(title.slice(title.indexOf(url) + url.length))
    : null;
  if (purpose) title = purpose[1]!;
  else if (url)
    title = title.replace(
      new RegExp(
        `(?:\\s(?:at|on|to|via|from|sur|à|auf|unter|bei|en|em|no|su|in|a|op|على|عبر|عند|من خلال|на|по адресу|ב-?|באתר))?\\s*[:：]?\\s*${escapePattern(url)}`,
        'iu',
      ),
      ' ',
    );
  title = tidy(title);
  if (!/\p{L}{2}/u.test(title)) title = url ?? title;
  return {
    type: 'action',
    title,
    ...(url
      ? {
          url: url
            .replace(/^https?:\/\/(?:www\.)?/, '')
            .replace(/\/$/, '')
            .slice(0, 120),
        }
      : {}),
  };
}

/** "3 out of 4 developers", "sept personnes sur dix", "10人中7人". */
export function readCountOf(statement: Statement, language: string): Of<'count-of'> | undefined {
  const { outOf, numberWords } = lexiconOf(language);
  const cjk =
    /(\p{Nd}{1,3})(?:人|個|个|社|名|명)中(?:有)?の?\s?(\p{Nd}{1,3})/u.exec(statement.text) ??
    /(\p{Nd}{1,3})명 중\s?(\p{Nd}{1,3})/u.exec(statement.text);
  if (cjk) return finish(Number(asciiDigits(cjk[2]!)), Number(asciiDigits(cjk[1]!)), statement.text);
  const word = `\\p{Nd}{1,3}|${numberWords.map((w) => `(?:${w})`).join('|') || '(?!)'}`;
  const fraction = /(?<![\p{N}/.,])(\d{1,2})\/(\d{1,3})(?=\s+(?:of|des|der|de|dei|delle)\s)/u.exec(statement.text);
  if (fraction)
    return finish(Number(fraction[1]), Number(fraction[2]), statement.text.slice(fraction.index + fraction[0].length));
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}.,])(${word})\\s+(?:\\p{L}+\\s+){0,3}?(?:${outOf})\\s+(${word})(?![\\p{L}\\p{N}%.,]\\p{N}|[\\p{L}\\p{N}%])`,
    'iu',
  );
  const match = pattern.exec(statement.text);
  if (!match) return undefined;
  const [count, total] = [numberOf(match[1]!, numberWords), numberOf(match[2]!, numberWords)];
  return finish(count, total, statement.text);
}

function finish(count: number, total: number, of: string): Of<'count-of'> | undefined {
  return Number.isInteger(count) && Number.isInteger(total) && count >= 0 && total > count && total <= 100 && total > 1
    ? { type: 'count-of', count, total, of: tidy(of) }
    : undefined;
}

function numberOf(text: string, words: string[]): number {
  const digits = asciiDigits(text);
  if (/^\d+$/.test(digits)) return Number(digits);
  const index = words.findIndex((word) => new RegExp(`^(?:${word})$`, 'iu').test(text));
  return index < 0 ? NaN : index + 1;
}

/** "Next: launch in Japan in May 2027." */
export function readUpcoming(statement: Statement, language: string): Of<'upcoming'> | undefined {
  const { upcoming } = lexiconOf(language);
  const match = new RegExp(`^(${upcoming})\\s*[:：,、—–-]?\\s*(?=\\S)`, 'iu').exec(statement.text);
  if (!match || statement.text.length > 140) return undefined;
  if (!/[:：—–,、-]\s*$/u.test(match[0]) && !['ja', 'zh', 'ko', 'ar', 'he', 'hi'].includes(language)) return undefined;
  const what = tidy(statement.text.slice(match[0].length));
  if (!what) return undefined;
  const date = statement.dates[statement.dates.length - 1]?.text;
  const place = statement.places.length === 1 ? statement.places[0] : undefined;
  return {
    type: 'upcoming',
    lead: sentenceCase(match[1]!),
    what,
    ...(date ? { date } : {}),
    ...(place ? { place } : {}),
  };
}

/** "A vs B" as a title, and "A does x, while B does y". */
export function readVersus(statement: Statement, language: string): Of<'versus'> | undefined {
  const { versus, whereas } = lexiconOf(language);
  const compared =
    /^(?:compare|comparing|comparison (?:of|between)|(?:the )?differences? between|comparer|comparaison (?:de|entre)|vergleich(?:e|en sie)?(?: von| zwischen)?|compara(?:r|ción de|ción entre)?|compare|comparação (?:de|entre)|confronto (?:tra|fra)|confronta)\s+(.{2,40}?)\s(?:and|to|with|vs\.?|versus|et|à|und|mit|y|con|e|com)\s(.{2,40}?)[.!?]?$/iu.exec(
      statement.text,
    );
  if (compared && statement.figures.length === 0)
    return {
      ...sides(compared[1]!, compared[2]!, [], [], statement, language),
      title: tidy(`${sentenceCase(compared[1]!)} vs ${compared[2]!}`),
    };
  const heading = new RegExp(`^(.{2,40}?)\\s(?:${versus})\\s(.{2,48}?)(?:\\s*[:：—–?]\\s*(.*))?$`, 'iu').exec(
    statement.text.replace(/[.!]$/u, ''),
  );
  if (heading && heading[1]!.split(/\s+/).length <= 5 && heading[2]!.split(/\s+/).length <= 6) {
    const body = {
      ...sides(heading[1]!, heading[2]!, [], [], statement, language),
      title: tidy(statement.text.split(/[:：]\s/u)[0]!),
    };
    const [left, right] = (heading[3] ?? '').split(new RegExp(`(?:,\\s*|;\\s*|\\s)(?:${whereas})\\s|;\\s*`, 'iu'));
    if (left && right)
      return {
        ...body,
        left: side(heading[1]!, [left], statement, language),
        right: side(heading[2]!, [right], statement, language),
      };
    return heading[3] ? undefined : body;
  }
  const contrast = new RegExp(`^(.{8,110}?)(?:,\\s*|;\\s*|\\s)(?:${whereas})\\s(.{8,110})$`, 'iu').exec(
    statement.text.replace(/[.!]$/u, ''),
  );
  if (!contrast) return undefined;
  const [l, r] = [nameAndRest(contrast[1]!, language), nameAndRest(contrast[2]!, language)];
  if (!l || !r || l.name.toLowerCase() === r.name.toLowerCase()) return undefined;
  if (![[contrast[1]!, l.name], [contrast[2]!, r.name]].every(([clause, name]) => isSubject(name!, clause!, language))) return undefined; // prettier-ignore
  return {
    ...sides(l.name, r.name, [contrast[1]!], [contrast[2]!], statement, language),
    title: tidy(`${sentenceCase(l.name)} vs ${r.name}`),
  };
}

const sides = (
  left: string,
  right: string,
  l: string[],
  r: string[],
  statement: Statement,
  language: string,
): Of<'versus'> => ({
  type: 'versus',
  title: tidy(`${left} vs ${right}`),
  left: side(left, l, statement, language),
  right: side(right, r, statement, language),
});

/** Whether a name can stand over a side: it counts nothing, and in English its clause says something of it. */
function isSubject(name: string, clause: string, language: string): boolean {
  if (/\p{Nd}/u.test(name) || wordPattern(lexiconOf(language).leadIn, language, 'start').test(name)) return false;
  if (language !== 'en') return true;
  const form = formOf(clause);
  return form.isSaid && !form.lacksSubject && !form.isOrder && form.subject !== '';
}

/** The subject before the first linking verb: "Heat pumps cost 30% less" → "Heat pumps". */
function nameAndRest(clause: string, language: string): { name: string; rest: string } | undefined {
  const { linking, up, down, includes } = lexiconOf(language);
  const words = clause.trim().split(/\s+/);
  const whole = wordPattern(`${linking}|${up}|${down}|${includes}`, language, 'whole');
  const article =
    /^(?:the|an?|our|their|le|la|les|un|une|l['’]|der|die|das|ein|eine|el|los|las|una|il|lo|gli|o|os|as|uma?)$/iu;
  let start = 0;
  while (start < words.length && article.test(words[start]!)) start += 1;
  for (let index = start + 1; index < Math.min(words.length, start + 5); index += 1) {
    if (whole.test(words[index]!) || /\p{N}/u.test(words[index]!)) {
      const name = words.slice(start, index).join(' ');
      if (wordPattern(lexiconOf(language).pronoun, language, 'whole').test(name) || isThreshold(name, language))
        return undefined;
      return { name, rest: words.slice(index).join(' ') };
    }
  }
  return undefined;
}

function side(name: string, points: string[], statement: Statement, language: string): Side {
  const tidyPoints = points
    .map((point) => withoutName(tidy(point), name))
    .filter((point) => point.length >= 2 && point.length <= 110);
  const own = statement.figures.filter((figure) => points.some((point) => point.includes(figure.figure.display)));
  const measured =
    own.length === 1 &&
    points.length === 1 &&
    statement.figures.length === 2 &&
    statement.figures[0]!.figure.unit === statement.figures[1]!.figure.unit
      ? own[0]!.figure
      : undefined;
  return {
    label: asLabel(cleanLabel(name, language) || name),
    points: measured ? tidyPoints.filter((point) => !saysOnly(point, measured.display)) : tidyPoints,
    ...(measured ? { figure: measured } : {}),
  };
}

/** Letters of a word that only leads to a figure: "to 8 hours". */
const leading = 4;

/** Whether a point is the figure of its side once more. */
const saysOnly = (point: string, figure: string): boolean =>
  point.includes(figure) && (point.replace(figure, '').match(/\p{L}/gu)?.length ?? 0) <= leading;

/** A point under its side's name does not name it again. */
export function withoutName(point: string, name: string): string {
  const bare = point.replace(/^(?:the|an?|le|la|les|l['’]|der|die|das|ein|eine|el|los|las|il|gli|o|os|as)\s+/iu, '');
  return bare.toLowerCase().startsWith(name.toLowerCase()) && /^[\s,:]/u.test(bare.slice(name.length))
    ? tidy(bare.slice(name.length))
    : point;
}

/** Items of an enumeration: "a, b and c" → three. */
export function splitItems(text: string, language: string): string[] {
  const { and, or } = lexiconOf(language);
  const plain = holdNames(text.replace(/[.!。]+$/u, ''));
  const semicolons = plain.split(/\s*[;；]\s*/u);
  const body = semicolons.length >= 2 ? semicolons : plain.split(/\s*(?:,(?!\d)|，|、|،)\s*/u);
  const joiner = language === 'ar' || language === 'he' ? /\s(?=[وו]\S)/u : new RegExp(`\\s(?:${and}|${or})\\s`, 'iu');
  const last = body.length >= 2 ? body.pop()! : '';
  const tail = last ? (semicolons.length >= 2 ? [last] : last.split(joiner)) : [];
  return [...body, ...tail]
    .map((item) =>
      tidy(
        releaseNames(item)
          .replace(new RegExp(`^(?:${and}|${or})\\s`, 'iu'), '')
          .replace(/^[وו](?=\S{3})/u, (letter) => (language === 'ar' || language === 'he' ? '' : letter)),
      ),
    )
    .filter((item) => item.length > 0);
}
