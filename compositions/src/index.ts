export { packsInTurn } from './gallery/packs-in-turn.js';
export { counts } from './gallery/counts.js';
export { samples, showcaseScene } from './gallery/samples.js';
export { sampleCases, type Sample, type SampleCase } from './gallery/sample.js';
export { sampleTimeline, type SampleOptions } from './gallery/sample-timeline.js';
export { drawnKinds } from './scenes/registry.js';
export { TimelineFrame, type VideoProps } from './video/timeline-frame.js';
export { TimelineVideo, videoMetadata } from './video/timeline-video.js';
export { bundledFonts } from './typography/families.js';
