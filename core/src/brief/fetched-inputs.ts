import type { Asset } from '../assets/assets.js';
import type { BriefDocument } from './brief.js';
import type { PictureLook } from '../style/picture-look.js';
import type { BrandSettings } from '../requests/create-request.js';

/**
 * Files that a host has fetched, or read from disk, and put into the asset store. They stand for what
 * the request names by URL: a host in-process may parse a request without files and give local ones here.
 */
export interface FetchedInputs {
  images?: { asset: Asset; name?: string; context?: string | null; look?: PictureLook }[];
  documents?: BriefDocument[];
  audio?: { asset: Asset; name?: string; role: 'music' | 'voiceover' | 'sfx' }[];
  /** A saved brand kit; settings of the request win over it field by field. */
  brandKit?: (BrandSettings & { logo?: Asset }) | null;
  /** Faces of families that the brand names and the bundle lacks. */
  fonts?: Asset[];
  /** The prompt after `enhance_prompt`. */
  enhancedPrompt?: string | null;
}
