import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, IsString, Matches, MaxLength, validateSync } from 'class-validator';
import { resolutions, type Resolution } from '../canvas/canvas.js';
import { imageLimit } from './create-video-body.js';
import { fieldError, flattenErrors, type FieldError } from './field-errors.js';
import { withoutInheritedNames } from './inherited-names.js';
import { IsListOf } from './is-list-of.js';
import { isShallow } from './parse-create-request.js';
import { unstorableText } from './unstorable-text.js';
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

  @IsOptional()
  @IsIn(editImageRoles, { message: `must be one of ${editImageRoles.join(', ')}` })
  role?: EditImageRole | null;
}

/** The body of `POST /v1/videos/{id}/edit`, in its wire form. Interface 4.4; null means absent. */
export class EditVideoBody {
  @MaxLength(editPromptLimit, { message: `must have ${editPromptLimit} characters at most` })
  @Matches(/\S/, { message: 'must be text that says what to change' })
  @IsString({ message: 'must be text that says what to change' })
  prompt!: string;

  @IsListOf(() => EditImageBody, { limit: imageLimit, what: 'images', item: 'an object with url' })
  images?: EditImageBody[] | null;

  @IsOptional()
  @IsBoolean({ message: 'must be true or false' })
  render?: boolean | null;

  @IsOptional()
  @IsIn(resolutions, { message: `must be one of ${resolutions.join(', ')}` })
  resolution?: Resolution | null;

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
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { error: [fieldError('body', 'must be a JSON object with a prompt', body)] };
  }
  if (!isShallow(body)) return { error: [{ field: 'body', message: 'body is nested deeper than any property needs' }] };
  // A list beyond its limit is refused before each of its items is looked at.
  const { images } = body as { images?: unknown };
  if (Array.isArray(images) && images.length > imageLimit)
    return { error: [fieldError('images', `must have ${imageLimit} items at most`, images)] };
  const inherited = withoutInheritedNames(body);
  const instance = plainToInstance(EditVideoBody, inherited.body);
  const errors = [
    ...inherited.errors,
    ...unstorableText(body),
    ...flattenErrors(validateSync(instance, { whitelist: true, forbidNonWhitelisted: true, stopAtFirstError: true })),
  ];
  const isSound = !errors.some(({ field }) => field === 'webhook_url');
  if (isSound && !options.allowPlainHttp && parsedUrl(instance.webhook_url)?.protocol === 'http:')
    errors.push(fieldError('webhook_url', 'must be an https URL', instance.webhook_url));
  if (errors.length > 0) return { error: errors };
  return {
    ok: {
      prompt: instance.prompt,
      images: (instance.images ?? []).map(({ url, context, role }) => ({
        url,
        context: context ?? null,
        role: role ?? 'import',
      })),
      render: instance.render ?? false,
      resolution: instance.resolution ?? '720p',
      webhookUrl: instance.webhook_url ?? null,
    },
  };
}
