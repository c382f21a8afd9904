import type { Sample } from '../../gallery/sample.js';

const typical = `// One request makes a video.
const reply = await fetch("/v1/videos", {
  method: "POST",
  headers: { authorization: key },
  body: JSON.stringify({ prompt, seconds: 30 }),
});
return reply.json();`;
const long = Array.from(
  { length: 16 },
  (_, index) => `  measurement_${index} = station.read("oxygen", depth=${index * 4})  # m`,
).join('\n');

export const codeSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'code',
      content: { kicker: 'API', title: 'One request makes a video', language: 'TypeScript', code: typical },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'code',
      content: {
        kicker: 'From the repository of the river authority',
        title:
          'How the measuring stations read sixteen depths in one pass and why the order of the readings matters here',
        language: 'Python',
        code: `def survey(station):\n${long}`.slice(0, 900),
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'code', content: { code: 'ls' } } },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: { kind: 'code', content: { title: 'طلب واحد يصنع الفيديو', code: typical } },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'code',
      content: {
        title: '一度の要求で動画ができる',
        language: 'Shell',
        code: 'curl -X POST /v1/videos \\\n  -d \'{"prompt":"夜行列車"}\'',
      },
    },
  },
];
