import type { World } from '@scenewright/core/art-direction';
import type { Drawing } from '@scenewright/core/drawings';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { nameInSet } from '../pictures/drawing-set.js';
import { namedMotif, type Motif } from '../pictures/motif.js';
import { coast } from '../pictures/own-drawings/coast.js';
import { appliances } from '../pictures/own-drawings/appliances.js';
import { creatures } from '../pictures/own-drawings/creatures.js';
import { energy } from '../pictures/own-drawings/energy.js';
import { indoors } from '../pictures/own-drawings/indoors.js';
import { kitchen } from '../pictures/own-drawings/kitchen.js';
import { outdoors } from '../pictures/own-drawings/outdoors.js';
import { tools } from '../pictures/own-drawings/tools.js';
import { waters } from '../pictures/own-drawings/waters.js';

/**
 * Where the things of Unicode's subgroups are at home, as the package numbers them
 * (https://emojibase.dev/docs/spec): animals 34 to 39, plants 40 and 41, food and its tools 42 to 48, land and buildings 50 to 53,
 * vehicles 54 to 56, sky 59, sport 62, household 81. A thing of any other is at home nowhere in particular.
 */
const homes: readonly (readonly [from: number, to: number, world: World])[] = [
  [34, 37, 'land'],
  [38, 38, 'deep'],
  [39, 41, 'land'],
  [42, 48, 'table'],
  [50, 50, 'land'],
  [51, 54, 'street'],
  [55, 55, 'water'],
  [56, 56, 'sky'],
  [59, 59, 'sky'],
  [62, 62, 'land'],
  [74, 76, 'table'],
  [81, 81, 'table'],
];
const ownHomes: readonly (readonly [Readonly<Record<string, string>>, World])[] = [
  [coast, 'water'],
  [waters, 'water'],
  [kitchen, 'table'],
  [appliances, 'table'],
  [indoors, 'table'],
  [tools, 'table'],
  [outdoors, 'land'],
  [energy, 'land'],
  [creatures, 'land'],
];
/** Things that are elsewhere at home than their like. */
const apart: readonly (readonly [RegExp, World])[] = [
  [/rocket|astronaut|satellite|planet|moon(?!-cake)|saucer|comet|milky-way|telescope|alien|galaxy/u, 'space'],
  [/octopus|squid|coral|jellyfish|shrimp|turtle|diving|spiral-shell|submarine/u, 'deep'],
  [/duck|swan|penguin|seal|lighthouse|anchor|fishing|surf|wave|beach|rowing|swimming|crab/u, 'water'],
  [/bird|eagle|dove|balloon|kite|parachute|wind|airplane|helicopter/u, 'sky'],
  [/bicycle|scooter|bus|taxi|traffic/u, 'street'],
];

/** The place that words name, where the hero is at home nowhere. */
const named: Readonly<Record<Motif, World | undefined>> = {
  space: 'space',
  sky: 'sky',
  water: 'water',
  landscape: 'land',
  city: 'street',
  growth: undefined,
  network: undefined,
  light: undefined,
  matter: undefined,
};

/** The world of a film: where its hero is at home, else the place that its title names, else a stage that is nowhere. */
export function worldOf(hero: Drawing | undefined, title: string, language: string): World | undefined {
  const home = hero && homeOf(hero.name);
  if (home) return home;
  const place = namedMotif(title, language);
  return (place && named[place]) ?? (hero ? 'stage' : undefined);
}

function homeOf(name: string): World | undefined {
  const stray = apart.find(([names]) => names.test(name));
  if (stray) return stray[1];
  const own = ownHomes.find(([drawings]) => Object.hasOwn(drawings, name));
  if (own) return own[1];
  const subgroup = subgroups().get(name);
  return subgroup === undefined ? undefined : homes.find(([from, to]) => subgroup >= from && subgroup <= to)?.[2];
}

let known: ReadonlyMap<string, number> | undefined;

function subgroups(): ReadonlyMap<string, number> {
  if (known) return known;
  const path = createRequire(import.meta.url).resolve('emojibase-data/en/data.json');
  const all = JSON.parse(readFileSync(path, 'utf8')) as { label: string; subgroup?: number }[];
  return (known = new Map(all.flatMap(({ label, subgroup }) => (subgroup === undefined ? [] : [[nameInSet(label), subgroup] as const])))); // prettier-ignore
}
