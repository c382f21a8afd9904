import { contrast } from '@scenewright/core/style';
import type { ReactNode } from 'react';
import { stack } from '../../layout/stack.js';
import { statementArea } from '../../layout/statement-area.js';
import { fieldFill } from '../../pictures/treatment.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { Kicker, setKicker } from '../scene-head.js';

/** Few words stand large. */
function largestOf(title: string, wide: boolean): number {
  const length = [...title].length;
  return length <= 14 ? (wide ? 250 : 290) : length <= 34 ? 196 : wide ? 132 : 150;
}

/** A new chapter: its number as a picture, its name beside or under it. */
export function SectionScene(): ReactNode {
  const scene = useScene<'section'>();
  const { content, u, shape, look, palette } = scene;
  const safe = statementArea(scene);
  const align = look.align.statement;
  const { safe: whole } = scene;
  const beside = shape === 'wide' && align === 'start' && content.index !== undefined;
  // Under a picture in a band across a wide canvas the number stands in the band, as large as the picture.
  const { picture } = scene;
  const band = shape === 'wide' && !beside && picture?.arrangement === 'above' ? picture.field?.area : undefined;
  const chip = look.type.kicker === 'chip' ? 16 * u : 0;
  const index =
    content.index === undefined
      ? null
      : setText(
          scene,
          {
            text: scene.number(content.index),
            role: 'figure',
            size: [beside || band ? 560 : 420, 160],
            maxLines: 1,
            leading: 0.9,
          },
          // Between the number and a picture a name would be left a word a line.
          beside ? safe.width * (scene.picture ? 0.2 : 0.4) : safe.width,
          band ? band.height * 0.8 : safe.height * (beside ? 0.7 : 0.36),
        );
  const indent = beside ? index!.width + 70 * u : 0;
  const area: Rect = { ...safe, x: safe.x + indent, width: safe.width - indent };
  const before = index && !beside && scene.picture && align === 'start' ? index.width + 32 * u : 0;
  const kicker = content.kicker ? setKicker(scene, content.kicker, area.width - before - 60 * u) : null;
  // Under or over a picture the number stands before the short line, so that the name is left two lines.
  const inRow = index !== null && kicker !== null && !beside && scene.picture !== null && align === 'start';
  const used = inRow
    ? Math.max(index.height, kicker.height + chip) + 24 * u
    : (kicker ? kicker.height + chip + 24 * u : 0) + (index && !beside && !band ? index.height + 40 * u : 0);
  const title = setText(
    scene,
    { text: content.title, role: 'heading', size: [largestOf(content.title, shape === 'wide'), 52], maxLines: 5 },
    area.width,
    (area.height - used) * 0.96,
  );
  const [indexBox, lineBox, titleBox] = stack(
    area,
    [
      index && !beside && !band ? { height: index.height, gap: (inRow ? 24 : 40) * u } : null,
      kicker && !inRow ? { height: kicker.height + chip, gap: 24 * u } : null,
      { height: title.height },
    ],
    0.46,
  );
  const kickerBox: Rect | null | undefined =
    inRow && indexBox
      ? {
          ...indexBox,
          x: indexBox.x + index.width + 32 * u,
          y: indexBox.y + (indexBox.height - kicker.height - chip) / 2,
          width: indexBox.width - index.width - 32 * u,
          height: kicker.height + chip,
        }
      : lineBox;
  const numeral: Rect | null | undefined = index
    ? band
      ? {
          x: whole.x + (picture!.box.x - whole.x - index.width) / 2,
          y: band.y + (picture!.box.y + picture!.box.height - band.y - index.height) / 2,
          width: index.width + 4 * u,
          height: index.height,
        }
      : beside
        ? { ...safe, y: safe.y + (safe.height - index.height) * 0.46, width: index.width + 4 * u, height: index.height }
        : indexBox
    : null;
  return (
    <>
      {index && numeral ? (
        <TextBlock
          block="index"
          set={index}
          box={numeral}
          align={beside || band ? 'start' : align}
          from={scene.at(1)}
          color={
            band && contrast(palette.accent, fieldFill(scene.pictured, look.picture.field.share)) < 3
              ? palette.onAccent
              : palette.accent
          }
        />
      ) : null}
      {kicker && kickerBox ? <Kicker set={kicker} box={kickerBox} align={align} from={scene.at(5)} /> : null}
      <TextBlock block="title" set={title} box={titleBox!} align={align} from={scene.cue('title', scene.at(8))} />
    </>
  );
}
