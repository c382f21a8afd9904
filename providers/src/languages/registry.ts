import { ar } from './ar/index.js';
import { de } from './de/index.js';
import { en } from './en/index.js';
import { es } from './es/index.js';
import { fr } from './fr/index.js';
import { he } from './he/index.js';
import { hi } from './hi/index.js';
import { id } from './id/index.js';
import { it } from './it/index.js';
import { ja } from './ja/index.js';
import { ko } from './ko/index.js';
import { nl } from './nl/index.js';
import { pl } from './pl/index.js';
import { pt } from './pt/index.js';
import { ru } from './ru/index.js';
import { sv } from './sv/index.js';
import { tr } from './tr/index.js';
import { zh } from './zh/index.js';
import type { LanguagePack } from './language-pack.js';

/** Every language with a pack. A new one is a folder beside this file and a line in this list. */
export const languagePacks: readonly LanguagePack[] = [
  en,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  sv,
  pl,
  tr,
  ru,
  id,
  ja,
  zh,
  ko,
  ar,
  hi,
  he,
];

const byCode = new Map(languagePacks.map((pack) => [pack.code, pack]));

/** The pack of a language (BCP-47, with or without region), when there is one. */
export const packOf = (language: string): LanguagePack | undefined =>
  byCode.get(language) ?? byCode.get(language.slice(0, 2));
