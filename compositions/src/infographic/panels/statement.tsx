import type { ReactNode } from 'react';
import { Drawing } from '../../charting/drawing.js';
import { useScene } from '../../scene-context/scene-context.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import type { Rect } from '../../scene-context/rect.js';
import { acting } from '../acting.js';
import { Glint } from '../glint.js';
import type { PanelProps } from '../panel-props.js';
import { PartMark } from '../part-mark.js';

/** A sentence that stands for itself, or somebody's words. */
export function StatementPanel({ panel, box: whole, from }: PanelProps<'statement'>): ReactNode {
  const scene = useScene();
  const { u, palette } = scene;
  const drawing = scene.drawing(panel.picture);
  const side = drawing ? Math.min(whole.width * 0.3, whole.height) : 0;
  const box: Rect = { ...whole, width: whole.width - (side > 0 ? side + 30 * u : 0) };
  const mark: Rect = {
    x: whole.x + whole.width - side,
    y: whole.y + (whole.height - side) / 2,
    width: side,
    height: side,
  };
  const [open, close] =
    scene.language === 'ja' || scene.language === 'zh'
      ? ['「', '」']
      : scene.language === 'fr'
        ? ['« ', ' »']
        : ['“', '”'];
  const text = panel.quoted ? `${open}${panel.text}${close}` : panel.text;
  const author = panel.author
    ? setText(
        scene,
        { text: panel.author, size: [28, 16], maxLines: 2, weight: 600 },
        box.width - 24 * u,
        box.height * 0.22,
      )
    : null;
  const set = setText(
    scene,
    { text, role: 'heading', size: [56, 20], maxLines: 7, leading: 1.2 },
    box.width - 30 * u,
    box.height - (author ? author.height + 24 * u : 0),
  );
  const height = set.height + (author ? author.height + 20 * u : 0);
  const y = box.y + Math.max(0, box.height - height) / 2;
  return (
    <>
      {drawing ? <PartMark drawing={drawing} box={mark} from={from + scene.at(4)} index={0} /> : null}
      {scene.frame >= from ? (
        <Drawing>
          <rect x={box.x} y={y} width={8 * u} height={height} fill={palette.accent} />
          <Glint
            box={{ x: box.x, y, width: 8 * u, height }}
            color={palette.accent}
            way={acting(scene, from, 0, 1, 2)}
            radius={0}
            isStanding
          />
        </Drawing>
      ) : null}
      <TextBlock
        block={`${panel.id}.text`}
        set={set}
        box={{ x: box.x + 30 * u, y, width: box.width - 30 * u, height: set.height }}
        from={from + scene.at(6)}
        motion="block"
        enter="rise"
      />
      {author ? (
        <TextBlock
          block={`${panel.id}.author`}
          set={author}
          box={{ x: box.x + 30 * u, y: y + set.height + 20 * u, width: box.width - 30 * u, height: author.height }}
          color={palette.muted}
          from={from + scene.at(12)}
          motion="block"
          enter="fade"
        />
      ) : null}
    </>
  );
}
