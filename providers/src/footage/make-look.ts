import type { CastLook, PersonLook } from '@scenewright/core/shots';
import { withWords } from './change-look.js';
import { withPersonWords } from './change-person.js';
import { animalNouns, type PersonHint, personNouns, thingNouns } from './figure-words.js';

const skins = ['#f0c8a4', '#e0ac84', '#c98d63', '#a06a45', '#7d4e33', '#f3d2b3'] as const;

const hairs = ['#2b201c', '#5a3420', '#8a5530', '#c9954f', '#a8482a', '#3b2418'] as const;

/** Hair stands out from the face: deep skins have the dark ones. */
const darkHairs = ['#1f1714', '#2b201c', '#3b2418'] as const;

const tops = ['#c8503a', '#3f6fb5', '#4c9a58', '#e0a52f', '#7a4fa3', '#2f8c8c', '#d9708a', '#5f6f85'] as const;

const garmentsOf = { f: ['dress', 'coat', 'sweater', 'shirt'], m: ['shirt', 'sweater', 'coat', 'shirt'] } as const;

const pick = <T>(of: readonly T[], seed: number, turn: number): T =>
  of[(Math.imul(seed ^ (turn * 0x9e3779b1), 0x85ebca6b) >>> 16) % of.length]!;

/**
 * A person's looks from the noun, then from what the words around it say. `used`: top colours that others wear;
 * `told`: whether the story says "she" or "he".
 */
export function personLook(
  noun: string | null,
  words: string,
  seed: number,
  used: ReadonlySet<string>,
  statedSex: 'f' | 'm' | null = null,
): PersonLook {
  const hint: PersonHint = noun === null ? {} : (personNouns[noun] ?? {});
  const sex = hint.sex ?? statedSex ?? hint.usually ?? (pick([0, 1], seed, 1) === 0 ? 'f' : 'm');
  const age = hint.age ?? 'adult';
  let color = hint.top?.color;
  for (let turn = 0; color === undefined && turn < 8; turn++) {
    const next = pick(tops, seed, 20 + turn);
    if (!used.has(next) || turn === 7) color = next;
  }
  const skin = pick(skins, seed, 2);
  const deep = skins.indexOf(skin) >= 2 && skins.indexOf(skin) <= 4;
  const look: PersonLook = {
    figure: 'person',
    age,
    build: hint.build ?? 'average',
    skin,
    hair: {
      style:
        hint.hair?.style ??
        (sex === 'f'
          ? pick(['long', 'bob', 'bun', 'tail', 'curly'] as const, seed, 3)
          : pick(['short', 'short', 'curly'] as const, seed, 3)),
      color: hint.hair?.color ?? (age === 'old' ? '#d4d0c9' : pick(deep ? darkHairs : hairs, seed, 4)),
    },
    beard: sex === 'm' && (hint.beard ?? false),
    glasses: hint.glasses ?? false,
    hat: hint.hat ?? null,
    top: { garment: hint.top?.garment ?? pick(garmentsOf[sex], seed, 5), color: color! },
    legs: hint.legs ?? pick(['#2f4a6d', '#4d4a57', '#5b4a3c', '#37474f'], seed, 6),
    shoes: pick(['#5b3a29', '#33302f', '#7a4a2c'], seed, 7),
    scarf: hint.scarf ?? null,
  };
  return withPersonWords(look, words).look;
}

/** Whether a hint says who is meant by "she" and "he". */
export function sexOf(noun: string | null): 'f' | 'm' | null {
  return noun === null ? null : (personNouns[noun]?.sex ?? null);
}

export function nounLook(noun: string, words: string): CastLook | null {
  const animal = animalNouns[noun];
  if (animal) {
    const { young = false, ...rest } = animal;
    return withWords({ figure: 'animal', collar: null, young, ...rest }, words).look;
  }
  const thing = thingNouns[noun];
  return thing ? withWords({ figure: 'thing', ...thing }, words).look : null;
}
