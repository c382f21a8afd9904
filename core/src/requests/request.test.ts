import fc from 'fast-check';
import type { Asset } from '../assets/assets.js';
import { BriefSchema } from '../brief/brief.js';
import { buildBrief } from '../brief/build-brief.js';
import type { CreateRequest } from './create-request.js';
import { parseCreateRequest, type RequestCatalogues } from './parse-create-request.js';
import { isSocialLink } from './social-link.js';

const catalogues: RequestCatalogues = { styles: ['swiss', 'editorial'], voices: ['voice-1'] };

function accepted(body: object, over: Partial<RequestCatalogues> = {}): CreateRequest {
  const result = parseCreateRequest({ prompt: 'Tides', ...body }, { ...catalogues, ...over });
  if ('error' in result) throw new Error(JSON.stringify(result.error));
  return result.ok;
}
function refusals(body: object): Record<string, string> {
  const result = parseCreateRequest({ prompt: 'Tides', ...body }, catalogues);
  return 'error' in result ? Object.fromEntries(result.error.map(({ field, message }) => [field, message])) : {};
}

describe('defaults', () => {
  test('a prompt alone is a narrated 30 s multi-scene request at 720p', () => {
    expect(accepted({})).toEqual({
      prompt: 'Tides',
      captionStyle: null,
      enhancePrompt: false,
      model: 'gen-6-fast',
      multiScene: true,
      aspectRatio: null,
      dimensions: null,
      durationSeconds: 30,
      durationGiven: false,
      style: null,
      backgroundColor: null,
      narration: 'auto',
      narrationVoice: null,
      narrationLanguage: null,
      music: 'auto',
      effects: false,
      aiVideo: 'auto',
      storyboard: false,
      planArc: true,
      brandKitId: null,
      brandSettings: null,
      images: [],
      documents: [],
      audio: [],
      webhookUrl: null,
      render: false,
      resolution: '720p',
    });
  });

  test('a single-scene model has 15 s and no sound', () => {
    expect(accepted({ model: 'gen-4' })).toMatchObject({ durationSeconds: 15, narration: false, music: false });
  });

  test('null means absent for every property but the prompt', () => {
    const names = Object.keys({
      model: 0,
      enhance_prompt: 0,
      aspect_ratio: 0,
      dimensions: 0,
      duration: 0,
      animation_style: 0,
      background_color: 0,
      narration: 0,
      narration_voice: 0,
      narration_language: 0,
      music: 0,
      sfx: 0,
      ai_video: 0,
      storyboard: 0,
      plan: 0,
      brand_kit_id: 0,
      brand_settings: 0,
      images: 0,
      documents: 0,
      audio: 0,
      webhook_url: 0,
      render: 0,
      resolution: 0,
    });
    expect(accepted(Object.fromEntries(names.map((name) => [name, null])))).toEqual(accepted({}));
    expect(refusals({ prompt: null })).toHaveProperty('prompt');
  });
});

describe('what is accepted comes out normalised', () => {
  test('colours, brand settings and files', () => {
    expect(
      accepted({
        background_color: '#ABC',
        brand_settings: { primary_color: '#FF0000', brand_name: ' Acme ', visual_style: null },
        images: [{ url: 'http://a.example/x.png' }],
        documents: [{ url: 'https://a.example/x.csv', mime_type: 'text/csv', file_name: 'x.csv' }],
        audio: [{ url: 'https://a.example/x' }, { url: 'https://a.example/y', role: 'sfx' }],
        dimensions: { width: 1080, height: 1350 },
        webhook_url: 'https://a.example/hook',
      }),
    ).toMatchObject({
      backgroundColor: '#aabbcc',
      brandSettings: { primary: '#ff0000', name: 'Acme' },
      images: [{ url: 'http://a.example/x.png', context: null }],
      documents: [{ url: 'https://a.example/x.csv', mimeType: 'text/csv', fileName: 'x.csv' }],
      audio: [{ role: 'music' }, { role: 'sfx' }],
      dimensions: { width: 1080, height: 1350 },
    });
  });

  test.each([['taste-default'], ['no-style'], ['swiss']])('the style %s', (style) => {
    expect(accepted({ animation_style: style }).style).toBe(style);
  });

  test('each skin of captions, old ones too, and none', () => {
    for (const style of ['plain', 'boxed', 'karaoke', 'speech-bubble', 'none'])
      expect(accepted({ caption_style: style }).captionStyle).toBe(style);
  });

  test('plain HTTP for documents and webhooks only when the operator allows it', () => {
    const body = {
      documents: [{ url: 'http://10.0.0.1/x.csv', mime_type: 'text/csv' }],
      webhook_url: 'http://10.0.0.1/hook',
    };
    expect(accepted(body, { allowPlainHttp: true }).webhookUrl).toBe('http://10.0.0.1/hook');
    expect(Object.keys(refusals(body))).toEqual(['documents[0].url', 'webhook_url']);
  });

  test('false and an empty list are accepted on a single-scene model', () => {
    const body = { narration: false, music: false, sfx: false, storyboard: false, audio: [], ai_video: 'auto' };
    expect(accepted({ model: 'gen-3', ...body }).model).toBe('gen-3');
  });
});

describe('what is refused is named by its path, with what was there and what is accepted', () => {
  const url = 'https://a.example/f';
  test.each<[string, object, string, RegExp]>([
    ['a missing prompt', { prompt: undefined }, 'prompt', /is missing/],
    ['a blank prompt', { prompt: '  ' }, 'prompt', /must be text/],
    ['an unknown model', { model: 'gen-9' }, 'model', /gen-3.*not "gen-9"/],
    ['an empty model', { model: '' }, 'model', /must be one of/],
    ['a flag as text', { render: 'true' }, 'render', /true or false, not "true"/],
    ['an unknown ratio', { aspect_ratio: '3:2' }, 'aspect_ratio', /16:9, 9:16, 1:1, 4:5, not "3:2"/],
    ['odd dimensions', { dimensions: { width: 1081, height: 720 } }, 'dimensions.width', /even.*not 1081/],
    ['dimensions too large', { dimensions: { width: 1080, height: 7682 } }, 'dimensions.height', /16 to 7680/],
    ['half of the dimensions', { dimensions: { width: 1080 } }, 'dimensions.height', /is missing/],
    ['dimensions as text', { dimensions: '1080x720' }, 'dimensions', /object with width and height, not "1080x720"/],
    ['a duration as text', { duration: '30' }, 'duration', /number of seconds/],
    ['a duration below 5', { duration: 4.9 }, 'duration', /5 to 120 seconds with gen-6-fast, not 4.9/],
    ['a duration above 120', { duration: 121 }, 'duration', /5 to 120/],
    ['61 s of a single-scene model', { model: 'gen-4', duration: 61 }, 'duration', /5 to 60 seconds with gen-4/],
    ['an unknown style', { animation_style: 'x' }, 'animation_style', /swiss, editorial, taste-default, no-style/],
    ['a colour by name', { background_color: 'red' }, 'background_color', /hex colour like #1a2b3c, not "red"/],
    ['an unknown voice', { narration_voice: 'x' }, 'narration_voice', /GET \/v1\/voices/],
    ['a language with region', { narration_language: 'en-US' }, 'narration_language', /without region.*not "en-US"/],
    ['an unknown footage mode', { ai_video: 'yes' }, 'ai_video', /auto, on, off, full/],
    ['storyboard without full', { storyboard: true }, 'storyboard', /only with ai_video full/],
    ['a brand colour', { brand_settings: { accent_color: 'x' } }, 'brand_settings.accent_color', /hex colour/],
    ['21 images', { images: Array(21).fill({ url }) }, 'images', /20 items at most, not a list of 21/],
    ['6 documents', { documents: Array(6).fill({ url, mime_type: 'text/csv' }) }, 'documents', /5 items/],
    ['an unknown skin of captions', { caption_style: 'comic' }, 'caption_style', /plain, boxed, karaoke, word-pop/],
    ['5 audio files', { audio: Array(5).fill({ url, role: 'sfx' }) }, 'audio', /4 items/],
    ['two music tracks', { audio: [{ url }, { url, role: 'music' }] }, 'audio[1].role', /at most one music/],
    [
      'the fourth image by its path',
      { images: [{ url }, { url }, { url }, { url: 'ftp://x' }] },
      'images[3].url',
      /http/,
    ],
    ['an image that is a bare string', { images: [url] }, 'images[0]', /object with url/],
    ['images that are no list', { images: { url } }, 'images', /list of up to 20/],
    ['a URL with a password', { images: [{ url: 'https://a:b@a.example/f' }] }, 'images[0].url', /http/],
    ['a data URL', { images: [{ url: 'data:image/png;base64,AA' }] }, 'images[0].url', /http/],
    ['a document type', { documents: [{ url, mime_type: 'text/html' }] }, 'documents[0].mime_type', /application\/pdf/],
    ['an audio role', { audio: [{ url, role: 'song' }] }, 'audio[0].role', /music, voiceover, sfx/],
    ['an FTP webhook', { webhook_url: 'ftp://a.example' }, 'webhook_url', /https URL/],
    ['a resolution without render', { resolution: '480p' }, 'resolution', /720p, 1080p, 4K, 8K/],
    ['an unknown property', { colour: 'red' }, 'colour', /not a known property; accepted are prompt, model/],
    ['an unknown property that is null', { colour: null }, 'colour', /not a known property/],
    ['an unknown property inside', { images: [{ url, role: 'x' }] }, 'images[0].role', /accepted are url, context/],
  ])('%s', (_, body, field, message) => {
    const errors = refusals(body);
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]).toMatch(message);
    expect(errors[field]!.startsWith(field)).toBe(true);
  });

  /** Decisions, fine point 7. */
  test.each([
    ['narration', true],
    ['music', true],
    ['sfx', true],
    ['caption_style', 'neon'],
    ['storyboard', true],
    ['ai_video', 'off'],
    ['brand_kit_id', 'bkt_1'],
    ['audio', [{ url: 'https://a.example/f' }]],
  ])('%s %p on a single-scene model', (field, value) => {
    expect(refusals({ model: 'gen-4', [field]: value })[field]).toMatch(/multi-scene/);
    expect(field === 'storyboard' ? {} : refusals({ [field]: value })).toEqual({});
  });

  test('every wrong field at once', () => {
    expect(Object.keys(refusals({ duration: 1, music: 1, x: 1 })).sort()).toEqual(['duration', 'music', 'x']);
  });

  test('keys that JavaScript would hide', () => {
    const body = JSON.parse(
      '{"prompt":"x","__proto__":{"render":true},"images":[{"constructor":1,"url":"https://a.b/c"}]}',
    );
    const result = parseCreateRequest(body, catalogues);
    expect('error' in result && result.error.map((error) => error.field)).toEqual([
      '__proto__',
      'images[0].constructor',
    ]);
  });

  test.each([[null], [[]], ['x'], [1]])('a body that is %p', (body) => {
    expect(parseCreateRequest(body, catalogues)).toMatchObject({ error: [{ field: 'body' }] });
  });

  test('a body nested as deep as a mebibyte allows, and a list of a hundred thousand', () => {
    const deep = JSON.parse(`{"prompt":"x","images":${'['.repeat(200_000)}${']'.repeat(200_000)}}`) as object;
    expect(refusals(deep)).toHaveProperty('body', expect.stringMatching(/nested deeper/));
    expect(refusals({ images: Array(100_000).fill({ url: 1 }) }).images).toMatch(
      /20 items at most, not a list of 100000/,
    );
  });

  test('any JSON at all is accepted or refused, and never throws', () => {
    const names = ['prompt', 'model', 'duration', 'dimensions', 'images', 'documents', 'audio', 'brand_settings', 'x'];
    const body = fc.dictionary(fc.constantFrom(...names), fc.jsonValue(), { maxKeys: 5 });
    fc.assert(
      fc.property(body, (value) => {
        const result = parseCreateRequest(value, catalogues);
        if ('error' in result) expect(result.error.length).toBeGreaterThan(0);
        else expect(BriefSchema.safeParse(buildBrief(result.ok)).success).toBe(true);
      }),
    );
  });
});

describe('brief', () => {
  const image: Asset = {
    key: 'image-0',
    kind: 'image',
    digest: 'a'.repeat(64),
    mimeType: 'image/png',
    bytes: 9,
    width: 40,
    height: 30,
  };

  test('holds to its schema with files, a brand kit and an enhanced prompt', () => {
    const brief = buildBrief(accepted({ brand_settings: { primary_color: '#123456' } }), {
      images: [{ asset: image, name: 'p.png', context: 'the team' }],
      documents: [{ kind: 'text', name: 'd', text: 't' }],
      audio: [{ asset: { ...image, key: 'audio-0', kind: 'recording', seconds: 12 }, role: 'music' }],
      brandKit: { name: 'Acme', primary: '#ffffff', logo: { ...image, key: 'logo' } },
      enhancedPrompt: 'Tides, told well',
    });
    expect(BriefSchema.parse(brief)).toEqual(brief);
    expect(brief).toMatchObject({
      prompt: 'Tides, told well',
      brand: { name: 'Acme', primary: '#123456', logo: 'logo' },
      images: [{ asset: 'image-0', context: 'the team', width: 40, height: 30 }],
      audio: [{ asset: 'audio-0', seconds: 12 }],
    });
  });

  test('a single-scene brief has no sound and no footage, whatever the defaults say', () => {
    expect(buildBrief(accepted({ model: 'gen-4' }))).toMatchObject({
      multiScene: false,
      narration: false,
      music: false,
      effects: false,
      aiVideo: 'off',
    });
  });

  test('the seed follows from what is seen and heard', () => {
    const seed = (body: object, bytes = 'a') =>
      buildBrief(accepted(body), { images: [{ asset: { ...image, digest: bytes.repeat(64) } }] }).seed;
    expect(seed({})).toBe(seed({}));
    expect(seed({ resolution: '4K', render: true, webhook_url: 'https://a.example/h' })).toBe(seed({}));
    expect(seed({ prompt: 'Tides!' })).not.toBe(seed({}));
    expect(seed({}, 'b')).not.toBe(seed({}));
  });
});

test('links to platforms are told from links to files', () => {
  expect(
    ['https://youtu.be/x', 'https://www.tiktok.com/@a/video/1', 'https://m.youtube.com/watch?v=1'].map(isSocialLink),
  ).toEqual([true, true, true]);
  expect(['https://a.example/youtube.com/x.mp3', 'https://notyoutube.com/x', 'nonsense'].map(isSocialLink)).toEqual([
    false,
    false,
    false,
  ]);
});
