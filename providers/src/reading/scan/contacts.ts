import { lazyPattern } from '../../languages/lazily.js';
import { alternatives, contextWords } from '../../languages/any-word.js';
import { findAddresses } from './addresses.js';

/** Where to turn to: a web or e-mail address, a telephone number, a street with its number. */
export interface FoundContact {
  kind: 'link' | 'phone' | 'street' | 'handle';
  text: string;
  start: number;
  end: number;
}

const called = lazyPattern(
  () => `(?:${alternatives(contextWords('calling'))})[^\\p{L}\\p{Nd}]{0,4}(?:\\p{L}+[^\\p{L}\\p{Nd}]{1,3}){0,3}$`,
  'iu',
);
const digits = /(?<![\p{L}\p{Nd}.,])\(?\+?\p{Nd}[\p{Nd}()]*(?:[ \u00a0./-]\(?\p{Nd}[\p{Nd}()]*)*(?![\p{L}\p{Nd}%])/gu;
const streets =
  'street|st|road|rd|lane|ln|avenue|ave|square|sq|way|drive|dr|rise|grove|mount|heights|circus|vale|embankment|esplanade|promenade|place|pl|court|ct|close|crescent|terrace|row|hill|quay|wharf|boulevard|blvd|parade|walk|gardens|mews|yard|market|green|gate|park|pier|alley|path|strasse|straße|platz|gasse|allee|ufer|straat|gracht|laan|plein|gatan|vägen|gata|torg|caddesi|sokak|sokağı|bulvarı';
const english = lazyPattern(
  () =>
    `(?<![\\p{L}\\p{Nd}]|\\p{Nd}[.,’'])\\p{Nd}{1,4}[a-zA-Z]?(?:[-–/]\\p{Nd}{1,4})?,?\\s(?:\\p{Lu}[\\p{L}'’.-]*\\s){1,3}?(?:${streets})(?![\\p{L}\\p{Nd}])`,
  'giu',
);
/** "1967 first shop on Market Street": behind a year something small goes on; a street has a capital there. */
const opensWithYear = /^(?:1[5-9]|20)\p{Nd}{2}\s\p{Ll}/u;
/** "… voted 9 to 4 on Tuesday to close": behind a number something small goes on, with a capital later. */
const tellsOn = /^\p{Nd}+\s\p{Ll}+\s(?:.*\s)?\p{Lu}/u;
const german = lazyPattern(
  () =>
    `(?<![\\p{L}\\p{Nd}])(?:\\p{Lu}[\\p{L}-]*\\s)?\\p{Lu}[\\p{L}-]*(?:strasse|straße|platz|gasse|allee|ufer|straat|gracht|laan|plein|gatan|vägen|weg|damm|ring|caddesi|sokak)\\s\\p{Nd}{1,4}[a-z]?(?![\\p{L}\\p{Nd}])(?!\\s(?:${alternatives(contextWords('spanned'))})\\s\\p{Nd})`,
  'gu',
);
const romance = lazyPattern(
  () =>
    String.raw`(?<![\p{L}\p{Nd}])(?:(?:\p{Nd}{1,4}(?:\s?bis|\s?ter)?,?\s)?(?:rue|avenue|boulevard|place|quai|impasse|chemin|route|allée|cours)\s(?:(?:de|du|des|la|le|les|l['’])\s?){0,3}\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)?|(?:calle|avenida|avda|plaza|paseo|rua|praça|via|viale|piazza|corso|largo|ul|ulica|aleja|ул|улица|пр|проспект|площадь)\.?\s(?:(?:de|del|da|do|dos|la|el|los|las|dei|della)\s){0,3}\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){0,2}(?:,?\s(?:n[º°.]\s?)?(?!(?:1[5-9]|20)\p{Nd}{2}\s\p{Ll})\p{Nd}{1,4})?)(?![\p{L}\p{Nd}])`,
  'giu',
);

/** Contacts in a text, in order of place; what overlaps keeps the first of links, telephone numbers, streets. */
export function findContacts(text: string): FoundContact[] {
  const found: FoundContact[] = findAddresses(text).map((one) => ({ ...one, kind: 'link' }));
  const add = (kind: FoundContact['kind'], match: RegExpMatchArray, shorter = match[0]): void => {
    const start = match.index!;
    const end = start + shorter.length;
    if (!found.some((other) => start < other.end && end > other.start)) found.push({ kind, text: shorter, start, end });
  };
  for (const match of text.matchAll(digits)) if (isPhone(match[0], text.slice(0, match.index))) add('phone', match);
  for (const match of text.matchAll(/(?<![\p{L}\p{Nd}._-])[@＠#][\p{L}\p{Nd}_.]{2,40}(?<![.])/gu)) add('handle', match);
  for (const pattern of [english, german, romance])
    for (const match of pattern.matchAll(text))
      if (/\p{Lu}/u.test(match[0]) && (/\p{Nd}/u.test(match[0]) || pattern === romance) && !opensWithYear.test(match[0]) && !(pattern === english && tellsOn.test(match[0]))) add('street', match); // prettier-ignore
  return found.sort((a, b) => a.start - b.start);
}

/** Eight digits or more in groups, and a plus, a zero or a word for calling before them. */
function isPhone(written: string, before: string): boolean {
  const plain = written.replace(/\P{Nd}/gu, '');
  if (plain.length < 5 || plain.length > 15) return false;
  const isNamed = called.test(before.slice(-40));
  if (isNamed) return plain.length >= 5 && !/^\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-]\p{Nd}{2,4}$/u.test(written);
  if (plain.length < 8) return false;
  if (/^\p{Nd}{1,4}[./-]\p{Nd}{1,2}[./-]\p{Nd}{1,4}$/u.test(written)) return false;
  return (
    written.startsWith('+') ||
    (plain.startsWith('0') && /^\(?0\p{Nd}/u.test(written)) ||
    /^\p{Nd}{3}-\p{Nd}{3,4}-\p{Nd}{4}$/u.test(written)
  );
}
