import type { SceneContent } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { grown } from '../../charting/growth.js';
import { Icon, hasIcon } from '../../icons/icon.js';
import { inset, place } from '../../layout/place.js';
import { stack } from '../../layout/stack.js';
import { useCountUp } from '../../motion/count-up.js';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { staggered } from '../../motion/entrance.js';
import { PartPicture } from '../../pictures/part-picture.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts, type SetText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';

type SideContent = SceneContent<'versus'>['left'];

export interface SideColors {
  ground: string;
  text: string;
  rule: string;
}

export interface SetSide {
  content: SideContent;
  label: SetText;
  figure: SetText | null;
  points: SetText[];
  /** Air above a point's words, under its rule. */
  air: number;
  icon: Rect | null;
  /** The side's own picture, over its label or at the end of it. */
  art: Rect | null;
  boxes: { label: Rect; figure: Rect | null; points: Rect[] };
  /** A bar as long as its figure says beside the other's; null where they cannot be measured by one another. */
  measure: Rect | null;
}

/** The larger of two figures of one unit that nothing but them is said of; null where a bar would say nothing. */
export function largestOf(contents: readonly [SideContent, SideContent]): number | null {
  const [one, other] = [contents[0].figure, contents[1].figure];
  if (!one || !other || one.unit !== other.unit || contents.some(({ points }) => points.length > 0)) return null;
  return one.magnitude > 0 && other.magnitude > 0 ? Math.max(one.magnitude, other.magnitude) : null;
}

/** Sets both sides in common sizes, and lays each out in its half so that they mirror each other line by line. */
export function setSides(
  scene: SceneState,
  contents: readonly [SideContent, SideContent],
  halves: readonly [Rect, Rect],
  tall: boolean,
): SetSide[] {
  const { u, safe, look } = scene;
  const count = Math.max(...contents.map((content) => content.points.length));
  const dense = count > 3;
  const pad = (tall ? 56 : dense ? 52 : 62) * u;
  const areas = halves.map((half) => {
    const x = tall || half.x === 0 ? safe.x : half.x + 64 * u;
    const end = tall || half.x > 0 ? safe.x + safe.width : half.x + half.width - 64 * u;
    return { ...inset(half, 0, pad * (tall ? 0.8 : 1)), x, width: end - x };
  });
  const area = areas[0]!;
  const bare = count === 0;
  const figured = contents.some((content) => content.figure);
  const pictured = contents.every((content) => scene.drawing(content.picture) !== null);
  const over = pictured && !tall && count <= 3;
  // A name alone in a lying half leaves its end to the picture.
  const named = tall && bare && !figured;
  const artSide = !pictured ? 0 : over ? Math.min((bare ? 340 : 210) * u, area.height * (bare ? 0.4 : 0.21)) : named ? Math.min(area.width * 0.4, area.height * 0.7) : Math.min((tall ? 190 : 120) * u, area.height * 0.3); // prettier-ignore
  const beside = pictured && !over ? artSide + 28 * u : contents.some((content) => hasIcon(content.icon)) ? 130 * u : 0;
  const labels = setTexts(
    scene,
    contents.map((content) => content.label),
    { role: 'heading', size: [bare ? (figured ? 96 : 260) : tall ? 88 : 108, 34], maxLines: tall ? 2 : 3 },
    area.width - beside,
    area.height * (bare && !figured ? (over ? 0.45 : 0.7) : dense ? 0.2 : over ? 0.2 : 0.28),
  );
  const figures = setTexts(
    scene,
    contents.map((content) => content.figure?.display ?? ''),
    { role: 'figure', size: [bare ? 320 : 190, 48], maxLines: 1, leading: 1 },
    area.width,
    area.height * (bare ? (over ? 0.3 : 0.5) : dense ? 0.16 : over ? 0.18 : 0.24),
  );
  const gap = (dense ? 16 : tall ? 22 : 32) * u;
  const labelHeight = Math.max(...labels.map((set) => set.height));
  const figureHeight = figured ? Math.max(...figures.map((set) => set.height)) : 0;
  const largest = largestOf(contents);
  const barHeight = largest === null ? 0 : Math.min(34 * u, area.height * 0.06);
  const under = labelHeight + (figured ? figureHeight + gap * 2.4 : gap) + barHeight;
  // Without points the pictures have all that a name and a figure leave.
  const overSide = over && bare ? Math.max(artSide, Math.min(area.width * 0.7, area.height - under - 24 * u)) : artSide;
  const artHeight = over ? overSide + 24 * u : 0;
  const left = area.height - artHeight - labelHeight - (figured ? figureHeight + gap : 0) - gap * 1.4;
  // Rows share what is left; the air between them shrinks with them.
  const row = count === 0 ? 0 : Math.min(left / count, (count <= 3 ? 230 : 190) * u);
  const air = Math.min(34 * u, row * (dense || tall ? 0.28 : 0.2));
  const room = Math.max(12 * u, row - air);
  const points = contents.map((content) =>
    setTexts(
      scene,
      content.points,
      {
        size: count === 1 ? [92, 24] : count <= 3 ? [74, 24] : [52, 20],
        maxLines: 3,
        leading: 1.2,
        weight: Math.max(500, look.type.bodyWeight),
      },
      area.width,
      room,
    ),
  );
  const common = Math.min(...points.flat().map((set) => set.size));
  const even = contents.map((content, side) =>
    points[side]!.length === 0
      ? []
      : setTexts(
          scene,
          content.points,
          {
            size: [common / u, Math.min(20, common / u)],
            maxLines: 3,
            leading: 1.2,
            weight: Math.max(500, look.type.bodyWeight),
          },
          area.width,
          room,
        ),
  );
  const slots = Array.from({ length: count }, (_, index) =>
    Math.max(
      Math.max(...even.map((side) => side[index]?.height ?? 0)) + Math.min(34 * u, air * 1.5),
      count <= 3 ? row * (over ? 0.55 : 0.8) : 0,
    ),
  );
  // What few or short points leave is the picture's, so that no half stands empty under them.
  const used = artHeight + labelHeight + (figured ? figureHeight + gap * 1.4 : 0) + gap * 1.4 + slots.reduce((sum, each) => sum + each, 0); // prettier-ignore
  const drawnSide = over ? Math.max(overSide, Math.min(overSide + area.height - used, area.width * 0.6)) : overSide;
  return contents.map((content, side) => {
    const [artBox, ...boxes] = stack(
      areas[side]!,
      [
        over ? { height: drawnSide, gap: 24 * u } : null,
        { height: labelHeight, gap: figured ? gap : gap * 1.4 },
        figured ? { height: figureHeight, gap: gap * (largest === null ? 1.4 : 0.6) } : null,
        largest === null ? null : { height: barHeight },
        ...slots.map((height) => ({ height })),
      ],
      tall ? 0.4 : bare ? 0.5 : count === 1 ? 0.44 : 0.3,
    );
    const label = boxes[0]!;
    const end = areas[side]!.x + areas[side]!.width - artSide;
    const art: Rect | null = !pictured
      ? null
      : over
        ? { ...artBox!, width: drawnSide }
        : {
            x: end,
            y: Math.max(areas[side]!.y, label.y + (named ? (label.height - artSide) / 2 : label.height - artSide)),
            width: artSide,
            height: artSide,
          };
    const icon: Rect | null =
      !pictured && hasIcon(content.icon)
        ? { x: end + artSide - 100 * u, y: label.y + label.height - labels[side]!.height, width: 100 * u, height: 100 * u }
        : null; // prettier-ignore
    return {
      content,
      label: labels[side]!,
      figure: content.figure ? figures[side]! : null,
      points: even[side]!,
      air: air * 0.5,
      icon,
      art,
      boxes: { label, figure: boxes[1] ?? null, points: boxes.slice(3) as Rect[] },
      measure:
        largest === null ? null : { ...boxes[2]!, width: (boxes[2]!.width * content.figure!.magnitude) / largest },
    };
  });
}

/** Who is compared stands with the half, at `named`; what is said of them comes when it is, at `from`. */
export function Side(props: {
  path: 'left' | 'right';
  set: SetSide;
  colors: SideColors;
  named: number;
  from: number;
}): ReactNode {
  const scene = useScene();
  const { path, set, colors, named, from } = props;
  const { u, look } = scene;
  return (
    <>
      <TextBlock
        block={`${path}.label`}
        set={set.label}
        box={set.boxes.label}
        anchor="bottom"
        from={named}
        color={colors.text}
      />
      {set.art ? (
        <PartPicture
          drawing={scene.drawing(set.content.picture)!}
          box={set.art}
          from={named}
          index={path === 'left' ? 0 : 1}
          field={colors}
        />
      ) : null}
      {set.icon ? (
        <Icon
          name={set.content.icon}
          box={set.icon}
          color={colors.text}
          drawn={easeOutQuint(clamp((scene.frame - named) / scene.at(24)))}
        />
      ) : null}
      {set.figure && set.boxes.figure ? (
        <SideFigure
          path={path}
          set={set}
          figure={set.figure}
          box={set.boxes.figure}
          color={colors.text}
          from={from + scene.at(3)}
        />
      ) : null}
      {set.measure && scene.frame >= from ? (
        <div
          style={{
            ...place(scene, { ...set.measure, width: set.measure.width * grown(scene, from, 28) }),
            background: colors.rule,
            borderRadius: Math.min(look.shape.barRadius * u, set.measure.height / 2),
          }}
        />
      ) : null}
      {set.points.map((point, index) => {
        const box = set.boxes.points[index]!;
        const start = scene.cue(`${path}.points.${index}`, staggered(scene, from + scene.at(6), index));
        const drawn = easeOutQuint(clamp((scene.frame - start) / scene.at(14)));
        return (
          <div key={index}>
            <div
              style={{
                ...place(scene, { ...box, width: box.width * drawn, height: Math.max(1.5, look.shape.hairline) * u }),
                background: colors.rule,
                opacity: 0.45,
              }}
            />
            <TextBlock
              block={`${path}.points.${index}`}
              set={point}
              box={{ ...box, y: box.y + set.air, height: point.height }}
              from={start}
              motion="block"
              color={colors.text}
            />
          </div>
        );
      })}
    </>
  );
}

function SideFigure(props: {
  path: string;
  set: SetSide;
  figure: SetText;
  box: Rect;
  color: string;
  from: number;
}): ReactNode {
  const text = useCountUp(props.set.content.figure!, props.from, 28);
  return (
    <TextBlock
      block={`${props.path}.figure`}
      set={props.figure}
      shown={text}
      box={props.box}
      from={props.from}
      color={props.color}
    />
  );
}
