import type { ReactNode } from 'react';
import { Drawing } from '../../charting/drawing.js';
import { hasIcon, Icon } from '../../icons/icon.js';
import { easeOutQuint } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText, setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { acting, swell } from '../acting.js';
import { Coin } from '../depth.js';
import { share, turn, type PanelProps } from '../panel-props.js';
import { drawingsOf, hasMark, PartMark } from '../part-mark.js';
import { Stressed } from '../stressed.js';
import { tone } from '../../look/tone.js';
import { place } from '../../layout/place.js';

/** Points with marks, in two columns where one would be wide and long. */
export function ListPanel({ panel, box, from, depth }: PanelProps<'list'>): ReactNode {
  const scene = useScene();
  const { u, palette } = scene;
  const { items } = panel;
  const columns =
    items.length > 3 && box.width > 760 * u
      ? 2
      : items.length > 1 && items.length <= 4 && box.width > box.height * 3.2
        ? items.length
        : 1;
  const rows = Math.ceil(items.length / columns);
  const gap = 40 * u;
  const width = (box.width - (columns - 1) * gap) / columns;
  const pitch = Math.min(box.height / rows, 170 * u);
  const top = box.y + (box.height - pitch * rows) / 2;
  const drawings = drawingsOf(scene, items);
  const isPictured = drawings.some((drawing) => drawing);
  const isTiled = panel.mark === 'plain';
  const inset = isTiled ? 18 * u : 0;
  const radius = isPictured ? Math.min(60 * u, pitch * 0.38, width * 0.14) : Math.min(25 * u, pitch * 0.32);
  const color = panel.mark === 'good' ? palette.positive : panel.mark === 'bad' ? palette.negative : palette.accent;
  const sign = panel.mark === 'good' ? 'check' : panel.mark === 'bad' ? 'x' : undefined;
  const marked = isPictured || items.some((item) => hasIcon(sign ?? item.icon));
  const indent = (marked ? 2 * radius + 20 * u : isTiled ? 6 * u : radius + 12 * u) + inset;
  // A point without a picture among others begins at the edge.
  const indentOf = (index: number): number =>
    isPictured && !hasMark(drawings[index]!, items[index]!.icon) ? (isTiled ? inset : 0) + 6 * u : indent;
  const words = width - indent - inset;
  const detailed = items.some((item) => item.detail);
  const texts = setTexts(
    scene,
    items.map((item) => item.text),
    { size: [isTiled ? 42 : 34, 15], maxLines: 3, leading: 1.2, weight: detailed ? 650 : 500 },
    words,
    pitch * (detailed ? 0.42 : isTiled ? 0.74 : 0.92),
  );
  const details = items.map((item) =>
    item.detail
      ? setText(scene, { text: item.detail, size: [26, 14], maxLines: 3, leading: 1.26 }, words, pitch * 0.4)
      : null,
  );
  return items.map((item, index) => {
    const begin = turn(scene, from, index);
    const way = easeOutQuint(share(scene, begin, 12));
    const acts = acting(scene, from, index, items.length);
    const act = swell(acts);
    const x = box.x + Math.floor(index / rows) * (width + gap);
    const y = top + (index % rows) * pitch;
    const detail = details[index];
    const height = texts[index]!.height + (detail ? detail.height + 4 * u : 0);
    const start = y + (pitch - height) / 2;
    const middle = detail ? start + texts[index]!.lineHeight / 2 : y + pitch / 2;
    const icon = sign ?? item.icon;
    const inner: Rect = {
      x: x + inset + radius * 0.44,
      y: middle - radius * 0.56,
      width: radius * 1.12,
      height: radius * 1.12,
    };
    const own = hasIcon(icon);
    const mark: Rect = { x: x + inset, y: y + pitch / 2 - radius, width: 2 * radius, height: 2 * radius };
    const tile: Rect = { x, y: y + pitch * 0.05, width, height: pitch * 0.9 };
    return (
      <Stressed key={index} box={tile} act={acts} align="center">
        {isTiled ? (
          <div
            style={{
              ...place(scene, tile),
              background: tone(palette.background, palette.accent, 0.07 + 0.14 * act),
              borderRadius: Math.min(scene.look.shape.radius * u, pitch / 4),
              // Its place stands from the start.
              opacity: 0.4 + 0.6 * way,
            }}
          />
        ) : null}
        {isPictured ? (
          <PartMark drawing={drawings[index]!} icon={item.icon} box={mark} from={begin} index={index} />
        ) : null}
        <Drawing>
          {way > 0 && !isPictured && (own || !isTiled) ? (
            <Coin
              x={x + inset + (own ? radius : radius * 0.34)}
              y={middle}
              radius={own ? radius : radius * 0.34}
              color={color}
              depth={depth * (own ? 0.4 : 0.25)}
              scale={way * (1 + (own ? 0.12 : 0.5) * act)}
            />
          ) : null}
        </Drawing>
        {own && !isPictured && way >= 1 ? <Icon name={icon} box={inner} color={palette.background} /> : null}
        <TextBlock
          block={`${panel.id}.items.${index}.text`}
          set={texts[index]!}
          box={{ x: x + indentOf(index), y: start, width: words, height: texts[index]!.height }}
          from={begin}
          motion="block"
          enter="fade"
        />
        {detail ? (
          <TextBlock
            block={`${panel.id}.items.${index}.detail`}
            set={detail}
            box={{
              x: x + indentOf(index),
              y: start + texts[index]!.height + 4 * u,
              width: words,
              height: detail.height,
            }}
            color={palette.muted}
            from={begin + scene.at(3)}
            motion="block"
            enter="fade"
          />
        ) : null}
      </Stressed>
    );
  });
}
