import type { AssetStore } from '@scenewright/core/assets';
import { ServiceError } from '@scenewright/core/errors';
import type { SocialAudio } from '@scenewright/core/generation';
import { isSocialLink, type CreateRequest } from '@scenewright/core/requests';
import {
  createInputDecoder,
  fetchFile,
  fileNameOf,
  gatherInputs,
  gatherLinks,
  linkRefusal,
  noSocialAudio,
  type InputDecoder,
} from '@scenewright/providers';
import { createFilmImport, decodeSound, locateFfmpeg } from '@scenewright/render-pool';
import type { FileStore } from '../files/file-store.js';
import type { InputFetcher } from './input-fetcher.js';
import { readUpload } from './read-upload.js';
import { uploadKeyOf } from './upload-address.js';

export interface InputFetcherOptions {
  assets: AssetStore;
  temporaryDir: string;
  allowPrivateUrls: boolean;
  /** What fetches from video and social platforms; null: links to them are refused. */
  socialAudio?: () => Promise<SocialAudio | null>;
  timeoutMs?: number;
  decoder?: InputDecoder;
  /** Where files lie that were uploaded to the service itself. */
  uploads?: FileStore;
}

/** Fetches, checks and keeps the files of a request, before anything is held. Interface 2.7, 4.2; decisions, fine point 2. */
export function createInputFetcher(options: InputFetcherOptions): InputFetcher & { close(): Promise<void> } {
  const { assets, temporaryDir, allowPrivateUrls, socialAudio = async () => null, timeoutMs = 30_000 } = options;
  const decoder = options.decoder ?? createInputDecoder();
  const places = {
    read: async (url: string, maxBytes: number) => {
      const key = options.uploads ? uploadKeyOf(url) : null;
      const bytes =
        key === null
          ? await fetchFile(url, { maxBytes, allowPrivate: allowPrivateUrls, timeoutMs })
          : await readUpload(options.uploads as FileStore, key, maxBytes);
      return { bytes, name: fileNameOf(url) };
    },
    assets,
    decodeSound: async (source: string, wav: string, limits: { seconds: number; signal: AbortSignal }) =>
      decodeSound(await locateFfmpeg({}), source, wav, limits),
    temporaryFolder: temporaryDir,
    socialAudio,
  };
  const importFilm = createFilmImport({ cacheRoot: temporaryDir, tools: () => locateFfmpeg({}) });
  return {
    async refusal({ audio }) {
      const at = audio.findIndex(({ url }) => isSocialLink(url));
      return at < 0 || (await socialAudio()) ? null : `audio[${at}].url ${noSocialAudio}.`;
    },
    async fetch(request) {
      const { inputs, unusable } = await gatherInputs(itemsOf(request), { ...places, decoder });
      if (unusable.length === 0) return inputs;
      throw new ServiceError(
        'invalid_request',
        `${unusable.map(({ field, reason }) => `${field} ${reason}`).join('. ')}.`,
      );
    },
    async linkRefusal(links) {
      const refused = await linkRefusal(links, socialAudio);
      return refused && `prompt: ${refused.url} ${refused.reason}.`;
    },
    async fetchLinks(found) {
      const { links, unusable } = await gatherLinks(found, { ...places, importFilm });
      if (unusable.length === 0) return links;
      throw new ServiceError(
        'invalid_request',
        `${unusable.map(({ field, source, reason }) => `${field}: ${source} ${reason}`).join('. ')}.`,
      );
    },
    close: () => decoder.close(),
  };
}

function itemsOf({ images, documents, audio }: CreateRequest) {
  return {
    images: images.map(({ url, context }) => ({ source: url, context })),
    documents: documents.map(({ url, mimeType, fileName }) => ({ source: url, mimeType, name: fileName })),
    audio: audio.map(({ url, role }) => ({ source: url, role })),
  };
}
