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

test('what is said while a scene gives way to the next takes no room of it', () => {
  const sample = samples.find(({ scene }) => scene.kind === 'section')!;
  const one = sampleTimeline(sample.scene, { aspectRatio: '9:16', caption: 'said' });
  const first = one.scenes[0]!;
  const next = { ...first, id: 'next', from: first.frames - 12, transition: { kind: 'push' as const, frames: 12, direction: 'left' as const } }; // prettier-ignore
  const saidFrom = (from: number) => ({
    ...one,
    frames: next.from + next.frames,
    scenes: [first, next],
    captions: { ...one.captions!, pages: [{ ...one.captions!.pages[0]!, from, to: from + 40 }] },
  });
  expect(sceneState(saidFrom(next.from + 2), first, 30, '').captions).toBeNull();
  expect(sceneState(saidFrom(next.from + 2), next, 30, '').captions).toBe('bottom');
  expect(sceneState(saidFrom(next.from - 20), first, 30, '').captions).toBe('bottom');
  // A page that is still seen as the next scene comes in is not said over it.
  expect(sceneState(saidFrom(next.from - 30), next, 30, '').captions).toBeNull();
});
