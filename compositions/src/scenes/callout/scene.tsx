import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { stack } from '../../layout/stack.js';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { LivingField } from '../../look/grounds/living-field.js';
import { bearsGhost, FieldGhost } from '../../pictures/field-ghost.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { Kicker, setKicker } from '../scene-head.js';

/** One sentence that carries the scene: large on the ground with a rule at its side, or on a field of the accent. */
export function CalloutScene(): ReactNode {
  const scene = useScene<'callout'>();
  const { content, u, look, palette, shape, safe } = scene;
  const field = onField(scene);
  const centred = look.align.content === 'center';
  const align = centred ? 'center' : 'start';
  const indent = centred ? 0 : field ? 0 : 56 * u;
  const pad = field ? (shape === 'wide' ? 76 : 56) * u : 0;
  const panel = fieldBox(scene);
  const area: Rect = field
    ? { x: safe.x, y: panel.y + pad, width: panel.width - 2 * safe.x, height: panel.height - 2 * pad }
    : { ...safe, x: safe.x + indent, width: safe.width - indent };
  const kicker = content.kicker ? setKicker(scene, content.kicker, area.width - 60 * u) : null;
  const chip = look.type.kicker === 'chip' ? 16 * u : 0;
  const used = kicker ? kicker.height + chip + 34 * u : 0;
  const text = setText(
    scene,
    {
      text: content.text,
      role: 'heading',
      size: sizeOf(content.text, shape === 'wide'),
      maxLines: shape === 'wide' ? 5 : 8,
    },
    area.width,
    (area.height - used) * (field ? 1 : 0.92),
  );
  const [kickerBox, textBox] = stack(
    area,
    [kicker ? { height: kicker.height + chip, gap: 34 * u } : null, { height: text.height }],
    0.46,
  );
  const grown = easeOutQuint(clamp((scene.frame - scene.at(1)) / scene.at(field ? 16 : 20)));
  const top = kickerBox?.y ?? textBox!.y;
  const rule: Rect = {
    x: safe.x,
    y: top,
    width: Math.max(8, look.shape.stroke * 1.6) * u,
    height: (textBox!.y + textBox!.height - top) * grown,
  };
  const marked = {
    textDecorationLine: 'underline',
    textDecorationThickness: `${Math.max(3, look.shape.stroke) * u}px`,
    textUnderlineOffset: '0.14em',
  };
  return (
    <>
      {field ? (
        <>
          <LivingField box={{ ...panel, width: panel.width * grown }} color={palette.accent} text={palette.onAccent} />
          {scene.motif && bearsGhost(scene, text) ? (
            <FieldGhost
              drawing={scene.motif}
              field={{ ...panel, width: panel.width * grown }}
              ground={palette.accent}
              ink={palette.onAccent}
              side={Math.min(panel.width, panel.height) * 1.05}
            />
          ) : null}
        </>
      ) : centred ? null : (
        <div style={{ ...place(scene, rule), background: palette.accent, borderRadius: look.shape.radius }} />
      )}
      {kicker && kickerBox ? (
        field && look.type.kicker !== 'chip' ? (
          <TextBlock
            block="kicker"
            set={kicker}
            box={kickerBox}
            align={align}
            color={palette.onAccent}
            from={scene.at(5)}
            motion="block"
          />
        ) : (
          <Kicker set={kicker} box={kickerBox} align={align} from={scene.at(5)} />
        )
      ) : null}
      <TextBlock
        block="text"
        set={text}
        box={textBox!}
        align={align}
        from={scene.cue('text', scene.at(field ? 8 : 5))}
        color={field ? palette.onAccent : palette.text}
        emphasis={content.emphasis}
        {...(field ? { emphasisStyle: marked } : {})}
      />
    </>
  );
}

/** What stands beside a picture, or ends a film, has its colour already. */
function onField(scene: SceneState<'callout'>): boolean {
  return scene.closing === null && scene.picture === null && scene.onField;
}

/** The canvas, less the zone of the captions. */
function fieldBox(scene: SceneState): Rect {
  const { width, height, safe, captions, u } = scene;
  const top = captions === 'top' ? safe.y - 20 * u : 0;
  const bottom = captions === 'bottom' ? safe.y + safe.height - 10 * u : height;
  return { x: 0, y: top, width, height: bottom - top };
}

/** Few words stand large. */
function sizeOf(text: string, wide: boolean): readonly [number, number] {
  const length = [...text].length;
  if (length <= 12) return [wide ? 330 : 320, 60];
  if (length <= 32) return [wide ? 230 : 220, 60];
  if (length <= 80) return [wide ? 164 : 160, 56];
  return [wide ? 108 : 112, 44];
}
