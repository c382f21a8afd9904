import { boardFrame, castBoard } from './review-board.js';
import type { MediaFile } from '../generation/media-file.js';
import type { VideoRenderer } from '../rendering/video-renderer.js';
import type { Timeline } from '../timeline/timeline.js';
import type { CastMember } from '../shots/cast.js';

/** Gives the sheets of figures as pictures; each is drawn once, when it is first asked for. */
export function castPictures(
  look: Pick<Timeline, 'title' | 'canvas' | 'output' | 'language' | 'direction' | 'style'>,
  stills: VideoRenderer['stills'],
): (members: readonly CastMember[], signal?: AbortSignal) => Promise<Record<string, MediaFile>> {
  const drawn = new Map<string, Promise<MediaFile>>();
  const draw = async (member: CastMember, signal?: AbortSignal): Promise<MediaFile> => {
    const timeline = castBoard(look, [member]);
    const [bytes] = await stills([{ timeline, frame: boardFrame, format: 'png' }], { signal });
    return { bytes: bytes!, mimeType: 'image/png', ...timeline.output };
  };
  return async (members, signal) => {
    const pictures: Record<string, MediaFile> = {};
    for (const member of members) {
      const picture = drawn.get(member.id) ?? draw(member, signal);
      drawn.set(member.id, picture);
      picture.catch(() => drawn.delete(member.id));
      pictures[member.id] = await picture;
    }
    return pictures;
  };
}
