import { fontsNamedIn } from './font-names.js';

const cases: readonly [string, readonly string[]][] = [
  ['Use Montserrat', ['Montserrat']],
  ['use montserrat for the headings', ['Montserrat']],
  ['Set the headings in Bebas Neue and the text in Lora', ['Bebas Neue', 'Lora']],
  ['Use the font Tajawal', ['Tajawal']],
  ['Change the font of the headings to "Rubik Mono One"', ['Rubik Mono One']],
  ['Use the Chivo font everywhere', ['Chivo']],
  // The longer name, and not the shorter one in it.
  ['Use Roboto Mono', ['Roboto Mono']],
  ['Verwende die Schriftart Montserrat', ['Montserrat']],
  ['Utilise la police Lora', ['Lora']],
  // Words of every day are typefaces where one is spoken of.
  ['Add a scene about Georgia', []],
  ['Change the title to "Times change"', []],
  ['Use Georgia as the font', ['Georgia']],
  ['Make the font of the titles bigger', []],
  ['Use a Google font', []],
  ['Make the music calmer', []],
];

test.each(cases)('the typefaces of %j', (instruction, families) => {
  expect(fontsNamedIn(instruction)).toEqual(families);
});
