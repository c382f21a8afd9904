import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { defaultModel, findModel, models, type Model } from '../model/models.js';
import { audioLimit, CreateVideoBody, documentLimit, imageLimit } from './create-video-body.js';
import { normalise, type CreateRequest } from './create-request.js';
import { fieldError, flattenErrors, type FieldError } from './field-errors.js';
import { withoutInheritedNames } from './inherited-names.js';
import { parsedUrl } from './rules.js';
import { unstorableText } from './unstorable-text.js';

/** Seconds of the shortest video (decisions, fine point 6). */
export const shortestVideoSeconds = 5;

/** What the live catalogues hold, for the rules that name an entry of them. */
export interface RequestCatalogues {
  /** The built-in models when absent. */
  models?: readonly Model[];
  /** Ids of the style packs; `taste-default` and `no-style` are accepted as well. */
  styles: readonly string[];
  /** Ids of the voices. */
  voices: readonly string[];
  /** The operator's ALLOW_PRIVATE_URLS: documents and webhooks may use plain HTTP (decisions, fine point 13). */
  allowPlainHttp?: boolean;
}

/** The request that a body asks for, or every field that is wrong with it. Interface 4.2, 2.7; decisions. */
export function parseCreateRequest(
  body: unknown,
  catalogues: RequestCatalogues,
): { ok: CreateRequest } | { error: FieldError[] } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { error: [fieldError('body', 'must be a JSON object with at least a prompt', body)] };
  }
  if (!isShallow(body)) {
    return {
      error: [{ field: 'body', message: `body is nested deeper than ${deepest} levels: no property needs that` }],
    };
  }
  const { short, tooLong } = withoutLongLists(body);
  const inherited = withoutInheritedNames(short);
  const instance = plainToInstance(CreateVideoBody, inherited.body);
  const errors = [
    ...inherited.errors,
    ...unstorableText(short),
    ...tooLong,
    ...flattenErrors(validateSync(instance, { whitelist: true, forbidNonWhitelisted: true, stopAtFirstError: true })),
  ];
  const refused = new Set(errors.map((error) => error.field.replace(/[.[].*$/, '')));
  const sound = (field: string): boolean => !refused.has(field);

  const catalogue = catalogues.models;
  const named = typeof instance.model === 'string' && sound('model');
  const model = named ? findModel(instance.model!, catalogue) : defaultModel(catalogue);
  if (!model) {
    const ids = (catalogue ?? models).map(({ id }) => id).join(', ');
    errors.push(fieldError('model', `must be one of ${ids}`, instance.model));
  }
  // A rule about a model that is not known, or a field that is refused already, would only add noise.
  const further = [
    ...(model ? modelErrors(instance, model) : []),
    ...catalogueErrors(instance, catalogues),
    ...plainHttpErrors(instance, catalogues.allowPlainHttp ?? false, sound),
    ...combinationErrors(instance, sound),
  ].filter((error) => sound(error.field.replace(/[.[].*$/, '')));
  const first = new Map([...errors, ...further].toReversed().map((error) => [error.field, error]));
  const all = [...first.values()].toReversed();
  return all.length > 0 || !model ? { error: all } : { ok: normalise(instance, model) };
}

/** Levels of lists and objects in a body; the request itself needs three. */
const deepest = 16;

/** Whether a value can be walked without exhausting the stack: bodies come from anyone. */
export function isShallow(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= deepest; depth++) {
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
    if (level.length === 0) return true;
  }
  return false;
}

/** Lists beyond their limit are refused before each of a hundred thousand items is looked at. */
export function withoutLongLists(body: object): { short: object; tooLong: FieldError[] } {
  const limits: Record<string, number> = { images: imageLimit, documents: documentLimit, audio: audioLimit };
  const tooLong = Object.entries(body).filter(
    ([key, value]) => Array.isArray(value) && value.length > (limits[key] ?? Infinity),
  );
  const names = new Set(tooLong.map(([key]) => key));
  return {
    short: Object.fromEntries(Object.entries(body).filter(([key]) => !names.has(key))),
    tooLong: tooLong.map(([key, value]) => fieldError(key, `must have ${limits[key]!} items at most`, value)),
  };
}

function modelErrors(body: CreateVideoBody, model: Model): FieldError[] {
  const errors: FieldError[] = [];
  const { duration } = body;
  if (typeof duration === 'number' && !(duration >= shortestVideoSeconds && duration <= model.maxDurationSeconds)) {
    const range = `must be from ${shortestVideoSeconds} to ${model.maxDurationSeconds} seconds with ${model.id}`;
    errors.push(fieldError('duration', range, duration));
  }
  if (model.multiScene) return errors;

  // Interface 4.2 and decisions, fine point 7: false is accepted, as is an empty list.
  const only = `is for multi-scene models only; ${model.id} makes one scene without sound or footage`;
  for (const field of ['narration', 'music', 'sfx', 'storyboard'] as const) {
    if (body[field] === true) errors.push({ field, message: `${field} ${only}: leave it out or send false` });
  }
  if (body.ai_video && body.ai_video !== 'auto') {
    errors.push({ field: 'ai_video', message: `ai_video ${only}: leave it out or send auto` });
  }
  if (body.caption_style && body.caption_style !== 'none') {
    errors.push({ field: 'caption_style', message: `caption_style ${only}: leave it out or send none` });
  }
  if (Array.isArray(body.audio) && body.audio.length > 0) {
    errors.push({ field: 'audio', message: `audio ${only}: leave it out` });
  }
  if (body.brand_kit_id) errors.push({ field: 'brand_kit_id', message: `brand_kit_id ${only}: use brand_settings` });
  return errors;
}

function catalogueErrors(body: CreateVideoBody, catalogues: RequestCatalogues): FieldError[] {
  const errors: FieldError[] = [];
  const styles = [...new Set([...catalogues.styles, 'taste-default', 'no-style'])];
  if (typeof body.animation_style === 'string' && !styles.includes(body.animation_style)) {
    errors.push(fieldError('animation_style', `must be one of ${styles.join(', ')}`, body.animation_style));
  }
  if (typeof body.narration_voice === 'string' && !catalogues.voices.includes(body.narration_voice)) {
    const accepted = 'must be the id of a voice that GET /v1/voices lists';
    errors.push(fieldError('narration_voice', accepted, body.narration_voice));
  }
  return errors;
}

function plainHttpErrors(body: CreateVideoBody, allowed: boolean, sound: (field: string) => boolean): FieldError[] {
  if (allowed) return [];
  const isPlain = (url: unknown): boolean => parsedUrl(url)?.protocol === 'http:';
  const documents = sound('documents') && Array.isArray(body.documents) ? body.documents : [];
  return [
    ...documents.flatMap((item, index) =>
      isPlain(item.url) ? [fieldError(`documents[${index}].url`, 'must be an https URL', item.url)] : [],
    ),
    ...(isPlain(body.webhook_url) ? [fieldError('webhook_url', 'must be an https URL', body.webhook_url)] : []),
  ];
}

function combinationErrors(body: CreateVideoBody, sound: (field: string) => boolean): FieldError[] {
  const errors: FieldError[] = [];
  if (body.storyboard === true && sound('ai_video') && (body.ai_video ?? 'auto') !== 'full') {
    errors.push({
      field: 'storyboard',
      message: `storyboard true is accepted only with ai_video full, not ${body.ai_video ?? 'auto'}`,
    });
  }
  if (sound('audio') && Array.isArray(body.audio)) {
    const tracks = body.audio.flatMap((item, index) => ((item.role ?? 'music') === 'music' ? [index] : []));
    if (tracks.length > 1) {
      const field = `audio[${tracks[1]!}].role`;
      errors.push({
        field,
        message: `${field} is music, as that of audio[${tracks[0]!}]: at most one music track is accepted`,
      });
    }
  }
  return errors;
}
