import type { Asset } from '../assets/assets.js';
import type { Brief } from '../brief/brief.js';
import { buildBrief } from '../brief/build-brief.js';
import type { FetchedInputs } from '../brief/fetched-inputs.js';
import type { CreateRequest } from '../requests/create-request.js';
import { seedOf } from '../determinism/seed.js';
import { stylePictureNotes } from '../brief/style-pictures.js';
import type { Warning } from '../errors/warning.js';
import type { InfographicRequest } from './generate-request.js';

/** What an infographic is made from (interface 4.6), files already fetched and documents read. */
export interface InfographicBrief extends Pick<
  Brief,
  'prompt' | 'documents' | 'images' | 'brand' | 'style' | 'backgroundColor' | 'seed'
> {
  visualStyle: '2d' | '3d' | null;
  assets?: Record<string, Asset>;
  /** What was found out about the files, for the warnings of the graphic. */
  notes?: Warning[];
}

/** Images, documents and the logo among them are read by the rules of videos. Pure. */
export function infographicBrief(request: InfographicRequest, fetched: FetchedInputs): InfographicBrief {
  const { style, visualStyle, documents: named, images: given } = request;
  const prompt = request.prompt.trim();
  const like = { prompt, images: given, documents: named, audio: [], brandSettings: request.brand ?? {} };
  const wishes = { ...like, backgroundColor: request.backgroundColor } as unknown as CreateRequest;
  const { images, documents, brand, backgroundColor } = buildBrief(wishes, fetched);
  const notes = stylePictureNotes(fetched.images ?? [], request.brand);
  const files = [...(fetched.images ?? []).map(({ asset }) => asset), ...(fetched.fonts ?? [])];
  const assets = Object.fromEntries(files.map((asset) => [asset.key, asset]));
  return {
    prompt,
    images,
    documents,
    brand,
    style,
    backgroundColor,
    visualStyle,
    assets,
    notes,
    seed: seedOf({ ...request, prompt }),
  };
}
