import { Player, Thumbnail, type PlayerRef } from '@remotion/player';
import '@scenewright/compositions/font-faces';
import type { Timeline } from '@scenewright/core/timeline';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';
import { TimelineVideo } from '@scenewright/compositions';
import { HeardTimeline } from './heard-timeline.js';
import { Transport } from './transport.js';

interface StageProps {
  timeline: Timeline;
  /** Where the files of the timeline are: `${assetBase}/${digest}`. */
  assetBase: string;
  titles: Record<string, string>;
  /** Scenes that an edit has made again. */
  remade: readonly string[];
}

/** Plays a timeline, which is the film before any file of it exists, above the strip of its scenes. */
export function Stage({ timeline, assetBase, titles, remade }: StageProps): ReactNode {
  const t = useText();
  const { clock } = useFormats();
  const player = useRef<PlayerRef>(null);
  const { canvas, fps, frames, scenes } = timeline;
  // When the first scene has come in: the picture that stands there before anybody plays it.
  const first = Math.min(frames - 1, Math.round((scenes[0]?.frames ?? 0) * 0.6));
  const [frame, setFrame] = useState(first);
  const current = scenes.findLast(({ from }) => from <= frame)?.id;
  const props = useMemo(() => ({ timeline, assetBase, output: canvas }), [timeline, assetBase, canvas]);
  useEffect(() => {
    const shown = player.current;
    const follow = ({ detail }: { detail: { frame: number } }) => setFrame(detail.frame);
    shown?.addEventListener('frameupdate', follow);
    return () => shown?.removeEventListener('frameupdate', follow);
  }, []);
  return (
    <div className="stage-room" data-stage="ready">
      <div className={canvas.height > canvas.width ? 'stage tall' : 'stage'}>
        <Player
          ref={player}
          component={HeardTimeline}
          inputProps={props}
          durationInFrames={frames}
          fps={fps}
          compositionWidth={canvas.width}
          compositionHeight={canvas.height}
          initialFrame={first}
          style={{ width: '100%' }}
          controls={false}
          clickToPlay
          doubleClickToFullscreen
          spaceKeyToPlayOrPause
          acknowledgeRemotionLicense
        />
      </div>
      <Transport player={player} frames={frames} fps={fps} frame={frame} />
      {scenes.length > 1 && (
        <ol className="strip" aria-label={t.video.scenes}>
          {scenes.map((scene) => (
            <li key={scene.id}>
              <button
                type="button"
                aria-current={scene.id === current}
                onClick={() => player.current?.seekTo(scene.from)}
              >
                <div aria-hidden="true">
                  <Thumbnail
                    component={TimelineVideo}
                    inputProps={props}
                    frameToDisplay={Math.min(frames - 1, scene.from + Math.floor(scene.frames * 0.8))}
                    durationInFrames={frames}
                    fps={fps}
                    compositionWidth={canvas.width}
                    compositionHeight={canvas.height}
                    style={{ width: '100%' }}
                  />
                </div>
                <span className="strip-title">{titles[scene.id]}</span>
                <span className="strip-facts">
                  {clock(scene.frames / fps)}
                  {remade.includes(scene.id) && <em>{t.video.remade}</em>}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
