import { Thumbnail } from '@remotion/player';
import { TimelineVideo } from '@scenewright/compositions';
import '@scenewright/compositions/font-faces';
import type { Timeline } from '@scenewright/core/timeline';
import { useMemo, type ReactNode } from 'react';

/** One picture of a film, of its first scene when all of it has come in. */
export function Poster({ timeline, assetBase }: { timeline: Timeline; assetBase: string }): ReactNode {
  const { canvas, fps, frames, scenes } = timeline;
  const props = useMemo(() => ({ timeline, assetBase, output: canvas }), [timeline, assetBase, canvas]);
  return (
    <Thumbnail
      component={TimelineVideo}
      inputProps={props}
      frameToDisplay={Math.min(frames - 1, Math.floor((scenes[0]?.frames ?? 0) * 0.8))}
      durationInFrames={frames}
      fps={fps}
      compositionWidth={canvas.width}
      compositionHeight={canvas.height}
      style={{ width: '100%' }}
    />
  );
}
