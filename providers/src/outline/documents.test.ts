import { BriefSchema, onScreenText, type BriefDocument, type Storyboard } from '@scenewright/core';
import { planStory } from '../story/plan-story.js';

const plan = (prompt: string, documents: BriefDocument[]): Storyboard =>
  planStory(
    BriefSchema.parse({
      ...{ version: 1, prompt, model: 'gen-6-fast', multiScene: true, durationSeconds: 30, aspectRatio: null },
      ...{ dimensions: null, resolution: '720p', fps: 30, style: null, backgroundColor: null, narration: 'auto' },
      ...{ narrationVoice: null, narrationLanguage: null, music: 'auto', effects: false, aiVideo: 'auto' },
      ...{ planArc: true, brand: null, images: [], documents, audio: [], seed: 1 },
    }),
  );
const shown = ({ scenes }: Storyboard): string => scenes.flatMap((scene) => onScreenText(scene)).join('\n');
const farm: BriefDocument = {
  kind: 'table',
  name: 'farm-2025.csv',
  columns: ['id', 'Month', 'Eggs sold', 'Visitors', 'Feed cost (€)'],
  rows: [
    ['1', 'Jan', '410', '52', '310'],
    ['2', 'Feb', '460', '48', '325'],
    ['3', 'Mar', '690', '131', '330'],
    ['4', 'Apr', '820', '204', '352'],
  ],
};

test.each([
  ['Our farm in spring. Show how the visitors grew, please.', 'Visitors rose from 52 to 204 between Jan and Apr'],
  ['Our farm in spring. Show how egg sales went, please.', 'Eggs sold rose from 410 to 820 between Jan and Apr'],
])('the column that a prompt names comes first: %s', (prompt, claim) => {
  const chart = plan(prompt, [farm]).scenes.find(({ kind }) => kind === 'column-chart' || kind === 'line-chart')!;
  expect(chart.content).toMatchObject({ title: claim });
});

test('numbers that only name their rows are not charted', () => {
  expect(shown(plan('Our farm in spring', [farm]))).not.toMatch(/\bid\b/iu);
});

test('what a prompt forbids is left out of its documents too', () => {
  const storyboard = plan("Our farm in spring, a calm video please. Don't mention the feed cost.", [farm]);
  expect(shown(storyboard)).not.toMatch(/feed|€|352/iu);
  expect(shown(storyboard)).toContain('820');
});

test('a request is not the topic of a document, and what it reports stands with its subject', () => {
  const text = `Harbour report 2026

In 2026, 38% of sailors came by train, up from 27% in 2021. The port built 14 new berths in two years. Spills of oil fell from 12 to 5 a year.`;
  const storyboard = plan('Summarize this report in a 30 second video', [{ kind: 'text', name: 'port.txt', text }]);
  expect(shown(storyboard)).not.toMatch(/summari[sz]e|30 second/iu);
  expect(storyboard.title).toBe('Harbour report 2026');
  const changes = storyboard.scenes.filter(({ kind }) => kind === 'delta').map(({ content }) => content);
  expect(changes).toEqual([
    expect.objectContaining({
      title: expect.stringContaining('38% of sailors came by train'),
      before: expect.objectContaining({ display: '27%' }),
      after: expect.objectContaining({ display: '38%' }),
      beforeLabel: '2021',
      afterLabel: '2026',
    }),
    expect.objectContaining({
      title: expect.stringContaining('Spills of oil'),
      before: expect.objectContaining({ display: '12' }),
      after: expect.objectContaining({ display: '5' }),
    }),
  ]);
});
