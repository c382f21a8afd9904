// @cost 2
import { TimelineFrame } from '@scenewright/compositions';
import { infographicTimeline } from '@scenewright/core/infographics';
import { planInfographic } from '@scenewright/providers';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const prompt =
  'Wem gehört der Wald in Deutschland? Privat: 48%, Länder: 29%, Gemeinden: 19%, Bund: 4%. 3 von 10 Bäumen sind Fichten. Pro Jahr wachsen 122 Millionen m³ Holz nach, geerntet werden 76 Millionen m³. 1984: Waldsterben wird Thema. 2007: Orkan Kyrill. 2018: Beginn der Dürre.';

test('long figures of a narrow panel stand above their bars, where they have the room to be read', () => {
  const graphic = planInfographic({ images: [], documents: [], brand: null, backgroundColor: null, seed: 1, style: null, visualStyle: null, prompt }); // prettier-ignore
  const timeline = infographicTimeline(graphic, { dimensions: { width: 1080, height: 1080 }, fps: 30, duration: 15 });
  const html = renderToStaticMarkup(createElement(TimelineFrame, { timeline, output: timeline.output, assetBase: '', frame: timeline.frames - 1 })); // prettier-ignore
  const sizes = [...html.matchAll(/data-block="bars\.items\.\d\.figure"[^>]*?font-size:([\d.]+)px/g)].map(([, size]) => Number(size)); // prettier-ignore
  expect(sizes.length).toBeGreaterThan(1);
  // Behind their bars they would be set at 12.
  for (const size of sizes) expect(size).toBeGreaterThanOrEqual(18);
});
