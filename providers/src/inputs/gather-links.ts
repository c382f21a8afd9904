import type { Asset } from '@scenewright/core/assets';
import type { EditLink } from '@scenewright/core/edit';
import { StageFailure } from '@scenewright/core/errors';
import { isSocialLink } from '@scenewright/core/requests';
import type { FoundLink } from '../editor/clause.js';
import { isFilm, isWebPage } from './file-kind.js';
import {
  inputBytes,
  noSocialAudio,
  reasonOf,
  soundFile,
  type InputPlaces,
  type UnusableInput,
} from './gather-inputs.js';
import { InputProblem } from './input-problem.js';
import { loadAudio } from './load-audio.js';

/** Links that one edit brings at most. */
export const editLinkLimit = 4;
/** Seconds of a film that are kept: no scene shows more of it. */
const filmSecondsMax = 30;
/** Seconds that decoding may take. */
const patienceSeconds = 60;

/**
 * The first seconds of a film as an MP4 without sound, decoded and encoded anew in a process of its own.
 * @throws StageFailure when it holds no pictures that can be decoded
 */
export type FilmImport = (
  bytes: Uint8Array,
  options: { seconds: number; signal: AbortSignal },
) => Promise<{ bytes: Uint8Array; mimeType: string; seconds: number; width: number; height: number }>;

/** A link with the file that lies behind it. */
export interface GatheredLink extends EditLink {
  file: Asset;
}

export type LinkPlaces = Pick<
  InputPlaces,
  'read' | 'assets' | 'decodeSound' | 'temporaryFolder' | 'socialAudio' | 'signal'
> & { importFilm: FilmImport };

/** Fetches what the links of an edit lead to, checks it by its content and keeps it. Interface 4.4. */
export async function gatherLinks(
  links: readonly FoundLink[],
  places: LinkPlaces,
): Promise<{ links: GatheredLink[]; unusable: UnusableInput[] }> {
  const gathered: GatheredLink[] = [];
  const unusable: UnusableInput[] = [];
  for (const link of links) {
    try {
      gathered.push(link.role === 'music' ? await sound(link, places) : await film(link, places));
    } catch (error) {
      unusable.push({ field: 'prompt', source: link.url, reason: reasonOf(error) });
    }
  }
  return { links: gathered, unusable };
}

/** Why a link cannot be fetched here whatever lies behind it; null when it can be tried. */
export async function linkRefusal(
  links: readonly FoundLink[],
  socialAudio: InputPlaces['socialAudio'],
): Promise<{ url: string; reason: string } | null> {
  for (const { url, role } of links) {
    if (!isSocialLink(url)) continue;
    const social = await socialAudio();
    if (!social) return { url, reason: role === 'music' ? noSocialAudio : noSocialFilm };
    if (role === 'footage' && !social.fetchFilm) return { url, reason: noSocialFilm };
  }
  return null;
}

const noSocialFilm =
  'leads to a video or social platform, and nothing is set up here that fetches from there. Link to the video file itself';

/** The clips that an edit brings, by key. */
export const clipsOf = (links: readonly GatheredLink[]): Record<string, Asset> =>
  Object.fromEntries(links.flatMap(({ role, file }) => (role === 'footage' ? [[file.key, file]] : [])));

/** The music that an edit brings. */
export const soundsOf = (links: readonly GatheredLink[]) =>
  links.flatMap(({ role, file }) => (role === 'music' ? [{ asset: file, role }] : []));

async function sound(link: FoundLink, places: LinkPlaces): Promise<GatheredLink> {
  const { bytes: found, name } = await soundFile(link.url, places);
  const { bytes, seconds } = await loadAudio(found, places);
  return kept(link, places, { bytes, mimeType: 'audio/wav', seconds }, 'recording', name);
}

async function film(link: FoundLink, places: LinkPlaces): Promise<GatheredLink> {
  const { bytes, name } = await filmFile(link.url, places);
  if (isWebPage(bytes)) throw new InputProblem('is a web page; a link to the video file itself is accepted');
  if (!isFilm(bytes)) throw new InputProblem('is no video; MP4, MOV, WebM, MKV and AVI are accepted');
  const late = AbortSignal.timeout(patienceSeconds * 1000);
  const signal = places.signal ? AbortSignal.any([places.signal, late]) : late;
  const clip = await places.importFilm(bytes, { seconds: filmSecondsMax, signal }).catch((error: unknown) => {
    places.signal?.throwIfAborted();
    if (late.aborted) throw new InputProblem(`takes longer than ${patienceSeconds} s to decode`);
    if (error instanceof StageFailure && ['ffmpeg_failed', 'clip_unreadable'].includes(error.kind))
      throw new InputProblem('holds no pictures that can be decoded');
    throw error;
  });
  return kept(link, places, clip, 'footage', name);
}

async function filmFile(url: string, places: LinkPlaces): Promise<{ bytes: Uint8Array; name: string }> {
  if (!isSocialLink(url)) return places.read(url, inputBytes.film, places.signal);
  const social = await places.socialAudio();
  if (!social?.fetchFilm) throw new InputProblem(noSocialFilm);
  const { bytes } = await social.fetchFilm(url, { maxBytes: inputBytes.film, signal: places.signal });
  return { bytes, name: new URL(url).hostname };
}

/** Named by content: the same link twice is one file. */
async function kept(
  { url, role }: FoundLink,
  { assets }: LinkPlaces,
  media: { bytes: Uint8Array; mimeType: string; seconds: number; width?: number; height?: number },
  kind: Asset['kind'],
  name: string,
): Promise<GatheredLink> {
  const { digest } = await assets.put(media.bytes);
  const key = `link-${digest.slice(0, 16)}`;
  const { mimeType, seconds, width, height } = media;
  const size = width && height ? { width, height } : {};
  const file: Asset = { key, kind, digest, mimeType, bytes: media.bytes.byteLength, seconds, ...size };
  return { url, role, asset: key, name, seconds, file };
}
