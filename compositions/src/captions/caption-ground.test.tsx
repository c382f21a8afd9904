import { contrast, stylePacks } from '@scenewright/core/style';
import { renderToStaticMarkup } from 'react-dom/server';
import { samples } from '../gallery/samples.js';
import { sampleDrawing } from '../gallery/sample-drawing.js';
import { sampleTimeline } from '../gallery/sample-timeline.js';
import { fieldFill } from '../pictures/treatment.js';
import { captionBox, sceneState } from '../scene-context/scene-state.js';
import { drawingOf } from '../scenes/registry.js';
import { TimelineFrame } from '../video/timeline-frame.js';
import { captionPlate, needsPlate, onPlate } from './caption-ground.js';

const sampleOf = (kind: string) =>
  samples.find(({ scene, case: name }) => scene.kind === kind && name === 'typical')!.scene;
const caption = 'Fresh coffee at your door';
/** Whether captions without a plate of their own stand on one, over a scene in a pack. */
function plated(scene: ReturnType<typeof sampleOf>, pack: string): boolean {
  const timeline = sampleTimeline(scene, { pack, caption, captionSkin: 'plain' });
  const markup = renderToStaticMarkup(<TimelineFrame timeline={timeline} output={timeline.output} assetBase="" frame={40} />); // prettier-ignore
  const shown = markup.slice(markup.indexOf('data-block="caption"')).includes(captionPlate.ground);
  expect(needsPlate(sceneState(timeline, timeline.scenes[0]!, 40, ''), captionBox(timeline))).toBe(shown);
  return shown;
}

const onField = {
  ...sampleOf('callout'),
  drawings: [sampleDrawing],
  arrangement: 'leading' as const,
  content: { ...sampleOf('callout').content, picture: sampleDrawing.name },
} as ReturnType<typeof sampleOf>;

test.each(stylePacks.map(({ id, palette }) => ({ id, palette })))(
  'in $id captions have a plate wherever a field or a floor does not bear their words, and nowhere else',
  ({ id, palette }) => {
    expect(plated(sampleOf('counter'), id)).toBe(false);
    const { picture, look } = sceneState(sampleTimeline(onField, { pack: id }), sampleTimeline(onField).scenes[0]!, 0, ''); // prettier-ignore
    expect(picture?.field).not.toBeNull();
    const fills = { field: fieldFill(palette, look.picture.field.share), floor: drawingOf('stage-curtain').underCaptions!(palette) }; // prettier-ignore
    for (const [scene, fill] of [
      [onField, fills.field],
      [sampleOf('stage-curtain'), fills.floor],
    ] as const)
      if (contrast(palette.text, fill) < 4.5) expect(plated(scene, id)).toBe(true);
      else if (contrast(palette.accent, fill) >= 3) expect(plated(scene, id)).toBe(false);
  },
);

test('on a plate both the words and the one that is said are legible', () => {
  for (const { palette } of stylePacks) {
    const { text, accent } = onPlate(palette);
    expect(contrast(text, '#3c3f48')).toBeGreaterThan(7);
    expect(contrast(accent, '#3c3f48')).toBeGreaterThanOrEqual(4.5);
  }
});

test('black words on the red floor of a stage were lost', () => {
  expect(plated(sampleOf('stage-curtain'), 'bold-poster')).toBe(true);
  expect(plated(onField, 'bold-poster')).toBe(true);
});
