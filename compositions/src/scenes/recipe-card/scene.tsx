import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { staggered } from '../../motion/entrance.js';
import { lifeSeconds } from '../../motion/life.js';
import { accentFace, paperFace } from '../../objects/face.js';
import { Rows, setRows } from '../../objects/rows.js';
import { fitted, Rule, Sheet, Thing } from '../../objects/thing.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';

/** A ruled card of the recipe box: a tab, the amounts in their column, and what they are of; a spoon lies on it. */
export function RecipeCardScene(): ReactNode {
  const scene = useScene<'recipe-card'>();
  const { content, u, shape, palette, safe } = scene;
  const wide = shape === 'wide';
  const { items } = content;
  const tab = 74 * u;
  const lower: Rect = { ...safe, y: safe.y + tab, height: safe.height - tab };
  const box = wide ? fitted(lower, 1.5, 2.1) : fitted(lower, 0.62, 0.95);
  const paper = paperFace(palette);
  const accent = accentFace(palette);
  const pad = Math.min(box.width, box.height) * 0.07;
  const inner: Rect = {
    x: box.x + pad,
    y: box.y + pad * 0.7,
    width: box.width - 2 * pad,
    height: box.height - 1.5 * pad,
  };
  const tabBox: Rect = {
    x: box.x + pad * 0.6,
    y: box.y - tab,
    width: Math.min(box.width * 0.62, 760 * u),
    height: tab + 20 * u,
  };
  const kicker = content.kicker ? setRows(scene, { ...tabBox, x: tabBox.x + 30 * u, width: tabBox.width - 60 * u, height: tab }, [{ block: 'kicker', text: content.kicker, size: [38, 22], maxLines: 1, weight: 650, color: accent.text }]) : []; // prettier-ignore
  const spoon = (wide ? 300 : 0) * u;
  const heads = content.title ? setRows(scene, { ...inner, height: inner.height * 0.22 }, [{ block: 'title', text: content.title, role: 'heading', size: [96, 34], maxLines: 2, color: paper.text, from: scene.cue('title', scene.at(2)) }], 0) : []; // prettier-ignore
  const headEnd = heads[0] ? heads[0].box.y + heads[0].box.height + 22 * u : inner.y;
  const columns = wide && items.length > 5 ? 2 : 1;
  const each = Math.ceil(items.length / columns);
  const area: Rect = { ...inner, y: headEnd + 14 * u, width: inner.width - (columns === 1 ? spoon : 0), height: inner.y + inner.height - headEnd - 14 * u }; // prettier-ignore
  const slot = Math.min(area.height / each, (wide ? 150 : 220) * u);
  const gap = 60 * u;
  const width = (area.width - (columns - 1) * gap) / columns;
  const measured = items.some(({ amount }) => amount);
  const amountWidth = measured ? Math.min(width * 0.38, 330 * u) : 0;
  const spec = { size: [wide ? 70 : 78, 22] as const, maxLines: 2, leading: 1.12 };
  const amounts = setTexts(scene, items.map(({ amount }) => amount ?? ''), { ...spec, weight: 750, maxLines: 1 }, Math.max(1, amountWidth - 24 * u), slot * 0.84); // prettier-ignore
  const texts = setTexts(scene, items.map(({ text }) => text), { ...spec, weight: 500 }, width - amountWidth, slot * 0.84); // prettier-ignore
  return (
    <Thing name="recipe-card" box={box} tilt={-2.4}>
      <Sheet box={tabBox} face={accent} radius={18} flat />
      <Sheet box={box} face={paper} radius={14} />
      <Rows rows={kicker} />
      <Rows rows={heads} />
      <Rule box={{ ...inner, y: headEnd, height: 6 * u }} color={paper.accent} />
      {items.map((item, at) => {
        const column = Math.floor(at / each);
        const x = area.x + column * (width + gap);
        const y = area.y + (at % each) * slot;
        const from = scene.cue(`items.${at}`, staggered(scene, scene.at(8), at, 5));
        const run = easeOutQuint(clamp((scene.frame - from + scene.at(8)) / scene.at(16)));
        return (
          <div key={at}>
            <Rule box={{ x, y: y + slot - 2 * u, width: width * run, height: 2 * u }} color={paper.line} />
            {item.amount ? (
              <TextBlock block={`items.${at}.amount`} set={amounts[at]!} box={{ x, y, width: amountWidth - 24 * u, height: slot }} anchor="middle" color={paper.accent} from={from} motion="block" enter="fade" />
            ) : null}
            <TextBlock block={`items.${at}.text`} set={texts[at]!} box={{ x: x + amountWidth, y, width: width - amountWidth, height: slot }} anchor="middle" color={paper.text} from={from} motion="block" enter="fade" />
          </div>
        );
      })}
      {wide && columns === 1 ? <Bowl box={{ x: inner.x + inner.width - 240 * u, y: inner.y + inner.height - 270 * u, width: 240 * u, height: 240 * u }} /> : null}
    </Thing>
  ); // prettier-ignore
}

/** A bowl whose spoon stirs. */
function Bowl({ box }: { box: Rect }): ReactNode {
  const scene = useScene();
  const paper = paperFace(scene.palette);
  const stir = Math.sin(lifeSeconds(scene) * 1.8);
  return (
    <svg viewBox="0 0 100 100" style={{ ...place(scene, box), overflow: 'visible' }}>
      <g transform={`rotate(${24 + stir * 9} 52 56)`}>
        <path d="M50 56V-8" stroke={paper.muted} strokeWidth={5} strokeLinecap="round" />
      </g>
      <ellipse cx={50} cy={52} rx={46} ry={9} fill={paper.line} />
      <ellipse cx={50 + stir * 3} cy={52} rx={36} ry={5.6} fill={paper.muted} />
      <path d="M4 52C4 82 24 98 50 98C76 98 96 82 96 52C96 57 76 61 50 61C24 61 4 57 4 52Z" fill={paper.accent} />
    </svg>
  );
}
