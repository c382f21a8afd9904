import type { Resolution, Shape } from '../api/wire.js';

export type Choice = 'auto' | 'on' | 'off';

export interface Attachment {
  /** Names it among the others while it is on its way. */
  id: string;
  name: string;
  kind: 'image' | 'document' | 'audio';
  mimeType: string;
  role: 'music' | 'voiceover' | 'sfx';
  /** Absent while it is uploaded. */
  url?: string;
}

/** What is wished for on the create page. Empty texts and `auto` leave the choice to the service. */
export interface Wish {
  prompt: string;
  shape: Shape | 'auto';
  duration: string;
  style: string;
  kit: string;
  background: string;
  narration: Choice;
  voice: string;
  language: string;
  music: Choice;
  effects: boolean;
  captions: string;
  model: string;
  footage: string;
  review: boolean;
  enhance: boolean;
  render: boolean;
  resolution: Resolution;
  attachments: Attachment[];
}

export const emptyWish: Wish = {
  prompt: '',
  shape: 'auto',
  duration: '',
  style: '',
  kit: '',
  background: '',
  narration: 'auto',
  voice: '',
  language: '',
  music: 'auto',
  effects: false,
  captions: '',
  model: '',
  footage: 'auto',
  review: false,
  enhance: false,
  render: false,
  resolution: '720p',
  attachments: [],
};

const explicit = (choice: Choice): { is: boolean } | null => (choice === 'auto' ? null : { is: choice === 'on' });

/** The body of `POST /v1/videos`: what was left open is left out. Interface 4.2. */
export function bodyOf(wish: Wish): Record<string, unknown> {
  const [narration, music] = [explicit(wish.narration), explicit(wish.music)];
  const files = wish.attachments.filter(({ url }) => url !== undefined);
  const body: Record<string, unknown> = {
    aspect_ratio: wish.shape === 'auto' ? '' : wish.shape,
    animation_style: wish.style,
    brand_kit_id: wish.kit,
    background_color: wish.background,
    narration_voice: wish.voice,
    narration_language: wish.language,
    caption_style: wish.captions,
    model: wish.model,
  };
  for (const [name, value] of Object.entries(body)) if (value === '') delete body[name];
  return {
    prompt: wish.prompt.trim(),
    ...body,
    ...(wish.duration !== '' && { duration: Number(wish.duration) }),
    ...(narration && { narration: narration.is }),
    ...(music && { music: music.is }),
    ...(wish.effects && { sfx: true }),
    ...(wish.footage !== 'auto' && { ai_video: wish.footage }),
    ...(wish.review && wish.footage === 'full' && { storyboard: true }),
    ...(wish.enhance && { enhance_prompt: true }),
    ...(wish.render && { render: true, resolution: wish.resolution }),
    ...listed('images', files, 'image', ({ url, name }) => ({ url, context: nameAsContext(name) })),
    ...listed('documents', files, 'document', ({ url, name, mimeType }) => ({
      url,
      mime_type: mimeType,
      file_name: name,
    })),
    ...listed('audio', files, 'audio', ({ url, role }) => ({ url, role })),
  };
}

function listed(
  field: string,
  files: readonly Attachment[],
  kind: Attachment['kind'],
  item: (file: Attachment) => Record<string, unknown>,
): Record<string, unknown> {
  const items = files.filter((file) => file.kind === kind).map(item);
  return items.length === 0 ? {} : { [field]: items };
}

/** "our-logo.png" says what it is by its name. */
const nameAsContext = (name: string): string => name.replace(/\.\w+$/, '').replaceAll(/[-_]+/g, ' ');

const kinds: [RegExp, Attachment['kind']][] = [
  [/^image\/(png|jpeg|webp|svg\+xml)$/, 'image'],
  [/^(application\/pdf|text\/(csv|plain))$/, 'document'],
  [/^audio\//, 'audio'],
];

/** What a dropped file can be used as; null: nothing. Some systems do not know the type of a table. */
export function kindOf(file: Pick<File, 'type' | 'name'>): { kind: Attachment['kind']; mimeType: string } | null {
  const mimeType = file.type === 'application/vnd.ms-excel' || /\.csv$/i.test(file.name) ? 'text/csv' : file.type;
  const kind = kinds.find(([form]) => form.test(mimeType))?.[1];
  return kind ? { kind, mimeType } : null;
}
