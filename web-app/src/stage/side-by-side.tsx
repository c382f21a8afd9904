import { Player, type PlayerRef } from '@remotion/player';
import '@scenewright/compositions/font-faces';
import { TimelineVideo } from '@scenewright/compositions';
import type { Timeline } from '@scenewright/core/timeline';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useText } from '../text/text.js';
import { HeardTimeline } from './heard-timeline.js';
import { usePair } from './pair.js';
import { scenePairs } from './scene-pairs.js';
import { Transport } from './transport.js';

/** A version of a film that is shown beside another. */
export interface Side {
  timeline: Timeline;
  assetBase: string;
  /** What it is called above its picture. */
  name: string;
  titles: Record<string, string>;
}

/** Two versions of a film, the earlier one first, played together; the later one is heard. */
export function SideBySide({ before, after }: { before: Side; after: Side }): ReactNode {
  const t = useText();
  const [early, late] = [useRef<PlayerRef>(null), useRef<PlayerRef>(null)];
  const room = useRef<HTMLDivElement>(null);
  const { fps, frames, scenes } = after.timeline;
  const first = Math.min(frames - 1, Math.round((scenes[0]?.frames ?? 0) * 0.6));
  const [frame, setFrame] = useState(first);
  const both = usePair({
    main: late,
    other: early,
    otherFrames: before.timeline.frames,
    ratio: before.timeline.fps / fps,
    room,
  });
  useEffect(() => {
    const shown = late.current;
    const follow = ({ detail }: { detail: { frame: number } }) => setFrame(detail.frame);
    shown?.addEventListener('frameupdate', follow);
    return () => shown?.removeEventListener('frameupdate', follow);
  }, [late]);
  const pairs = useMemo(() => scenePairs(before.timeline, after.timeline), [before.timeline, after.timeline]);
  const goTo = (player: PlayerRef | null, at: number | null) => {
    if (at !== null) player?.seekTo(at);
  };
  return (
    <div className="stage-room" data-stage="beside" ref={room}>
      <div className="beside">
        <Picture side={before} player={early} isHeard={false} at={first} />
        <Picture side={after} player={late} isHeard at={first} />
      </div>
      <Transport player={both} frames={frames} fps={fps} frame={frame} />
      <ol className="scene-pairs" aria-label={t.video.scenes}>
        {pairs.map(({ id, before: earlier, after: later, change }) => (
          <li key={id} className={change}>
            <button
              type="button"
              onClick={() => {
                goTo(early.current, earlier);
                goTo(late.current, later);
              }}
            >
              <span>{after.titles[id] ?? before.titles[id]}</span>
              <em>{t.video.sceneChanges[change]}</em>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface PictureProps {
  side: Side;
  player: React.RefObject<PlayerRef | null>;
  isHeard: boolean;
  /** The frame that stands there at first. */
  at: number;
}

function Picture({ side: { timeline, assetBase, name }, player, isHeard, at }: PictureProps): ReactNode {
  const { canvas, fps, frames } = timeline;
  const props = useMemo(() => ({ timeline, assetBase, output: canvas }), [timeline, assetBase, canvas]);
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <div className="stage">
        <Player
          ref={player}
          component={isHeard ? HeardTimeline : TimelineVideo}
          inputProps={props}
          durationInFrames={frames}
          fps={fps}
          compositionWidth={canvas.width}
          compositionHeight={canvas.height}
          initialFrame={Math.min(at, frames - 1)}
          style={{ width: '100%' }}
          controls={false}
          clickToPlay={false}
          acknowledgeRemotionLicense
        />
      </div>
    </figure>
  );
}
