import type { DeedWords } from '../deed-words.js';

/** How Italian says what is done with the hands. */
export const deeds: DeedWords = {
  anywhere: 'are ere ire arlo arla ando endo',
  opening: 'a i e ate ete ite',
  not: 'non mai senza',
  stems: `
kitchen-knife: tagli, affett, sbucc, trit, pelare., pelate.
boiling-pot: boll, cuoc, cucin, scald, less
cooking: soffrigg, frigg, rosol
oven-range: inforn, preriscald
mixing-bowl: mescol, mischi, sbatt, impast, amalgam
hand-blender: frull
pouring-liquid: vers, riemp
salt: cond, spolver, insapor, salate., salare.
broom: spazz, scop, riordin
soap: lav, sciacqu
sponge: pul, strofin, asciug
paint-roller: dipin, pittur, vernic, tintegg
hammer: martell, inchiod
screwdriver: avvit, svit
carpentry-saw: seg
power-drill: trapan, for
straight-ruler: misur
kitchen-scale: pes
tyre-pump: gonfi, pomp
pressing-hand: prem, sping
pulling-hand: tir, sfil, estra
seedling: piant, semin
watering-can: annaffi, innaffi
shovel: scav
sewing-needle: cuc, ricam
glue-bottle: incoll
writing-hand: scriv, firm, annot, compil
open-book: legg
telephone-receiver: chiam, telefon
magnifying-glass-tilted-left: cerc, controll, esamin
light-switch: accend, spegn
electric-plug: ricaric
hourglass-not-done: aspett, attend, lascia riposare, far riposare
snowflake: raffredd, congel
hand-lifting: sollev
package: imball, confezion
delivery-truck: consegn
fork-and-knife-with-plate: mangi, serv
cup-with-straw: bev
ear: ascolt
lungs: respir
camera: fotograf
`,
};
