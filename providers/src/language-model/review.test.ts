import { briefOf } from '@scenewright/core/testing';
import { StoryboardSchema, type Storyboard } from '@scenewright/core/storyboard';
import { stylePack } from '@scenewright/core/style';
import { sceneStills } from '@scenewright/core/video';
import { createModelClient } from './client.js';
import { createModelPlanner } from './planner.js';
import { refuse, scriptedServer, type Scripted, type ScriptedServer } from './scripted-server.js';
import type { ReviewOptions } from './review.js';

let server: ScriptedServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const prompt = 'Sales rose to 40 units in May. The team is proud.';
const brief = briefOf(prompt, { seed: 7, aiVideo: 'off' });
const outlineOf = (claim: string): string =>
  JSON.stringify({
    ...{ version: 1, title: 'Sales rose', language: 'en', treatment: { genre: 'report', mood: 'bright' } },
    beats: [
      { purpose: 'open', claim: 'Sales rose to 40 units in May', evidence: { type: 'claim' }, spoken: null },
      { purpose: 'close', claim, evidence: { type: 'claim' }, spoken: null },
    ],
  });
const first = outlineOf('The team is proud');
const better = outlineOf('The team is proud of May');
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);
/** Draws nothing: the pictures of the scenes as the host would give them. */
const stills: ReviewOptions['stills'] = (plan, call) =>
  sceneStills(plan, { stylePack, digest: () => '0', now: () => 0, draw: async (_, frames) => frames.map(() => jpeg) }, call); // prettier-ignore

async function plan(script: Scripted[], review: Partial<ReviewOptions> = {}): Promise<Storyboard> {
  server = await scriptedServer(...script);
  const client = createModelClient({ baseUrl: server.url, model: 'scripted' });
  return createModelPlanner({ client, review: { stills, ...review } }).plan(brief);
}
const textsOf = ({ scenes }: Storyboard): string => JSON.stringify(scenes);
const codes = ({ warnings }: Storyboard): string[] => warnings.map(({ code }) => code);

describe('a second look at a plan by a model that sees', () => {
  it('gets a still of each scene, and its revision is the plan', async () => {
    const made = await plan([first, better]);
    const content = server!.received[1]!.body.messages.at(-1)!.content as unknown as { type: string; image_url?: { url: string } }[]; // prettier-ignore
    const images = content.filter(({ type }) => type === 'image_url');
    expect(images.map((image) => image.image_url?.url)).toEqual(
      made.scenes.map(() => `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`),
    );
    expect(textsOf(made)).toContain('proud of May');
    expect(codes(made)).not.toContain('review_failed');
    expect(made.languageModel?.calls).toBe(2);
  });

  it('leaves the plan as it is when the model would keep it', async () => {
    const made = await plan([first, '{"keep": true}']);
    expect(textsOf(made)).toContain('The team is proud');
    expect(codes(made)).not.toContain('review_failed');
  });

  it('keeps the better plan by the story check: a revision that invents a figure is none', async () => {
    const made = await plan([first, outlineOf('The team of 8431 is proud')]);
    expect(textsOf(made)).not.toContain('8431');
    expect(textsOf(made)).toContain('The team is proud');
    expect(server!.received).toHaveLength(2);
  });

  const fails = async (): Promise<never> => {
    throw new Error('no browser at /home/somebody');
  };
  it.each<[string, Scripted[], Partial<ReviewOptions>?]>([
    ['JSON is broken', [first, '{"version": 1']],
    ['the shape is wrong', [first, '{"version": 2}']],
    ['it refuses', [first, 'I am sorry, but I cannot help with that.']],
    ['it does not see', [first, refuse(403)]],
    ['it never answers', [first, () => undefined], { deadlineSeconds: 0.5 }],
    ['nothing can be drawn', [first], { stills: fails }],
    ['drawing never ends', [first], { stills: () => new Promise(() => undefined), deadlineSeconds: 0.2 }],
    ['the pictures are too large', [first], { stills: async () => [{ scene: 's1', picture: new Uint8Array(5e6) }] }],
  ])('uses the first plan, with a warning, when %s', async (_, script, review = {}) => {
    const made = await plan(script, review);
    expect(textsOf(made)).toContain('The team is proud');
    expect(codes(made)).toContain('review_failed');
    expect(codes(made)).not.toContain('language_model_failed');
    expect(JSON.stringify(made)).not.toContain('/home/somebody');
    expect(StoryboardSchema.safeParse(made).success).toBe(true);
  });
});
