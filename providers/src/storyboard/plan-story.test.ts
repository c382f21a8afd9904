import { briefOf } from '@scenewright/core/testing';
import type { Storyboard } from '@scenewright/core/storyboard';
import { stylePack } from '@scenewright/core/style';
import { onScreenText } from '@scenewright/core/timing';
import { planStory } from './plan-story.js';

const plan = (prompt: string, durationSeconds = 30): Storyboard => planStory(briefOf(prompt, { durationSeconds }));
const shown = ({ scenes }: Storyboard): string => scenes.flatMap((scene) => onScreenText(scene)).join('\n');
const spoken = ({ scenes }: Storyboard): string => scenes.map(({ narration }) => narration ?? '').join('\n');
/** The texts of the scenes that show one of the words. */
const beside = ({ scenes }: Storyboard, word: string): string =>
  scenes.map((scene) => onScreenText(scene).join(' ')).filter((text) => text.includes(word)).join('\n'); // prettier-ignore

describe('directions act, and are never shown or spoken', () => {
  test.each([
    [
      'A 30 second promo for Loopwise, an app that turns customer interviews into product decisions. Record calls, get themes automatically, share clips with your team. Ends with a clear call to action.',
      /30 second|promo|call to action/iu,
      ['Loopwise', 'customer interviews', 'Record calls', 'themes automatically', 'Share clips'],
    ],
    ['Why is the sky blue? Explain to a 10 year old.', /10|year old|explain/iu, ['Why is the sky blue?']],
    [
      "Motivational quote video: 'It always seems impossible until it's done.' Nelson Mandela. Moody and cinematic.",
      /moody|cinematic|motivational/iu,
      ["It always seems impossible until it's done.", 'Nelson Mandela'],
    ],
    [
      'Make a vertical clip about our tea room Lindley & Co: open from 9, three kinds of scones, closed on Tuesdays. 20 seconds, calm piano music, no voice. Please be fair to coffee drinkers.',
      /vertical|20 seconds|piano|be fair/iu,
      ['Lindley & Co', 'scones', 'Tuesdays'],
    ],
  ])('%s', (prompt, never, words) => {
    const storyboard = plan(prompt);
    expect(`${shown(storyboard)}\n${spoken(storyboard)}`).not.toMatch(never);
    for (const word of words) expect(shown(storyboard)).toContain(word);
  });

  test('a shape, a voice that is not wanted and a mood are followed', () => {
    const storyboard = plan('Make a vertical clip about our tea room: three kinds of scones. Calm, no voice.');
    expect(storyboard).toMatchObject({ aspectRatio: '9:16', narrated: false, mood: 'calm' });
  });
});

describe('captions', () => {
  const request = 'Our tea room: three kinds of scones, open from 9. Captions as karaoke.';
  const captionsOf = (prompt: string, captionStyle?: string) => {
    const { captions } = planStory(briefOf(prompt, { style: 'luxury', narration: true, captionStyle }));
    return captions?.skin ?? null;
  };

  test('stand in the skin that the request names, else the prompt, else the pack', () => {
    expect(captionsOf(request, 'neon')).toBe('neon');
    expect(captionsOf(request)).toBe('karaoke');
    expect(captionsOf('Our tea room: three kinds of scones, open from 9.')).toBe(stylePack('luxury').captionSkin);
  });

  test('are sparing unless somebody asked for them', () => {
    const sparing = (prompt: string, captionStyle?: string) =>
      planStory(briefOf(prompt, { narration: true, captionStyle })).captions?.sparing === true;
    expect(sparing('Our tea room: three kinds of scones, open from 9.')).toBe(true);
    expect(sparing('Our tea room: three kinds of scones, open from 9. With captions.')).toBe(false);
    expect(sparing('Our tea room: three kinds of scones, open from 9.', 'neon')).toBe(false);
  });
  test('are left out when the request says none', () => expect(captionsOf(request, 'none')).toBeNull());

  test('a skin is a direction: no scene shows it', () => expect(shown(plan(request))).not.toMatch(/karaoke/iu));
});

describe('what a prompt forbids is neither shown nor spoken', () => {
  test.each([
    [
      'Announce our street fair on Saturday, 12 stalls, live band at 3pm. dont mention the fire in march',
      /fire|march/iu,
    ],
    ["Video for our choir concert, 40 singers, doors open at 7pm. Don't name the soloist (Mara Lind).", /Mara|Lind/u],
    [
      'Promo for the bike shop Kettle & Chain, repairs in 2 days. Call 0161 555 0142. no phone number please',
      /0161|555/u,
    ],
    ['Teaser for the lamp Orbo. It glows for 9 hours. It costs 128 euro but dont show the price yet!', /128|euro/iu],
  ])('%s', (prompt, never) => {
    const storyboard = plan(prompt);
    expect(`${shown(storyboard)}\n${spoken(storyboard)}`).not.toMatch(never);
  });
});

describe('a figure stays with what it is about', () => {
  test('a quotation and whom it is from stand in one scene', () => {
    const quote = plan('Quote video: "The sea does not reward those who hurry." Ines Moreau. Elegant, square.');
    expect(quote.scenes.find(({ kind }) => kind === 'book-page')!.content).toMatchObject({ author: 'Ines Moreau' });
  });

  test('each country keeps its figure, and the share its own subject', () => {
    const prompt =
      'Coffee per person per year: Finland 12 kg, Norway 9.9, Iceland 9, Denmark 8.7, Netherlands 8.4. 65% drink it at breakfast. Make it a 20 second vertical video.';
    const storyboard = plan(prompt);
    for (const country of ['Finland', 'Norway', 'Iceland', 'Denmark', 'Netherlands'])
      expect(shown(storyboard)).toContain(country);
    expect(beside(storyboard, '65%')).toContain('breakfast');
    expect(beside(storyboard, '65%')).not.toContain('Netherlands');
  });

  test('counts of one sentence are no years, and workshops are no part of schools', () => {
    expect(
      plan('1500 people came. 1800 stayed. 2000 donated. Make a 15 second video.').scenes.map(({ kind }) => kind),
    ).not.toContain('timeline');
    expect(
      plan('We run 40 workshops in 60 schools. Square video, please.').scenes.map(({ kind }) => kind),
    ).not.toContain('pictogram');
  });

  test('steps in one sentence are told one by one', () => {
    const storyboard = plan(
      'How to bleed a radiator in five steps: switch off the heating, hold a cloth under the valve, turn the key slowly, close it when water comes, then check the pressure. Vertical, no voice.',
    );
    for (const step of ['Switch off the heating', 'Hold a cloth', 'Turn the key', 'Close it', 'pressure'])
      expect(shown(storyboard)).toContain(step);
    expect(storyboard.scenes.length).toBeGreaterThanOrEqual(3);
  });
});

describe('what the story check finds', () => {
  test('is mended in the plan: nothing is spoken twice', () => {
    const said = spoken(plan("Gran's 80, Sunday 1pm, the Plough, bring stories. Square video, please.")).split(/(?<=[.!?])\s+/u); // prettier-ignore
    expect(new Set(said).size).toBe(said.length);
  });

  test('is told where it stays: a figure that found no room', () => {
    const many = Array.from({ length: 9 }, (_, at) => `District ${at + 1} of the town planted ${310 + at * 7} young trees along its own streets`); // prettier-ignore
    const { warnings } = plan(`${many.join('. ')}. Make a vertical video.`, 10);
    expect(warnings.find(({ code }) => code === 'figure_lost')?.message).toMatch(/^No scene shows the figure “\d+”\. .*And \d+ more\.$/u); // prettier-ignore
  });
});
