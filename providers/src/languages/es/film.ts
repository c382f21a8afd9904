import type { FilmWords } from '../film-words.js';

/** Spanish words that say of a film what it is. */
export const film: FilmWords = {
  forms:
    'v[ií]deo clip tutorial corto cortometraje animación dibujos_animados tráiler teaser anuncio spot invitación reel película presentación',
  manners:
    'animad[oa] dinámic[oa] minimalista retro juguetón divertid[oa] enérgic[oa] marchos[oa] cinematográfic[oa] dibujad[oa]_a_mano letras_grandes',
  qualities:
    'suave(s)? tranquil[oa] calmad[oa] cálid[oa] cort[oa] breve alegre(s)? lent[oa] rápid[oa] tiern[oa] sobri[oa] modern[oa] sencill[oa] colorid[oa] elegante femenina masculina relajante',
  outlets:
    'voluntari[oa]s soci[oa]s (radio|televisión|tele|emisora)_local emisora informativo sala_de_espera recepción vestíbulo comedor pasillo escaparate pantallas? intranet web canal padres alumn[oa]s pacientes visitantes clientes inquilinos vecinos seguidores equipo principiantes niñ[oa]s',
  for: 'para',
};
