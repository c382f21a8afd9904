import type { DeedWords } from '../deed-words.js';

/** How Dutch says what is done with the hands. */
export const deeds: DeedWords = {
  before: 'op af aan in uit toe om door los vast weg ge',
  anywhere: 'en',
  opening: '_ t',
  not: 'niet nooit geen zonder',
  stems: `
kitchen-knife: -snijd, -snij, hak, schil, halveer, halver
boiling-pot: kook, kok, verhit
cooking: roerbak, roerbakk, fruit, bak in
oven-range: voorverwarm, bakk
mixing-bowl: -roer, meng, klop, klopp, kneed, kned
hand-blender: pureer, purer
pouring-liquid: -giet, schenk, -vul, -vull
salt: kruid, zout
broom: veeg, veg, opruim
soap: -was, -wass, -spoel
sponge: poets, schoonmak, dweil
paint-roller: verf, verv, schilder
hammer: hamer, timmer
screwdriver: -schroef, -schroev, monteer, monter
carpentry-saw: -zaag, -zag
power-drill: boor, bor
straight-ruler: opmet, meet, met de
kitchen-scale: weeg, weg af, afweg
tyre-pump: -pomp
pressing-hand: -druk, -drukk, -duw
pulling-hand: -trek, -trekk
seedling: -plant, -zaai
watering-can: begiet, geef water
shovel: graaf, grav
sewing-needle: naai, borduur
glue-bottle: -plak, -plakk, -lijm
writing-hand: -schrijf, -schrijv, noteer, noter, invul, ondertek
open-book: lees, lez
telephone-receiver: bel, bell
magnifying-glass-tilted-left: zoek, opzoek, controleer, controler, onderzoek
light-switch: inschakel, uitschakel, schakel
electric-plug: oplad, laad
hourglass-not-done: wacht, laat rusten
snowflake: afkoel, koel, invriez
hand-lifting: optil, til
package: verpakk, inpakk, pak in
delivery-truck: bezorg
fork-and-knife-with-plate: serveer, server
cup-with-straw: drink
ear: luister
lungs: adem, inadem
camera: fotografeer
`,
};
