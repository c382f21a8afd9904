import type { CastLook, PersonLook } from '@scenewright/core';
import { colorOf, colorPattern, findColor, mixed } from './color-names.js';
import { animalNouns, personNouns, thingNouns, type PersonHint } from './figure-words.js';

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
  told: 'f' | 'm' | null = null,
): PersonLook {
  const hint: PersonHint = noun === null ? {} : (personNouns[noun] ?? {});
  const sex = hint.sex ?? told ?? (pick([0, 1], seed, 1) === 0 ? 'f' : 'm');
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
    beard: hint.beard ?? false,
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

export interface Changed<L extends CastLook> {
  look: L;
  /** Whether the words said anything about looks. */
  changed: boolean;
}

/** A look with what the words say of it worked in. */
export function withWords(look: CastLook, words: string): Changed<CastLook> {
  if (look.figure === 'person') return withPersonWords(look, words);
  const color = findColor(words);
  if (look.figure === 'animal') {
    const next = { ...look };
    let changed = false;
    const collar = near(words, 'collar|scarf|ribbon|bandana');
    if (collar.said) {
      next.collar = collar.off ? null : (collar.color ?? '#c8403a');
      changed = true;
    }
    const belly = near(words, 'belly|chest|breast');
    if (belly.color) {
      next.belly = belly.color;
      changed = true;
    }
    const marks = near(words, 'ears?|paws?|feet|marks?|spots?|tail tip');
    if (marks.color) {
      next.mark = marks.color;
      changed = true;
    }
    if (color && !changed) {
      next.coat = color;
      // What is under a pale coat is paler still; marks keep their contrast.
      next.belly = mixed(color, '#ffffff', 0.72);
      changed = true;
    }
    if (/(?<!\p{L})(?:young|little|tiny|baby|small|smaller|petit|klein|pequeñ)/iu.test(words) && !look.young) {
      next.young = true;
      changed = true;
    } else if (/(?<!\p{L})(?:grown|adult|bigger|larger|big)(?!\p{L})/iu.test(words) && look.young) {
      next.young = false;
      changed = true;
    }
    return { look: next, changed };
  }
  if (!color) return { look, changed: false };
  const second = near(words, 'sails?|stripes?|windows?|roof|trim|label');
  return { look: second.color ? { ...look, second: second.color } : { ...look, color }, changed: true };
}

interface Near {
  said: boolean;
  off: boolean;
  color: string | null;
}

/** Whether a thing is said, with the colour right before it, or after "is" and "to". */
function near(words: string, noun: string): Near {
  const match = new RegExp(`(?<!\\p{L})(?:${noun})(?!\\p{L})`, 'iu').exec(words);
  if (!match) return { said: false, off: false, color: null };
  const before = words.slice(Math.max(0, match.index - 28), match.index);
  const after = words.slice(match.index + match[0].length, match.index + match[0].length + 24);
  const close = new RegExp(`${colorPattern.source}(?:\\s+(?:\\p{L}+\\s+)?)?$`, 'iu').exec(before);
  const told = new RegExp(
    `^\\s+(?:is|are|be|to|in|should be|becomes?|turns?)?\\s*(?:\\p{L}+\\s)?${colorPattern.source}`,
    'iu',
  ).exec(after);
  const off = /(?<!\p{L})(?:no|without|remove|lose|take off|drop)(?!\p{L})[^,.;]*$/iu.test(before);
  return { said: true, off, color: close ? colorOf(close) : told ? colorOf(told) : null };
}

const garmentWords: [PersonLook['top']['garment'], string][] = [
  ['coat', 'coat|jacket|raincoat|parka|cloak|manteau|mantel|jacke|abrigo|chaqueta'],
  ['dress', 'dress|gown|skirt|robe|kleid|vestido'],
  ['suit', 'suit|blazer|tuxedo|costume|anzug|traje'],
  ['sweater', 'sweater|jumper|pullover|hoodie|cardigan|spacesuit|suéter'],
  ['apron', 'apron|overalls|tablier|schürze|delantal'],
  ['shirt', 'shirt|t-shirt|blouse|top|chemise|hemd|bluse|camisa'],
];
const hairWords: [PersonLook['hair']['style'], RegExp][] = [
  ['bald', /(?<!\p{L})bald(?!\p{L})/iu],
  ['curly', /(?<!\p{L})(?:curly|curls)(?!\p{L})/iu],
  ['bun', /(?<!\p{L})(?:bun|topknot)(?!\p{L})/iu],
  ['tail', /(?<!\p{L})(?:pony ?tail|braids?|plaits?)(?!\p{L})/iu],
  ['bob', /(?<!\p{L})bob(?!\p{L})/iu],
  ['long', /(?<!\p{L})long(?: [\p{L}]+)? hair(?!\p{L})/iu],
  ['short', /(?<!\p{L})short(?: [\p{L}]+)? hair(?!\p{L})/iu],
];
const hatWords: [NonNullable<PersonLook['hat']>['kind'], string][] = [
  ['beanie', 'beanie|woolly hat|wool hat|bonnet|mütze|gorro'],
  ['straw', 'straw hat|sun hat|chapeau|strohhut|sombrero'],
  ['crown', 'crown'],
  ['helmet', 'helmet'],
  ['cap', 'cap|hat|casquette|hut|gorra'],
];

function withPersonWords(look: PersonLook, words: string): Changed<PersonLook> {
  const next = structuredCloneOf(look);
  let changed = false;
  const set = (): void => {
    changed = true;
  };
  let clothed = false;
  for (const [garment, nouns] of garmentWords) {
    const said = near(words, nouns);
    if (!said.said || clothed) continue;
    next.top = { garment, color: said.color ?? next.top.color };
    clothed = true;
    set();
  }
  for (const [kind, nouns] of hatWords) {
    const said = near(words, nouns);
    if (!said.said) continue;
    next.hat = said.off
      ? null
      : {
          kind,
          color: said.color ?? next.hat?.color ?? (kind === 'straw' || kind === 'crown' ? '#dcb765' : '#c8403a'),
        };
    set();
    break;
  }
  const scarf = near(words, 'scarf|shawl|écharpe|schal|bufanda');
  if (scarf.said) {
    next.scarf = scarf.off ? null : (scarf.color ?? next.scarf ?? '#c8403a');
    set();
  }
  const legs = near(words, 'trousers|pants|jeans|leggings|pantalon|hose|pantalones');
  if (legs.color) {
    next.legs = legs.color;
    set();
  }
  const shoes = near(words, 'shoes|boots|bottes|schuhe|stiefel|zapatos|botas');
  if (shoes.color) {
    next.shoes = shoes.color;
    set();
  }
  const glasses = near(words, 'glasses|spectacles|lunettes|brille|gafas');
  if (glasses.said) {
    next.glasses = !glasses.off;
    set();
  }
  const beard = near(words, 'beard|moustache|mustache|barbe|bart|barba');
  if (beard.said) {
    next.beard = !beard.off;
    if (beard.color) next.hair = { ...next.hair, color: beard.color };
    set();
  }
  const style = hairWords.find(([, pattern]) => pattern.test(words))?.[0];
  if (style) {
    next.hair = { ...next.hair, style };
    set();
  }
  const hair = near(words, 'hair|haired|curls|braids?|cheveux|haare?|pelo|cabello');
  const joined = /(?<!\p{L})(\p{L}+)-haired/iu.exec(words);
  const hairColor = hair.color ?? (joined ? findColor(joined[1]!) : null);
  if (hairColor) {
    next.hair = { style: next.hair.style === 'bald' ? 'short' : next.hair.style, color: hairColor };
    set();
  }
  if (
    /(?<!\p{L})(?:old|elderly|aged|older|vieux|vieille|alte[rns]?|viej[oa]|ancian[oa])(?!\p{L})/iu.test(words) &&
    next.age !== 'old'
  ) {
    next.age = 'old';
    if (!hairColor) next.hair = { ...next.hair, color: '#d4d0c9' };
    set();
  } else if (
    /(?<!\p{L})(?:little|small|younger|petite?|kleine[rns]?|pequeñ[oa])(?!\p{L})/iu.test(words) &&
    next.age === 'adult'
  ) {
    next.age = 'child';
    set();
  } else if (
    /(?<!\p{L})(?:young|jeune|junge[rns]?|joven|grown[- ]up|adult)(?!\p{L})/iu.test(words) &&
    next.age === 'old'
  ) {
    next.age = 'adult';
    if (!hairColor) next.hair = { ...next.hair, color: '#5a3420' };
    set();
  }
  // A colour alone dresses the person in it.
  const only = findColor(words);
  if (!changed && only) {
    next.top = { ...next.top, color: only };
    set();
  }
  return { look: next, changed };
}

const structuredCloneOf = (look: PersonLook): PersonLook => ({ ...look, hair: { ...look.hair }, top: { ...look.top } });
