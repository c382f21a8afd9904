import type { Asset } from '@scenewright/core/assets';
import type { LocalAssets } from '../assets/local-assets.js';
import type { FileStore } from '../files/file-store.js';

export interface ExportLine {
  kind:
    | 'account'
    | 'person'
    | 'key'
    | 'brand_kit'
    | 'font'
    | 'provider_key'
    | 'video'
    | 'infographic'
    | 'file'
    | 'ledger_entry'
    | 'end';
  [field: string]: unknown;
}

/** A line, and what opens the file that it describes; null: the file is gone. */
export interface ExportEntry {
  line: ExportLine;
  open?: () => Promise<{ bytes: number; body: AsyncIterable<Uint8Array> | Iterable<Uint8Array> } | null>;
}

/** An MP4. Its line has a link as well where `facts` does. */
export function exportedMp4(
  files: FileStore,
  key: string,
  facts: { id: string; of: string } & Record<string, unknown>,
): ExportEntry {
  return {
    line: { kind: 'file', ...facts, media_type: 'video/mp4', path: `files/${facts.of}/${facts.id}.mp4` },
    open: async () => {
      const found = await files.find(key);
      return found && { bytes: found.bytes, body: found.open() };
    },
  };
}

/** A file that the account has brought. */
export function exportedAsset(
  assets: LocalAssets,
  { digest, mimeType, bytes }: Asset,
  of: string,
  name?: string,
): ExportEntry {
  const path = `files/brought/${digest}.${endingOf(mimeType)}`;
  return {
    line: { kind: 'file', id: digest, of, ...(name && { name }), media_type: mimeType, bytes, path },
    open: async () => {
      if (!(await assets.has(digest))) return null;
      const body = await assets.read(digest);
      return { bytes: body.byteLength, body: [body] };
    },
  };
}

/** image/svg+xml: svg. */
const endingOf = (mimeType: string): string => /\/(?:x-)?([\w-]+)/.exec(mimeType)?.[1] ?? 'bin';
