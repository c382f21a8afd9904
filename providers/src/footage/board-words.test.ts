import { boardLine, englishBoardWords, ShotSchema, type BoardWords } from '@scenewright/core/shots';
import { languagePacks } from '../languages/registry.js';
import { boardWordsOf } from './board-words.js';

const others = languagePacks.map(({ code }) => code).filter((code) => code !== 'en');

it.each(others)('a review in %s is labelled in its own words, each shot by its number', (language) => {
  const words = boardWordsOf(language);
  const same = said(words).filter(([at, text]) => text === englishOf.get(at));
  // Cognates: "Village" is French too.
  expect(same.length).toBeLessThan(8);
  expect(words.shot).toContain('#');
  for (const [, text] of said(words)) expect(text.length).toBeLessThanOrEqual(40);
});

it('tells the ways of a camera and the views of a figure apart', () => {
  for (const { views, moves, sizes } of others.map(boardWordsOf))
    for (const names of [views, moves, sizes].map((each) => Object.values<string>(each)))
      expect(new Set(names).size).toBe(names.length);
});

it('fits the line of a board in every language', () => {
  const shot = ShotSchema.parse({ setting: 'chart-space', time: 'dawn', move: 'pan-right', weather: 'fog' });
  for (const code of others)
    for (const setting of Object.keys(englishBoardWords.settings) as (typeof shot.setting)[])
      expect(boardLine(boardWordsOf(code), { ...shot, setting, season: 'winter' }).length).toBeLessThanOrEqual(160);
});

it('speaks English where a language is not known', () => {
  expect(boardWordsOf('fi')).toBe(englishBoardWords);
  expect(boardWordsOf('de-AT').sizes.wide).toBe('Totale');
});

function said({ shot, winter, ...groups }: BoardWords): [string, string][] {
  const named = Object.entries(groups).flatMap(([group, words]) =>
    Object.entries<string>(words).map(([name, text]): [string, string] => [`${group}.${name}`, text]),
  );
  return [['shot', shot], ['winter', winter], ...named];
}
const englishOf = new Map(said(englishBoardWords));
