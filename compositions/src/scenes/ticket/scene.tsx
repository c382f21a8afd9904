import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { lifeSeconds } from '../../motion/life.js';
import { accentFace, paperFace } from '../../objects/face.js';
import { Rows, setRows } from '../../objects/rows.js';
import { Backing, fitted, Rule, Sheet, Thing } from '../../objects/thing.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { Perforation } from './perforation.js';

/** A ticket: what is on, and a stub in the accent with when, where and for how much. */
export function TicketScene(): ReactNode {
  const scene = useScene<'ticket'>();
  const { content, u, shape, palette, safe } = scene;
  const wide = shape === 'wide';
  const { facts } = content;
  const box = wide ? fitted(safe, 1.5, 2.3) : fitted(safe, 0.66, 0.96);
  const stubShare = wide ? 0.3 : facts.length > 2 ? 0.42 : 0.34;
  const main: Rect = wide ? { ...box, width: box.width * (1 - stubShare) } : { ...box, height: box.height * (1 - stubShare) }; // prettier-ignore
  const stub: Rect = wide
    ? { ...box, x: box.x + main.width, width: box.width * stubShare }
    : { ...box, y: box.y + main.height, height: box.height * stubShare };
  const paper = paperFace(palette);
  const accent = accentFace(palette);
  const pad = Math.min(box.width, box.height) * 0.1;
  const inner: Rect = { x: main.x + pad, y: main.y + pad, width: main.width - 2 * pad, height: main.height - 2 * pad };
  const rows = setRows(scene, inner, [
    content.kicker ? { block: 'kicker', text: content.kicker, size: [40, 26], maxLines: 1, weight: 600, share: 0.14, color: paper.muted, gap: 30 } : null,
    { block: 'title', text: content.title, role: 'heading', size: [190, 48], maxLines: wide ? 4 : 6, color: paper.text, from: scene.cue('title', scene.at(3)), gap: 34 },
    content.subtitle ? { block: 'subtitle', text: content.subtitle, size: [50, 28], maxLines: 4, share: 0.3, color: paper.muted, from: scene.at(12) } : null,
  ]); // prettier-ignore
  const stubPad = pad * 0.62;
  const stubArea: Rect = { x: stub.x + stubPad + (wide ? 14 * u : 0), y: stub.y + stubPad, width: stub.width - 2 * stubPad - (wide ? 14 * u : 0), height: stub.height - 2 * stubPad }; // prettier-ignore
  // Where the stub is low its words need the place of the code.
  const codes = stubArea.height < (90 + 74 * facts.length) * u ? 0 : 54 * u;
  const factArea: Rect = { ...stubArea, height: stubArea.height - (codes > 0 ? codes + 24 * u : 0) };
  const factRows = setRows(
    scene,
    factArea,
    facts.map((text, at) => ({
      ...{ block: `facts.${at}`, text, role: 'heading' as const, color: accent.text, gap: 20, maxLines: 2 },
      ...{ size: [at === 0 ? 112 : 78, 28] as const, share: 1 / facts.length },
      from: scene.cue(`facts.${at}`, scene.at(10 + 5 * at)),
    })),
    0.5,
  );
  return (
    <>
      <Backing box={box} share={1.05} />
      <Thing name="ticket" box={box} tilt={-3}>
        <Sheet box={main} face={paper} radius={16} style={wide ? { borderRadius: `${16 * u}px 0 0 ${16 * u}px` } : {}} />
        <Sheet box={stub} face={accent} radius={16} />
        <Rule
          box={wide ? { x: stub.x - 3 * u, y: stub.y, width: 6 * u, height: stub.height } : { x: stub.x, y: stub.y - 3 * u, width: stub.width, height: 6 * u }}
          color={paper.fill}
          dashed
        />
        <Perforation box={box} at={wide ? stub.x : stub.y} across={wide} />
        <Rows rows={rows} />
        <Rows rows={factRows} />
        {codes > 0 ? <Bars box={{ ...stubArea, y: stubArea.y + stubArea.height - codes, height: codes }} color={accent.text} /> : null}
      </Thing>
    </>
  ); // prettier-ignore
}

/** The bars of a code that says nothing, under a light that runs over them as a reader's does. */
function Bars({ box, color }: { box: Rect; color: string }): ReactNode {
  const scene = useScene();
  const bars: ReactNode[] = [];
  let x = 0;
  for (let at = 0; x < 97; at += 1) {
    const width = 0.8 + Math.floor(scene.random(`bar${at}`) * 3) * 0.8;
    bars.push(<rect key={at} x={x} y={0} width={Math.min(width, 100 - x)} height={30} fill={color} />);
    x += width + 0.8 + Math.floor(scene.random(`gap${at}`) * 2) * 0.8;
  }
  const light = ((lifeSeconds(scene) / 3.4) % 1) * 130 - 15;
  return (
    <svg viewBox="0 0 100 30" preserveAspectRatio="none" style={place(scene, box)}>
      {bars}
      <rect x={light} y={-2} width={5} height={34} fill={scene.palette.accent} />
    </svg>
  );
}
