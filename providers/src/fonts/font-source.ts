/** A face of a family as a source gives it. */
export interface SourcedFace {
  bytes: Uint8Array;
  /** "400", or "100 900" for a variable one. */
  weight: string;
  style: 'normal' | 'italic';
  /** `unicode-range` of CSS; null: all that it has. */
  range: string | null;
}

export interface SourcedFamily {
  family: string;
  /** Where it is from, with the version: `@fontsource/lora 5.3.0`. */
  origin: string;
  /** As the source names it, with its text where there is one. */
  licence: { name: string; text: string };
  faces: SourcedFace[];
}

/** Has families by their names. */
export interface FontSource {
  /** null: it has no such family. Rejects when it cannot be reached, or answers nothing that can be used. */
  find(family: string, signal: AbortSignal): Promise<SourcedFamily | null>;
}

/** Weights that films are set in, of those that a family of single weights has. */
export const wantedWeights = ['400', '500', '600', '700', '800', '900'];

/** "Bebas Neue" as packages and folders name it. */
export const slugOf = (family: string): string =>
  family
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);

/** A body of `maxBytes` at most. */
export async function boundedBytes(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error(`${response.url} has more than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
