import type { Asset, AssetStore } from '@scenewright/core/assets';
import type { FetchedInputs } from '@scenewright/core/brief';
import { StageFailure } from '@scenewright/core/errors';
import type { SocialAudio } from '@scenewright/core/generation';
import { isSocialLink } from '@scenewright/core/requests';
import { maxDocumentBytes } from '../documents/read-document.js';
import { documentTypeOf, isArchive, isWebPage } from './file-kind.js';
import type { InputDecoder } from './input-decoder.js';
import { InputProblem } from './input-problem.js';
import { loadAudio, type SoundDecoder } from './load-audio.js';

/** Bytes of a file at most. Interface 2.7 for images; the others are not given there. */
export const inputBytes = {
  image: 25_000_000,
  document: maxDocumentBytes,
  audio: 100_000_000,
  film: 100_000_000,
} as const;

/** Files of a request, where they are: URLs, or whatever else the host reads. */
export interface InputItems {
  images: readonly { source: string; context: string | null }[];
  /** Without a type it is told from the content and the name. */
  documents: readonly { source: string; mimeType: string | null; name: string | null }[];
  audio: readonly { source: string; role: 'music' | 'voiceover' | 'sfx' }[];
}

export interface InputPlaces {
  /** The bytes of a source and its file name. @throws InputProblem */
  read(source: string, maxBytes: number, signal?: AbortSignal): Promise<{ bytes: Uint8Array; name: string }>;
  assets: AssetStore;
  decoder: InputDecoder;
  decodeSound: SoundDecoder;
  temporaryFolder: string;
  /** What fetches from video and social platforms; null: links to them are refused. */
  socialAudio: () => Promise<SocialAudio | null>;
  signal?: AbortSignal;
}

export type GatheredInputs = Required<Pick<FetchedInputs, 'images' | 'documents' | 'audio'>>;
/** A file that cannot be used: "images[0].url" "is damaged". */
export interface UnusableInput {
  field: string;
  source: string;
  reason: string;
}

/** Why a link to a platform is refused where nothing fetches from there. Interface 4.2. */
export const noSocialAudio =
  'leads to a video or social platform, and nothing is set up here that fetches from there. Link to the audio file itself';

/** Reads every file that a request names, checks it by its content and keeps it. Interface 2.7, 4.2. */
export async function gatherInputs(
  items: InputItems,
  places: InputPlaces,
): Promise<{ inputs: GatheredInputs; unusable: UnusableInput[] }> {
  const { assets, decoder, signal, read } = places;
  const unusable: UnusableInput[] = [];

  const images = await each('images', items.images, unusable, async ({ source, context }, index) => {
    const file = await read(source, inputBytes.image, signal);
    const { bytes, mimeType, width, height, inks, look } = await decoder.image(file.bytes, { signal });
    const { digest } = await assets.put(bytes);
    const key = `image-${index}`;
    const asset: Asset = {
      key,
      kind: 'image',
      digest,
      mimeType,
      bytes: bytes.byteLength,
      width,
      height,
      ...(inks && { inks }),
    };
    return { asset, name: file.name, context, look };
  });
  const documents = await each('documents', items.documents, unusable, async ({ source, mimeType, name }) => {
    const file = await read(source, inputBytes.document, signal);
    const title = name ?? file.name;
    const type = documentTypeOf(file.bytes, title);
    if (isWebPage(file.bytes) || isArchive(file.bytes) || type === null) {
      const what = isWebPage(file.bytes) ? 'a web page' : isArchive(file.bytes) ? 'an archive' : 'of another type';
      throw new InputProblem(`is ${what}; PDF, CSV and plain text are accepted`);
    }
    return decoder.document(file.bytes, mimeType ?? type, title, { signal });
  });
  const audio = await each('audio', items.audio, unusable, async ({ source, role }, index) => {
    const file = await soundFile(source, places);
    const { bytes, seconds } = await loadAudio(file.bytes, places);
    const { digest } = await assets.put(bytes);
    const key = `audio-${index}`;
    const asset: Asset = { key, kind: 'recording', digest, mimeType: 'audio/wav', bytes: bytes.byteLength, seconds };
    return { asset, name: file.name, role };
  });
  return { inputs: { images, documents, audio }, unusable };
}

export async function soundFile(
  source: string,
  places: Pick<InputPlaces, 'read' | 'socialAudio' | 'signal'>,
): Promise<{ bytes: Uint8Array; name: string }> {
  if (!isSocialLink(source)) return places.read(source, inputBytes.audio, places.signal);
  const social = await places.socialAudio();
  if (!social) throw new InputProblem(noSocialAudio);
  const { bytes } = await social.fetch(source, { maxBytes: inputBytes.audio, signal: places.signal });
  return { bytes, name: new URL(source).hostname };
}

/** Loads the items two at a time, so that a request holds a bounded part of the memory. */
async function each<In extends { source: string }, Out>(
  field: string,
  items: readonly In[],
  unusable: UnusableInput[],
  load: (item: In, index: number) => Promise<Out>,
): Promise<Out[]> {
  const loaded: Out[] = [];
  for (let at = 0; at < items.length; at += 2) {
    const pair = items.slice(at, at + 2);
    const results = await Promise.allSettled(pair.map((item, offset) => load(item, at + offset)));
    for (const [offset, result] of results.entries()) {
      if (result.status === 'fulfilled') loaded.push(result.value);
      else {
        const reason = reasonOf(result.reason);
        unusable.push({ field: `${field}[${at + offset}].url`, source: pair[offset]?.source ?? '', reason });
      }
    }
  }
  return loaded;
}

/** Why a file cannot be used. Problems of a file are for the one who sent it; everything else goes on as it is. */
export function reasonOf(error: unknown): string {
  if (error instanceof InputProblem) return error.message;
  if (error instanceof StageFailure && error.stage === 'fetch' && !error.retryable) {
    return `cannot be used: ${error.message.replace(/\.$/, '')}`;
  }
  throw error;
}
