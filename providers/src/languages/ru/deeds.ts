import type { DeedWords } from '../deed-words.js';

/** How Russian says what is done with the hands. */
export const deeds: DeedWords = {
  before: 'на по за вы с раз рас под от до про при пере об у из ис в',
  anywhere: 'те ть ать ить еть ять йте ите ьте айте ейте',
  opening: 'и й ь ем им',
  not: 'не без',
  stems: `
kitchen-knife: -нареж, -реж, -резать, -руби, -чист, -очист, -шинк
boiling-pot: -вар, -свар, -кипят, -вскип, -туш, -нагре
cooking: -жар, -обжар, -пассер
oven-range: -выпека, -запека, -испек, -разогре
mixing-bowl: -меша, -смеша, -взбе, -взби, -перемеша, -замес
hand-blender: -пюрир, -измельч
pouring-liquid: -влей, -влив, -налей, -налив, -залей, -полей
salt: -посол, -приправ, -посып, -соли
broom: -подмет, -подмес, -убира
soap: -мой, -помой, -промой, -вымой, -мыть, -стира, -ополос
sponge: -протр, -вытр, -отмой
paint-roller: -крас, -покрас
hammer: -забей, -забив, -прибей
screwdriver: -закрут, -открут, -вкрут, -завин
carpentry-saw: -пили, -распил
power-drill: -сверл, -просверл
straight-ruler: -измер, -отмер
kitchen-scale: -взвес
tyre-pump: -накач, -подкач
pressing-hand: -нажм, -нажим, -прижм
pulling-hand: -тян, -вытян, -вытащ, -потян
seedling: -сажа, -посад, -посей, -высад
watering-can: -полива
shovel: -копа, -выкоп
sewing-needle: -шей, -сшей, -приш, -вышив
glue-bottle: клей те, -приклей, -склей
writing-hand: -пиш, -напиш, -запиш, -подпиш, -заполн
open-book: -чита, -прочит, -прочт
telephone-receiver: -звон, -позвон
magnifying-glass-tilted-left: -ищ, -найд, -провер, -осмотр
light-switch: -включ, -выключ
electric-plug: -заряд, -подключ
hourglass-not-done: -жди, -подожд, дайте настоя, -оставьте
snowflake: -охла, -остуд, -заморо
hand-lifting: -подним
package: -упак
delivery-truck: -достав
fork-and-knife-with-plate: -ешь, -ешьте, -едят, -подава, -подайте
cup-with-straw: -пей, -пейте, -пьют, -выпей
ear: -слуш
lungs: -дыш
camera: -фотограф, -сними
`,
};
