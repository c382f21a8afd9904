import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Asset, AssetStore } from '@scenewright/core/assets';
import { familyFor } from '@scenewright/core/style';
import { readFontFile } from './font-file.js';
import { slugOf, type FontSource, type SourcedFamily } from './font-source.js';

export interface FontLibraryOptions {
  /** Where families are kept that were found once. */
  folder: string;
  /** Asked in this order for what is not kept. */
  sources: readonly FontSource[];
  /** Milliseconds that looking for one family may take. */
  timeoutMs?: number;
  onProblem?(error: unknown, family: string): void;
  now?: () => number;
}

interface KeptFamily {
  version: 1;
  family: string;
  origin: string;
  licence: string;
  faces: { file: string; weight: string; style: 'normal' | 'italic'; range: string | null }[];
}

/** Milliseconds before a family that no source has, or no source could be asked about, is looked for again. */
const absentMs = 10 * 60_000;

/** Families by their names, for good once they were found: the next film needs no network. */
export class FontLibrary {
  private readonly absent = new Map<string, number>();
  private readonly looking = new Map<string, Promise<KeptFamily | null>>();

  constructor(private readonly options: FontLibraryOptions) {}

  /** The faces of all these families that are not bundled and can be had now. */
  async bringAll(names: readonly (string | null | undefined)[], assets: AssetStore): Promise<Asset[]> {
    const wanted = new Set(names.flatMap((name) => name?.trim() || []));
    const missing = [...wanted].filter((name) => !familyFor(name)?.exact);
    const found = await Promise.all(missing.map((name) => this.bring(name, assets)));
    return found.flatMap((faces) => faces ?? []);
  }

  /** The faces of a family, put into the store; null when it cannot be had now. */
  async bring(name: string, assets: AssetStore): Promise<Asset[] | null> {
    const slug = slugOf(name);
    if (slug === '') return null;
    const kept = (await this.kept(slug)) ?? (await this.lookFor(name, slug));
    if (!kept) return null;
    return Promise.all(
      kept.faces.map(async ({ file, weight, style, range }) => {
        const bytes = await readFile(join(this.options.folder, slug, file));
        const { digest } = await assets.put(bytes);
        const key = `font-${slug}-${file.replace(/\W/g, '-')}`;
        const font = { family: name, weight, style, ...(range !== null && { range }) };
        return { key, kind: 'font' as const, digest, mimeType: 'font/woff2', bytes: bytes.length, font };
      }),
    );
  }

  private async kept(slug: string): Promise<KeptFamily | null> {
    const text = await readFile(join(this.options.folder, slug, 'family.json'), 'utf8').catch(() => null);
    const kept = text === null ? null : (JSON.parse(text) as KeptFamily);
    return kept?.version === 1 ? kept : null;
  }

  private async lookFor(name: string, slug: string): Promise<KeptFamily | null> {
    const { now = Date.now } = this.options;
    if ((this.absent.get(slug) ?? 0) > now()) return null;
    // Two films at once ask once.
    const already = this.looking.get(slug);
    if (already) return already;
    const search = this.search(name, slug).finally(() => this.looking.delete(slug));
    this.looking.set(slug, search);
    const found = await search;
    if (!found) this.absent.set(slug, now() + absentMs);
    if (this.absent.size > 1000) this.absent.clear();
    return found;
  }

  private async search(name: string, slug: string): Promise<KeptFamily | null> {
    const { sources, timeoutMs = 15_000, onProblem } = this.options;
    const deadline = AbortSignal.timeout(timeoutMs);
    for (const source of sources) {
      try {
        const found = await source.find(name, deadline);
        if (found) return await this.keep(slug, found);
      } catch (error) {
        onProblem?.(error, name);
      }
    }
    return null;
  }

  /** Whole or not at all: the folder takes its name when everything is in it. */
  private async keep(slug: string, { family, origin, licence, faces }: SourcedFamily): Promise<KeptFamily> {
    const { folder } = this.options;
    const making = join(folder, `.${slug}-${randomUUID()}`);
    await mkdir(making, { recursive: true });
    try {
      const kept: KeptFamily = { version: 1, family, origin, licence: licence.name, faces: [] };
      for (const [index, { bytes, weight, style, range }] of faces.entries()) {
        const read = readFontFile(bytes);
        const file = `${index}.woff2`;
        await writeFile(join(making, file), read.bytes);
        // What the file itself says: a source may name more weights than it has.
        kept.faces.push({ file, weight: weight.includes(' ') ? read.weight : weight, style, range });
      }
      await writeFile(join(making, 'LICENSE'), `${licence.name}\n\n${licence.text}\n`);
      await writeFile(join(making, 'family.json'), JSON.stringify(kept, null, 2));
      await rename(making, join(folder, slug)).catch(async (error: NodeJS.ErrnoException) => {
        // Another process was faster.
        if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
      });
      return kept;
    } finally {
      await rm(making, { recursive: true, force: true });
    }
  }
}
