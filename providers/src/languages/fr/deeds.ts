import type { DeedWords } from '../deed-words.js';

/** How French says what is done with the hands. */
export const deeds: DeedWords = {
  anywhere: 'er ez ir re ant',
  opening: 'e s t ons is',
  not: "pas jamais sans ne n'",
  stems: `
kitchen-knife: coupez., couper., coupe-les., découp, hach, éminc, épluch, tranch
boiling-pot: cui, bouill, mijot, chauff, faites bouillir, faites cuire
cooking: poêl, rissol, faites revenir, faire revenir
oven-range: enfourn, préchauff
mixing-bowl: mélang, remu, fouett, pétr, incorpor
hand-blender: mix, moulin
pouring-liquid: vers, rempl
salt: assaisonn, salez., saler., saupoudr, poivr
broom: balay, rang
soap: lav, rinc
sponge: nettoy, essuy, frott
paint-roller: peindre., peign
hammer: clou, martel
screwdriver: viss, déviss
carpentry-saw: sci
power-drill: perc
straight-ruler: mesurez., mesurer.
kitchen-scale: pes
tyre-pump: gonfl, pomp
pressing-hand: appuy, pressez., presser.
pulling-hand: tir, retir
seedling: plant, sem
watering-can: arros
shovel: creus, bêch
sewing-needle: coud, cous
glue-bottle: coll
writing-hand: écri, sign, not, remplissez
open-book: lis, li
telephone-receiver: appel, téléphon
magnifying-glass-tilted-left: cherch, vérifi, examin
light-switch: allum, éteign, éteind
electric-plug: branchez., brancher., recharg, débranch
hourglass-not-done: attend, patient, laissez reposer, laisser reposer
snowflake: refroid, réfrigér, congel, congél
hand-lifting: soulev
package: emball
delivery-truck: livr
fork-and-knife-with-plate: mang, serv, dégust
cup-with-straw: boire., buv
ear: écout
lungs: respir
camera: photograph
`,
};
