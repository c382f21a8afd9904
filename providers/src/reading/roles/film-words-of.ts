import type { FilmWords } from '../../languages/film-words.js';
import type { LanguagePack } from '../../languages/language-pack.js';
import type { Words } from '../../languages/words.js';
import { packOf } from '../../languages/registry.js';

/** The pack of a language and the English one, whose words for films people use in all of them. */
export const packsOfFilm = (language: string): LanguagePack[] =>
  [...new Set([packOf(language), packOf('en')])].filter((pack) => pack !== undefined);

/** Their words for one thing that is said of a film. */
export const filmWordsOf =
  (packs: readonly LanguagePack[]) =>
  (name: keyof FilmWords): Words =>
    packs.map(({ film }) => film?.[name] ?? '').join(' ');
