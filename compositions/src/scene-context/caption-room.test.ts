import { samples } from '../gallery/samples.js';
import { sampleTimeline } from '../gallery/sample-timeline.js';
import { sceneState } from './scene-state.js';

test.each(['16:9', '9:16'] as const)('in %s a scene that nobody speaks over has the place of the captions', (aspectRatio) => {
  const sample = samples.find(({ scene }) => scene.kind === 'list')!;
  const spoken = sampleTimeline(sample.scene, { aspectRatio, caption: 'words that are spoken while it is seen' });
  const scene = spoken.scenes[0]!;
  const silent = { ...spoken, captions: { ...spoken.captions!, pages: [] } };
  const [over, free] = [spoken, silent].map((timeline) => sceneState(timeline, scene, 30, ''));
  expect(over!.captions).toBe('bottom');
  expect(free!.captions).toBeNull();
  expect(free!.safe.height).toBeGreaterThan(1.1 * over!.safe.height);
  expect(free!.foot).toBeNull();
}); // prettier-ignore
