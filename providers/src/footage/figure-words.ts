import type { AnimalLook, PersonLook, ThingLook } from '@scenewright/core/shots';

export interface PersonHint {
  age?: PersonLook['age'];
  sex?: 'f' | 'm';
  /** Who is drawn where the story says neither "she" nor "he". */
  usually?: 'f' | 'm';
  top?: PersonLook['top'];
  hat?: PersonLook['hat'];
  hair?: Partial<PersonLook['hair']>;
  beard?: boolean;
  glasses?: boolean;
  build?: PersonLook['build'];
  legs?: string;
  scarf?: string;
}

const child = { age: 'child' } as const;
const old = { age: 'old' } as const;
const white = '#eef1f2';

/** Nouns that mean a person, with what they say about looks. */
export const personNouns: Record<string, PersonHint> = {
  girl: { ...child, sex: 'f' }, boy: { ...child, sex: 'm' }, child, kid: child, daughter: { ...child, sex: 'f' },
  son: { ...child, sex: 'm' }, granddaughter: { ...child, sex: 'f' }, grandson: { ...child, sex: 'm' }, sister: { ...child, sex: 'f' }, brother: { ...child, sex: 'm' },
  woman: { sex: 'f' }, man: { sex: 'm' }, mother: { sex: 'f' }, father: { sex: 'm' }, mom: { sex: 'f' }, dad: { sex: 'm' },
  grandmother: { ...old, sex: 'f', glasses: true, hair: { style: 'bun', color: '#d9d6d0' }, top: { garment: 'dress', color: '#7d6a9c' } },
  grandma: { ...old, sex: 'f', glasses: true, hair: { style: 'bun', color: '#d9d6d0' }, top: { garment: 'dress', color: '#7d6a9c' } },
  grandfather: { ...old, sex: 'm', glasses: true, beard: true, hair: { style: 'bald', color: '#cfcbc4' } },
  grandpa: { ...old, sex: 'm', glasses: true, beard: true, hair: { style: 'bald', color: '#cfcbc4' } },
  fisherman: { sex: 'm', beard: true, build: 'broad', top: { garment: 'sweater', color: '#3d5f7f' }, hat: { kind: 'beanie', color: '#2f4358' } },
  fisherwoman: { sex: 'f', top: { garment: 'sweater', color: '#3d5f7f' }, hat: { kind: 'beanie', color: '#2f4358' } },
  sailor: { beard: true, usually: 'm', top: { garment: 'sweater', color: '#2f4a73' }, hat: { kind: 'beanie', color: '#a63d3d' } },
  captain: { beard: true, usually: 'm', top: { garment: 'coat', color: '#27395f' }, hat: { kind: 'cap', color: '#27395f' } },
  farmer: { top: { garment: 'shirt', color: '#a8523f' }, hat: { kind: 'straw', color: '#d9b76a' }, legs: '#3f5a80' },
  gardener: { top: { garment: 'apron', color: '#4c7f55' }, hat: { kind: 'straw', color: '#d9b76a' } },
  baker: { top: { garment: 'apron', color: '#a98a6a' }, hat: { kind: 'beanie', color: white } },
  chef: { top: { garment: 'apron', color: '#8d9299' }, hat: { kind: 'beanie', color: white } },
  cook: { top: { garment: 'apron', color: '#8d9299' }, hat: { kind: 'beanie', color: white } },
  doctor: { top: { garment: 'coat', color: white }, glasses: true }, nurse: { top: { garment: 'shirt', color: '#8fc3d0' } },
  scientist: { top: { garment: 'coat', color: white }, glasses: true }, researcher: { top: { garment: 'coat', color: white }, glasses: true },
  teacher: { glasses: true, top: { garment: 'sweater', color: '#7a8f5a' } }, student: { top: { garment: 'sweater', color: '#5a7fb5' } },
  engineer: { top: { garment: 'shirt', color: '#d9a437' }, hat: { kind: 'cap', color: '#e8c23f' } },
  builder: { build: 'broad', top: { garment: 'shirt', color: '#e0812f' }, hat: { kind: 'cap', color: '#e8c23f' } },
  worker: { build: 'broad', top: { garment: 'shirt', color: '#e0812f' }, hat: { kind: 'cap', color: '#e8c23f' } },
  astronaut: { build: 'broad', top: { garment: 'sweater', color: '#e9edf2' }, legs: '#d5dbe3', hat: { kind: 'helmet', color: '#dfe5ec' }, hair: { style: 'short' } },
  pilot: { top: { garment: 'coat', color: '#6b4a34' }, scarf: '#f2efe8' },
  king: { ...old, sex: 'm', beard: true, build: 'broad', top: { garment: 'coat', color: '#8a2f45' }, hat: { kind: 'crown', color: '#e2b64a' } },
  queen: { sex: 'f', top: { garment: 'dress', color: '#7a3f8a' }, hat: { kind: 'crown', color: '#e2b64a' }, hair: { style: 'long' } },
  princess: { ...child, sex: 'f', top: { garment: 'dress', color: '#d9708a' }, hat: { kind: 'crown', color: '#e2b64a' }, hair: { style: 'long' } },
  prince: { ...child, sex: 'm', top: { garment: 'coat', color: '#3f6fb5' }, hat: { kind: 'crown', color: '#e2b64a' } },
  painter: { top: { garment: 'apron', color: '#c98a4f' } }, artist: { top: { garment: 'apron', color: '#c98a4f' } },
  musician: { top: { garment: 'suit', color: '#3a3442' } }, explorer: { top: { garment: 'coat', color: '#9a8250' }, hat: { kind: 'straw', color: '#c9b07a' } },
  hiker: { top: { garment: 'coat', color: '#c8503a' }, scarf: '#f0c02f' }, traveller: { top: { garment: 'coat', color: '#7a6248' }, scarf: '#c8403a' },
  traveler: { top: { garment: 'coat', color: '#7a6248' }, scarf: '#c8403a' }, founder: { top: { garment: 'suit', color: '#344055' } },
  manager: { top: { garment: 'suit', color: '#344055' } }, entrepreneur: { top: { garment: 'suit', color: '#344055' } },
  customer: {}, cyclist: { top: { garment: 'shirt', color: '#3fa07f' }, hat: { kind: 'cap', color: '#c8403a' } },
  runner: { top: { garment: 'shirt', color: '#e0812f' } }, keeper: { ...old, beard: true, usually: 'm', top: { garment: 'coat', color: '#2f4f6f' } },
  clockmaker: { ...old, usually: 'm', glasses: true, beard: true, top: { garment: 'apron', color: '#6b5a44' } },
  inventor: { glasses: true, top: { garment: 'apron', color: '#6b5a44' } }, wizard: { ...old, usually: 'm', beard: true, top: { garment: 'coat', color: '#5a4a9c' } },
  witch: { sex: 'f', hair: { style: 'long', color: '#2b2b33' }, top: { garment: 'dress', color: '#3f2f57' } },
  knight: { build: 'broad', top: { garment: 'suit', color: '#8d949c' } }, neighbour: {}, neighbor: {}, friend: {}, mayor: { top: { garment: 'suit', color: '#344055' } },
  // French, German, Spanish.
  fille: { ...child, sex: 'f' }, garçon: { ...child, sex: 'm' }, femme: { sex: 'f' }, homme: { sex: 'm' }, pêcheur: { sex: 'm', beard: true, hat: { kind: 'beanie', color: '#2f4358' }, top: { garment: 'sweater', color: '#3d5f7f' } },
  mädchen: { ...child, sex: 'f' }, junge: { ...child, sex: 'm' }, frau: { sex: 'f' }, mann: { sex: 'm' }, fischer: { sex: 'm', beard: true, hat: { kind: 'beanie', color: '#2f4358' }, top: { garment: 'sweater', color: '#3d5f7f' } },
  niña: { ...child, sex: 'f' }, niño: { ...child, sex: 'm' }, mujer: { sex: 'f' }, hombre: { sex: 'm' }, pescador: { sex: 'm', beard: true, hat: { kind: 'beanie', color: '#2f4358' }, top: { garment: 'sweater', color: '#3d5f7f' } },
}; // prettier-ignore

type Fur = Pick<AnimalLook, 'species' | 'coat' | 'belly' | 'mark'>;
const fur = (species: AnimalLook['species'], coat: string, belly: string, mark: string): Fur => ({
  species,
  coat,
  belly,
  mark,
});
const fox = fur('fox', '#d9742f', '#f6e6d0', '#3b2a26');
const dog = fur('dog', '#b8824f', '#f0e0c4', '#6b4528');
const cat = fur('cat', '#8d8f97', '#f0ece6', '#5f6169');

export const animalNouns: Record<string, Fur & { young?: boolean }> = {
  fox, dog, puppy: { ...dog, young: true }, cat, kitten: { ...cat, young: true },
  wolf: fur('wolf', '#7d828c', '#d9dade', '#4d525c'), bear: fur('bear', '#7a5238', '#c99b6e', '#4d3222'),
  rabbit: fur('rabbit', '#c9b49a', '#f5eee4', '#9c8468'), hare: fur('rabbit', '#b89c78', '#f5eee4', '#8c7050'),
  deer: fur('deer', '#b07a48', '#ecd9bc', '#6b4528'), horse: fur('horse', '#8a5a38', '#a87448', '#3b2a26'),
  cow: fur('cow', '#efe9e0', '#e3b8ac', '#4d4038'), sheep: fur('sheep', '#f3efe6', '#e6dfd2', '#4d4644'),
  lamb: { ...fur('sheep', '#f3efe6', '#e6dfd2', '#4d4644'), young: true }, lion: fur('lion', '#d9a557', '#f0d9a8', '#8a5530'),
  mouse: fur('mouse', '#a39a96', '#e8dfd8', '#7d7470'), elephant: fur('elephant', '#8f95a3', '#b9bdc8', '#6d7280'),
  bird: fur('bird', '#4c86b5', '#f0dcb8', '#2f5a85'), robin: fur('bird', '#7a5a44', '#d9653a', '#5a4030'), owl: fur('owl', '#8a6a4c', '#ecd9b8', '#6b4f36'),
  seagull: fur('bird', '#e9ecee', '#ffffff', '#a9b2ba'), fish: fur('fish', '#f08a3c', '#fbe3b8', '#ffffff'), whale: fur('whale', '#41678a', '#c9dbe4', '#2f4f6d'),
  dolphin: fur('whale', '#6f93ad', '#dfeaf0', '#4f7390'),
  renard: fox, chien: dog, chat: cat, fuchs: fox, hund: dog, katze: cat, zorro: fox, perro: dog, gato: cat,
}; // prettier-ignore

const thing = (shape: ThingLook['shape'], color: string, second: string): Omit<ThingLook, 'figure'> => ({
  shape,
  color,
  second,
});

export const thingNouns: Record<string, Omit<ThingLook, 'figure'>> = {
  boat: thing('boat', '#b8483c', '#f3ead8'), sailboat: thing('boat', '#2f6f8f', '#f3ead8'), ship: thing('boat', '#6b4a34', '#f3ead8'), robot: thing('robot', '#5fa8b8', '#e9edf0'),
  rocket: thing('rocket', '#e9edf0', '#d3503f'), spaceship: thing('rocket', '#e9edf0', '#d3503f'), car: thing('car', '#d3503f', '#d5dbe0'),
  bus: thing('train', '#e0a52f', '#f3ead8'), tram: thing('train', '#e8b23a', '#f3ead8'), trams: thing('train', '#e8b23a', '#f3ead8'), train: thing('train', '#3f7f8f', '#f0c02f'), balloon: thing('balloon', '#d3503f', '#f3ead8'),
  kite: thing('kite', '#d3503f', '#f0c02f'), lantern: thing('lantern', '#5a4030', '#ffe3a0'), bicycle: thing('bicycle', '#3f8f7f', '#c6cbd1'),
  bike: thing('bicycle', '#3f8f7f', '#c6cbd1'),
  bottle: thing('bottle', '#2f8f7d', '#f3ead8'), mug: thing('cup', '#d9843f', '#5a3a28'), coffee: thing('cup', '#f0e8da', '#5a3a28'),
  phone: thing('phone', '#2b303b', '#5f8fd0'), smartphone: thing('phone', '#2b303b', '#5f8fd0'), parcel: thing('box', '#c99b6a', '#d3503f'),
  gift: thing('box', '#c8403a', '#f0c02f'), package: thing('box', '#c99b6a', '#3f6fb5'),
  bateau: thing('boat', '#b8483c', '#f3ead8'), boot: thing('boat', '#b8483c', '#f3ead8'), barco: thing('boat', '#b8483c', '#f3ead8'),
}; // prettier-ignore

/** Verbs that somebody does who can be filmed, in their stems. */
export const actionVerb =
  /(?<!\p{L})(?:walk|run|ran|find|found|see|saw|look|meet|met|climb|open|sit|sat|wave|smile|dream|carr|follow|sail|swim|swam|row|wait|watch|play|danc|sing|sang|read|writ|wrote|work|bak|cook|paint|build|built|plant|fish|rid|rode|fl(?:y|ew)|jump|hid|search|travel|explor|discover|return|arriv|leav|left|stand|stood|sleep|slept|wake|woke|point|greet|hug|give|gave|take|took|bring|brought|hold|held|light|lit|repair|fix|grow|liv)(?:s|es|ed|ing|ning|ting|ies|ied|y|e)?(?!\p{L})/iu;
