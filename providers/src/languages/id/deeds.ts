import type { DeedWords } from '../deed-words.js';

/** How Indonesian says what is done with the hands. */
export const deeds: DeedWords = {
  anywhere: 'kan',
  opening: '_ lah',
  not: 'jangan tidak tanpa',
  stems: `
kitchen-knife: potong, iris, cincang, kupas, memotong, mengiris
boiling-pot: rebus, masak, didih, panas, merebus, memasak
cooking: goreng, tumis
oven-range: panggang, memanggang
mixing-bowl: aduk, campur, kocok, uleni
hand-blender: haluskan
pouring-liquid: tuang, isi air
salt: bumbu, taburi
broom: sapu, rapikan
soap: cuci, mencuci, bilas
sponge: bersih, membersih
paint-roller: mengecat
screwdriver: pasang sekrup, sekrup
carpentry-saw: gergaji
straight-ruler: ukur
kitchen-scale: timbang
tyre-pump: pompa
pressing-hand: tekan
pulling-hand: tarik, cabut
seedling: tanam, semai
watering-can: siram
shovel: gali
sewing-needle: jahit
glue-bottle: tempel, menempel
writing-hand: tulis, menulis
open-book: baca, membaca
telephone-receiver: telepon
magnifying-glass-tilted-left: cari, periksa
light-switch: nyalakan, matikan
electric-plug: isi daya, colok
hourglass-not-done: tunggu, diamkan
snowflake: dingin, bekukan
hand-lifting: angkat
package: kemas
delivery-truck: antar
fork-and-knife-with-plate: saji
cup-with-straw: minum
ear: dengar
lungs: tarik napas, bernapas
`,
};
