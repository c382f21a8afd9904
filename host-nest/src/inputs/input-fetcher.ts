import { isSocialLink, ServiceError, type CreateRequest, type FetchedInputs } from '@scenewright/core';
import type { Configuration } from '../configuration/configuration.js';
import type { InputFetcher } from '../videos/create-video.js';

/** Fetches the files of a request before anything is held. Interface 2.7, 4.2. */
export function createInputFetcher(_configuration: Configuration): InputFetcher {
  return {
    async fetch(request: CreateRequest): Promise<FetchedInputs> {
      request.audio.forEach((item, index) => {
        if (!isSocialLink(item.url)) return;
        throw new ServiceError(
          'invalid_request',
          `audio[${index}].url leads to a video or social platform, and this server has nothing that can fetch from one. Give a link to the audio file itself.`,
        );
      });
      return {};
    },
  };
}
