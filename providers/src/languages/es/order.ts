import type { OrderWords } from '../order-words.js';

/** Spanish words by which a prompt says in which order its film tells. */
export const order: OrderWords = {
  first:
    '(empieza|empezar|empezad|empezando|comienza|comenzar|arranca|abre|abrir)_(con|por)… primero… lo_primero… …primero …(lo_primero|al_principio|al_inicio)',
  last: 'al_final… por_último… (termina|terminar|terminad|acaba|acabar|cierra|cerrar|finaliza)_con… última_(imagen|pantalla|escena)… …(que_va_)?al_final …(lo_)?(por_)?último',
  afterwards: '(y_)?(luego|después|entonces)',
  up: 'de_menor_a_mayor (el|la)_más_(barat[oa]|pequeñ[oa])_primero orden_ascendente',
  down: 'de_mayor_a_menor orden_descendente',
  turned: 'al_revés cuenta_atrás cuenta_regresiva orden_inverso del_(último|quinto|cuarto|tercero|décimo)_al_primero',
  things: {
    money: 'precios? costes? costos? sueldo salario',
    date: 'fechas? día ^cuándo',
    time: 'horas? horarios?',
    phone: 'teléfono número_de_teléfono',
    street: 'dirección lugar sitio ^dónde',
    link: '(página_)?web enlace',
    number: 'números? cifras? cantidad',
    name: '(nuestro_|el_)?nombre logo(tipo)? marca',
  },
};
