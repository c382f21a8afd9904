import type { FilmWords } from '../film-words.js';

/** Swedish words that say of a film what it is. */
export const film: FilmWords = {
  forms:
    '(kort)?film video(klipp)? klipp tutorial animation tecknad(_film)? trailer teaser reklam(film)? inbjudan reel bildspel guidefilm',
  manners: 'peppig svängig lekfull minimalistisk retro energisk dynamisk fartfylld filmisk handritad stora_bokstäver',
  qualities:
    'lug(n|nt|na|nn) mjuk(t|a)? varm(t|a)? kort(a)? glad(a)? glatt rolig(t|a)? långsam(t|ma)? snabb(t|a)? stilla stillsam(t)? enkel(t)? modern(t)? färgglad elegant kvinnlig manlig',
  outlets:
    'volontärer(na)? medlemmar(na)? lokal(radion|nytt|tv) (den_)?lokala_(kanalen|radion) väntrummet väntrum entrén receptionen matsalen korridoren skyltfönstret skärmen intranätet webben hemsidan kanalen föräldrar(na)? elever(na)? patienter besökare kunder hyresgäster grannar följare barnen nybörjare',
  for: 'för till',
};
