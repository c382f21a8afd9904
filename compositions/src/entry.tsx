import { Composition, registerRoot } from 'remotion';
import './typography/font-faces.js';
import { sampleTimeline } from './gallery/sample-timeline.js';
import { TimelineVideo, videoMetadata } from './video/timeline-video.js';

const timeline = sampleTimeline({ kind: 'title', content: { title: 'Scenewright' } });

function Root(): React.JSX.Element {
  return (
    <Composition
      id="video"
      component={TimelineVideo}
      calculateMetadata={videoMetadata}
      durationInFrames={timeline.frames}
      fps={timeline.fps}
      width={timeline.output.width}
      height={timeline.output.height}
      defaultProps={{ timeline, output: timeline.output, assetBase: '/assets' }}
    />
  );
}

registerRoot(Root);
