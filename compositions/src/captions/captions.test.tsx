import { aspectRatios, keepOuts, layoutCanvas } from '@scenewright/core/canvas';
import { captionSkins, type CaptionSkin } from '@scenewright/core/style';
import { renderToStaticMarkup } from 'react-dom/server';
import { samples } from '../gallery/samples.js';
import { sampleTimeline, type SampleOptions } from '../gallery/sample-timeline.js';
import { captionBox, sceneState } from '../scene-context/scene-state.js';
import { TimelineFrame } from '../video/timeline-frame.js';

const scene = samples.find(({ scene: { kind }, case: name }) => kind === 'counter' && name === 'typical')!.scene;
const texts = {
  en: 'Revenue grew by a quarter, because customers stayed with us',
  ar: 'ارتفعت الإيرادات لأن العملاء بقوا معنا هذا العام',
  ja: '売上は 四分の一 増えました お客様の おかげです',
} as const;
const timelineOf = (captionSkin: CaptionSkin, options: SampleOptions = {}) =>
  sampleTimeline(scene, { caption: texts.en, captionSkin, ...options });

/** The caption's own markup at a frame. */
function captionAt(captionSkin: CaptionSkin, frame: number, options: SampleOptions = {}): string {
  const timeline = timelineOf(captionSkin, options);
  const markup = renderToStaticMarkup(
    <TimelineFrame timeline={timeline} output={timeline.output} assetBase="" frame={frame} />,
  );
  return markup.slice(markup.indexOf('data-block="caption"'));
}
const textOf = (markup: string): string =>
  markup.replace(/<span aria-hidden.*?<\/span>/g, '').replace(/<[^>]*>/g, ' ').replace(/[\s>]+/g, ''); // prettier-ignore
/** Skins that show their page whole; the others go with the words. */
const whole: readonly CaptionSkin[] = ['plain', 'subtitle'];

test.each(captionSkins)(
  '%s shows each word once in Latin, Arabic and Japanese, from its side, at any frame',
  (skin) => {
    for (const [language, caption] of Object.entries(texts))
      for (const frame of [0, 1, 31, 60, 119]) {
        const markup = captionAt(skin, frame, { language, caption });
        const capitals = /[A-Z]{4}/.test(textOf(markup)) ? caption.toUpperCase() : caption;
        expect(textOf(markup)).toContain(capitals.replace(/\s/g, ''));
        expect(markup).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
        expect(markup).not.toMatch(/NaN|undefined|Infinity/);
      }
  },
);

test.each(captionSkins.filter((skin) => !whole.includes(skin)))(
  '%s answers the voice: it looks different when another word is said',
  (skin) => {
    expect(captionAt(skin, 20)).not.toBe(captionAt(skin, 80));
  },
);

test('no two skins draw the same', () => {
  expect(new Set(captionSkins.map((skin) => captionAt(skin, 40))).size).toBe(captionSkins.length);
});

test.each(Object.entries(keepOuts))(
  'captions in 9:16 keep clear of the controls of %s, above and below',
  (_app, zone) => {
    const { width, height } = layoutCanvas('9:16');
    for (const position of ['bottom', 'top'] as const) {
      const timeline = timelineOf('plain', { aspectRatio: '9:16' });
      timeline.captions!.position = position;
      const box = captionBox(timeline);
      expect(box.y).toBeGreaterThanOrEqual(zone.top * height - 0.5);
      expect(box.y + box.height).toBeLessThanOrEqual((1 - zone.bottom) * height + 0.5);
      expect((width - Math.min(box.width, width * (1 - 2 * zone.right))) / 2).toBeGreaterThanOrEqual(
        zone.right * width - 1,
      );
    }
  },
);

test.each(aspectRatios)('content and captions share no place in %s', (aspectRatio) => {
  for (const position of ['bottom', 'top'] as const) {
    const timeline = timelineOf('plain', { aspectRatio });
    timeline.captions!.position = position;
    const [box, { safe }] = [captionBox(timeline), sceneState(timeline, timeline.scenes[0]!, 30, '')];
    const apart = position === 'bottom' ? safe.y + safe.height <= box.y : box.y + box.height <= safe.y;
    expect(apart).toBe(true);
  }
});

test.each(['word-pop', 'bounce', 'typewriter'] as const)('%s on a plate shows the words that it waits for', (skin) => {
  const sample = samples.find(({ scene: { kind }, case: name }) => kind === 'close-up' && name === 'typical')!;
  const draw = (over: typeof scene): string => {
    const timeline = sampleTimeline(over, { caption: texts.en, captionSkin: skin });
    const markup = renderToStaticMarkup(<TimelineFrame timeline={timeline} output={timeline.output} assetBase="" frame={20} />); // prettier-ignore
    return markup.slice(markup.indexOf('data-block="caption"'));
  };
  expect(draw(sample.scene)).toMatch(/opacity:0\.55/u);
  expect(draw(sample.scene)).not.toMatch(/opacity:0[;"]/u);
  // Without a plate nothing shows how wide the line will be.
  expect(draw(scene)).not.toMatch(/opacity:0\.55/u);
});
