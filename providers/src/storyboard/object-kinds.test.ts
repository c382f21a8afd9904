import { GenreSchema, OutlineSchema, type Evidence, type Genre } from '@scenewright/core/outline';
import type { SceneKind } from '@scenewright/core/scenes';
import { planToCheck } from './plan-to-check.js';
import { sceneOptions, toolsFor } from './scene-options.js';

/** What each scene of a plan shows, by its kind. */
const shown = (prompt: string): [SceneKind, Record<string, unknown>][] =>
  planToCheck(prompt).storyboard.scenes.map(({ kind, content }) => [kind, content as Record<string, unknown>]);

/** A prompt whose words lead to the object, what it then says, and one that speaks of the like and is shown otherwise. */
const cases: readonly (readonly [kind: SceneKind, fits: string, says: Record<string, unknown>, fitsNot: string])[] = [
  [
    'calendar',
    "Rex is turning 5! Party invite. Sunday 9 February, 2-4.30pm, at Bounce Barn. Socks essential.",
    { date: '9 February', month: 2, day: 9, weekday: 0 },
    'History of our mill. In 1872 the wheel was built. In February 1920 it burned down. We have 9 looms.',
  ],
  [
    'ticket',
    'Event teaser: Lantern Walk at Cobb Lake, Nov 11, 5pm, meet at the boathouse. Hot cider after.',
    { title: 'Lantern Walk at Cobb Lake', facts: ['Nov 11', '5pm'] },
    'Explain how a lantern works: the flame heats the air, the air rises, fresh air comes in from below.',
  ],
  [
    'invitation-card',
    'You are warmly invited to the wedding of Priya Nair and Tom Ashworth. Saturday 6 September 2025, 2:30 pm. Hollin Barn, Skelby.',
    { title: 'You are warmly invited to the wedding of Priya Nair and Tom Ashworth', facts: ['6 September 2025', '2:30 pm'] },
    'Report: wedding registrations rose from 210 to 340 in Skelby last year.',
  ],
  [
    'job-card',
    "Job ad: We're looking for two bike mechanics for our workshop in Ghent. €2,450 a month gross. Every Friday off. Apply before 15 May at jobs@spaakenwiel.example.",
    { title: "We're looking for two bike mechanics for our workshop in Ghent", facts: ['€2,450'] },
    'How to true a bike wheel: 1. Spin it. 2. Find the wobble. 3. Tighten the spoke.',
  ],
  [
    'headline-clipping',
    'Local news: Divers found a Roman coin under the pier. The museum says it is from around 330.',
    { title: 'Divers found a Roman coin under the pier' },
    'Recipe: overnight oats. 50 g rolled oats, 120 ml oat milk. Stir, lid on, fridge for 6 hours.',
  ],
  [
    'browser-frame',
    'Promo for Loopwise, an app for interviews. Record calls, share clips with your team. Start today at loopwise.app',
    { url: 'loopwise.app' },
    'Promo for the bike shop Kettle & Chain, repairs in 2 days. Call 0161 555 0142.',
  ],
  [
    'contact-card',
    'Promo for the bike shop Kettle & Chain, repairs in 2 days. Call 0161 555 0142.',
    { url: '0161 555 0142', sort: 'phone' },
    'Promo for Loopwise, an app for interviews. Record calls, share clips with your team. Start today at loopwise.app',
  ],
  [
    'review-card',
    'Testimonial: "They fixed the boiler on Christmas Eve and wouldn\'t take a tip." Moira K., Perth',
    { author: 'Moira K.' },
    'Motivational quote video: "It always seems impossible until it\'s done." Nelson Mandela.',
  ],
  [
    'price-tag',
    'Event teaser: SoilSummit 2026, Utrecht, 11-13 March. 64 talks, 9 field trips. Students pay €90.',
    { figure: expect.objectContaining({ display: '€90' }) },
    'Quarterly report: revenue reached €4,200 in March. 12 new customers signed.',
  ],
  [
    'hours-sign',
    'Our tea room Lindley & Co. Opening hours: Monday 9:00-17:00, Saturday 8:00-18:00, Sunday closed.',
    { rows: expect.arrayContaining([{ label: 'Saturday', value: '8:00-18:00' }]) },
    'Vinyl & Coffee, the record fair. Sunday 23 March. Entry 3 euros, kids free.',
  ],
  [
    'menu-board',
    'Vinyl & Coffee, the record fair. Sunday 23 March. Entry 3 euros, kids free.',
    { rows: expect.arrayContaining([{ label: 'Entry', value: '3 euros' }]) },
    'Our tea room Lindley & Co. Opening hours: Monday 9:00-17:00, Saturday 8:00-18:00, Sunday closed.',
  ],
  [
    'recipe-card',
    'Recipe: overnight oats for one. Ingredients: 50 g rolled oats, 120 ml oat milk, 2 tbsp yogurt, 1 tsp chia. Stir, lid on, fridge for 6 hours.',
    { items: expect.arrayContaining([{ amount: '120 ml', text: 'oat milk' }]) },
    'Tips for hikers: water, a map, warm socks, a whistle.',
  ],
  [
    'poster',
    'Never trust a calm two-year-old',
    { title: 'Never trust a calm two-year-old' },
    'Our bicycle folds in ten seconds. It weighs 9 kg.',
  ],
  [
    'projector-screen',
    'Report: Compliance held. Nothing slipped. Nobody appealed. All of it stands.',
    {},
    'Recipe: overnight oats. 50 g rolled oats, 120 ml oat milk. Stir, lid on, fridge for 6 hours.',
  ],
  [
    'speech-bubbles',
    'FAQ for our garden café. Can I bring my dog? Yes, on a lead, in the garden. Is there parking? Yes, behind the house for ten cars.',
    { question: 'Can I bring my dog?' },
    'Tips for hikers: water, a map, warm socks, a whistle.',
  ],
]; // prettier-ignore

describe.each(cases)('%s', (kind, fits, says, fitsNot) => {
  test('is planned where the words lead to it, and says what they say', () => {
    const found = shown(fits).filter(([planned]) => planned === kind);
    expect(found.map(([, content]) => content)).toContainEqual(expect.objectContaining(says));
  });
  test('is not planned elsewhere', () => {
    expect(shown(fitsNot).map(([planned]) => planned)).not.toContain(kind);
  });
});

test('no stars are drawn that nobody gave', () => {
  const reviews = shown('Testimonial: "Best 90 minutes of my week." Thuy, Leeds').filter(([kind]) => kind === 'review-card'); // prettier-ignore
  expect(reviews.map(([, content]) => content.stars)).toEqual([undefined]);
});

test('a day whose weekday and year disagree is shown without either', () => {
  const [, page] = shown('You are invited to our garden party. Monday 9 February 2025 at Bounce Barn. Bring socks.').find(([kind]) => kind === 'calendar')!; // prettier-ignore
  expect(page).toMatchObject({ day: 9, month: 2 });
  expect(page).not.toHaveProperty('weekday');
  expect(page).not.toHaveProperty('year');
});

/** The kind that a beat of a film of a genre is shown in where nothing was shown before. */
function best(genre: Genre, claim: string, evidence: Evidence, title = claim, purpose = 'evidence'): SceneKind {
  const beat = { purpose, claim, evidence, spoken: null };
  const treatment = { genre: GenreSchema.parse(genre), mood: 'calm' };
  const outline = OutlineSchema.parse({ version: 1, title, language: 'en', treatment, beats: [beat] });
  const [option] = sceneOptions(outline.beats[0]!, toolsFor(outline)).sort((a, b) => b.score - a.score);
  return option!.scene.kind;
}
const points = (...texts: string[]): Evidence => ({ type: 'list', items: texts.map((text) => ({ text })) });

test.each<[string, Genre, Evidence, string, SceneKind]>([
  ['what an app does', 'promo', points('Record calls', 'Find themes', 'Share clips'), 'Loopwise, an app for interviews', 'app-screen'],
  ['what a shop does', 'promo', points('Brakes fitted to any bike while you wait', 'Wheels trued'), 'Kettle & Chain, the bike shop', 'list'],
  ['the terms of a job', 'job-ad', points('30 days of leave', 'No late shifts'), 'Barista wanted', 'clipboard'],
  ['short tips', 'tips', points('Water', 'A map', 'Warm socks'), 'Tips for hikers', 'sticky-notes'],
  ['long tips', 'tips', points('Take more water than you think that you need', 'A map', 'Warm socks'), 'Tips for hikers', 'list'],
  ['figures of a report', 'report', points('Water', 'Gas', 'Power'), 'What we pay for', 'list'],
  ['somebody’s words in a film of quotations', 'quote', { type: 'quote', text: 'It always seems impossible until it is done.' }, 'Words', 'book-page'],
  ['two words of somebody', 'quote', { type: 'quote', text: 'Why not?' }, 'Words', 'quote'],
])('%s', (_what, genre, evidence, title, kind) => {
  expect(best(genre, 'What there is', evidence, title)).toBe(kind);
}); // prettier-ignore

const said: Evidence = { type: 'claim' };
test.each<[string, Genre, SceneKind]>([
  ['Doors open at 7:30 pm', 'event', 'clock'],
  ['Doors open at 7:30 pm on 3 May', 'event', 'calendar'],
  ['Socks essential', 'invitation', 'pinned-note'],
  ['Blue light is scattered more than red', 'lesson', 'blackboard'],
  ['Costs are lower than last year', 'report', 'callout'],
])('%s, in a film of %s: %s', (claim, genre, kind) => {
  expect(best(genre, claim, said, 'A film')).toBe(kind);
});

test('a curtain opens on a new thing with a short name, and on no question', () => {
  const opening = (claim: string, evidence: Evidence, genre: Genre): SceneKind => best(genre, claim, evidence, claim, 'open'); // prettier-ignore
  expect(opening('Orbi 2', { type: 'picture' }, 'promo')).toBe('stage-curtain');
  expect(opening('Orbi 2', { type: 'picture' }, 'report')).toBe('title');
  expect(opening('Why a lock?', { type: 'question', text: 'Why a lock?' }, 'promo')).not.toBe('stage-curtain');
});
