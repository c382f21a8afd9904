/** Seconds before a transition in which what a scene says begins to leave. It is gone soon after the transition began. */
export const exitSeconds = 7 / 30;

/** The same in frames. */
export const exitFrames = (fps: number): number => Math.round(exitSeconds * fps);
