import type { SceneContent } from '@scenewright/core/scenes';
import type { ComponentType, ReactNode } from 'react';
import { stack } from '../../layout/stack.js';
import { GroundArt } from '../../look/grounds/ground-art.js';
import { PicturedPlace } from '../../pictures/sets/pictured-place.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText } from '../../typography/set-text.js';
import { WorldView } from '../../world/world.js';
import { TextBlock } from '../../typography/text-block.js';
import { Kicker, setKicker } from '../scene-head.js';
import { City } from './motifs/city.js';
import { Growth } from './motifs/growth.js';
import { Landscape } from './motifs/landscape.js';
import { Light } from './motifs/light.js';
import { Matter } from './motifs/matter.js';
import { Network } from './motifs/network.js';
import { Sky } from './motifs/sky.js';
import { Space } from './motifs/space.js';
import { Water } from './motifs/water.js';
import { stageOf, wordsArea, type Stage } from './stage.js';

type Motif = SceneContent<'backdrop'>['motif'];

export const motifs: Record<Motif, ComponentType<{ stage: Stage }>> = {
  landscape: Landscape,
  sky: Sky,
  water: Water,
  city: City,
  space: Space,
  matter: Matter,
  growth: Growth,
  network: Network,
  light: Light,
};
/** Motifs that stand on the ground leave the upper part to the words; the others leave the reading side. */
const grounded: readonly Motif[] = ['landscape', 'water', 'city'];

/** A drawn world in motion. One that says nothing of its topic gives way to the picture that the film comes back to. */
export function BackdropScene(): ReactNode {
  const { content, largeMotif, motif: hero, art } = useScene<'backdrop'>();
  // In the place of the film it can be seen from far again.
  const motif = largeMotif ?? (art?.world ? hero : null);
  const { title, kicker, caption } = content;
  return (content.motif === 'matter' || art?.world) &&
    motif &&
    caption === undefined &&
    (title !== undefined || kicker === undefined) ? (
    <PicturedPlace
      drawing={motif}
      words={title === undefined ? null : { title, kicker }}
      placed={largeMotif === null && title === undefined}
    />
  ) : (
    <DrawnWorld />
  );
}

/** A figure or a word that is all a scene says fills its part of it. */
function largestTitle(title: string, wide: boolean): number {
  const length = [...title].length;
  return length <= 3 ? 520 : length <= 16 ? 190 : wide ? 132 : 124;
}

/** In the palette of the pack, with few words in its calm part. */
function DrawnWorld(): ReactNode {
  const scene = useScene<'backdrop'>();
  const { content, u, shape, palette, look } = scene;
  const stage = stageOf(
    scene,
    [content.title, content.kicker, content.caption].some((text) => text !== undefined),
  );
  const Drawing = motifs[content.motif];
  const area = wordsArea(scene, grounded.includes(content.motif));
  const wide = shape === 'wide';
  const chip = look.type.kicker === 'chip' ? 16 * u : 0;
  const kicker = content.kicker ? setKicker(scene, content.kicker, area.width - 60 * u) : null;
  const caption = content.caption
    ? setText(
        scene,
        {
          text: content.caption,
          size: wide ? [42, 26] : [44, 28],
          maxLines: 4,
          weight: Math.max(500, look.type.bodyWeight),
        },
        area.width * 0.92,
        area.height * 0.32,
      )
    : null;
  const used = (kicker ? kicker.height + chip + 26 * u : 0) + (caption ? caption.height + 32 * u : 0);
  const title = content.title
    ? setText(
        scene,
        {
          text: content.title,
          role: 'heading',
          size: [largestTitle(content.title, wide), 48],
          maxLines: wide ? 4 : 5,
        },
        area.width,
        area.height - used,
      )
    : null;
  const [kickerBox, titleBox, captionBox] = stack(
    area,
    [
      kicker ? { height: kicker.height + chip, gap: 26 * u } : null,
      title ? { height: title.height, gap: 32 * u } : null,
      caption ? { height: caption.height } : null,
    ],
    grounded.includes(content.motif) || !wide ? 0.12 : 0.46,
  );
  const sets = [kicker, title, caption].filter((set) => set !== null);
  const boxes = [kickerBox, titleBox, captionBox].filter((box) => box !== null && box !== undefined);
  const top = boxes[0]?.y ?? area.y;
  const foot = boxes.at(-1);
  // The place is the picture of such a scene: it is quiet behind what is written, and itself elsewhere.
  const written: Rect = { ...area, y: top, width: Math.max(0, ...sets.map(({ width }) => width)), height: foot ? foot.y + foot.height - top : 0 }; // prettier-ignore
  return (
    <>
      <GroundArt>
        <rect width={scene.width} height={scene.height} fill={palette.background} />
        {scene.art?.world ? null : <Drawing stage={stage} />}
      </GroundArt>
      {scene.art?.world ? <WorldView quiet floor={0.84} words={written} /> : null}
      {kicker && kickerBox ? (
        chip > 0 ? (
          <Kicker set={kicker} box={kickerBox} align="start" from={scene.at(4)} />
        ) : (
          <TextBlock block="kicker" set={kicker} box={kickerBox} from={scene.at(4)} motion="block" />
        )
      ) : null}
      {title && titleBox ? (
        <TextBlock block="title" set={title} box={titleBox} from={scene.cue('title', scene.at(5))} />
      ) : null}
      {caption && captionBox ? (
        <TextBlock
          block="caption-text"
          set={caption}
          box={captionBox}
          from={scene.cue('caption', scene.at(20))}
          motion="block"
        />
      ) : null}
    </>
  );
}
