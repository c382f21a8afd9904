import type { DeedWords } from '../deed-words.js';

/** How Hindi says what is done with the hands. */
export const deeds: DeedWords = {
  anywhere: '*',
  not: 'न मत नहीं बिना',
  stems: `
kitchen-knife: काटें, काट लें, काटकर, छील
boiling-pot: उबाल, पकाए, पकाएँ, पकाएं, गरम करें
cooking: भूने, भूनें, तलें, सेंक
mixing-bowl: मिलाए, मिलाएँ, मिलाएं, गूँथ, गूंथ, फेंट, मिला लें
pouring-liquid: डालें
salt: छिड़क
broom: झाड़ू
soap: धोएँ, धोएं, धो लें
sponge: साफ करें, पोंछ
straight-ruler: नापें
kitchen-scale: तौल
pressing-hand: दबाएँ, दबाएं
pulling-hand: खींच, निकालें
seedling: बोए, रोप, लगाएँ पौधे
watering-can: पानी दें, सींच
shovel: खोद
glue-bottle: चिपका
writing-hand: लिखें
open-book: पढ़ें
magnifying-glass-tilted-left: खोज, जाँच, जांच
hourglass-not-done: इंतज़ार, इंतजार
snowflake: ठंडा कर, ठंडा हो
fork-and-knife-with-plate: परोस
cup-with-straw: पिए, पीएं, पीएँ
ear: सुनें
lungs: साँस, सांस
`,
};
