// Writes src/maps/world.ts: every country as relative path data on a plane 2000 wide (Natural Earth
// projection), and the middle of its largest part. Run beside these packages, which nothing else needs:
// npm install --no-save world-atlas@2.0.2 topojson-client@3.1.0 i18n-iso-countries@7
// node scripts/make-world.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { geoNaturalEarth1, geoPath } from 'd3-geo';

const from = createRequire(pathToFileURL(`${process.env.PACKAGES ?? process.cwd()}/package.json`));
const { feature } = from('topojson-client');
const countries = from('i18n-iso-countries');
const atlas = (name) => JSON.parse(readFileSync(from.resolve(`world-atlas/${name}.json`), 'utf8'));

const projection = geoNaturalEarth1().fitWidth(2000, { type: 'Sphere' });
const path = geoPath(projection);
// Parts without a code of their own in the atlas, by name.
const unlisted = { Kosovo: 'XKX', 'N. Cyprus': 'CYP', Somaliland: 'SOM' };
const codeOf = (shape) => countries.numericToAlpha3(shape.id) ?? unlisted[shape.properties.name];

function relative(points) {
  let [x, y] = [0, 0];
  let text = '';
  let command = 'M';
  for (const [px, py] of points.map((point) => point.map((value) => Math.round(value * 2)))) {
    const [dx, dy] = [px - x, py - y];
    [x, y] = [px, py];
    if (command !== 'M' && dx === 0 && dy === 0) continue;
    text += `${command}${command === '' && dx >= 0 ? ' ' : ''}${dx}${dy < 0 ? '' : ' '}${dy}`;
    command = command === 'M' ? 'l' : '';
  }
  return text;
}

const rings = (shape) =>
  (path(shape) ?? '')
    .split('M')
    .filter(Boolean)
    .map((part) =>
      part
        .replace('Z', '')
        .split('L')
        .map((pair) => pair.split(',').map(Number)),
    );
const areaOf = (ring) => {
  let sum = 0;
  for (let i = 0; i < ring.length; i++) {
    const [a, b] = [ring[i], ring[(i + 1) % ring.length]];
    sum += a[0] * b[1] - b[0] * a[1];
  }
  return Math.abs(sum / 2);
};
// A ring that touches both edges of the map was cut at 180 degrees: its few points at the other edge go.
const oneSide = (ring) => {
  const xs = ring.map(([x]) => x);
  if (Math.max(...xs) - Math.min(...xs) < 1400) return ring;
  const right = xs.filter((x) => x > 1000).length > xs.length / 2;
  return ring.filter(([x]) => x > 1000 === right);
};
const middleOf = (shape) => {
  const parts = shape.geometry.type === 'MultiPolygon' ? shape.geometry.coordinates : [shape.geometry.coordinates];
  const largest = parts
    .map((coordinates) => ({ type: 'Polygon', coordinates }))
    .sort((a, b) => path.area(b) - path.area(a))[0];
  return path.centroid(largest).map((value) => Math.round(value * 2) / 2);
};

const coarse = atlas('countries-110m');
const shapes = feature(coarse, coarse.objects.countries).features;
const world = new Map();
for (const shape of shapes) {
  const code = codeOf(shape);
  if (!code || code === 'ATA') continue;
  const d = rings(shape)
    .map(oneSide)
    .filter((ring) => areaOf(ring) > 1.2)
    .map((ring) => `${relative(ring)}z`)
    .join('');
  world.set(code, (world.get(code) ?? '') + d);
}
const middles = new Map();
const fine = atlas('countries-50m');
for (const shape of feature(fine, fine.objects.countries).features) {
  const code = codeOf(shape);
  if (code && !middles.has(code) && shape.geometry) middles.set(code, middleOf(shape));
}
const sorted = (map) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
const { height } = { height: Math.round(path.bounds({ type: 'Sphere' })[1][1]) };
writeFileSync(
  new URL('../src/maps/world.ts', import.meta.url),
  `/**
 * Countries by ISO 3166-1 alpha-3 code in the Natural Earth projection, from Natural Earth 1:110m (public domain) by way
 * of world-atlas. Made by scripts/make-world.mjs; do not edit by hand.
 */
export const worldSize = { width: 2000, height: ${height} } as const;

/** Path data in half units: draw it at scale 0.5. */
export const countryPaths: Readonly<Record<string, string>> = {
${sorted(world)
  .map(([code, d]) => `  ${code}: '${d}',`)
  .join('\n')}
};

/** Middle of a country's largest part; also of countries too small for an outline. */
export const countryMiddles: Readonly<Record<string, readonly [number, number]>> = {
${sorted(middles)
  .map(([code, [x, y]]) => `  ${code}: [${x}, ${y}],`)
  .join('\n')}
};
`,
);
