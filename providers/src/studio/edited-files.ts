import type { Asset } from '@scenewright/core/assets';
import type { Brief } from '@scenewright/core/brief';
import type { Timeline } from '@scenewright/core/timeline';

/** Pictures, clips, recordings and fonts that a video was made with, by their keys: an edit goes on with them. */
export function keptAssets({ assets }: Pick<Timeline, 'assets'>): Record<string, Asset> {
  const kinds: Asset['kind'][] = ['image', 'footage', 'recording', 'font'];
  return Object.fromEntries(Object.entries(assets).filter(([, { kind }]) => kinds.includes(kind)));
}

/** The user's sounds in a video: `find` looks up the asset of a key, in its timeline or among what came with the request. */
export function keptSounds({ audio }: Pick<Brief, 'audio'>, find: (key: string) => Asset | undefined) {
  return audio.flatMap(({ asset: key, role }) => {
    const asset = find(key);
    return asset ? [{ asset, role }] : [];
  });
}
