import {
  StageFailure,
  isSocialLink,
  type Asset,
  type BriefDocument,
  type FetchedInputs,
  type FieldError,
} from '@scenewright/core';
import type { FfmpegTools } from '@scenewright/render-pool';
import type { DiskAssetStore } from '../assets/disk-asset-store.js';
import type { CheckedRequest } from '../studio/video-request.js';
import { documentType, isWebPage, type DocumentType } from './file-kind.js';
import { InputError, InvalidRequest } from './input-error.js';
import { AUDIO_MAX_BYTES, loadAudio } from './load-audio.js';
import { IMAGE_MAX_BYTES, loadImage } from './load-image.js';
import { isRemote, readSource } from './read-source.js';

const DOCUMENT_MAX_BYTES = 50_000_000;

export interface GatherContext {
  assets: DiskAssetStore;
  tools: () => Promise<FfmpegTools>;
  temporaryFolder: string;
  baseFolder: string;
  allowPrivate: boolean;
  signal?: AbortSignal;
  readDocument: (bytes: Uint8Array, mimeType: DocumentType, name: string) => Promise<BriefDocument>;
}

/** Files of a request in the asset store and in the form that a Brief takes. */
export type GatheredInputs = Required<Pick<FetchedInputs, 'images' | 'documents' | 'audio'>> & {
  /** By key. */
  assets: Record<string, Asset>;
};

/**
 * Reads every file that a request names, local or behind a URL, checks it by its content and keeps it.
 * @throws InvalidRequest that names each file that cannot be used and why
 */
export async function gatherInputs(checked: CheckedRequest, context: GatherContext): Promise<GatheredInputs> {
  const errors: FieldError[] = [];
  const gather = async <In extends { source: string }, Out>(
    field: string,
    items: readonly In[],
    load: (item: In, index: number) => Promise<Out>,
  ): Promise<Out[]> => {
    const loaded: Out[] = [];
    for (const [index, item] of items.entries()) {
      try {
        loaded.push(await load(item, index));
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        const name = `${field}[${index}].url`;
        errors.push({ field: name, message: `${name} (${item.source}) cannot be used: ${error.message}` });
      }
    }
    return loaded;
  };
  const { assets, signal } = context;
  const read = (source: string, maxBytes: number) => readSource(source, { ...context, maxBytes });

  const images = await gather('images', checked.images, async ({ source, context: note }, index) => {
    const file = await read(source, IMAGE_MAX_BYTES);
    const { bytes, mimeType, width, height } = await loadImage(file.bytes);
    const { digest } = await assets.put(bytes);
    const asset: Asset = { key: `image-${index}`, kind: 'image', digest, mimeType, bytes: bytes.length, width, height };
    return { asset, name: file.name, context: note };
  });
  const documents = await gather('documents', checked.documents, async ({ source, name, mimeType }) => {
    const file = await read(source, DOCUMENT_MAX_BYTES);
    const title = name ?? file.name;
    const type = documentType(file.bytes, mimeType === 'text/csv' ? 'table.csv' : title);
    if (!type || isWebPage(file.bytes))
      throw new InputError('it is of another type; PDF, CSV and plain text are accepted');
    try {
      return await context.readDocument(file.bytes, type, title);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof StageFailure || error instanceof Error) throw new InputError(error.message);
      throw error;
    }
  });
  const audio = await gather('audio', checked.audio, async ({ source, role }, index) => {
    if (isRemote(source) && isSocialLink(source))
      throw new InputError(
        'links to video and social platforms need a fetcher, which is not set up; link to the audio file',
      );
    const file = await read(source, AUDIO_MAX_BYTES);
    const { bytes, seconds } = await loadAudio(file.bytes, { ...context, tools: await context.tools() });
    const { digest } = await assets.put(bytes);
    const asset: Asset = {
      key: `audio-${index}`,
      kind: 'recording',
      digest,
      mimeType: 'audio/wav',
      bytes: bytes.length,
      seconds,
    };
    return { asset, name: file.name, role };
  });
  if (errors.length > 0) throw new InvalidRequest(errors);
  const byKey = Object.fromEntries([...images, ...audio].map(({ asset }) => [asset.key, asset]));
  return { images, documents, audio, assets: byKey };
}
