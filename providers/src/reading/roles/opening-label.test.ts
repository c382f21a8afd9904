import { detectLanguage } from '../language.js';
import { isShown } from './role.js';
import { rolesOf } from './roles-of.js';

const shownOf = (prompt: string): string =>
  rolesOf(prompt, detectLanguage(prompt))
    .filter(({ role }) => isShown(role))
    .map(({ from, to }) => prompt.slice(from, to))
    .join(' ');

describe('what a request calls its film is not shown', () => {
  test.each([
    ['Testimonial. "I sold my car after three weeks." Paula Rinne, nurse. 20 s', /^"I sold/u],
    ['Short comparison for our camping store. Canvas weighs 14 kg, nylon 4 kg.', /^Canvas weighs/u],
    ['Steel or wood? quick comparison for our carpentry blog. Steel costs 80 euros, wood 60.', /^Steel or wood\?\s+Steel costs/u],
    ['Timeline of the Dover lighthouse: 1440 built, 1455 burnt, 1605 rebuilt.', /^the Dover lighthouse/u],
    ['biology lesson, 7th grade: how fish breathe. Water enters the mouth and leaves through the gills.', /^how fish breathe/u],
    ['explainer about tides for our aquarium screen. The moon pulls the sea.', /^\s*tides\W+The moon/u],
    ['Bedtime story for a girl of five: the owl lost her glasses and asked the bat for help.', /^the owl/u],
    ['conte du soir pour Noé: le hérisson cherche son ami la lune.', /^le hérisson/u],
    ['сказка для внука 6 лет: ёж нашёл грушу и отнёс её соседу.', /^ёж нашёл/u],
    ['Nieuwsbericht voor de regionale radio: de brug bij Ermel gaat dicht.', /^de brug/u],
    ['Macht bitte einen Clip aus dieser Pressemitteilung: Die Bücherei öffnet ab Mai auch sonntags.', /^Die Bücherei/u],
    ['Fais une vidéo à partir de ce communiqué, ton neutre :\nLe tram roule dès lundi.', /^Le tram/u],
    ['Anleitung Kaffeemaschine entkalken:\n1. Wasser einfüllen\n2. Entkalker dazu\n3. zweimal durchspülen', /^Kaffeemaschine entkalken/u],
  ])('%s', (prompt, shown) => {
    expect(shownOf(prompt)).toMatch(shown);
  }); // prettier-ignore

  test('a name in it is what the film is about', () => {
    const shown = shownOf('Club history for our jubilee evening at Harrow Rowing. 1921 founded, 1955 first race won.');
    expect(shown).toContain('Harrow Rowing');
    expect(shown).not.toMatch(/jubilee evening/u);
  });

  test('for whom a promo is made is what it is about', () => {
    expect(shownOf('Job ad for our bike workshop in Ghent: two mechanics, 38 hours, 15 euros an hour.')).toContain(
      'our bike workshop in Ghent',
    );
  });

  test('"How to" opens what is told', () => {
    expect(shownOf('How to repot an orchid in four steps: soak the roots, cut what is dry, fill fresh bark around them.')).toMatch(/^How to repot an orchid/u); // prettier-ignore
  });

  test('a numbered step is told although its words could be a wish', () => {
    expect(shownOf('Kaffeemaschine entkalken:\n1. Wasser einfüllen\n2. Entkalker dazu, 20 Minuten warten\n3. zweimal durchspülen')).toContain('zweimal durchspülen'); // prettier-ignore
  });

  test('a few words before nothing but wishes are the topic', () => {
    expect(shownOf('The salt road, 40 s, calm voice. Traders crossed the desert in winter.')).toMatch(
      /^The salt road/u,
    );
  });
});
