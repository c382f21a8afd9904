// Writes src/icons/icon-paths.ts from lucide-static: only the icons named here, each as plain path data.
// Run: node scripts/make-icons.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const names =
  `activity alarm-clock anchor apple arrow-down arrow-right arrow-up atom award baby banknote battery-charging
beaker bell bike bird book book-open bot brain briefcase bug building building-2  bus calendar calendar-check camera car
chart-column chart-line chart-pie check circle-alert circle-check circle-help circle-question-mark clipboard-check clock cloud cloud-rain code
coffee coins compass cpu credit-card database dna download droplet dumbbell earth ear eye factory file-text film fingerprint
fish flag flame flask-conical flower footprints gift globe graduation-cap hammer handshake hard-hat heart heart-pulse
hospital house image infinity key laptop layers leaf library lightbulb link list-checks lock mail map map-pin medal
megaphone menu message-circle mic microscope minus monitor moon mountain mouse-pointer music newspaper package paintbrush
palette pause pen-line percent person-standing phone piggy-bank pill plane play plug plus puzzle quote radio receipt
recycle refresh-cw rocket route ruler salad save scale school scissors search send server settings share-2 shield
shield-check ship shopping-bag shopping-cart smartphone smile snowflake sparkles speaker sprout star stethoscope store sun
syringe tag target telescope tent terminal test-tube thermometer thumbs-down thumbs-up ticket timer train-front trash
tree-deciduous trending-down trending-up trophy truck umbrella upload user user-check user-plus users utensils video wallet
warehouse watch waves wheat wifi wind wrench x zap`
    .split(/\s+/)
    .filter(Boolean);

const require = createRequire(import.meta.url);
const shapes = (name) =>
  [
    ...readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8').matchAll(
      /<(path|line|polyline|polygon|circle|ellipse|rect)\s([^>]*)\/>/g,
    ),
  ].map(([, tag, text]) => [
    tag,
    Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])),
  ]);
const number = (value) => Number(value ?? 0);

function pathOf([tag, a]) {
  if (tag === 'path') return a.d;
  if (tag === 'line') return `M${a.x1} ${a.y1}L${a.x2} ${a.y2}`;
  if (tag === 'polyline' || tag === 'polygon')
    return `M${a.points.trim().split(/\s+/).join('L')}${tag === 'polygon' ? 'Z' : ''}`;
  if (tag === 'circle' || tag === 'ellipse') {
    const [cx, cy, rx, ry] = [number(a.cx), number(a.cy), number(a.rx ?? a.r), number(a.ry ?? a.r)];
    return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;
  }
  if (tag === 'rect') {
    const [x, y, w, h] = [number(a.x), number(a.y), number(a.width), number(a.height)];
    const r = Math.min(number(a.rx ?? a.ry), w / 2, h / 2);
    const corner = (dx, dy) => (r > 0 ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
    return `M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}`;
  }
  throw new Error(`no path for <${tag}>`);
}

const rows = names.map((name) => {
  const parts = shapes(name);
  return `  '${name}': ${JSON.stringify(parts.map(pathOf)).replaceAll('"', "'")},\n`;
});
writeFileSync(
  new URL('../src/icons/icon-paths.ts', import.meta.url),
  `/**
 * Outlines on a 24 by 24 square, to be stroked. Made by scripts/make-icons.mjs from lucide-static (ISC licence,
 * lucide.dev); do not edit by hand.
 */
export const iconPaths: Readonly<Record<string, readonly string[]>> = {
${rows.join('')}};
`,
);
