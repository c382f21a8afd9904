import { isStylePicture, noColors, withPictureColors } from '@scenewright/core/brief';
import type { Warning } from '@scenewright/core/errors';
import { pictureColors } from '@scenewright/core/style';
import { brandWish, wish, type EditState } from './edit-state.js';

/**
 * The colours of the images that show how the video should look (interface 2.7, role `style`), unless the brand or the
 * instruction names colours: what is said wins over what is shown.
 */
export function takeLook(state: EditState): Warning[] {
  const pictures = state.images.filter(
    ({ asset, role, context }) =>
      role === 'style' || (role === 'reference' && !state.usedImages.has(asset) && isStylePicture({ context })),
  );
  if (pictures.length === 0) return [];
  const { brand, backgroundColor } = state.brief;
  const found = pictureColors(pictures.map(({ look }) => look ?? []));
  if (found === null) return [noColors(pictures.map(({ name }) => name))];
  const next = withPictureColors({ brand, backgroundColor: state.wishes.backgroundColor ?? null }, pictures);
  const { primary, secondary, accent } = next.brand ?? {};
  if (primary === brand?.primary && accent === brand?.accent)
    return [
      {
        code: 'style_image_not_used',
        message: 'The video has brand colours, so none were taken from the picture. Name the colours to change them.',
      },
    ];
  brandWish(state, { primary, accent, secondary });
  if (next.backgroundColor !== null && next.backgroundColor !== backgroundColor)
    wish(state, 'backgroundColor', next.backgroundColor);
  const taken = [...(found.ground === next.backgroundColor && found.ground ? [found.ground] : []), ...found.colors];
  state.changes.push({ what: `Colours taken from the picture: ${taken.join(', ')}`, scenes: [] });
  return [];
}
