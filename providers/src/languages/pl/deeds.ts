import type { DeedWords } from '../deed-words.js';

/** How Polish says what is done with the hands. */
export const deeds: DeedWords = {
  before: 'na po za wy s z roz pod od do prze przy ob u w',
  anywhere: 'ć ać ić yć cie',
  opening: '_ aj ajcie my',
  not: 'nie bez',
  stems: `
kitchen-knife: -kro, -kroj, -siek, -obier, -tnij, -ciąć
boiling-pot: -gotuj, -gotow, -ugot, -podgrz
cooking: -smaż, -podsmaż, -zeszkl
oven-range: -piecz, -piec, -rozgrzej
mixing-bowl: -miesz, -ubij, -zagniat, -zagnieć
hand-blender: -blenduj, -miksuj
pouring-liquid: -wlej, -wlew, -nalej, -napełn
salt: -dopraw, -przypraw, -posól, -posyp
broom: -zamia, -sprząt
soap: -myj, -umyj, -płucz, -pierz
sponge: -czyść, -wyczyść, -wytrzyj, -wycier
paint-roller: -maluj, -pomal
hammer: -wbij, -wbija
screwdriver: -wkręć, -wkręc, -przykręć, -odkręć
carpentry-saw: -piłuj, -przepił
power-drill: -wierć, -wywierć
straight-ruler: -mierz, -zmierz
kitchen-scale: -waż, -zważ, -odważ
tyre-pump: -pompuj, -napompuj
pressing-hand: -naciśnij, -dociśnij, -wciśnij
pulling-hand: -ciągnij, -wyciąg, -pociąg
seedling: -sadź, -posadź, -siej, -zasiej
watering-can: -podlew, -podlej
shovel: -kop, -wykop
sewing-needle: -szyj, -uszyj, -przyszyj
glue-bottle: -klej, -przyklej, -sklej
writing-hand: -pisz, -napisz, -podpisz, -zapisz, -wypełnij
open-book: -czyt, -przeczyt
telephone-receiver: -dzwoń, -zadzwoń
magnifying-glass-tilted-left: -szuk, -sprawdź, -sprawdz, -zbad
light-switch: -włącz, -wyłącz
electric-plug: -podłącz, -naładuj, -ładuj
hourglass-not-done: -czek, -poczek, -odstaw
snowflake: -schłodź, -schładz, -zamroź, -ostudź
hand-lifting: -podnieś, -unieś
package: -pakuj, -zapakuj
delivery-truck: -dostarcz
fork-and-knife-with-plate: -jedz, -zjedz, -podaj
cup-with-straw: -pij, -wypij
ear: -słuch, -posłuch
lungs: -oddych
camera: -fotografuj
`,
};
