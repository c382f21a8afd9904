import { readPrompt } from '../read.js';
import { detectLanguage } from '../language.js';
import { isShown } from './role.js';
import { rolesOf } from './roles-of.js';

const shownOf = (prompt: string): string =>
  rolesOf(prompt, detectLanguage(prompt))
    .filter(({ role }) => isShown(role))
    .map(({ from, to }) => prompt.slice(from, to).trim())
    .join(' ');

describe('the topic of a request is told, the request is not', () => {
  test.each([
    ['Explain tidal power with an example: a lagoon of 11 km² feeds 150,000 homes.', 'tidal power a lagoon of 11 km² feeds 150,000 homes.'],
    ['please explain blood groups to first-year nurses. There are four main groups.', 'blood groups There are four main groups.'],
    ['Compare slate and clay roofs for a builders newsletter: slate lasts 100 years, clay 60.', 'slate and clay roofs slate lasts 100 years, clay 60.'],
    ['Erkläre die Mehrwertsteuer mit einem Beispiel: auf 100 Euro kommen 19 Euro.', 'die Mehrwertsteuer auf 100 Euro kommen 19 Euro.'],
    ['Get well video for Aunt Rosa, 15 s', 'Get well Aunt Rosa,'],
    ['Make a video invitation to the rowing club regatta on 4 May.', 'the rowing club regatta on 4 May.'],
    ['whats a mortgage, 45 sec, for complete beginners, no slang pls', 'whats a mortgage,'],
  ])('%s', (prompt, shown) => expect(shownOf(prompt)).toBe(shown)); // prettier-ignore

  test('what a list of questions is called names it', () => {
    expect(shownOf('FAQ for our ice rink: Do you rent skates? Yes, for 4 euros. Is there a café? Upstairs.')).toMatch(
      /^FAQ for our ice rink/u,
    );
  });

  test('what is to be shown at the end is kept, where the request says it in full', () => {
    const prompt = 'Reel for our bike shop: free checks in May. end with our address 12 Harbour Road';
    expect(shownOf(prompt)).toMatch(/12 Harbour Road$/u);
    expect(shownOf(prompt)).not.toMatch(/end with/u);
    expect(shownOf('Reel for our bike shop: free checks in May. end with our logo')).not.toMatch(/logo/u);
  });
});

describe('what is said to viewers is told', () => {
  test.each([
    ["We planted 900 trees. We couldn't have done it without you.", /couldn't have done it without you/u],
    ['What makes bread rise? Yeast cells eat the sugar of the flour and give off a gas that lifts the dough.', /Yeast cells eat/u],
    ['How is cheese made? Milking, souring, curdling, cutting, pressing, salting, ageing.', /Milking, souring/u],
  ])('%s', (prompt, told) => expect(shownOf(prompt)).toMatch(told)); // prettier-ignore

  test.each([
    ['Our gala raised 9,000 euros. Please do not show the venue, you know why.', /venue/u],
    ['Our gala raised 9,000 euros. You must not mention the sponsor.', /sponsor/u],
  ])('what is forbidden is not: %s', (prompt, forbidden) => expect(shownOf(prompt)).not.toMatch(forbidden)); // prettier-ignore

  test('an aside in an item belongs to it', () => {
    const { points, wishes } = readPrompt('Exam tips:\n- sleep well\n- phone away (not silent, AWAY)\n- eat something');
    expect(points.map(({ text }) => text)).toContain('phone away (not silent, AWAY)');
    expect(wishes.narration).toBeUndefined();
  });
});
