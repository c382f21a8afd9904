import type { DeedWords } from '../deed-words.js';

/** How Swedish says what is done with the hands. */
export const deeds: DeedWords = {
  before: 'upp in av ner ut om på',
  anywhere: 'a',
  opening: '_ a',
  not: 'inte aldrig ingen utan',
  stems: `
kitchen-knife: skär, skiv, hack, skal, strimla
boiling-pot: kok, sjud, värm
cooking: stek, fräs, bryn
oven-range: bak, grädd, sätt ugnen
mixing-bowl: rör i, rör om, rör ner, bland, visp, knåd
hand-blender: mix
pouring-liquid: häll, fyll på
salt: krydd, salt
broom: sop, städ
soap: tvätt, skölj, disk
sponge: puts, tork, rengör, skur
paint-roller: mål, lacker
hammer: hamr, spik
screwdriver: skruv, monter
carpentry-saw: såg av
power-drill: borr
straight-ruler: mät
kitchen-scale: väg upp
tyre-pump: pump
pressing-hand: tryck, press
pulling-hand: dra ut, dra av, dra ur
seedling: planter, så frön
watering-can: vattn
shovel: gräv
sewing-needle: sy fast, sy ihop, sy en
glue-bottle: limm, klistr
writing-hand: skriv, anteckn, fyll i
open-book: läs
telephone-receiver: ring upp, ring oss, ring till
magnifying-glass-tilted-left: leta, kontroller, undersök, sök efter
light-switch: slå på, slå av, stäng av
electric-plug: ladda
hourglass-not-done: vänt, låt vila, låt stå
snowflake: kyl, frys
hand-lifting: lyft
package: pack
delivery-truck: leverer
fork-and-knife-with-plate: server
cup-with-straw: drick
ear: lyssn
lungs: andas
camera: fotografera
`,
};
