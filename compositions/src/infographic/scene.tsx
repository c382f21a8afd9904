import { panelTurns } from '@scenewright/core/infographics';
import type { InfographicContent } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { GroundArt } from '../look/grounds/ground-art.js';
import { SceneContext, useScene, type SceneState } from '../scene-context/scene-context.js';
import { motifs } from '../scenes/backdrop/scene.js';
import { stageOf } from '../scenes/backdrop/stage.js';
import { FitText } from '../typography/text-block.js';
import { arrange, type Arrangement } from './arrange.js';
import { Head } from './head.js';
import { LivingGround } from './living-ground.js';
import { opening, type PanelSpan } from './telling.js';
import { StagedPanels } from './staged-panels.js';

/** One continuous canvas: a head, and panels that are told one after another and then stand as a poster. */
export function InfographicScene(): ReactNode {
  const outer = useScene<'infographic'>();
  // Times in fractions of frames: a low frame rate must not round a movement away.
  const scene: SceneState<'infographic'> = { ...outer, at: (frames) => (frames * outer.fps) / 30 };
  return (
    <SceneContext value={scene as unknown as SceneState}>
      <Graphic />
    </SceneContext>
  );
}

function Graphic(): ReactNode {
  const scene = useScene<'infographic'>();
  const { content, palette, u } = scene;
  const arrangement = arrangementOf(scene as unknown as SceneState, content);
  const { panels, head, sheet, composition, source } = arrangement;
  const depth = content.visualStyle === '3d' ? 16 * u : 0;
  const Motif = motifs[content.motif ?? 'matter'];
  const turns = turnsOf(scene, content);
  const shownHead = (
    <Head
      content={content}
      box={head}
      sheet={sheet}
      composition={composition}
      depth={depth}
      closes={turns.at(-1)?.to ?? Infinity}
    />
  );
  return (
    <>
      <LivingGround />
      {panels.length === 0 ? (
        <GroundArt>
          <rect width={scene.width} height={scene.height} fill={palette.background} />
          <Motif stage={stageOf(scene as unknown as SceneState)} />
        </GroundArt>
      ) : null}
      {panels.length === 0 ? (
        shownHead
      ) : (
        <StagedPanels content={content} arrangement={arrangement} turns={turns} depth={depth} head={shownHead} />
      )}
      {source && content.source ? (
        <FitText
          block="source"
          text={content.source}
          box={source}
          size={[22, 14]}
          maxLines={1}
          color={palette.muted}
          anchor="bottom"
          align="start"
          from={scene.at(20)}
          motion="block"
          enter="fade"
        />
      ) : null}
    </>
  );
}

/** When each panel is told, in local frames: as the timeline says, else as it would have been planned. */
function turnsOf(scene: SceneState<'infographic'>, { panels }: InfographicContent): PanelSpan[] {
  const { fps, lasts, frames } = scene;
  const planned = panels.every((_, index) => scene.cue(`panels.${index}`, -1) >= 0) && scene.cue('whole', -1) >= 0;
  const usual = planned ? [] : panelTurns(panels, lasts / fps);
  const ahead = frames - lasts;
  const froms = panels.map((_, index) => scene.cue(`panels.${index}`, (usual[index]?.from ?? 0) * fps + ahead));
  const whole = scene.cue('whole', (usual.at(-1)?.to ?? 0) * fps + ahead);
  // The first of several stands on the stage from the first frame.
  const isAhead = froms.length > 1 && froms[0]! - ahead <= 0;
  return froms.map((from, index) => ({ from: index === 0 && isAhead ? from - opening * fps : from, to: froms[index + 1] ?? whole })); // prettier-ignore
}

const kept = new WeakMap<InfographicContent, Map<string, Arrangement>>();

/** The arrangement depends on content and canvas alone: found once for all frames. */
function arrangementOf(scene: SceneState, content: InfographicContent): Arrangement {
  const key = `${scene.width}x${scene.height}`;
  const known = kept.get(content) ?? new Map<string, Arrangement>();
  kept.set(content, known);
  const found = known.get(key) ?? arrange(scene, content);
  known.set(key, found);
  return found;
}
