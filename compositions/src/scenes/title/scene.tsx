import type { ReactNode } from 'react';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { statementArea } from '../../layout/statement-area.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { Kicker, setKicker } from '../scene-head.js';
import { TitleMark } from './title-mark.js';
import { largestTitleSize } from './title-size.js';

/** The opening claim: as large as the canvas allows, with the pack's idea behind it. */
export function TitleScene(): ReactNode {
  const scene = useScene<'title'>();
  const { content, u, shape, look } = scene;
  const safe = statementArea(scene);
  const centred = look.align.statement === 'center';
  const width = shape === 'wide' ? Math.min(safe.width, (centred ? 1480 : 1560) * u) : safe.width;
  const x = centred ? safe.x + (safe.width - width) / 2 : safe.x;
  const area: Rect = { ...safe, x, width };

  const kicker = content.kicker ? setKicker(scene, content.kicker, width - 60 * u) : null;
  const subtitle = content.subtitle
    ? setText(
        scene,
        { text: content.subtitle, size: shape === 'wide' ? [56, 32] : [60, 34], maxLines: 3 },
        Math.min(width, 1080 * u),
        area.height * 0.24,
      )
    : null;
  const chip = look.type.kicker === 'chip' ? 20 * u : 0;
  const gapKicker = kicker ? 28 * u + chip : 0;
  const gapSubtitle = subtitle ? (shape === 'wide' ? 38 : 48) * u : 0;
  const used = (kicker?.height ?? 0) + gapKicker + (subtitle?.height ?? 0) + gapSubtitle;
  const title = setText(
    scene,
    {
      text: content.title,
      role: 'heading',
      size: largestTitleSize(content.title, shape === 'wide'),
      maxLines: shape === 'wide' ? 3 : 5,
    },
    width,
    area.height * 0.86 - used,
  );
  const height = used + title.height;
  const spare = area.height - height;
  // Optical centre: a little above the middle.
  let y = area.y + spare * (centred ? 0.48 : 0.44);
  const next = (h: number, gap: number): Rect => {
    const rect = { ...area, y, height: h };
    y += h + gap;
    return rect;
  };
  const kickerBox = kicker ? next(kicker.height + chip, gapKicker - chip) : null;
  const titleBox = next(title.height, gapSubtitle);
  const align = centred ? 'center' : 'start';
  return (
    <>
      <TitleMark box={kickerBox ?? titleBox} align={align} />
      {kicker && kickerBox ? <Kicker set={kicker} box={kickerBox} align={align} from={scene.at(2)} /> : null}
      <TextBlock block="title" set={title} box={titleBox} align={align} from={scene.cue('title', scene.at(5))} />
      {subtitle ? (
        <TextBlock
          block="subtitle"
          set={subtitle}
          box={next(subtitle.height, 0)}
          align={align}
          color={scene.palette.muted}
          from={scene.cue('subtitle', scene.at(20))}
          motion="block"
        />
      ) : null}
    </>
  );
}
