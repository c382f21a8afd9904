#!/usr/bin/env node
/**
 * Writes how each language with a pack names units of measure after a number, from the runtime's own data
 * (Unicode CLDR through `Intl.NumberFormat`), into `providers/src/reading/scan/unit-names.generated.ts`. Kept as a file,
 * since asking for them takes longer than a plan may. `node scripts/unit-names.mjs`
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/** The names of `scan/units.ts` by those of ECMA-402; feet, pounds and the like are parts of bodies and books elsewhere. */
const units = {
  kilometer: 'km', meter: 'm', centimeter: 'cm', millimeter: 'mm', kilogram: 'kg', gram: 'g', liter: 'l', milliliter: 'ml',
  hour: 'h', minute: 'min', second: 's', millisecond: 'ms', day: 'day', week: 'week', month: 'month', year: 'year', hectare: 'ha',
  'kilometer-per-hour': 'km/h', 'mile-per-hour': 'mph', mile: 'miles', inch: 'inches', acre: 'acres', gallon: 'gallons', ounce: 'oz',
  celsius: '°C', fahrenheit: '°F', kilobyte: 'KB', megabyte: 'MB', gigabyte: 'GB', terabyte: 'TB',
}; // prettier-ignore
const languages = readdirSync(join(root, 'providers', 'src', 'languages'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** Where the script sets no spaces, a day, a month and a year after a number are a date. */
const dated = new Set(['day', 'month', 'year']);
/** One number for each form that plurals take. */
const numbers = [0, 1, 1.5, 2, 3, 5, 11, 100];

const table = Object.fromEntries(languages.map((language) => [language, namesIn(language)]));
writeFileSync(
  join(root, 'providers', 'src', 'reading', 'scan', 'unit-names.generated.ts'),
  `/** Written by \`scripts/unit-names.mjs\` from Unicode CLDR: names of units after a number in ${languages.length} languages. */\nexport const unitNames: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(table, null, 2)};\n`,
);
console.log(`${languages.length} languages`);

function namesIn(language) {
  const names = {};
  for (const [unit, name] of Object.entries(units))
    for (const unitDisplay of ['long', 'short']) {
      if (/^(?:ja|zh|ko)$/.test(language) && dated.has(name)) continue;
      const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay });
      for (const number of numbers) {
        const parts = format.formatToParts(number);
        const last = parts.at(-1);
        // "時速 2 マイル": what stands on both sides of a number says another thing on one.
        const text =
          last.type === 'unit' && parts.filter(({ type }) => type === 'unit').length === 1
            ? last.value.normalize('NFC').replace(/[\u200e\u200f]/gu, '')
            : '';
        if (isTelling(text)) (names[name] ??= new Set()).add(text.replace(/\s/gu, '_'));
      }
    }
  return Object.fromEntries(Object.entries(names).map(([name, list]) => [name, [...list].sort().join(' ')]));
}

/** What begins with a sign is read as symbols are, and one or two Latin letters stand for too much: "an" is a year in French and "с" Russian for "with". */
function isTelling(text) {
  const letters = (text.match(/\p{L}/gu) ?? []).length;
  if (/\p{Nd}/u.test(text) || /^[°/]/u.test(text)) return false;
  return /\p{sc=Han}/u.test(text) || letters >= (/\p{sc=Latin}/u.test(text) ? 3 : 2);
}
