import type { Shot } from '../shots/shot.js';

/** A run of a shot that is asked for as one clip. */
export interface Take {
  index: number;
  of: number;
  /** Whole seconds to ask for, so that a shot that grows by a few frames is the same request; fewer when a clip cannot be as long. */
  seconds: number;
}

/** A shot in as few equal takes as the maker's longest clip allows. */
export function takesOf(frames: number, fps: number, longestSeconds: number): Take[] {
  const most = Math.max(1, Math.floor(longestSeconds * fps));
  const of = Math.ceil(frames / most);
  const seconds = Math.min(Math.max(1, longestSeconds), Math.ceil(frames / of / fps));
  return Array.from({ length: of }, (_, index) => ({ index, of, seconds }));
}

/**
 * What of a shot is filmed: all but the words that are laid over it. Null for a shot that shows exact figures or the
 * user's own picture: no maker may retell those, so they are always drawn; and for one that is there already.
 */
export function filmable(whole: Shot): Shot | null {
  const { title: _, kicker: __, caption: ___, figures, image, clip, ...shot } = whole;
  return (figures && figures.length > 0) || image || clip ? null : shot;
}
