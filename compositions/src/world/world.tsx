import type { World } from '@scenewright/core/art-direction';
import type { ComponentType, ReactNode } from 'react';
import { GroundArt } from '../look/grounds/ground-art.js';
import { useScene } from '../scene-context/scene-context.js';
import { Deep, Space, StudioStage, Table } from './elsewhere.js';
import { Foreground } from './foreground.js';
import { ColorsContext } from './form.js';
import { Land, Sky, Street, Water } from './outdoors.js';
import { sightOf, type Placing, type Sight } from './stage.js';
import { worldColors } from './world-colors.js';

const places: Readonly<Record<World, ComponentType<{ sight: Sight }>>> = {
  land: Land,
  street: Street,
  water: Water,
  deep: Deep,
  sky: Sky,
  space: Space,
  table: Table,
  stage: StudioStage,
};

/** Packs whose pictures are lines draw their scenery so. */
const isLined = (ink: string): boolean => ink === 'outline';

/**
 * The place in which a film happens, as this scene sees it: pale enough for words to be read on any part of it, or, without
 * `quiet`, in its full colours.
 */
export function WorldView({ quiet = false, ...placing }: Placing): ReactNode {
  const scene = useScene();
  const { palette, look, width, height } = scene;
  const world = scene.art?.world ?? 'stage';
  const Place = places[world];
  const coloring = { lines: isLined(look.picture.ink), world, inks: scene.art?.inks };
  const colors = worldColors(palette, { ...coloring, quiet });
  const full = worldColors(palette, { ...coloring, quiet: false });
  const isFree = scene.shape === 'tall' && scene.captions === 'bottom';
  const sight = sightOf(scene, { quiet, ...placing });
  return (
    <GroundArt>
      <ColorsContext value={colors}>
        <rect width={width} height={height} fill={colors.sky} />
        <Place sight={sight} />
      </ColorsContext>
      {/* Under the captions of a tall canvas nothing is written: there the place has all of its colours. */}
      <ColorsContext value={quiet && !isFree ? colors : full}>
        <Foreground world={world} sight={sight} />
      </ColorsContext>
    </GroundArt>
  );
}
