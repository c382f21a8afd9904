import type { CallOptions } from './call-options.js';
import type { MediaFile } from './media-file.js';

/** What lies behind a link to a video or social platform. Interface 4.2 (`audio`), 4.4, 8. */
export interface SocialAudio {
  /**
   * The sound as the platform keeps it; the caller decodes it.
   * @throws StageFailure (stage `fetch`) that says why there is none
   */
  fetch(url: string, options: CallOptions & { maxBytes: number }): Promise<MediaFile>;
  /** The film, with or without its sound; absent where only sound can be fetched. @throws StageFailure as `fetch` */
  fetchFilm?(url: string, options: CallOptions & { maxBytes: number }): Promise<MediaFile>;
}
