import type { EditWords } from '../edit-words.js';

/** Spanish instructions for editing. */
export const edits: EditWords = {
  change: /^(?:cambia[r]?|reemplaza[r]?|sustituye|modifica[r]?|pon|corrige|renombra[r]?)\s+(.+?)\s+(?:por|a|en|con|->|→)\s+(.+)$/iu,
  about: /^(?:añade|agrega)\s+una\s+escena\s+(?:sobre|acerca de)\s+(.+?)((?:\s+(?:después de|tras|antes de|al final|al principio)(?:\s.+)?)?)$/iu,
  words: [
    ['efectos de sonido', 'sound effects'], ['subtítulos', 'captions'], ['subtítulo', 'subtitle'],
    ['voz en off|voz', 'voice'], ['narración|narrador', 'narration'], ['música de fondo|música', 'music'],
    ['color de(?:l)? fondo', 'background colour'], ['fondo', 'background'], ['color', 'colour'],
    ['fuente|tipografía', 'font'], ['título', 'title'], ['duración', 'duration'], ['vídeo|video', 'video'],
    ['penúltima escena', 'second to last scene'], ['primera', 'first'], ['segunda', 'second'], ['tercera', 'third'],
    ['cuarta', 'fourth'], ['quinta', 'fifth'], ['última', 'last'], ['escenas', 'scenes'], ['escena', 'scene'],
    ['gráfico', 'chart'], ['cita', 'quote'], ['mapa', 'map'], ['segundos?', 'seconds'],
    ['elimina[r]?|quita[r]?|borra[r]?', 'remove'], ['desactiva[r]?', 'turn off'], ['activa[r]?', 'turn on'],
    ['añade|añadir|agrega[r]?', 'add'], ['mueve|mover', 'move'], ['intercambia[r]?', 'swap'],
    ['acorta[r]?', 'shorten'], ['alarga[r]?', 'lengthen'], ['reemplaza[r]?|sustituye', 'replace'],
    ['cambia[r]?|modifica', 'change'], ['usa[r]?|utiliza', 'use'], ['haz|hacer|pon|poner', 'make'],
    ['al final', 'to the end'], ['al principio|al inicio', 'to the beginning'], ['después de|tras', 'after'],
    ['antes de', 'before'], ['por', 'with'], ['más (?:tranquila|calmada|suave)', 'calmer'],
    ['más (?:rápida|animada|enérgica)', 'faster'], ['más oscuro|más oscura', 'darker'],
    ['más claro|más clara', 'lighter'], ['más cálid[oa]s?', 'warmer'], ['más frí[oa]s?', 'cooler'],
    ['más larg[oa]', 'longer'], ['más cort[oa]', 'shorter'], ['femenina|de mujer', 'female'],
    ['masculina|de hombre', 'male'], ['vertical', 'vertical'], ['cuadrado', 'square'], ['horizontal', 'landscape'],
    ['estilo', 'style'], ['sin', 'without'], ['con', 'with'], ['y', 'and'], ['la|el|los|las|una?|esta', 'the'],
    ['del', 'of the'], ['a|en|de', 'in'], ['azul marino', 'navy'], ['azul', 'blue'], ['roj[oa]', 'red'],
    ['verde', 'green'], ['negr[oa]', 'black'], ['blanc[oa]', 'white'], ['amarill[oa]', 'yellow'],
    ['naranja', 'orange'], ['morad[oa]|violeta', 'purple'], ['rosa', 'pink'], ['gris', 'grey'],
  ],
}; // prettier-ignore
