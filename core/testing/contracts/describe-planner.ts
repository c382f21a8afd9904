import type { Planner } from '../../src/generation/planner.js';
import { StoryboardSchema } from '../../src/storyboard/storyboard.js';
import { briefFor } from '../briefs.js';
import { abortedSignal, describe, expect, test } from './test-globals.js';

const prompts: [name: string, body: { prompt: string; [option: string]: unknown }][] = [
  ['figures', { prompt: 'Our Q3: revenue grew 24% to $4.2M. Churn fell from 5.1% to 3.4%. Next: Japan in May 2027.' }],
  ['one word', { prompt: 'Tides' }],
  ['a question without facts', { prompt: 'Why is the sky blue?' }],
  [
    'a long prompt',
    { prompt: 'The harbour opened and trade grew with every year that passed. '.repeat(40), duration: 15 },
  ],
  ['Arabic', { prompt: 'ارتفعت الإيرادات بنسبة 24% هذا العام. افتتحنا ثلاثة مكاتب جديدة.' }],
  ['Japanese', { prompt: '売上は24%増加しました。来年は大阪に新しい店舗を開きます。' }],
  ['a single-scene model', { prompt: 'Three rules of good type: size, weight, space.', model: 'gen-4' }],
];

/** What every planner holds to. */
export function describePlanner(name: string, make: () => Promise<Planner> | Planner, timeout = 30_000): void {
  describe(`${name} is a planner`, () => {
    for (const [what, body] of prompts) {
      test(
        `${what}: gives a storyboard that holds to its schema`,
        async () => {
          const storyboard = await (await make()).plan(briefFor(body));
          expect(StoryboardSchema.safeParse(storyboard).error?.message).toBeUndefined();
          const ids = storyboard.scenes.map((scene) => scene.id);
          expect(new Set(ids).size).toBe(ids.length);
        },
        timeout,
      );
    }

    test(
      'the same brief gives the same storyboard',
      async () => {
        const brief = briefFor(prompts[0]![1]);
        const planner = await make();
        expect(await planner.plan(brief)).toEqual(await planner.plan(structuredClone(brief)));
      },
      timeout,
    );

    test(
      'every cue’s phrase stands in the narration of its scene',
      async () => {
        const { scenes } = await (await make()).plan(briefFor(prompts[0]![1]));
        for (const scene of scenes) for (const { phrase } of scene.cues) expect(scene.narration).toContain(phrase);
      },
      timeout,
    );

    test(
      'narration, music and style are as the brief wants them',
      async () => {
        const brief = briefFor({
          prompt: 'Tides rise and fall.',
          narration: false,
          music: false,
          animation_style: 'swiss',
        });
        const storyboard = await (await make()).plan(brief);
        expect(storyboard).toMatchObject({ narrated: false, music: false, style: 'swiss' });
        expect(storyboard.scenes.filter((scene) => scene.narration !== null)).toEqual([]);
      },
      timeout,
    );

    test(
      'the brief is left as it was',
      async () => {
        const brief = briefFor(prompts[0]![1]);
        const before = structuredClone(brief);
        await (await make()).plan(brief);
        expect(brief).toEqual(before);
      },
      timeout,
    );

    test(
      'stops when its signal is aborted',
      async () => {
        const { signal, reason } = abortedSignal();
        await expect((await make()).plan(briefFor({ prompt: 'Tides' }), { signal })).rejects.toBe(reason);
      },
      timeout,
    );
  });
}
