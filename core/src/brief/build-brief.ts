import type { Brief } from './brief.js';
import { seedOf } from '../determinism/seed.js';
import type { CreateRequest } from '../requests/create-request.js';
import type { FetchedInputs } from './fetched-inputs.js';
import { isStylePicture, withPictureColors } from './style-pictures.js';

/** An image that says of itself that it is the logo: it signs every scene instead of filling one. */
const isLogo = ({ name, context }: { name?: string; context?: string | null }): boolean =>
  /(?<!\p{L})logo(?:type)?(?!\p{L})/iu.test(`${context ?? ''} ${(name ?? '').replace(/[_-]/g, ' ')}`);

/** Frames a second of every video, unless a render asks otherwise. */
export const videoFps = 30;

/**
 * What the planner works from. Pure: the same request and files give the same Brief, and its seed depends
 * on nothing that does not change the video's content (resolution, webhook, render).
 */
export function buildBrief(request: CreateRequest, inputs: FetchedInputs = {}): Brief {
  const { logo, ...kit } = inputs.brandKit ?? {};
  const ownLogo = logo?.key ?? inputs.images?.find(isLogo)?.asset.key;
  const named = { ...kit, ...request.brandSettings, ...(ownLogo ? { logo: ownLogo } : {}) };
  const broughtFonts = [...new Set((inputs.fonts ?? []).flatMap(({ font }) => font?.family ?? []))];
  if (broughtFonts.length > 0) Object.assign(named, { broughtFonts });
  const isShown = (image: NonNullable<FetchedInputs['images']>[number]): boolean =>
    image.asset.key === ownLogo || !isStylePicture(image);
  const { brand, backgroundColor } = withPictureColors(
    { brand: Object.keys(named).length > 0 ? named : null, backgroundColor: request.backgroundColor },
    (inputs.images ?? []).filter((image) => !isShown(image)),
  );
  const content = {
    version: 1 as const,
    prompt: inputs.enhancedPrompt?.trim() || request.prompt.trim(),
    model: request.model,
    multiScene: request.multiScene,
    durationSeconds: request.durationSeconds,
    aspectRatio: request.aspectRatio,
    dimensions: request.dimensions,
    fps: videoFps,
    style: request.style,
    backgroundColor,
    narration: request.multiScene ? request.narration : false,
    narrationVoice: request.narrationVoice,
    narrationLanguage: request.narrationLanguage,
    ...(request.captionStyle && { captionStyle: request.captionStyle }),
    music: request.multiScene ? request.music : false,
    effects: request.multiScene && request.effects,
    aiVideo: request.multiScene ? request.aiVideo : ('off' as const),
    planArc: request.planArc,
    brand,
    images: (inputs.images ?? []).filter(isShown).map(({ asset, name, context }) => ({
      asset: asset.key,
      name: name ?? '',
      ...(context ? { context } : {}),
      width: asset.width ?? 0,
      height: asset.height ?? 0,
    })),
    documents: inputs.documents ?? [],
    audio: (inputs.audio ?? []).map(({ asset, name, role }) => ({
      asset: asset.key,
      name: name ?? '',
      role,
      seconds: asset.seconds ?? 0,
    })),
  };
  const files = [...(inputs.images ?? []), ...(inputs.audio ?? [])].map(({ asset }) => asset.digest);
  return { ...content, resolution: request.resolution, seed: seedOf({ content, files, logo: logo?.digest }) };
}
