import { parseInfographicRequest } from '@scenewright/core/infographics';
import { parseCreateRequest, parseEditRequest } from '@scenewright/core/requests';
import fc from 'fast-check';
import { startTestServer, type TestServer } from './support/test-server.js';

/** Interface 2.1, "the submitted prompt"; decisions, fine point 16: it is the sent one, unchanged. */

let at: TestServer;
beforeAll(async () => {
  at = await startTestServer();
});
afterAll(() => at.close());
beforeEach(() => Object.assign(at.studio.script, { buildMs: 1 }));

/** Characters of many scripts, with those that a careless store joins, parts, folds or cuts off. */
const pieces = [
  ...['河', '川', 'の', 'ア', '한', '각', '각', 'สวัส', 'ดี', 'ก่', 'नमस्', 'ते', 'क्ष', 'សួ', 'ស្តី', 'خاو', 'שלו', 'Ωμ'],
  ...['é', 'e\u0301', 'ä', 'a\u0308\u0323', 'Å', 'Å', 'ﬁ', 'ﬂ', 'ı', 'İ', 'ß', '½', 'Ⅳ', 'ｆｕｌｌ'],
  ...[
    '👩‍👩‍👧',
    '🏳️‍🌈',
    '𝒳',
    '𠮷',
    '\u{10FFFF}',
    '\u200d',
    '\u200b',
    '\u00ad',
    '\u202e',
    '\ufeff',
    '\u2028',
    '\u3000',
    '\u00a0',
  ],
  ...['\u0001', '\t', '\r\n', '\n', ' ', '  ', '"', '\\', '<b>', '%41', '&amp;', '\ud800', '\udc00'],
];
const texts = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 14 })
  .map((parts) => parts.join(''))
  .filter((text) => /\S/.test(text));
const hard = [
  '　河流如何塑造山谷　',
  '\ufeffแม่น้ำ\u00a0',
  ' \u0301नदी और ភ្នំ e\u0301 é \ud83d\ude00\u200d ',
  '\n\tTides, told well\u2028',
];

const prompts = [...hard, ...fc.sample(texts, { numRuns: 8, seed: 11 })];

const send = async (path: string, body: object, status: number) => {
  const answer = await at.call('POST', path, { body });
  expect(answer).toMatchObject({ status });
  return answer.body;
};

test('the rules of every body that has a prompt let it pass as it is', () => {
  const rules = { styles: [], voices: [] };
  fc.assert(
    fc.property(texts, (prompt) => {
      const parsed = [
        parseCreateRequest({ prompt }, rules),
        parseEditRequest({ prompt }),
        parseInfographicRequest({ prompt }, rules),
      ];
      for (const each of parsed) expect(each).toMatchObject({ ok: { prompt } });
    }),
  );
});

test('a video and its edit keep the prompt as it was sent, in the record and in the list', async () => {
  for (const prompt of prompts) {
    const { id } = await send('/v1/videos', { prompt, duration: 15 }, 202);
    const record = await at.waitFor(id, at.owner.apiKey);
    expect([prompt, record.body.prompt]).toEqual([prompt, prompt]);
    const edit = await send(`/v1/videos/${id}/edit`, { prompt }, 202);
    expect((await at.waitFor(edit.id, at.owner.apiKey)).body.prompt).toBe(prompt);
    const { body } = await at.call('GET', '/v1/videos?limit=2');
    expect(body.videos.map((job: { prompt: string }) => job.prompt)).toEqual([prompt, prompt]);
  }
});

test('an infographic and its versions keep the prompt as it was sent', async () => {
  for (const words of hard) {
    const prompt = `${words} Revenue grew 24%.\u3000`;
    const project = await send('/v1/infographics/generate', { prompt }, 201);
    expect([project.prompt, project.versions[0].prompt]).toEqual([prompt, prompt]);
    const version = await send(`/v1/infographics/${project.id}/versions`, { prompt }, 201);
    expect(version.prompt).toBe(prompt);
    const { body } = await at.call('GET', `/v1/infographics/${project.id}`);
    expect([body.prompt, ...body.versions.map((each: { prompt: string }) => each.prompt)]).toEqual([
      prompt,
      prompt,
      prompt,
    ]);
    expect((await at.call('GET', '/v1/infographics?limit=1')).body.projects[0].prompt).toBe(prompt);
  }
});

test('U+0000 in any text is 400 and names the field: a database cannot hold it', async () => {
  const { id } = await send('/v1/videos', { prompt: 'Tides', duration: 15 }, 202);
  await at.waitFor(id, at.owner.apiKey);
  const project = await send('/v1/infographics/generate', { prompt: 'Revenue grew 24%.' }, 201);
  const bad = 'a\u0000b';
  const cases: [string, object, string][] = [
    ['/v1/videos', { prompt: bad }, 'prompt'],
    ['/v1/videos', { prompt: 'a', brand_settings: { brand_name: bad } }, 'brand_settings.brand_name'],
    ['/v1/videos', { prompt: 'a', images: [{ url: 'https://a.example/b.png', context: bad }] }, 'images[0].context'],
    [`/v1/videos/${id}/edit`, { prompt: bad }, 'prompt'],
    ['/v1/infographics/generate', { prompt: bad }, 'prompt'],
    [`/v1/infographics/${project.id}/versions`, { prompt: bad }, 'prompt'],
    [
      `/v1/infographics/${project.id}/render`,
      { versionId: project.latestVersionId, settingsValues: { title: bad } },
      'settingsValues.title',
    ],
    [`/v1/videos/${id}/approve`, { changes: bad }, 'changes'],
  ];
  for (const [path, body, field] of cases) {
    const answer = await at.call('POST', path, { body });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
    expect(answer.body.error.message).toMatch(new RegExp(`^${field.replace(/[[\].]/g, '\\$&')} .*U\\+0000`));
  }
});
