import { languages } from '@scenewright/core/language';

/** Interface 2.5. */
export interface Voice {
  id: string;
  name: string;
  description: string;
  gender: 'female' | 'male';
  accent: string;
  age: 'young' | 'middle_aged' | 'old';
  use_case: 'narration' | 'informative' | 'social_media' | 'advertisement';
  languages: string[];
}

/** How the engine makes the voice. `pitch` and `range` are 0 to 100, `rate` is words a minute at pace 1. */
export interface VoiceSound {
  variant: string;
  pitch: number;
  range: number;
  rate: number;
  /** Voice of the engine for English, where accents differ. */
  english: string;
}

/**
 * What the engine calls the languages of interface 4.2. Left out, because it can't speak them so that a
 * listener understands: Japanese (names each kanji "Chinese letter"), Thai (drops vowels), Hebrew (reads
 * unpointed text as bare consonants), Luxembourgish (says wrong numbers), and those for which it has no voice.
 */
const renamed: Record<string, string> = { zh: 'cmn', no: 'nb', pt: 'pt-br' };
const unintelligible = new Set(['ja', 'th', 'he', 'lb']);
const unknown = new Set(['ceb', 'fil', 'gl', 'ha', 'jv', 'ln', 'ny', 'ps', 'so']);

/** Languages of interface 4.2 that eSpeak NG speaks intelligibly, as BCP-47 codes without region. */
export const espeakLanguages: readonly string[] = languages
  .map(({ code }) => code)
  .filter((code) => !unintelligible.has(code) && !unknown.has(code));

/** Languages whose words carry more sounds are spoken a little faster by narrators, tonal ones slower. */
const tempo: Record<string, number> = {
  es: 1.06,
  it: 1.04,
  fr: 1.04,
  pt: 1.02,
  de: 0.98,
  zh: 0.92,
  vi: 0.92,
  ko: 0.94,
  ar: 0.94,
  hi: 0.98,
};

const all = [...espeakLanguages];
const catalogue: { voice: Voice; sound: VoiceSound }[] = [
  {
    voice: {
      id: 'theo',
      name: 'Theo',
      description: 'Even and calm, for explaining and reporting',
      gender: 'male',
      accent: 'american',
      age: 'middle_aged',
      use_case: 'narration',
      languages: all,
    },
    sound: { variant: '', pitch: 40, range: 52, rate: 158, english: 'en-us' },
  },
  {
    voice: {
      id: 'clara',
      name: 'Clara',
      description: 'Clear and friendly, a little brighter',
      gender: 'female',
      accent: 'american',
      age: 'young',
      use_case: 'informative',
      languages: all,
    },
    sound: { variant: 'f2', pitch: 46, range: 55, rate: 160, english: 'en-us' },
  },
  {
    voice: {
      id: 'nora',
      name: 'Nora',
      description: 'Warm and unhurried',
      gender: 'female',
      accent: 'american',
      age: 'middle_aged',
      use_case: 'narration',
      languages: all,
    },
    sound: { variant: 'f3', pitch: 38, range: 48, rate: 152, english: 'en-us' },
  },
  {
    voice: {
      id: 'walter',
      name: 'Walter',
      description: 'Deep and slow, for serious subjects',
      gender: 'male',
      accent: 'american',
      age: 'old',
      use_case: 'narration',
      languages: all,
    },
    sound: { variant: 'm7', pitch: 28, range: 40, rate: 148, english: 'en-us' },
  },
  {
    voice: {
      id: 'finn',
      name: 'Finn',
      description: 'Quick and lively, for short clips',
      gender: 'male',
      accent: 'american',
      age: 'young',
      use_case: 'social_media',
      languages: all,
    },
    sound: { variant: 'm3', pitch: 52, range: 66, rate: 174, english: 'en-us' },
  },
  {
    voice: {
      id: 'oliver',
      name: 'Oliver',
      description: 'British, composed',
      gender: 'male',
      accent: 'british',
      age: 'middle_aged',
      use_case: 'narration',
      languages: ['en'],
    },
    sound: { variant: '', pitch: 42, range: 52, rate: 158, english: 'en-gb-x-rp' },
  },
  {
    voice: {
      id: 'imogen',
      name: 'Imogen',
      description: 'British, bright and precise',
      gender: 'female',
      accent: 'british',
      age: 'young',
      use_case: 'advertisement',
      languages: ['en'],
    },
    sound: { variant: 'f2', pitch: 48, range: 56, rate: 162, english: 'en-gb-x-rp' },
  },
  {
    voice: {
      id: 'fergus',
      name: 'Fergus',
      description: 'Scottish, warm',
      gender: 'male',
      accent: 'scottish',
      age: 'middle_aged',
      use_case: 'narration',
      languages: ['en'],
    },
    sound: { variant: '', pitch: 40, range: 55, rate: 156, english: 'en-gb-scotland' },
  },
];

/** Voices of the offline speech, for `GET /v1/voices`. */
export const espeakVoices: readonly Voice[] = catalogue.map(({ voice }) => voice);

export interface EngineVoice {
  voice: Voice;
  /** The engine's name for the language with the voice's variant. */
  name: string;
  pitch: number;
  range: number;
  rate: number;
}

/** The voice for a language: the one asked for when it speaks that language, else the first that does. */
export function engineVoice(language: string, id: string | null): EngineVoice {
  const chosen = catalogue.find(({ voice }) => voice.id === id && voice.languages.includes(language)) ?? catalogue[0]!;
  const { sound, voice } = chosen;
  const name = language === 'en' ? sound.english : (renamed[language] ?? language);
  return {
    voice,
    name: sound.variant ? `${name}+${sound.variant}` : name,
    pitch: sound.pitch,
    range: sound.range,
    rate: Math.round(sound.rate * (tempo[language] ?? 1)),
  };
}
