import { basename } from 'node:path';
import {
  isSocialLink,
  ServiceError,
  StageFailure,
  type Asset,
  type AssetStore,
  type BriefDocument,
  type CreateRequest,
  type FetchedInputs,
} from '@scenewright/core';
import type { InputFetcher } from '../videos/create-video.js';
import { isArchive, isWebPage } from './content-type.js';
import { fetchFile } from './fetch-file.js';
import { InputProblem } from './input-problem.js';
import { loadAudio } from './load-audio.js';
import { loadImage } from './load-image.js';

/** Bytes of a file at most. Interface 2.7 for images; the others are not given there. */
const imageBytes = 25_000_000;
const documentBytes = 20_000_000;
const audioBytes = 100_000_000;

export interface InputFetcherOptions {
  assets: AssetStore;
  temporaryDir: string;
  allowPrivateUrls: boolean;
  timeoutMs?: number;
  readDocument: (bytes: Uint8Array, mimeType: string, name: string) => Promise<BriefDocument>;
}

/** Fetches, checks and keeps the files of a request, before anything is held. Interface 2.7, 4.2; decisions, fine point 2. */
export function createInputFetcher(options: InputFetcherOptions): InputFetcher {
  const get = (url: string, maxBytes: number) =>
    fetchFile(url, { maxBytes, allowPrivate: options.allowPrivateUrls, timeoutMs: options.timeoutMs ?? 30_000 });

  const image = async (item: CreateRequest['images'][number], index: number) => {
    const { bytes, mimeType, width, height } = await loadImage(await get(item.url, imageBytes));
    const { digest } = await options.assets.put(bytes);
    const asset: Asset = {
      key: `image-${index}`,
      kind: 'image',
      digest,
      mimeType,
      bytes: bytes.byteLength,
      width,
      height,
    };
    return { asset, name: nameOf(item.url), context: item.context };
  };
  const document = async (item: CreateRequest['documents'][number]) => {
    const bytes = await get(item.url, documentBytes);
    if (isWebPage(bytes) || isArchive(bytes)) {
      throw new InputProblem(
        `is ${isArchive(bytes) ? 'an archive' : 'a web page'}; PDF, CSV and plain text are accepted`,
      );
    }
    return options.readDocument(bytes, item.mimeType, item.fileName ?? nameOf(item.url));
  };
  const audio = async (item: CreateRequest['audio'][number], index: number) => {
    const { bytes, seconds } = await loadAudio(await get(item.url, audioBytes), options.temporaryDir);
    const { digest } = await options.assets.put(bytes);
    const asset: Asset = {
      key: `audio-${index}`,
      kind: 'recording',
      digest,
      mimeType: 'audio/wav',
      bytes: bytes.byteLength,
      seconds,
    };
    return { asset, name: nameOf(item.url), role: item.role };
  };

  return {
    async fetch(request) {
      request.audio.forEach((item, index) => {
        if (!isSocialLink(item.url)) return;
        throw new ServiceError(
          'invalid_request',
          `audio[${index}].url leads to a video or social platform, and this server has nothing that fetches from there. Link to the audio file itself.`,
        );
      });
      const problems: string[] = [];
      const inputs: FetchedInputs = {
        images: await each('images', request.images, image, problems),
        documents: await each('documents', request.documents, document, problems),
        audio: await each('audio', request.audio, audio, problems),
      };
      if (problems.length > 0) throw new ServiceError('invalid_request', `${problems.join('. ')}.`);
      return inputs;
    },
  };
}

/** Loads the items two at a time, so that a request holds a bounded part of the memory. */
async function each<In, Out>(
  field: string,
  items: readonly In[],
  load: (item: In, index: number) => Promise<Out>,
  problems: string[],
): Promise<Out[]> {
  const loaded: Out[] = [];
  for (let at = 0; at < items.length; at += 2) {
    const pair = items.slice(at, at + 2).map((item, offset) => load(item, at + offset));
    for (const [offset, result] of (await Promise.allSettled(pair)).entries()) {
      if (result.status === 'fulfilled') loaded.push(result.value);
      else problems.push(`${field}[${at + offset}].url ${reasonOf(result.reason)}`);
    }
  }
  return loaded;
}

function reasonOf(error: unknown): string {
  if (error instanceof InputProblem) return error.message;
  // The reader of documents says which file it was and why.
  if (error instanceof StageFailure && error.stage === 'fetch')
    return `cannot be used: ${error.message.replace(/\.$/, '')}`;
  throw error;
}

function nameOf(url: string): string {
  const last = basename(new URL(url).pathname);
  try {
    return decodeURIComponent(last) || 'file';
  } catch {
    return last;
  }
}
