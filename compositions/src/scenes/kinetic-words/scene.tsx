import type { ReactNode } from 'react';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { LivingField } from '../../look/grounds/living-field.js';
import { FieldGhost } from '../../pictures/field-ghost.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';

/** Phrases that take the frame one after the other, each on the field of another colour. */
export function KineticWordsScene(): ReactNode {
  const scene = useScene<'kinetic-words'>();
  const { phrases, starts } = withWhole(scene, scene.content.phrases);
  const last = starts.findLastIndex((start) => start <= scene.frame);
  const current = Math.max(0, last);
  return (
    <>
      <Field index={current - 1} from={-1000} />
      <Field index={current} from={starts[current]!} />
      <FieldPicture index={current} />
      <Phrase text={phrases[current]!} index={current} from={starts[current]!} />
    </>
  );
}

/** When the voice is done early, the phrases come together once more: a last word alone says little for long. */
function withWhole(
  scene: SceneState<'kinetic-words'>,
  phrases: readonly string[],
): { phrases: readonly string[]; starts: number[] } {
  const starts = phraseStarts(scene, phrases.length);
  const start = (starts.at(-1) ?? 0) + scene.at(38);
  if (phrases.length < 2 || scene.frames - start < scene.at(40)) return { phrases, starts };
  const whole = phrases.join(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(phrases[0]!) ? '' : ' ');
  return { phrases: [...phrases, whole], starts: [...starts, start] };
}

/** Cues where the voice gives them, else even shares of the scene. The first phrase is there from the start. */
function phraseStarts(scene: SceneState<'kinetic-words'>, count: number): number[] {
  let before = 0;
  return Array.from({ length: count }, (_, index) => {
    const even = Math.round((index * scene.frames * 0.94) / count);
    const start = index === 0 ? Math.min(scene.cue('phrases.0', 0), scene.at(6)) : scene.cue(`phrases.${index}`, even);
    before = Math.max(start, index === 0 ? 0 : before + 1);
    return before;
  });
}

/** Colours of a phrase: the ground, then the accent, then the ground's opposite, in turn. */
function colorsOf(scene: SceneState, index: number): { field: string | null; text: string } {
  const { palette } = scene;
  const turn = (index + 3) % 3;
  if (index < 0 || turn === 0) return { field: index < 0 ? null : palette.background, text: palette.text };
  return turn === 1
    ? { field: palette.accent, text: palette.onAccent }
    : { field: palette.text, text: palette.background };
}

/** The canvas, less the zone of the captions. */
function fieldBox(scene: SceneState): Rect {
  const { width, height, safe, captions, u } = scene;
  const top = captions === 'top' ? safe.y - 20 * u : 0;
  const bottom = captions === 'bottom' ? safe.y + safe.height - 6 * u : height;
  return { x: 0, y: top, width, height: bottom - top };
}

/** A field that comes over the one before, from the side where reading starts or from the foot, in turn. */
function Field(props: { index: number; from: number }): ReactNode {
  const scene = useScene();
  const { field, text } = colorsOf(scene, props.index);
  if (field === null || props.index === 0) return null;
  const box = fieldBox(scene);
  const grown = easeOutQuint(clamp((scene.frame - props.from + 1) / scene.at(9)));
  const rect: Rect =
    props.index % 2 === 1
      ? { ...box, width: box.width * grown }
      : { ...box, y: box.y + box.height * (1 - grown), height: box.height * grown };
  return <LivingField box={rect} color={field} text={text} />;
}

/** What the phrases are about, or else the film, as a ghost of the field that stands: in tones that text keeps its contrast on. */
function FieldPicture({ index }: { index: number }): ReactNode {
  const scene = useScene();
  const { palette, width, height } = scene;
  const { field, text } = colorsOf(scene, index);
  // The ground itself bears the film's picture already.
  const drawing = scene.drawing(scene.content.picture) ?? (field === palette.background ? null : scene.motif);
  if (drawing === null) return null;
  const even = index % 2 === 0;
  const side = Math.max(width, height) * 0.7;
  return (
    <FieldGhost
      drawing={drawing}
      field={fieldBox(scene)}
      ground={field ?? palette.background}
      ink={text}
      x={even ? 0.72 : 0.3}
      y={0.56}
      side={side}
      turn={even ? -8 : 7}
    />
  );
}

function Phrase(props: { text: string; index: number; from: number }): ReactNode {
  const scene = useScene();
  const { safe, shape, u, look } = scene;
  const box = fieldBox(scene);
  const top = Math.max(box.y + 80 * u, safe.y);
  const area: Rect = { ...safe, y: top, height: Math.min(box.y + box.height - 60 * u, safe.y + safe.height) - top };
  const set = setText(
    scene,
    {
      text: props.text,
      role: 'heading',
      size: [shape === 'wide' ? 420 : 380, 72],
      maxLines: shape === 'wide' ? 3 : 5,
      leading: Math.min(1.04, look.type.headingLeading),
    },
    area.width,
    area.height,
  );
  return (
    <TextBlock
      block={`phrases.${props.index}`}
      set={set}
      box={area}
      anchor="middle"
      align={look.align.statement}
      color={colorsOf(scene, props.index).text}
      from={props.from}
      motion={look.motion.entrance === 'type' ? 'lines' : 'words'}
    />
  );
}
