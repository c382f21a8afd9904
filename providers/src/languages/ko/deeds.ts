import type { DeedWords } from '../deed-words.js';

/** How Korean says what is done with the hands. */
export const deeds: DeedWords = {
  anywhere: '*',
  stems: `
kitchen-knife: 썰, 자르, 다지, 껍질을 벗
boiling-pot: 끓이, 끓인, 삶아, 데워
cooking: 볶아, 볶는, 구워, 튀겨
mixing-bowl: 섞, 저어, 반죽
hand-blender: 갈아
pouring-liquid: 붓, 부어, 따르, 채우
salt: 간을 맞, 양념
broom: 빗자루, 쓸어
soap: 씻, 헹구, 세척
sponge: 닦, 청소
paint-roller: 칠하, 페인트
screwdriver: 나사
straight-ruler: 재다, 측정
kitchen-scale: 무게를 재
tyre-pump: 바람을 넣, 공기를 넣
pressing-hand: 누르, 눌러
pulling-hand: 당기, 당겨, 뽑아
seedling: 심는, 심어, 심기
watering-can: 물을 주, 물을 줘
shovel: 파내
sewing-needle: 꿰매, 바느질
glue-bottle: 붙이, 붙여
writing-hand: 쓰세요, 적어, 적으, 작성
open-book: 읽
telephone-receiver: 전화
magnifying-glass-tilted-left: 찾아, 확인, 살펴
electric-plug: 충전
hourglass-not-done: 기다리, 기다려
snowflake: 식히, 식혀, 얼리
package: 포장
delivery-truck: 배송, 배달
fork-and-knife-with-plate: 먹
cup-with-straw: 마시, 마셔
ear: 들어보
lungs: 호흡
camera: 촬영
`,
};
