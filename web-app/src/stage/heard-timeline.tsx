import { TimelineVideo, type VideoProps } from '@scenewright/compositions';
import type { ReactNode } from 'react';
import { Html5Audio, Sequence } from 'remotion';
import { loudness } from './loudness.js';

/** The film with its sound. The renderer mixes the same clips; here the browser does, a little less exactly. */
export function HeardTimeline(props: VideoProps): ReactNode {
  const { timeline, assetBase } = props;
  const { fps } = timeline;
  return (
    <>
      <TimelineVideo {...props} />
      {timeline.sound.map((clip, index) => {
        const asset = timeline.assets[clip.asset];
        return (
          asset && (
            <Sequence
              key={`${clip.asset}-${index}`}
              layout="none"
              from={Math.round(clip.at * fps)}
              durationInFrames={Math.max(1, Math.round(clip.seconds * fps))}
            >
              <Html5Audio
                src={`${assetBase}/${asset.digest}`}
                trimBefore={Math.round(clip.offset * fps)}
                volume={(frame) => loudness(timeline, clip, frame / fps)}
              />
            </Sequence>
          )
        );
      })}
    </>
  );
}
