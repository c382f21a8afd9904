import { DrawingSchema, type Drawing } from '@scenewright/core/drawings';
import { countryCalled } from '../reading/scan/places.js';
import { flagBodies } from './flags.generated.js';
import { nameInSet } from './drawing-set.js';
import { shapesOf } from './svg-shapes.js';
import { keyOf } from './word-forms.js';

/** Circle Flags are drawn on a square of so many units. */
const size = 512;
let bodies: ReadonlyMap<string, string> | undefined;
const codesByName = new Map<string, ReadonlyMap<string, string>>();
const drawn = new Map<string, Drawing | undefined>();

const readBodies = (): ReadonlyMap<string, string> =>
  (bodies ??= new Map(
    flagBodies
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, 2).toUpperCase(), line.slice(2)]),
  ));

/** Names of countries in a language and in English, long and short, with their two letters. */
function namesOf(language: string): ReadonlyMap<string, string> {
  const known = codesByName.get(language);
  if (known) return known;
  const names = new Map<string, string>();
  for (const locale of new Set(['en', language]))
    for (const style of ['long', 'short'] as const) {
      const display = new Intl.DisplayNames([locale], { type: 'region', style, fallback: 'none' });
      for (const code of readBodies().keys()) {
        const name = display.of(code);
        if (name) names.set(keyOf(name, language), code);
      }
    }
  codesByName.set(language, names);
  return names;
}

/** An article, or what else of a few letters stands before a name: "the Netherlands", "die Schweiz". */
const article = /^\p{L}{2,3}\s+(?=\p{L})/u;

/** The two letters of the country whose name a text is, the whole of it; "Georgia wins" is none. */
export function countryNamed(text: string, language: string): string | undefined {
  const names = namesOf(language);
  const said = [text.trim(), text.trim().replace(article, '')];
  return said.map((name) => countryCalled(name) ?? names.get(keyOf(name, language))).find((code) => code !== undefined);
}

/** The flag of a country, by its two letters; undefined for one that is not drawn. */
export function flagOf(code: string): Drawing | undefined {
  if (!drawn.has(code)) drawn.set(code, readFlag(code));
  return drawn.get(code);
}

function readFlag(code: string): Drawing | undefined {
  const body = readBodies().get(code);
  const shapes = body === undefined ? undefined : shapesOf(body);
  const country = new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
  const read = DrawingSchema.safeParse({ name: `flag-of-${nameInSet(country)}`, size, shapes, badge: true });
  return read.success ? read.data : undefined;
}

/** Countries of which a film or a row must name some before a flag stands for one: Jordan and Georgia are people too. */
const leastCountries = 2;

/**
 * The flags of texts that are nothing but the names of countries, in their order, undefined where a text is something
 * else; none at all where fewer than two countries are named.
 */
export function flagsOf(texts: readonly string[], language: string): (Drawing | undefined)[] {
  const codes = texts.map((text) => countryNamed(text, language));
  const named = new Set(codes.filter((code) => code !== undefined));
  return codes.map((code) => (code === undefined || named.size < leastCountries ? undefined : flagOf(code)));
}
