import { open } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetchFile, fileNameOf, InputProblem } from '@scenewright/providers';

/** Milliseconds that a file may take. */
const patienceMs = 60_000;

export interface ReadOptions {
  maxBytes: number;
  signal?: AbortSignal;
  allowPrivate?: boolean;
  /** Folder that relative paths start from. */
  baseFolder: string;
}

export interface SourceFile {
  bytes: Uint8Array;
  /** File name without folders. */
  name: string;
}

export function isRemote(source: string): boolean {
  return /^https?:\/\//i.test(source);
}

/** The bytes of a local file (path or file: URL) or of a guarded http(s) URL. */
export async function readSource(source: string, options: ReadOptions): Promise<SourceFile> {
  if (isRemote(source)) {
    const { maxBytes, allowPrivate = false, signal } = options;
    const bytes = await fetchFile(source, { maxBytes, allowPrivate, timeoutMs: patienceMs, signal });
    return { bytes, name: fileNameOf(source) };
  }
  const path = source.startsWith('file:') ? fileURLToPath(source) : resolve(options.baseFolder, source);
  const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') throw new InputProblem('does not exist');
    if (error.code === 'EACCES' || error.code === 'EPERM') throw new InputProblem('may not be read');
    throw new InputProblem(`cannot be opened (${error.code})`);
  });
  try {
    const facts = await handle.stat();
    if (!facts.isFile()) throw new InputProblem('is not a file');
    if (facts.size > options.maxBytes)
      throw new InputProblem(`is larger than ${Math.round(options.maxBytes / 1e6)} MB`);
    return { bytes: new Uint8Array(await handle.readFile()), name: basename(path) };
  } finally {
    await handle.close();
  }
}
