import type { Video } from '../api/wire.js';

/** A video with all that it was changed from and into, the first one first, as far as they are among `known`. */
export function familyOf(video: Video, known: readonly Video[]): Video[] {
  const all = new Map([...known, video].map((one) => [one.id, one]));
  const rootOf = ({ id, source_video_id: source }: Video): string => {
    const before = source === undefined ? undefined : all.get(source);
    return before ? rootOf(before) : (source ?? id);
  };
  const root = rootOf(video);
  return [...all.values()].filter((one) => rootOf(one) === root).sort((a, b) => (a.id < b.id ? -1 : 1));
}
