import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildBrief, type Brief, type BriefDocument } from '@scenewright/core/brief';
import { estimateSpeechSeconds } from '@scenewright/core/language';
import { parseCreateRequest } from '@scenewright/core/requests';
import { StoryboardSchema } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing';
import { readDocument } from '../documents/read-document.js';
import { derivedNumbers } from '../outline/tables/derived.js';
import { workedOut } from '../outline/verdicts/chosen-verdicts.js';
import { documentText, inventedNumbers, missingFigures } from './check-storyboard.js';
import { createRulePlanner } from './planner.js';

const root = fileURLToPath(new URL('../../../fixtures/', import.meta.url));
const types: Record<string, string> = { csv: 'text/csv', pdf: 'application/pdf', txt: 'text/plain' };

interface Fixture {
  name: string;
  request: Record<string, unknown>;
  documents?: string[];
  figures: string[];
}

const fixtures = readdirSync(`${root}prompts`)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(`${root}prompts/${file}`, 'utf8')) as Fixture);

async function briefOf(fixture: Fixture): Promise<Brief> {
  const parsed = parseCreateRequest(fixture.request, { styles: [], voices: [] });
  if ('error' in parsed) throw new Error(JSON.stringify(parsed.error));
  const documents: BriefDocument[] = [];
  for (const name of fixture.documents ?? [])
    documents.push(await readDocument(readFileSync(`${root}documents/${name}`), types[name.split('.').pop()!]!, name));
  return buildBrief(parsed.ok, { documents });
}

const planner = createRulePlanner();

test('there are at least a dozen fixture prompts', () => {
  expect(fixtures.length).toBeGreaterThanOrEqual(12);
});

describe.each(fixtures)('$name', (fixture) => {
  test('gives a valid storyboard in which every figure is shown and none is made up', async () => {
    const brief = await briefOf(fixture);
    const storyboard = await planner.plan(brief);
    expect(StoryboardSchema.safeParse(storyboard).success).toBe(true);
    expect(missingFigures(storyboard, fixture.figures)).toEqual([]);
    expect(
      inventedNumbers(storyboard, [
        brief.prompt,
        ...brief.documents.map(documentText),
        ...brief.documents.map((one) => one.name),
        ...brief.documents.flatMap((one) => (one.kind === 'table' ? derivedNumbers(one, storyboard.language) : [])),
        ...storyboard.warnings.flatMap(({ code, message }) => (code === workedOut ? [message] : [])),
      ]),
    ).toEqual([]);
  });

  test('is told in the time there is, by cues that stand in the narration', async () => {
    const brief = await briefOf(fixture);
    const storyboard = await planner.plan(brief);
    const spoken = storyboard.scenes.reduce(
      (sum, scene) => sum + estimateSpeechSeconds(scene.narration ?? '', storyboard.narrationLanguage),
      0,
    );
    expect(spoken).toBeLessThanOrEqual(brief.durationSeconds);
    for (const scene of storyboard.scenes) for (const cue of scene.cues) expect(scene.narration).toContain(cue.phrase);
  });

  test('varies its scenes and cuts no text', async () => {
    const storyboard = await planner.plan(await briefOf(fixture));
    const kinds = storyboard.scenes.map((scene) => scene.kind);
    // Two lists may follow each other, the two sides of a comparison; so do the steps and events of one series.
    // A shot may be followed by a nearer one of the same place.
    const inSeries: string[] = ['list', 'steps', 'timeline', 'section', 'footage'];
    const repeated = kinds.filter((kind, index) => index > 0 && !inSeries.includes(kind) && kind === kinds[index - 1]);
    expect(repeated).toEqual([]);
    for (const scene of storyboard.scenes)
      expect(onScreenText(scene).join('\n')).not.toMatch(/…|\.\.\.|undefined|\[object/);
  });

  test('is the same each time', async () => {
    const brief = await briefOf(fixture);
    expect(await planner.plan(brief)).toEqual(await planner.plan(structuredClone(brief)));
  });
});
