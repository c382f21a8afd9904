import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { stack } from '../../layout/stack.js';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { Kicker, setKicker } from '../scene-head.js';

/** A word and what it means, as in a dictionary: the word fills the line, a rule, the meaning hangs under it. */
export function DefinitionScene(): ReactNode {
  const scene = useScene<'definition'>();
  const { content, u, shape, look, palette, safe } = scene;
  const wide = shape === 'wide';
  const centred = look.align.content === 'center';
  const align = centred ? 'center' : 'start';
  const chip = look.type.kicker === 'chip' ? 16 * u : 0;
  const kicker = content.kicker ? setKicker(scene, content.kicker, safe.width - 60 * u) : null;
  const column: Rect =
    wide && !centred && scene.picture === null ? scene.columns(4, 8) : centred && wide ? scene.columns(2, 8) : safe;
  const above = kicker ? kicker.height + chip + 24 * u : 0;
  const rule = Math.max(4, look.shape.stroke) * u;
  const meaning = setText(
    scene,
    {
      text: content.definition,
      size: wide ? [66, 34] : [64, 34],
      maxLines: wide ? 6 : 9,
      leading: Math.max(1.26, look.type.bodyLeading - 0.12),
    },
    column.width,
    (safe.height - above) * 0.5,
  );
  const term = setText(
    scene,
    { text: content.term, role: 'heading', size: [wide ? 280 : 230, 64], maxLines: wide ? 2 : 3 },
    safe.width,
    safe.height - above - meaning.height - rule - 104 * u,
  );
  const [kickerBox, termBox, ruleBox, meaningBox] = stack(
    safe,
    [
      kicker ? { height: kicker.height + chip, gap: 24 * u } : null,
      { height: term.height, gap: 44 * u },
      { height: rule, gap: 52 * u },
      { height: meaning.height },
    ],
    0.4,
  );
  const from = scene.cue('definition', scene.at(16));
  const drawn = easeOutQuint(clamp((scene.frame - scene.at(8)) / scene.at(24)));
  const length = centred ? 160 * u : safe.width;
  return (
    <>
      {kicker && kickerBox ? <Kicker set={kicker} box={kickerBox} align={align} from={scene.at(1)} /> : null}
      <TextBlock
        block="term"
        set={term}
        box={termBox!}
        align={align}
        from={scene.cue('term', scene.at(4))}
        color={palette.accent}
      />
      <div
        style={{
          ...place(scene, {
            ...ruleBox!,
            x: centred ? safe.x + (safe.width - length * drawn) / 2 : safe.x,
            width: length * drawn,
          }),
          background: palette.text,
        }}
      />
      <TextBlock
        block="definition"
        set={meaning}
        box={{ ...meaningBox!, x: column.x, width: column.width }}
        align={align}
        from={from}
        motion="lines"
      />
    </>
  );
}
