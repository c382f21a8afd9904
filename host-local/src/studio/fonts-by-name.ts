import { join } from 'node:path';
import type { Asset, AssetStore } from '@scenewright/core/assets';
import { withFonts } from '@scenewright/core/infographics';
import { fontSourceNames, openFontLibrary, type FontLibrary } from '@scenewright/providers';
import type { InfographicSource } from '../infographic/planned-infographic.js';
import type { StudioOptions } from './studio-options.js';

export interface FontsByName {
  /** Faces of those families that are not bundled and can be had now, by their asset keys. */
  bring(names: readonly (string | null | undefined)[]): Promise<Record<string, Asset>>;
  /** A graphic whose settings and changes can name these families. */
  into<T extends InfographicSource>(source: T, names: readonly string[]): Promise<T>;
}

/** The library of fonts of a studio, opened by the first name. */
export function createFontsByName(
  { fontSources: sources = fontSourceNames, log }: Pick<StudioOptions, 'fontSources' | 'log'>,
  cacheRoot: string,
  assets: AssetStore,
): FontsByName {
  let library: Promise<FontLibrary> | undefined;
  const faces = async (names: readonly (string | null | undefined)[]): Promise<Asset[]> => {
    if (names.length === 0) return [];
    library ??= openFontLibrary({
      folder: join(cacheRoot, 'fonts'),
      ...{ sources, environment: process.env },
      onProblem: (error, family) => log?.(`The font "${family}" could not be fetched: ${String(error)}`),
    });
    return (await library).bringAll(names, assets);
  };
  return {
    bring: async (names) => Object.fromEntries((await faces(names)).map((face) => [face.key, face])),
    into: async (source, names) => ({ ...source, graphic: withFonts(source.graphic, await faces(names)) }),
  };
}
