import type { Asset } from '@scenewright/core/assets';
import type { EditImage } from '@scenewright/core/edit';
import { editImageRoles, type EditImageRole } from '@scenewright/core/requests';
import type { PlannedVideo } from '@scenewright/core/video';
import { InvalidRequest } from '../inputs/input-error.js';
import { gatherInputs, type GatherContext } from '../inputs/gather-inputs.js';
import type { MakeOptions } from './studio-options.js';

/** What an edit starts from: what `plan`, `makeVideo` and `edit` give, or the file of `--save`. */
export type EditableVideo = Pick<PlannedVideo, 'brief' | 'storyboard' | 'timeline'> & { pace?: number };

export interface EditOptions extends Omit<MakeOptions, 'outFile' | 'seed'> {
  /** Path of the MP4; without it the edit is planned and spoken, and nothing is drawn. */
  outFile?: string;
  /** Interface 2.7, the edit variant; `url` may be the path of a file. */
  images?: { url: string; context?: string; role?: EditImageRole }[];
}

/** The images of an edit in the asset store, under keys that say what they hold. @throws InvalidRequest */
export async function gatherEditImages(
  given: NonNullable<EditOptions['images']>,
  context: GatherContext,
): Promise<{ images: EditImage[]; assets: Record<string, Asset> }> {
  const wrong = given.findIndex(({ role }) => role !== undefined && !editImageRoles.includes(role));
  if (wrong >= 0) {
    const field = `images[${wrong}].role`;
    throw new InvalidRequest([{ field, message: `${field} must be one of ${editImageRoles.join(', ')}` }]);
  }
  if (given.length === 0) return { images: [], assets: {} };
  const sources = given.map(({ url, context: words }) => ({ source: url, context: words ?? null }));
  const gathered = await gatherInputs({ images: sources, documents: [], audio: [] }, context);
  const images = gathered.images.map(({ asset, name, look }, index): EditImage => {
    const { context: words, role } = given[index]!;
    return {
      asset: `edit-image-${asset.digest.slice(0, 16)}`,
      name: name ?? '',
      ...(words && { context: words }),
      role: role ?? 'import',
      width: asset.width ?? 0,
      height: asset.height ?? 0,
      ...(look && { look }),
    };
  });
  const assets = gathered.images.map(({ asset }, index): [string, Asset] => {
    const key = images[index]!.asset;
    return [key, { ...asset, key }];
  });
  return { images, assets: Object.fromEntries(assets) };
}
