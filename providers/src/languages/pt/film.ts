import type { FilmWords } from '../film-words.js';

/** Portuguese words that say of a film what it is. */
export const film: FilmWords = {
  forms:
    'v[ií]deo clipe? tutorial curta animação desenho_animado trailer teaser an[uú]ncio spot convite reel filme filminho apresentação',
  shapes:
    'vertical quadrado horizontal (formato_)?(vertical|quadrado|retrato) (para|pro)_(o_)?(insta|instagram|tik_?tok|youtube|facebook|whatsapp|stories|redes)',
  manners:
    'animad[oa] dinâmic[oa] minimalista retr[oô] divertid[oa] enérgic[oa] cinematográfic[oa] desenhad[oa]_à_mão letras_grandes',
  qualities:
    'suave(s)? calm[oa] tranquil[oa] alegre(s)? curt[oa] breve lent[oa] rápid[oa] quente acolhedor[a]? tern[oa] sóbri[oa] modern[oa] simples colorid[oa] elegante feminina masculina relaxante',
  sounds: 'piano violão guitarra harpa violinos? cordas música voz narração locução legendas som efeitos',
  swaps: '(legendas|texto|música)_em_vez_d[ae]_(voz|narração|locução)',
  joins: 'com sem e em uma? só apenas por_favor',
  viewers:
    'para_([oa]s_)?(crianças|miúdos|iniciantes|principiantes|adolescentes|adultos|idosos|alun[oa]s|famílias|todos) (para|pr[oa])_([oa]s?_)?(meus?|minhas?|noss[oa]s?)_[\\p{L}]+',
  polite: 'por_favor obrigad[oa]',
  parts:
    '(as_)?nossas_cores_são (a_)?nossa_(letra|fonte)_é n[oa]_(últim[oa]|primeir[oa])_(cartão|carta|tela|ecrã|imagem|cena|quadro|slide) (o_)?(logo|logótipo|logotipo)_([\\p{L}]+_)?(em_cima|em_baixo|no_canto|no_topo|à_esquerda|à_direita|no_fim|no_início|acima|abaixo) (recebe|ganha|fica_com)_(a_sua|uma?|sua|seu|o_seu)_(própri[oa]_)?(cartão|tela|ecrã|imagem|cena|slide) uma?_(cartão|tela|ecrã|imagem|cena|slide)_por (como|em)_legendas? ritmo_(lento|calmo|tranquilo|suave|rápido)',
  pace: '(começa|comece|começar|termina|termine|terminar|acaba)_(muito_|bem_)?(devagar|suave|suavemente|calmo|com_calma)',
  farewells:
    '(muito_)?obrigad[oa](_pela_ajuda)? (com_os_melhores_)?cumprimentos abraços? um_abraço atenciosamente saudações beijinhos',
  outlets:
    'voluntári[oa]s sóci[oa]s (rádio|televisão|tv|emissora|canal)_local emissora sala_de_espera recepção receção átrio refeitório corredor montra vitrine ecrãs? telas? intranet site canal pais alun[oa]s pacientes utentes visitantes clientes inquilinos vizinhos seguidores equipa equipe crianças iniciantes',
  for: 'para',
};
