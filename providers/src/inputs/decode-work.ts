import type { BriefDocument } from '@scenewright/core/brief';
import { readDocument } from '../documents/read-document.js';
import { loadImage, type LoadedImage } from './load-image.js';

/** What is done to bytes of strangers, by the name under which the decoding process is asked for it. */
export interface DecodeWork {
  image: { input: { bytes: Uint8Array }; output: LoadedImage };
  document: { input: { bytes: Uint8Array; mimeType: string; name: string }; output: BriefDocument };
}

export const decodeWork: {
  [W in keyof DecodeWork]: (input: DecodeWork[W]['input']) => Promise<DecodeWork[W]['output']>;
} = {
  image: ({ bytes }) => loadImage(bytes),
  document: ({ bytes, mimeType, name }) => readDocument(bytes, mimeType, name),
};
