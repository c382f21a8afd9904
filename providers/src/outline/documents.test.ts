import { BriefSchema, type BriefDocument } from '@scenewright/core/brief';
import type { Storyboard } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing';
import { planStory } from '../storyboard/plan-story.js';

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

const farmNotes = `OLD BEAR FARM - NOTES FOR THE VIDEO
by Ines, version 2

1. History

Old Bear Farm was founded in 1821 by two brothers. The younger one, called Bear, kept bees, and in winter, with his dog, sold honey in town.

2. Visiting

We are open from May to September, 9:00 to 17:00. Adults pay €7.50, children pay €3.

The address is Elm Road 12, Brackwater.

3. Treasurer (internal)

The bank asks €21,400 for the tractor. Nobody has signed.

4. Barn money (internal)

The barn roof leaks. A firm wants €9,900 by June.`;
const asks = 'A video about our farm, everything is in the attached notes. Use the history and the opening times and prices. Leave out the treasurer stuff and the barn money. Finish with the address.'; // prettier-ignore

test('what a prompt leaves out of a document goes with its whole section, figures included', () => {
  const text = shown(plan(asks, [{ kind: 'text', name: 'notes.txt', text: farmNotes }]));
  expect(text).not.toMatch(/treasurer|bank|21,400|barn|9,900|firm|leaks/iu);
  expect(text).toMatch(/1821/u);
});

test('a document is named by its subject, and what visitors need is told', () => {
  const storyboard = plan(asks, [{ kind: 'text', name: 'notes.txt', text: farmNotes }]);
  expect(storyboard.title).toBe('Old Bear Farm');
  expect(shown(storyboard)).not.toMatch(/\bnotes\b|version|attached|everything/iu);
  expect(shown(storyboard)).toMatch(/9:00/u);
  expect(shown(storyboard)).toMatch(/€7\.50/u);
});

test('the ending that a prompt asks for comes from its document', () => {
  const last = plan(asks, [{ kind: 'text', name: 'notes.txt', text: farmNotes }]).scenes.at(-1)!;
  expect(onScreenText(last).join(' ')).toMatch(/Elm Road 12/u);
});

test('a sentence that tells a story is no list of its clauses', () => {
  const items = plan(asks, [{ kind: 'text', name: 'notes.txt', text: farmNotes }]).scenes.flatMap((scene) => onScreenText(scene)); // prettier-ignore
  expect(items).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:And )?in winter$|^with his dog$/iu)]));
});
