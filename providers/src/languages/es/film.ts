import type { FilmWords } from '../film-words.js';

/** Spanish words that say of a film what it is. */
export const film: FilmWords = {
  forms:
    'v[ií]deo clip tutorial corto cortometraje animación dibujos_animados tráiler teaser anuncio spot invitación reel película presentación',
  shapes:
    'vertical cuadrado horizontal (formato_)?(vertical|cuadrado|apaisado) para_(insta|instagram|tik_?tok|youtube|facebook|whatsapp|redes|historias|stories)',
  manners:
    'animad[oa] dinámic[oa] minimalista retro juguetón divertid[oa] enérgic[oa] marchos[oa] cinematográfic[oa] dibujad[oa]_a_mano letras_grandes',
  qualities:
    'suave(s)? tranquil[oa] calmad[oa] cálid[oa] cort[oa] breve alegre(s)? lent[oa] rápid[oa] tiern[oa] sobri[oa] modern[oa] sencill[oa] colorid[oa] elegante femenina masculina relajante',
  sounds:
    'piano guitarra arpa violín violines cuerdas música voz(_en_off)? narración locución subtítulos sonido efectos',
  swaps: '(subtítulos|texto|música)_en_(vez|lugar)_de_(la_)?(voz|locución|narración)',
  joins: 'con sin y en una? solo sólo por_favor',
  viewers:
    'para_(l[oa]s_)?(niñ[oa]s|peques|principiantes|adolescentes|adultos|mayores|alumn[oa]s|familias|todos) para_(mis?|nuestr[oa]s?)_[\\p{L}]+',
  polite: 'por_favor porfa gracias',
  parts:
    '(nuestros|los)_colores_son (nuestra|la)_(letra|fuente|tipografía)_es en_(la|el)_(última|último|primera|primer)_(tarjeta|pantalla|imagen|escena|plano|cuadro) (el_)?(logo|logotipo)_([\\p{L}]+_)?(arriba|abajo|a_la_(izquierda|derecha)|en_la_esquina|al_final|al_principio) (recibe|lleva|en_su|va_en_su|con_su)_((su|una|un)_)?(propia_|propio_)?(tarjeta|pantalla|imagen|escena|diapositiva) (una|un)_(tarjeta|pantalla|imagen|escena)_por (como|en)_subtítulos? ritmo_(lento|tranquilo|pausado|suave|rápido|ágil)',
  pace: '(empieza|empezar|comienza|termina|terminar|acaba)_(muy_)?(suave|suavemente|despacio|tranquilo|con_calma)',
  farewells:
    'un_saludo saludos(_cordiales)? (muchas_|mil_)?gracias(_por_(todo|la_ayuda))? atentamente un_abrazo abrazos cordialmente',
  outlets:
    'voluntari[oa]s soci[oa]s (radio|televisión|tele|emisora)_local emisora informativo sala_de_espera recepción vestíbulo comedor pasillo escaparate pantallas? intranet web canal padres alumn[oa]s pacientes visitantes clientes inquilinos vecinos seguidores equipo principiantes niñ[oa]s',
  for: 'para',
};
