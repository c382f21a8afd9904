import type { FilmWords } from '../film-words.js';

/** Swedish words that say of a film what it is. */
export const film: FilmWords = {
  forms:
    '(kort)?film video(klipp)? klipp tutorial animation tecknad(_film)? trailer teaser reklam(film)? inbjudan reel bildspel guidefilm',
  shapes:
    'stående liggande kvadratisk fyrkantig vertikal för_(insta|instagram|tik_?tok|youtube|facebook|whatsapp|stories)',
  manners: 'peppig svängig lekfull minimalistisk retro energisk dynamisk fartfylld filmisk handritad stora_bokstäver',
  qualities:
    'lug(n|nt|na|nn) mjuk(t|a)? varm(t|a)? kort(a)? glad(a)? glatt rolig(t|a)? långsam(t|ma)? snabb(t|a)? stilla stillsam(t)? enkel(t)? modern(t)? färgglad elegant kvinnlig manlig',
  sounds: 'piano gitarr harpa fiol stråkar musik röst berättarröst speaker undertexter ljud(effekter)?',
  swaps:
    '(undertexter|text|musik)_i_stället_för_(röst|tal|berättarröst) (undertexter|text|musik)_istället_för_(röst|tal|berättarröst)',
  joins: 'med utan och i en ett ingen inga inget bara tack',
  viewers:
    'för_(barn|barnen|nybörjare|tonåringar|ungdomar|vuxna|äldre|elever|alla|småbarn) för_(min|mina|mitt|vår|våra|vårt)_[\\p{L}]+',
  polite: 'tack snälla',
  parts:
    '(våra|husets)_färger_är (vårt_typsnitt|typsnittet)_är (på|i)_(sista|första)_(kortet|bilden|scenen|rutan|skärmen) (loggan|logotypen|logga)_([\\p{L}]+_)?(uppe|nere|till_(höger|vänster)|i_hörnet|sist|i_slutet) får_(ett|en|sitt|sin)_(eget_|egen_)?(kort|bild|ruta|skärm|scen) (ett|en)_(kort|bild|ruta|scen)_(per|för_varje) som_undertext(er)? (lugnt|långsamt|mjukt|snabbt)_tempo',
  pace: '(börja|starta|sluta|avsluta)_(mycket_)?(mjukt|lugnt|stilla|försiktigt|långsamt|tyst)',
  farewells:
    '(med_)?(vänliga_|varma_|bästa_)?hälsningar mvh (stort_)?tack(_(så_mycket|på_förhand|för_hjälpen))? hälsar kram',
  outlets:
    'volontärer(na)? medlemmar(na)? lokal(radion|nytt|tv) (den_)?lokala_(kanalen|radion) väntrummet väntrum entrén receptionen matsalen korridoren skyltfönstret skärmen intranätet webben hemsidan kanalen föräldrar(na)? elever(na)? patienter besökare kunder hyresgäster grannar följare barnen nybörjare',
  for: 'för till',
};
