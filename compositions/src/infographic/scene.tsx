import { panelSeconds } from '@scenewright/core/infographics';
import type { InfographicContent } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { GroundArt } from '../look/grounds/ground-art.js';
import { SceneContext, useScene, type SceneState } from '../scene-context/scene-context.js';
import { motifs } from '../scenes/backdrop/scene.js';
import { stageOf } from '../scenes/backdrop/stage.js';
import { FitText } from '../typography/text-block.js';
import { attention } from './attention.js';
import { arrange, type Arrangement } from './arrange.js';
import { Card, setTitles } from './card.js';
import { Head } from './head.js';
import { Lots } from './lots.js';
import { LivingGround } from './living-ground.js';
import { Badge, Thread } from './thread.js';

/** One continuous canvas: a head, and panels along a thread that build up one after another and then rest as a poster. */
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
  const { panels, zoom, head, source } = arrangement;
  const depth = content.visualStyle === '3d' ? 16 * u : 0;
  const starts = panelSeconds(panels.length, scene.frames / scene.fps);
  const froms = panels.map((_, index) => scene.cue(`panels.${index}`, starts[index]! * scene.fps));
  const titles = setTitles(scene as unknown as SceneState, content, panels, zoom);
  const Motif = motifs[content.motif ?? 'matter'];
  return (
    <>
      <LivingGround />
      <Lots panels={content.panels} boxes={panels} froms={froms} />
      {panels.length === 0 ? (
        <GroundArt>
          <rect width={scene.width} height={scene.height} fill={palette.background} />
          <Motif stage={stageOf(scene as unknown as SceneState)} />
        </GroundArt>
      ) : (
        <Thread arrangement={arrangement} froms={froms} depth={depth} />
      )}
      <Head content={content} box={head} depth={depth} />
      {content.panels.map((panel, index) => (
        <Card
          key={panel.id}
          panel={panel}
          index={index}
          leads={index === 0 && panels.length > 1}
          attention={attention(scene, froms, index)}
          box={panels[index]!}
          title={titles[index]!}
          from={froms[index]!}
          zoom={zoom}
          depth={depth}
        />
      ))}
      {panels.length > 1
        ? panels.map((panel, index) => (
            <Badge
              key={index}
              panel={panel}
              index={index}
              from={froms[index]!}
              zoom={zoom}
              depth={depth}
              bare={content.panels.some(({ kind }) => kind === 'steps')}
            />
          ))
        : null}
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
