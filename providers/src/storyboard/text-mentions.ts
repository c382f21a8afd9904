import type { NamedDay, TextMentions } from '@scenewright/core/scenes';
import { scan } from '../reading/scan/scan.js';
import { alternatives } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import { escapePattern } from '../languages/escape-pattern.js';
import { weekdayNames } from '../languages/weekday-names.js';
import { momentOf } from '../reading/scan/moment.js';

const known = new Map<string, TextMentions>();
const mostKnown = 400;

/** What stands in a text of a language besides plain words, as the kinds of scenes ask for it. */
export function textMentions(text: string, language: string): TextMentions {
  const key = `${language} ${text}`;
  const before = known.get(key);
  if (before) return before;
  const read = mentionsOf(text, language);
  if (known.size >= mostKnown) known.clear();
  known.set(key, read);
  return read;
}

function mentionsOf(text: string, language: string): TextMentions {
  const { dates, times, figures, contacts } = scan(text, language);
  const first = figures.find(({ start, kind }) => start <= 1 && kind !== 'percent' && kind !== 'money');
  // "60 g of butter" on a card: the amount beside what it is of.
  const of = first ? text.slice(first.end).trim().replace(ofWhat(language), '') : '';
  return {
    days: dates.flatMap((date) => dayOf(date.text, date.order, text, language) ?? []),
    times: times.map((time) => ({ text: time.text, ...momentOf(time.text) })),
    money: figures.filter(({ kind, inName }) => kind === 'money' && !inName).map(({ start, end }) => text.slice(start, end)), // prettier-ignore
    contacts: contacts.map(({ kind, text: said }) => ({
      kind: kind === 'link' && said.includes('@') ? ('mail' as const) : kind,
      text: said,
    })),
    ...(first && /\p{L}/u.test(of) ? { amount: { text: text.slice(0, first.end).trim(), of } } : {}),
  };
}

/** The word between an amount and what it is of: "of", "de", "di". */
const ofWhat = (language: string): RegExp => {
  const word = packOf(language)?.context?.amountOf;
  return word ? new RegExp(`^(?:(?:${alternatives(word)})\\s|\\p{L}['’])`, 'iu') : /^(?!)/u;
};

/** A date that names its day and month; others are no page of a calendar. */
function dayOf(said: string, order: number, text: string, language: string): NamedDay | undefined {
  const [year, month, day] = [Math.floor(order / 10_000), Math.floor(order / 100) % 100, order % 100];
  if (month < 1 || month > 12 || day < 1 || day > lastDay(month, year)) return undefined;
  const numbers = [...said.matchAll(/\p{Nd}+/gu)].map(([digits]) => Number(digits));
  const until = numbers[0] === day && numbers[1]! > day && numbers[1]! <= lastDay(month, year) && !/^\p{Nd}+[./-]\s?\p{Nd}+[./-]/u.test(said) && !/^\P{Nd}*\p{Nd}+\S*\s\p{L}{3,}\.?\s.*\p{Nd}|^\p{L}+\.?\s\p{Nd}+\S*\s(?:\S+\s)?\p{L}{3,}\.?\s\p{Nd}/u.test(said) ? numbers[1] : undefined; // prettier-ignore
  const byName = weekdayIn(text, language);
  const byYear = year > 0 ? new Date(Date.UTC(year, month - 1, day)).getUTCDay() : undefined;
  const agree = byName === undefined || byYear === undefined || byName === byYear;
  return {
    ...{ text: said, month, day },
    ...(year > 0 && agree ? { year } : {}),
    ...(agree && (byName ?? byYear) !== undefined ? { weekday: byName ?? byYear! } : {}),
    ...(until === undefined ? {} : { until }),
  };
}

const lastDay = (month: number, year: number): number => new Date(Date.UTC(year || 2024, month, 0)).getUTCDate();

const names = new Map<string, RegExp[]>();
/** The one day of the week that a text names, 0 is Sunday; undefined when it names none or several. */
function weekdayIn(text: string, language: string): number | undefined {
  const patterns =
    names.get(language) ??
    Array.from({ length: 7 }, (_, day) => {
      const said = [language, 'en'].flatMap((locale) => weekdayNames(locale)[day]!.map(escapePattern));
      // One character alone ("日") is a word of its own meaning.
      const some = said.filter((name) => name.length > 1);
      return new RegExp(`(?<!\\p{L})(?:${some.join('|')})(?!\\p{L})`, 'iu');
    });
  names.set(language, patterns);
  const found = patterns.flatMap((pattern, day) => (pattern.test(text) ? [day] : []));
  return found.length === 1 ? found[0] : undefined;
}
