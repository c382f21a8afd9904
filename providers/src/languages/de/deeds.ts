import type { DeedWords } from '../deed-words.js';

/** How German says what is done with the hands. */
export const deeds: DeedWords = {
  before: 'ab an auf aus ein zu um zer durch unter hinein heraus herein nach vor weg über ge',
  anywhere: 'en n',
  opening: '_ e t et',
  not: 'nicht nie kein keine keinen ohne',
  stems: `
kitchen-knife: -schneid, hack, -schäl, würfel, zerteil, halbier, raspel
boiling-pot: -koch, köchel, dämpf, blanchier, erhitz, sied
cooking: -brat, anschwitz, röst, dünst, frittier
oven-range: -back, vorheiz
mixing-bowl: -rühr, verrühr, misch, vermisch, vermeng, knet, schlag die, schlag den
hand-blender: pürier, zerkleiner, mixe
pouring-liquid: -gieß, schütt, -füll, befüll
salt: -würz, salz, abschmeck, bestreu
broom: -feg, aufräum
soap: -wasch, -spül, einseif
sponge: -putz, -wisch, reinig, säuber, schrubb
paint-roller: streich, anstreich, lackier, bemal
hammer: hämmer, nagel
screwdriver: -schraub, montier
carpentry-saw: -säg
power-drill: -bohr
straight-ruler: ausmess, abmess, nachmess, vermess, miss den, miss die
kitchen-scale: abwieg, wieg
tyre-pump: -pump
pressing-hand: -drück, anpress, press
pulling-hand: zieh, herauszieh, abzieh, rauszieh, abreiß
seedling: -pflanz, säe, aussä
watering-can: bewässer
shovel: -grab, schaufel
sewing-needle: -näh, stick
glue-bottle: -kleb, leim
writing-hand: -schreib, notier, ausfüll
open-book: lies, les, durchles
telephone-receiver: anruf, telefonier
magnifying-glass-tilted-left: such, -prüf, untersuch, kontrollier
light-switch: einschalt, ausschalt, abschalt, schalte das, schalte den, schalten sie
electric-plug: auflad, einsteck
hourglass-not-done: abwart, ruhen lass, ziehen lass, warte
snowflake: abkühl, kühl, einfrier
hand-lifting: anheb, hochheb
package: pack, verpack
delivery-truck: liefer, transportier
fork-and-knife-with-plate: servier, anricht, iss
cup-with-straw: trink
ear: zuhör, lausch, hör zu
lungs: atm, einatm, ausatm
camera: fotografier
`,
};
