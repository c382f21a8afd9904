import 'reflect-metadata';
import { IsBoolean, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { Described } from './described.js';
import { resolutions, type Resolution } from '../canvas/canvas.js';
import { imageLimit } from './body-limits.js';
import { fieldError, type FieldError } from './field-errors.js';
import { IsListOf } from './is-list-of.js';
import { readBody, RequestBody } from './read-body.js';
import { IsFileUrl, IsHttpsUrl, parsedUrl } from './rules.js';

/** Interface 2.7. */
export const editImageRoles = ['import', 'style', 'reference'] as const;
export type EditImageRole = (typeof editImageRoles)[number];

/** Characters of an instruction: more than anybody says at once, and little enough to be read at once. */
export const editPromptLimit = 4000;

export class EditImageBody {
  @IsFileUrl()
  url!: string;

  @IsOptional()
  @IsString({ message: 'must be text' })
  context?: string | null;

  @Described('import when absent: it is shown; style: for the look alone.')
  @IsOptional()
  @IsIn(editImageRoles, { message: `must be one of ${editImageRoles.join(', ')}` })
  role?: EditImageRole | null;
}

/** The body of `POST /v1/videos/{id}/edit`, in its wire form. Interface 4.4; null means absent. */
@RequestBody({ must: 'must be a JSON object with a prompt' })
export class EditVideoBody {
  @Described('The change in plain words.', { example: 'Change 24% to 26% and make the background navy.' })
  @MaxLength(editPromptLimit, { message: `must have ${editPromptLimit} characters at most` })
  @Matches(/\S/, { message: 'must be text that says what to change' })
  @IsString({ message: 'must be text that says what to change' })
  prompt!: string;

  @Described('Pictures for the change, by public links.')
  @IsListOf(() => EditImageBody, { limit: imageLimit, what: 'images', item: 'an object with url' })
  images?: EditImageBody[] | null;

  @Described('Makes an MP4 when the edit lands.', { example: true })
  @IsOptional()
  @IsBoolean({ message: 'must be true or false' })
  render?: boolean | null;

  @Described('Of the MP4; 720p when absent.')
  @IsOptional()
  @IsIn(resolutions, { message: `must be one of ${resolutions.join(', ')}` })
  resolution?: Resolution | null;

  @Described('Where the end of the edit is told.')
  @IsOptional()
  @IsHttpsUrl()
  webhook_url?: string | null;
}

/** An edit that passed every rule, with the interface's defaults put in. */
export interface EditVideoRequest {
  /** As it was sent (decisions, fine point 16). */
  prompt: string;
  images: { url: string; context: string | null; role: EditImageRole }[];
  render: boolean;
  resolution: Resolution;
  webhookUrl: string | null;
}

/** The edit that a body asks for, or every field that is wrong with it. Interface 4.4. */
export function parseEditRequest(
  body: unknown,
  options: { allowPlainHttp?: boolean } = {},
): { ok: EditVideoRequest } | { error: FieldError[] } {
  const { instance, errors } = readBody(EditVideoBody, body);
  return instance === null || errors.length > 0 ? { error: errors } : editRequestOf(instance, options);
}

/** The edit that a body asks for whose fields are right. */
export function editRequestOf(
  { prompt, images, render, resolution, webhook_url }: EditVideoBody,
  { allowPlainHttp = false }: { allowPlainHttp?: boolean } = {},
): { ok: EditVideoRequest } | { error: FieldError[] } {
  if (!allowPlainHttp && parsedUrl(webhook_url)?.protocol === 'http:')
    return { error: [fieldError('webhook_url', 'must be an https URL', webhook_url)] };
  return {
    ok: {
      prompt,
      images: (images ?? []).map(({ url, context, role }) => ({
        url,
        context: context ?? null,
        role: role ?? 'import',
      })),
      render: render ?? false,
      resolution: resolution ?? '720p',
      webhookUrl: webhook_url ?? null,
    },
  };
}
