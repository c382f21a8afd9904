import type { Asset } from '@scenewright/core/assets';
import { buildBrief, type Brief } from '@scenewright/core/brief';
import { parseCreateRequest } from '@scenewright/core/requests';
import { StoryboardSchema, type Storyboard } from '@scenewright/core/storyboard';

const figure = (display: string, value: number, more: object = {}) => ({
  value,
  magnitude: value,
  display,
  prefix: '',
  suffix: '',
  decimals: 0,
  unit: '',
  ...more,
});
const percent = (display: string, value: number, decimals = 0) =>
  figure(display, value, { suffix: '%', decimals, unit: 'percent' });
const kicker = 'Acme in the third quarter';

/** Eight scenes of eight kinds, about a minute long: what the instructions of the table are said to. */
export const eightScenes: Storyboard = StoryboardSchema.parse({
  version: 1,
  title: 'Acme in the third quarter',
  language: 'en',
  narrationLanguage: 'en',
  direction: 'ltr',
  style: 'swiss',
  mood: 'bright',
  narrated: true,
  music: true,
  effects: false,
  captions: { skin: 'boxed', position: 'bottom' },
  scenes: [
    { id: 's1', intent: 'hook', subject: 'Acme in the third quarter', weight: 0.7, seed: 11, narration: 'Acme in the third quarter, at a glance.', kind: 'title', content: { title: 'Acme in the third quarter', subtitle: 'Results for the board' } },
    { id: 's2', intent: 'evidence', subject: 'Revenue', seed: 12, narration: 'Revenue grew 24% to $4.2M, the best quarter so far.', cues: [{ element: 'figure', phrase: '$4.2M' }, { element: 'companion', phrase: '24%' }], kind: 'counter', content: { title: 'Revenue grew 24% to $4.2M', kicker, figure: figure('$4.2M', 4.2, { magnitude: 4_200_000, prefix: '$', suffix: 'M', decimals: 1, unit: 'currency:USD' }), companion: { figure: percent('24%', 24), trend: 'up', sentiment: 'good' } } },
    { id: 's3', intent: 'comparison', subject: 'Churn', seed: 13, narration: 'Churn fell from 5.1% to 3.4%.', cues: [{ element: 'before', phrase: '5.1%' }, { element: 'after', phrase: '3.4%' }], kind: 'delta', content: { title: 'Churn fell from 5.1% to 3.4%', kicker, label: 'Churn', before: percent('5.1%', 5.1, 1), after: percent('3.4%', 3.4, 1), sentiment: 'good' } },
    { id: 's4', intent: 'evidence', subject: 'Customers by plan', seed: 14, narration: 'Free 1,200, Pro 860, Enterprise 140.', cues: [{ element: 'items.0', phrase: 'Free' }, { element: 'items.1', phrase: 'Pro' }, { element: 'items.2', phrase: 'Enterprise' }], kind: 'bar-chart', content: { title: 'Free leads with 1,200', kicker: 'Customers by plan', items: [{ label: 'Free', figure: figure('1,200', 1200), highlight: true }, { label: 'Pro', figure: figure('860', 860) }, { label: 'Enterprise', figure: figure('140', 140) }] } },
    { id: 's5', intent: 'evidence', subject: '', seed: 15, narration: 'We are just getting started, says our founder.', kind: 'quote', content: { text: 'We are just getting started.', author: 'Jane Doe', about: 'Founder of Acme' } },
    { id: 's6', intent: 'evidence', subject: 'Why teams choose Acme', seed: 16, narration: 'Why teams choose Acme: fast setup, clear reports and honest prices.', cues: [{ element: 'items.0', phrase: 'fast setup' }, { element: 'items.1', phrase: 'clear reports' }, { element: 'items.2', phrase: 'honest prices' }], kind: 'list', content: { title: 'Why teams choose Acme', items: [{ text: 'Fast setup' }, { text: 'Clear reports' }, { text: 'Honest prices' }] } },
    { id: 's7', intent: 'evidence', subject: 'Offices', seed: 17, narration: 'New offices opened in Paris and Berlin.', cues: [{ element: 'places.0', phrase: 'Paris' }, { element: 'places.1', phrase: 'Berlin' }], kind: 'place-map', content: { title: 'New offices in Paris and Berlin', kicker, places: [{ country: 'FRA', label: 'Paris' }, { country: 'DEU', label: 'Berlin' }] } },
    { id: 's8', intent: 'call_to_action', subject: 'Try it', seed: 18, narration: 'Try Acme today at acme.com.', kind: 'call-to-action', content: { title: 'Try Acme today', url: 'acme.com', kicker } },
  ],
}); // prettier-ignore

/** A second chart and a second quote: for instructions that can mean several scenes. */
export const tenScenes: Storyboard = {
  ...eightScenes,
  scenes: [
    ...eightScenes.scenes.slice(0, 7),
    {
      ...structuredClone(eightScenes.scenes[3]!),
      id: 's9',
      subject: 'Customers by country',
      content: {
        title: 'France leads',
        items: [
          { label: 'France', figure: figure('700', 700) },
          { label: 'Germany', figure: figure('500', 500) },
        ],
      },
      narration: 'France 700, Germany 500.',
      cues: [],
    } as Storyboard['scenes'][number],
    {
      ...structuredClone(eightScenes.scenes[4]!),
      id: 's10',
      content: { text: 'It simply works.', author: 'Sam Lee' },
      narration: 'It simply works.',
    } as Storyboard['scenes'][number],
    eightScenes.scenes[7]!,
  ],
};

export const sceneSeconds: Record<string, number> = { s1: 5, s2: 8, s3: 8, s4: 9, s5: 7, s6: 9, s7: 8, s8: 6 };

export function briefOf(body: object = {}): Brief {
  const parsed = parseCreateRequest(
    { prompt: 'Acme in the third quarter', duration: 60, ...body },
    { styles: ['swiss'], voices: ['clara'] },
  );
  if ('error' in parsed) throw new Error(JSON.stringify(parsed.error));
  return { ...buildBrief(parsed.ok), seed: 100 };
}

export const pictureAsset = (key: string, bytes: Uint8Array, digest: string): Asset => ({
  key,
  kind: 'image',
  digest,
  mimeType: 'image/png',
  bytes: bytes.length,
  width: 1200,
  height: 800,
});
