import type { StoryWords } from '../story-words.js';

/** Who is drawn in Spanish stories. */
export const story: StoryWords = {
  called: 'llamad[oa] de_nombre',
  undrawn:
    'casa barco ferri molino torre faro árbol roca nube estrella luna lámpara farol linterna tren ' +
    'tranvía autobús tractor avión tetera taza libro ciudad pueblo isla río lago montaña colina valle ' +
    'castillo puente escuela colegio café tienda estudio empresa app planeta cometa gota semilla hoja ' +
    'flor guijarro piedra botón calcetín zapato sombrero reloj campana violín violonchelo piano ' +
    'guitarra tambor lápiz globo viento tormenta ola copo',
};
