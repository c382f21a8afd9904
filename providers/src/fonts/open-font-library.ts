import { FontLibrary, type FontLibraryOptions } from './font-library.js';
import type { FontSource } from './font-source.js';
import { createFontsourcePackages } from './fontsource-packages.js';
import { createGoogleFonts } from './google-fonts.js';
import { npmRegistry } from './npm-registry.js';

/** Where families come from: packages of Fontsource from the registry that npm is set to use, and the interface of Google Fonts. */
export const fontSourceNames = ['npm', 'google'] as const;
export type FontSourceName = (typeof fontSourceNames)[number];

const open: Record<FontSourceName, (environment: NodeJS.ProcessEnv) => Promise<FontSource>> = {
  npm: async (environment) => createFontsourcePackages(await npmRegistry('@fontsource', { environment })),
  google: async () => createGoogleFonts(),
};

/** The library of a host, over the sources that it may ask, in their order. */
export async function openFontLibrary({
  sources,
  environment,
  ...options
}: Omit<FontLibraryOptions, 'sources'> & {
  sources: readonly FontSourceName[];
  environment: NodeJS.ProcessEnv;
}): Promise<FontLibrary> {
  return new FontLibrary({ ...options, sources: await Promise.all(sources.map((name) => open[name](environment))) });
}
