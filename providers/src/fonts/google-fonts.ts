import { boundedBytes, type FontSource, type SourcedFace } from './font-source.js';

const styleSheetBytes = 2_000_000;
const fileBytes = 5_000_000;
/** Faces of one family: those of scripts with thousands of signs come in a hundred parts, which are left out. */
const faceMax = 40;

/** The interface of Google Fonts (CSS API 2). Its style sheet names WOFF2 files for browsers that say they take them. */
export function createGoogleFonts(base = 'https://fonts.googleapis.com'): FontSource {
  const headers = {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
  };
  return {
    async find(family, signal) {
      // A family that has no such weights is answered with 400.
      for (const axis of [':wght@100..900', ':wght@400;700', '']) {
        const url = `${base}/css2?family=${encodeURIComponent(family).replaceAll('%20', '+')}${axis}`;
        const response = await fetch(url, { signal, headers });
        if (response.status === 400 || response.status === 404) continue;
        if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`);
        const listed = facesOf((await boundedBytes(response, styleSheetBytes)).toString());
        if (listed.length === 0) continue;
        if (listed.length > faceMax) return null;
        const faces = await Promise.all(
          listed.map(async ({ src, ...face }): Promise<SourcedFace> => {
            const file = await fetch(new URL(src, base), { signal, headers });
            if (!file.ok) throw new Error(`${src} was answered with ${file.status}.`);
            return { ...face, bytes: await boundedBytes(file, fileBytes) };
          }),
        );
        const text = `See https://fonts.google.com/specimen/${encodeURIComponent(family).replaceAll('%20', '+')}`;
        return { family, origin: 'Google Fonts', licence: { name: 'open, as Google Fonts tells', text }, faces };
      }
      return null;
    },
  };
}

function facesOf(css: string): (Omit<SourcedFace, 'bytes'> & { src: string })[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rules = '']) => {
    const rule = (name: string): string | undefined =>
      new RegExp(`(?:^|[;\\s])${name}\\s*:\\s*([^;]+)`).exec(rules)?.[1]?.trim();
    const src = /url\(["']?([^"')]+)["']?\)\s*format\(["']?woff2["']?\)/.exec(rules)?.[1];
    const weight = rule('font-weight') ?? '400';
    if (src === undefined || !/^\d{1,4}( \d{1,4})?$/.test(weight)) return [];
    const style = rule('font-style') === 'italic' ? ('italic' as const) : ('normal' as const);
    const range = rule('unicode-range');
    return [{ src, weight, style, range: range !== undefined && /^[Uu0-9A-Fa-f+?, -]+$/.test(range) ? range : null }];
  });
}
