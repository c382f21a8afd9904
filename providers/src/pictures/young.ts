import { packOf } from '../languages/registry.js';

const inEnglish = 'calf calves pup pups cub cubs chick chicks baby babies young';
const byLanguage = new Map<string, ReadonlySet<string>>();

/** Whether a word stands for the young of any animal. */
export function isYoung(word: string, language: string): boolean {
  let known = byLanguage.get(language);
  if (!known) {
    known = new Set((language === 'en' ? inEnglish : (packOf(language)?.pictures?.young ?? '')).split(' '));
    byLanguage.set(language, known);
  }
  return known.has(word);
}
