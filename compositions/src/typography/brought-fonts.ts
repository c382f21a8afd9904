import type { Asset } from '@scenewright/core/assets';
import type { Timeline } from '@scenewright/core/timeline';

type Assets = Timeline['assets'];
type Face = Asset & { font: NonNullable<Asset['font']> };

const known = new WeakMap<Assets, ReadonlyMap<string, Face[]>>();

/** The families that come with a timeline as files, by their names. */
function families(assets: Assets): ReadonlyMap<string, Face[]> {
  const found = known.get(assets);
  if (found) return found;
  const made = new Map<string, Face[]>();
  for (const asset of Object.values(assets)) {
    if (!asset.font) continue;
    const { family } = asset.font;
    made.set(family, [...(made.get(family) ?? []), asset as Face]);
  }
  known.set(assets, made);
  return made;
}

/** What a family of the assets is called in the page: other files of the same name, in another film, are another family. */
export function broughtFamily(name: string, assets: Assets): string | null {
  const [face] = families(assets).get(name) ?? [];
  return face ? `Brought ${face.digest.slice(0, 12)}` : null;
}

const added = new Set<string>();

/** Makes the families of a timeline known to the page. Their files are loaded with the first character that needs them. */
export function addBroughtFonts({ assets }: Timeline, assetBase: string): void {
  for (const [name, faces] of families(assets)) {
    const family = broughtFamily(name, assets)!;
    if (added.has(family)) continue;
    added.add(family);
    const weights = new Set(faces.map(({ font }) => font.weight));
    for (const { digest, font } of faces) {
      const face = new FontFace(family, `url("${assetBase}/${digest}")`, {
        // A family of one weight stands for all of them: browsers would smear it to make a bold one.
        weight: weights.size === 1 && !font.weight.includes(' ') ? '1 1000' : font.weight,
        style: font.style,
        ...(font.range !== undefined && { unicodeRange: font.range }),
      });
      document.fonts.add(face);
    }
  }
}

/** Weights to be asked for, so that each face that is drawn is there before it is measured. */
export function broughtWeights(name: string, assets: Assets): string[] {
  const weights = (families(assets).get(name) ?? []).map(({ font }) => font.weight.split(' ')[0]!);
  return [...new Set(weights)];
}
