import type { PersonLook } from '@scenewright/core/shots';
import type { Changed } from './changed-look.js';
import { findColor } from './color-names.js';
import { near } from './word-near.js';

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

export function withPersonWords(look: PersonLook, words: string): Changed<PersonLook> {
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
