import { detectLanguage } from '../language.js';
import { isShown } from './role.js';
import { rolesOf } from './roles-of.js';

const shownOf = (prompt: string): string =>
  rolesOf(prompt, detectLanguage(prompt))
    .filter(({ role }) => isShown(role))
    .map(({ from, to }) => prompt.slice(from, to))
    .join(' ');

describe('what a prompt shows is told by its form where single words mislead', () => {
  test('an item that begins with "no" says what its list says', () => {
    const shown = shownOf(
      'Why we moved to e-bikes\n- no fuel to pay for\n- repairs take one hour\n- parked at the gate\n45 s, calm',
    );
    expect(shown).toContain('no fuel to pay for');
    expect(shown).not.toContain('45 s');
  });

  test('an item that is a secret is none of them', () => {
    const shown = shownOf(
      'Our year in numbers:\n- sales 1,200\n- the Leeds branch may close (confidential, do not mention)\n- returns 40\nplease 30 s',
    );
    expect(shown).not.toContain('Leeds');
    expect(shown).toContain('returns 40');
  });

  test('a quotation that is not wanted is not shown', () => {
    const shown = shownOf(
      'Tips for new nurses: drink water, wear flat shoes, ask early. 30 s, no phrases like "angels in white"',
    );
    expect(shown).not.toContain('angels');
    expect(shown).toContain('flat shoes');
  });

  test('who says something is shown with it', () => {
    const shown = shownOf(
      'news clip: the ferry stops running in winter. Harbour master Ole Brandt: "We have no second boat." 30 seconds, neutral',
    );
    expect(shown).toContain('Harbour master Ole Brandt: "We have no second boat."');
  });

  test('a name before wishes is the topic', () => {
    expect(shownOf('Ada Lovelace, 40 sec, for my pupils. Born 1815 in London. She wrote the first program.')).toMatch(
      /^Ada Lovelace/,
    );
  });

  test('what is to be said is told without the order to say it', () => {
    const shown = shownOf(
      'Top 3 lakes by depth: Baikal 1,642 m, Tanganyika 1,470 m, Caspian 1,025 m. Also say that Baikal holds a fifth of all fresh water.',
    );
    expect(shown).toContain('Baikal holds a fifth of all fresh water');
    expect(shown).not.toMatch(/also say/i);
  });

  test('a formula is shown, the order to include it is not', () => {
    const shown = shownOf(
      'Respiration for beginners. Cells burn sugar. Include the equation C6H12O6 + 6O2 -> 6CO2 + 6H2O. 30 s please.',
    );
    expect(shown).toContain('C6H12O6 + 6O2 -> 6CO2 + 6H2O');
    expect(shown).not.toMatch(/include/i);
  });

  test.each([
    [
      'fire safety tips for my scout group (ages 8 to 10): stop, drop, roll. call for help.',
      'fire safety tips',
      'scout',
    ],
    [
      'Receita de bolo de milho para o meu canal: 3 ovos, 2 xícaras de milho, 1 lata de leite.',
      'Receita de bolo de milho',
      'canal',
    ],
    [
      'Explain how a fridge works to my nan, she is 80 and hates jargon. A pump moves heat out.',
      'how a fridge works',
      'nan',
    ],
    [
      'Historia tramwajów w Gdańsku w 40 sekund na Instagrama (pion): 1873 pierwszy konny tramwaj, 1896 tramwaj elektryczny, 2012 linia na Chełm.',
      'Historia tramwajów w Gdańsku',
      'sekund',
    ],
  ])('whom and where a film is for is said to its maker: %s', (prompt, topic, hidden) => {
    const shown = shownOf(prompt);
    expect(shown).toContain(topic);
    expect(shown).not.toContain(hidden);
  });

  test('where words stand without spaces, the topic before the film is shown', () => {
    expect(shownOf('红烧肉教程，给新手看：五花肉500克，冰糖30克。先焯水，再小火炖1小时。')).toMatch(/^红烧肉/);
  });
});

test('what something does in two seconds is told, a film lasts longer', () => {
  const shown = shownOf('Launch video for Pennon, a diary for sailors. It finds any entry in 2 seconds, works offline and keeps files on your device.'); // prettier-ignore
  expect(shown).toContain('It finds any entry in 2 seconds');
});
