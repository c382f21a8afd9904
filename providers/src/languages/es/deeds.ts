import type { DeedWords } from '../deed-words.js';

/** How Spanish says what is done with the hands. */
export const deeds: DeedWords = {
  anywhere: 'ar er ir ír arlo arla arlos arlas erlo ando iendo',
  opening: 'a e an en ad ed alo ala elo ela ue uen',
  not: 'no nunca sin',
  stems: `
kitchen-knife: cortar., corta., corten., cortad., córtalo., córtala., pic, pel, trocea.
boiling-pot: herv, hierv, cocin, cuec, cocer., calent, calient
cooking: sofri, sofrí, freír., fríe., dor, salte
oven-range: horne, precalient
mixing-bowl: mezcl, revuelv, remuev, remov, bat, amas
hand-blender: tritur, licu
pouring-liquid: viert, vert, llen, rellen
salt: sazon, condiment, aliñ, espolvore
broom: barr, orden
soap: lav, enjuag, aclar
sponge: limpi, frieg, freg
paint-roller: pint, barniz
hammer: clav, martill
screwdriver: atornill, desatornill
carpentry-saw: serr
power-drill: taladr, perfor
straight-ruler: mid, med
kitchen-scale: pes
tyre-pump: infl, bombe
pressing-hand: presion, aprieta, apriet, pulsa
pulling-hand: tir, jal, arranc, extraig
seedling: plant, siembr, sembr
watering-can: rieg, reg
shovel: cav, excav
sewing-needle: coser., cose., bord
glue-bottle: peg, encol
writing-hand: escrib, firm, anot, rellene
open-book: le
telephone-receiver: llam
magnifying-glass-tilted-left: busc, revis, comprueb, examin
light-switch: enciend, encend, apag, apagu
electric-plug: enchuf, cargar., recarg, desenchuf
hourglass-not-done: esper, deja reposar, dejar reposar
snowflake: enfr, refriger, congel
hand-lifting: levant
package: empaquet, embal
delivery-truck: entreg
fork-and-knife-with-plate: com, sirv
cup-with-straw: beb
ear: escuch
lungs: respir
camera: fotograf
`,
};
