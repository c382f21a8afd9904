import type { CoveredPart } from '../billing/quote.js';
import type { AspectRatio, Resolution } from '../canvas/canvas.js';
import type { CaptionStyle } from '../style/caption-skins.js';
import type { Size } from '../canvas/size.js';
import type { CreateVideoBody } from './create-video-body.js';

export interface BrandSettings {
  primary?: string;
  secondary?: string;
  accent?: string;
  headingFont?: string;
  bodyFont?: string;
  visualStyle?: string;
  name?: string;
  description?: string;
}

/** A create request that passed every rule, with the interface's defaults put in. Interface 4.2. */
export interface CreateRequest {
  /** As it was sent, blanks at its ends too: the record echoes it (decisions, fine point 16). */
  prompt: string;
  enhancePrompt: boolean;
  model: string;
  multiScene: boolean;
  aspectRatio: AspectRatio | null;
  dimensions: Size | null;
  durationSeconds: number;
  /** False: `durationSeconds` is the model's default. */
  durationGiven: boolean;
  style: string | null;
  /** #rrggbb in lower case. */
  backgroundColor: string | null;
  narration: boolean | 'auto';
  narrationVoice: string | null;
  narrationLanguage: string | null;
  captionStyle: CaptionStyle | null;
  music: boolean | 'auto';
  effects: boolean;
  aiVideo: 'auto' | 'on' | 'off' | 'full';
  storyboard: boolean;
  planArc: boolean;
  brandKitId: string | null;
  /** What keys of the account's own cover, as it was when the job was asked for. */
  covered?: readonly CoveredPart[];
  brandSettings: BrandSettings | null;
  images: { url: string; context: string | null }[];
  documents: { url: string; mimeType: 'application/pdf' | 'text/csv' | 'text/plain'; fileName: string | null }[];
  audio: { url: string; role: 'music' | 'voiceover' | 'sfx' }[];
  webhookUrl: string | null;
  render: boolean;
  resolution: Resolution;
}

/** Lower-case #rrggbb from #rgb or #rrggbb. */
export function fullHex(color: string): string {
  const digits = color.slice(1).toLowerCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

const optionalHex = (color: string | null | undefined): string | undefined => (color ? fullHex(color) : undefined);

function brandSettings(body: CreateVideoBody): BrandSettings | null {
  const given = body.brand_settings;
  if (!given) return null;
  const settings: BrandSettings = {
    primary: optionalHex(given.primary_color),
    secondary: optionalHex(given.secondary_color),
    accent: optionalHex(given.accent_color),
    headingFont: given.heading_font?.trim() || undefined,
    bodyFont: given.body_font?.trim() || undefined,
    visualStyle: given.visual_style?.trim() || undefined,
    name: given.brand_name?.trim() || undefined,
    description: given.brand_description?.trim() || undefined,
  };
  const set = Object.entries(settings).filter(([, value]) => value !== undefined);
  return set.length === 0 ? null : (Object.fromEntries(set) as BrandSettings);
}

export function normalise(
  body: CreateVideoBody,
  model: { id: string; multiScene: boolean; defaultDurationSeconds: number },
): CreateRequest {
  const undecided = model.multiScene ? 'auto' : false;
  return {
    prompt: body.prompt,
    enhancePrompt: body.enhance_prompt ?? false,
    model: model.id,
    multiScene: model.multiScene,
    aspectRatio: body.aspect_ratio ?? null,
    dimensions: body.dimensions ? { width: body.dimensions.width, height: body.dimensions.height } : null,
    durationSeconds: body.duration ?? model.defaultDurationSeconds,
    durationGiven: typeof body.duration === 'number',
    style: body.animation_style ?? null,
    backgroundColor: optionalHex(body.background_color) ?? null,
    narration: body.narration ?? undecided,
    narrationVoice: body.narration_voice ?? null,
    narrationLanguage: body.narration_language ?? null,
    captionStyle: body.caption_style ?? null,
    music: body.music ?? undecided,
    effects: body.sfx ?? false,
    aiVideo: body.ai_video ?? 'auto',
    storyboard: body.storyboard ?? false,
    planArc: body.plan ?? true,
    brandKitId: body.brand_kit_id ?? null,
    brandSettings: brandSettings(body),
    images: (body.images ?? []).map(({ url, context }) => ({ url, context: context ?? null })),
    documents: (body.documents ?? []).map((item) => ({
      url: item.url,
      mimeType: item.mime_type,
      fileName: item.file_name ?? null,
    })),
    audio: (body.audio ?? []).map(({ url, role }) => ({ url, role: role ?? 'music' })),
    webhookUrl: body.webhook_url ?? null,
    render: body.render ?? false,
    resolution: body.resolution ?? '720p',
  };
}
