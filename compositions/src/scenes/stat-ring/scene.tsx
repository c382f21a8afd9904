import type { ReactNode } from 'react';
import { heightFactor } from '../../layout/height-factor.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead, setHead } from '../scene-head.js';
import { Ring } from './ring.js';

/** Beside the ring there is room for a claim of several lines. */
const besideRing = { lines: 5, share: 0.6, kickerLines: 2 };

/** A share of a whole as a ring with the figure inside it. Wide: the words beside it; else over and under it. */
export function StatRingScene(): ReactNode {
  const scene = useScene<'stat-ring'>();
  const { content, u, shape, safe, palette } = scene;
  const from = scene.cue('figure', scene.at(8));
  const labelled = (width: number, height: number) =>
    content.label
      ? setText(
          scene,
          { text: content.label, size: shape === 'wide' ? [56, 30] : [56 * heightFactor(scene), 32], maxLines: 4 },
          width,
          height,
        )
      : null;
  const wordsFrom = scene.cue('label', from + scene.at(14));

  if (shape === 'wide') {
    const alone = !content.title && !content.label && !content.kicker;
    const size = Math.min(safe.height, safe.width * 0.46);
    const ring: Rect = {
      x: alone ? safe.x + (safe.width - size) / 2 : safe.x,
      y: safe.y + (safe.height - size) / 2,
      width: size,
      height: size,
    };
    const x = safe.x + size + 110 * u;
    const words: Rect = { ...safe, x, width: safe.x + safe.width - x };
    const label = labelled(words.width, safe.height * 0.4);
    const measured = setHead(scene, content, words, [96, 48], besideRing);
    const gap = label && measured.box.height > 0 ? 40 * u : 0;
    const height = measured.box.height + gap + (label?.height ?? 0);
    const top = safe.y + (safe.height - height) / 2;
    const head = setHead(scene, content, { ...words, y: top }, [96, 48], besideRing);
    return (
      <>
        <Ring box={ring} from={from} />
        <SceneHead head={head} align="start" />
        {label ? (
          <TextBlock
            block="label"
            set={label}
            box={{ ...words, y: top + measured.box.height + gap, height: label.height }}
            from={wordsFrom}
            motion="block"
            color={palette.muted}
          />
        ) : null}
      </>
    );
  }

  const head = setHead(scene, content);
  const area = head.rest;
  const label = labelled(area.width, area.height * 0.26);
  const below = label ? label.height + 48 * u : 0;
  const size = Math.min(area.width * (shape === 'tall' ? 0.92 : 0.8), area.height - below);
  const spare = area.height - below - size;
  const ring: Rect = { x: area.x + (area.width - size) / 2, y: area.y + spare * 0.4, width: size, height: size };
  return (
    <>
      <SceneHead head={head} />
      <Ring box={ring} from={from} />
      {label ? (
        <TextBlock
          block="label"
          set={label}
          box={{ ...area, y: ring.y + size + 48 * u, height: label.height }}
          align={shape === 'tall' ? scene.look.align.content : 'center'}
          from={wordsFrom}
          motion="block"
          color={palette.muted}
        />
      ) : null}
    </>
  );
}
