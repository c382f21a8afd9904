import { defaultModel, findModel, models, type Model } from '../billing/models.js';
import { CreateVideoBody } from './create-video-body.js';
import { normalise, type CreateRequest } from './create-request.js';
import { fieldError, type FieldError } from './field-errors.js';
import { readBody } from './read-body.js';
import { parsedUrl } from './rules.js';

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
  const { instance, errors } = readBody(CreateVideoBody, body);
  return instance === null ? { error: errors } : createRequestOf(instance, catalogues, errors);
}

/** The request of a body, where the fields in `errors` are refused already; or every field that is wrong with it. */
export function createRequestOf(
  instance: CreateVideoBody,
  catalogues: RequestCatalogues,
  errors: readonly FieldError[] = [],
): { ok: CreateRequest } | { error: FieldError[] } {
  const refused = new Set(errors.map((error) => error.field.replace(/[.[].*$/, '')));
  const sound = (field: string): boolean => !refused.has(field);

  const catalogue = catalogues.models;
  const named = typeof instance.model === 'string' && sound('model');
  const model = named ? findModel(instance.model!, catalogue) : defaultModel(catalogue);
  const ids = (catalogue ?? models).map(({ id }) => id).join(', ');
  // A rule about a model that is not known, or a field that is refused already, would only add noise.
  const further = [
    ...(model ? [] : [fieldError('model', `must be one of ${ids}`, instance.model)]),
    ...(model ? modelErrors(instance, model) : []),
    ...catalogueErrors(instance, catalogues),
    ...plainHttpErrors(instance, catalogues.allowPlainHttp ?? false, sound),
    ...combinationErrors(instance, sound),
  ].filter((error) => sound(error.field.replace(/[.[].*$/, '')));
  const first = new Map([...errors, ...further].toReversed().map((error) => [error.field, error]));
  const all = [...first.values()].toReversed();
  return all.length > 0 || !model ? { error: all } : { ok: normalise(instance, model) };
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
