import type { DeedWords } from '../deed-words.js';

/** How Turkish says what is done with the hands. */
export const deeds: DeedWords = {
  anywhere: 'mek mak yin yın iniz ınız unuz ünüz ip ıp up üp',
  opening: '_ in ın un ün',
  stems: `
kitchen-knife: doğra, dilimle, soyun, küp küp
boiling-pot: kaynat, pişir, haşla, ısıt
cooking: kavur, kızart, sotele
oven-range: fırınla
mixing-bowl: karıştır, çırp, yoğur
hand-blender: püre, blender
pouring-liquid: dökün, doldur, boşalt
salt: tuzla, baharat, serp
broom: süpür
soap: yıka, durula
sponge: temizle
paint-roller: boya
hammer: çakın
screwdriver: vidala, monte
power-drill: delin
straight-ruler: ölç
kitchen-scale: tartın
tyre-pump: şişir, pompala
pressing-hand: bastır
pulling-hand: çekin, çıkarın, çekip
seedling: dikin, ekin
watering-can: sula
shovel: kazın
glue-bottle: yapıştır
writing-hand: imzala, not al
open-book: okuyun
telephone-receiver: telefon et
magnifying-glass-tilted-left: kontrol et, incele
electric-plug: şarj
hourglass-not-done: bekle, dinlendir
snowflake: soğut, dondur
hand-lifting: kaldır
package: paketle
fork-and-knife-with-plate: servis
cup-with-straw: içmek
ear: dinle
lungs: nefes
`,
};
