import { useEffect, useState, type ReactNode } from 'react';
import { cancelRender, continueRender, delayRender, useCurrentFrame, type CalculateMetadataFunction } from 'remotion';
import { loadFonts } from '../typography/font-loading.js';
import { TimelineFrame, type VideoProps } from './timeline-frame.js';

/** The video as a composition. Nothing is drawn before the fonts are there: line breaks depend on them. */
export function TimelineVideo(props: VideoProps): ReactNode {
  const frame = useCurrentFrame();
  const [handle] = useState(() => delayRender('fonts'));
  const [ready, setReady] = useState(false);
  useEffect(() => {
    loadFonts(props.timeline, props.assetBase).then(
      () => setReady(true),
      (error: unknown) => cancelRender(error),
    );
  }, [props.timeline, props.assetBase]);
  useEffect(() => {
    if (ready) continueRender(handle);
  }, [ready, handle]);
  return ready ? <TimelineFrame {...props} frame={frame} /> : null;
}

export const videoMetadata: CalculateMetadataFunction<VideoProps> = ({ props }) => ({
  durationInFrames: props.timeline.frames,
  fps: props.timeline.fps,
  width: props.output.width,
  height: props.output.height,
});
