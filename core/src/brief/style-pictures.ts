import type { Brief } from './brief.js';
import { pictureColors } from '../style/picture-look.js';
import type { Warning } from '../errors/warning.js';
import type { FetchedInputs } from './fetched-inputs.js';

type Picture = NonNullable<FetchedInputs['images']>[number];

const says =
  /\b(?:style|colou?r|look)[ -](?:references?|guide|samples?|inspiration|palette|scheme)\b|\bmood ?board\b|\bpalette\b|\bpaleta\b|\bfarbpalette\b|\b(?:for|only) (?:the )?(?:look|style|colou?rs)\b|\b(?:look|style|colou?rs) only\b|\b(?:take|use|match)\s+(?:(?:the|its|these|this|same|exact)\s+){0,2}(?:colou?rs|look|style)\b|^(?:style|look|colou?rs|stil|farben|couleurs|colores|estilo)$/iu;

/** An image that says of itself that it shows how the video should look: it is read for its colours and not shown. */
export const isStylePicture = ({ context }: Pick<Picture, 'context'>): boolean => says.test(context?.trim() ?? '');

type Brand = NonNullable<Brief['brand']>;
const hasColors = (brand: Brand | null): boolean =>
  [brand?.primary, brand?.secondary, brand?.accent].some((color) => color !== undefined);

/** The wishes with the colours of pictures put in where none were given: what is said wins over what is shown. */
export function withPictureColors<W extends { brand: Brand | null; backgroundColor: string | null }>(
  wishes: W,
  pictures: readonly Pick<Picture, 'look'>[],
): W {
  const found = hasColors(wishes.brand) ? null : pictureColors(pictures.map(({ look }) => look ?? []));
  if (found === null) return wishes;
  const [primary, accent, secondary] = found.colors;
  return {
    ...wishes,
    brand: { ...wishes.brand, primary, ...(accent && { accent }), ...(secondary && { secondary }) },
    backgroundColor: wishes.backgroundColor ?? found.ground,
  };
}

/** What to say about pictures that show a look and changed nothing. */
export function stylePictureNotes(pictures: readonly Picture[], brand: Brand | null): Warning[] {
  const shown = pictures.filter(isStylePicture);
  if (shown.length === 0) return [];
  if (hasColors(brand))
    return [
      { code: 'style_image_not_used', message: 'Brand colours were given, so none were taken from the pictures.' },
    ];
  if (pictureColors(shown.map(({ look }) => look ?? [])) !== null) return [];
  return [noColors(shown.map(({ name }) => name))];
}

/** A picture that gives no colours. */
export const noColors = (names: readonly (string | undefined)[]): Warning => {
  const named = names.filter((name) => name !== undefined && name !== '').map((name) => `“${name}”`);
  return {
    code: 'style_image_plain',
    message: `No colours were taken from ${named.join(', ') || 'the picture'}: it is grey, or nearly so. Name colours, a font or a style instead.`,
  };
};
