import { castOf } from './cast-of.js';
import { readCast } from './read-cast.js';
import { type StoryFigure } from './story-figure.js';

const read = (...sentences: string[]): StoryFigure[] => readCast(sentences, 1, { groups: true });
const names = (figures: readonly StoryFigure[]): string[] => figures.map(({ member }) => member.name);
/** Who is in each sentence of a story, as its shots would show them. */
const seen = (...sentences: string[]): string[][] => {
  const cast = read(...sentences);
  let before: StoryFigure[] = [];
  return sentences.map((sentence) => {
    const here = castOf(sentence, cast, before);
    before = [...before.filter((figure) => !here.includes(figure)), ...here];
    return names(here);
  });
};

test('a name that is told once is somebody when its age stands before it and it acts', () => {
  const [tomas] = read('Old Tomas repairs boats in the harbour.');
  expect(tomas!.member).toMatchObject({ name: 'Tomas', look: { figure: 'person', age: 'old' } });
  expect(names(read('Old Tomas and Lena sail home.'))).toEqual(['Tomas', 'Lena']);
  expect(names(read('Old Lisbon has many hills.'))).toEqual([]);
});

test.each([
  ['A lighthouse called Odo is afraid of the dark.', 'Odo closes his eyes.'],
  ['Ein Leuchtturm namens Odo fürchtet sich.', 'Odo leuchtet.'],
  ['Un phare nommé Odo a peur.', 'Odo brille.'],
])('a thing of which no figure is drawn has a name, and is nobody: %s', (...sentences) => {
  expect(names(read(...sentences))).toEqual([]);
});

test('a pronoun that means somebody else does not decide who is a woman', () => {
  const [lena] = read('Lena runs to him and Lena waves.');
  expect(lena).toMatchObject({ sex: 'f', member: { name: 'Lena' } });
});

test('a thing that is introduced by its name keeps it', () => {
  expect(
    seen('Lumo is a blue water bottle for long days.', 'It stands on the desk.', 'Lumo keeps cold for a day.'),
  ).toEqual([['Lumo'], ['Lumo'], ['Lumo']]);
  expect(read('Lumo is a blue water bottle.')[0]!.member.look).toMatchObject({ shape: 'bottle' });
});

test('"it" is who was seen before, beside whom the sentence names', () => {
  expect(seen('A fox wakes up in the forest.', 'It meets an owl.', 'The owl points to the mountains.')).toEqual([
    ['The fox'],
    ['The fox', 'The owl'],
    ['The owl'],
  ]);
});

test('"they" are those who act, before what they carry', () => {
  const sentences = ['Lena finds a lantern and a boat.', 'Lena meets a fox.', 'They sail home.'];
  expect(seen(...sentences)[2]).toEqual(expect.arrayContaining(['Lena', 'The fox']));
});

test('several people at once are three that differ, and only where the story says them', () => {
  const shots = seen('The village lies by the sea.', 'Fishermen sit on the pier.', 'The whole village waves.');
  expect(shots[0]).toEqual([]);
  expect(shots[1]).toEqual(['Fisherman 1', 'Fisherman 2', 'Fisherman 3']);
  expect(shots[2]).toHaveLength(3);
  const looks = read('People dance.').map(({ member }) => JSON.stringify(member.look));
  expect(new Set(looks).size).toBe(3);
  // Figures of a report are nobody.
  expect(readCast(['40 people answered.'], 1)).toEqual([]);
});

test('a storyboard holds the cast, however many groups a story has', () => {
  const groups = ['Sailors sing.', 'Farmers dance.', 'Children play.', 'Musicians play.', 'Bakers bake.'];
  expect(read(...groups).length).toBeLessThanOrEqual(12);
});

test('who keeps, sails or leads is who the story says, and has a beard where it is a man', () => {
  const [grace] = read('Grace is the last lighthouse keeper of the island.', 'Every evening she lit the lamp.');
  expect(grace!.member).toMatchObject({ name: 'Grace', look: { beard: false } });
  const [keeper] = read('The keeper lit the lamp.');
  expect(keeper!.member.look).toMatchObject({ beard: true });
});

test('a thing with a name is no person, and what something is called puts nobody into a film', () => {
  expect(readCast(['A little lighthouse called Odo is afraid of the dark.'], 1)).toEqual([]);
  expect(readCast(['Her colleagues called the idea "girl talk".'], 1)).toEqual([]);
  expect(readCast(['A baker called Odo wakes early.'], 1).map(({ kind }) => kind)).toEqual(['person']);
});
