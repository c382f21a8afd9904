import type { DeedWords } from '../deed-words.js';

/** How Portuguese says what is done with the hands. */
export const deeds: DeedWords = {
  anywhere: 'ar er ir ando endo',
  opening: 'a e am em ue uem',
  not: 'não nunca sem',
  stems: `
kitchen-knife: cortar., corta., cortem., pic, piqu, descasc, descasqu, fati
boiling-pot: ferv, cozinh, coz, aqueç, aquec
cooking: refog, refogu, frit, dour, salte
oven-range: ass, pré-aqueç
mixing-bowl: mistur, mex, bat, amass
hand-blender: tritur, liquidif
pouring-liquid: despej, vert, ench
salt: temper, polvilh, salpiqu
broom: varr, arrum
soap: lav, enxágu, enxagu
sponge: limp, esfreg
paint-roller: pint, enverniz
hammer: martel, pregu
screwdriver: parafus, aparafus, desparafus
carpentry-saw: serr
power-drill: fur, perfur
straight-ruler: meç, med
kitchen-scale: pes
tyre-pump: infl, bombe, encha o pneu
pressing-hand: pression, apert
pulling-hand: pux
seedling: plant, semei
watering-can: regu
shovel: cav, escav
sewing-needle: coser., costur, bord
glue-bottle: col
writing-hand: escrev, assin, anot, preench
open-book: lei
telephone-receiver: telefon, ligue para, ligar para
magnifying-glass-tilted-left: procur, verifi, examin
light-switch: acend, deslig, desligu
electric-plug: carregu
hourglass-not-done: esper, aguard, deixe descansar
snowflake: resfri, esfri, congel
hand-lifting: levant
package: embal
delivery-truck: entreg
fork-and-knife-with-plate: com, sirv, serv
cup-with-straw: beb
ear: escut, ouç
lungs: respir
camera: fotograf
`,
};
