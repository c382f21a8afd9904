import type { FilmWords } from '../film-words.js';

/** Portuguese words that say of a film what it is. */
export const film: FilmWords = {
  forms:
    'v[ií]deo clipe? tutorial curta animação desenho_animado trailer teaser an[uú]ncio spot convite reel filme filminho apresentação',
  manners:
    'animad[oa] dinâmic[oa] minimalista retr[oô] divertid[oa] enérgic[oa] cinematográfic[oa] desenhad[oa]_à_mão letras_grandes',
  qualities:
    'suave(s)? calm[oa] tranquil[oa] alegre(s)? curt[oa] breve lent[oa] rápid[oa] quente acolhedor[a]? tern[oa] sóbri[oa] modern[oa] simples colorid[oa] elegante feminina masculina relaxante',
  outlets:
    'voluntári[oa]s sóci[oa]s (rádio|televisão|tv|emissora|canal)_local emissora sala_de_espera recepção receção átrio refeitório corredor montra vitrine ecrãs? telas? intranet site canal pais alun[oa]s pacientes utentes visitantes clientes inquilinos vizinhos seguidores equipa equipe crianças iniciantes',
  for: 'para',
};
