// @cost 8
import { TimelineFrame } from '@scenewright/compositions';
import { infographicTimeline } from '@scenewright/core/infographics';
import type { Panel } from '@scenewright/core/scenes';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { crowded } from './crowded-infographic.js';

const seconds = 20;
const fps = 30;
const [graphic] = crowded;
const kinds = new Map<string, Panel>();
for (const { content } of crowded) for (const panel of content.panels) kinds.set(panel.id, panel);

/** A graphic of one panel, drawn at a second; without the ground, the head and pictures, which live by themselves. */
function drawn(panel: Panel): (second: number) => string {
  const content = { ...graphic!.content, panels: [panel] };
  delete content.hero;
  delete content.subject;
  delete content.plan;
  const timeline = infographicTimeline({ ...graphic!, content }, { dimensions: { width: 1280, height: 720 }, fps, duration: seconds }); // prettier-ignore
  return (second) => {
    const frame = Math.min(timeline.frames - 1, Math.round(second * fps));
    const html = renderToStaticMarkup(createElement(TimelineFrame, { timeline, output: timeline.output, assetBase: '', frame })); // prettier-ignore
    return html
      .slice(html.indexOf(`data-panel="${panel.id}"`))
      .replace(/(<div data-picture="[^"]*" style="[^"]*?)transform:[^;"]*/g, '$1');
  };
}

test.each([...kinds])('%s is told over most of the time, acts when it has come, and rests at the end', (_, panel) => {
  const at = drawn(panel);
  const moments = Array.from({ length: 88 }, (__, fifth) => at(1 + fifth / 5));
  let held = 0;
  let longest = 0;
  moments.forEach((markup, index) => {
    held = markup === moments[index - 1] ? held + 0.2 : 0;
    longest = Math.max(longest, held);
  });
  // Between two parts of few, and between two rounds of acts.
  expect(longest).toBeLessThan(2.6);
  // While it acts, in the steps of what moves slowly.
  const frames = Array.from({ length: 20 }, (__, frame) => at(15.5 + frame / fps));
  expect(frames.filter((markup, index) => markup !== frames[index - 1]).length).toBeLessThanOrEqual(11);
  expect(at(seconds - 1)).toBe(at(seconds));
}); // prettier-ignore

test.each([...kinds])('the lot of %s shows what it will hold before it comes', (_, panel) => {
  const content = { ...graphic!.content, panels: [graphic!.content.panels[0]!, panel] };
  delete content.plan;
  const timeline = infographicTimeline({ ...graphic!, content }, { dimensions: { width: 720, height: 1280 }, fps, duration: seconds }); // prettier-ignore
  const at = (frame: number): string => renderToStaticMarkup(createElement(TimelineFrame, { timeline, output: timeline.output, assetBase: '', frame })); // prettier-ignore
  // The first stands on the stage from the first frame; when it goes back, the lot of the second is seen.
  expect(at(0)).toContain(`data-panel="${graphic!.content.panels[0]!.id}"`);
  expect(at(0)).not.toContain('data-ghost');
  const second = timeline.scenes[0]!.cues!['panels.1']!;
  const before = Array.from({ length: 15 }, (__, back) => at(second - back));
  expect(before.some((markup) => markup.match(/data-ghost/g)?.length === 1)).toBe(true);
  expect(at(timeline.frames - 1)).not.toContain('data-ghost');
});
