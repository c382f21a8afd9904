import { Composition, Folder, registerRoot } from 'remotion';
import { stylePacks } from '@scenewright/core/style';
import './typography/font-faces.js';
import { sampleTimeline } from './gallery/sample-timeline.js';
import { samples } from './gallery/samples.js';
import { TimelineVideo, videoMetadata } from './video/timeline-video.js';

/** One composition a kind and case, in a folder for each style pack. */
function Root(): React.JSX.Element {
  return (
    <>
      {stylePacks.map((pack) => (
        <Folder key={pack.id} name={pack.id}>
          {samples.map((sample) => {
            const timeline = sampleTimeline(sample.scene, { pack: pack.id, language: sample.language });
            const id = `${pack.id}-${sample.scene.kind}-${sample.case}`;
            return (
              <Composition
                key={id}
                id={id}
                component={TimelineVideo}
                calculateMetadata={videoMetadata}
                durationInFrames={timeline.frames}
                fps={timeline.fps}
                width={timeline.output.width}
                height={timeline.output.height}
                defaultProps={{ timeline, output: timeline.output, assetBase: '/assets' }}
              />
            );
          })}
        </Folder>
      ))}
    </>
  );
}

registerRoot(Root);
