import { dimensionErrors } from '@scenewright/core/canvas';
import {
  parseCreateRequest,
  type CreateRequest,
  type CreateVideoBody,
  type FieldError,
  type RequestCatalogues,
} from '@scenewright/core/requests';
import { InvalidRequest } from '../inputs/input-error.js';
import { withStandIns } from '../inputs/stand-in.js';

/**
 * The body of `POST /v1/videos` (interface 4.2). In-process, `url` of an image, a document or a sound
 * may also be the path of a local file; the type of a document is then told from the file.
 */
export type VideoRequest = Omit<CreateVideoBody, 'documents'> & {
  documents?: { url: string; mime_type?: string | null; file_name?: string | null }[] | null;
};

/** A request that passed every rule, with the files where they were named. */
export interface CheckedRequest {
  request: CreateRequest;
  images: { source: string; context: string | null }[];
  documents: { source: string; name: string | null; mimeType: string | null }[];
  audio: { source: string; role: 'music' | 'voiceover' | 'sfx' }[];
}

/** @throws InvalidRequest with every field that is wrong */
export function checkRequest(body: VideoRequest, catalogues: RequestCatalogues): CheckedRequest {
  const wire = {
    ...body,
    images: withStandIns(body.images),
    audio: withStandIns(body.audio),
    documents: withStandIns(body.documents, (item) => ({ ...item, mime_type: item['mime_type'] ?? 'text/plain' })),
  };
  const parsed = parseCreateRequest(wire, { ...catalogues, allowPlainHttp: true });
  if ('error' in parsed) throw new InvalidRequest(parsed.error);
  const unsupported = unsupportedFields(parsed.ok);
  if (unsupported.length > 0) throw new InvalidRequest(unsupported);
  return {
    request: { ...parsed.ok, images: [], documents: [], audio: [] },
    images: (body.images ?? []).map(({ url, context }) => ({ source: url, context: context ?? null })),
    documents: (body.documents ?? []).map((item) => ({
      source: item.url,
      name: item.file_name ?? null,
      mimeType: item.mime_type ?? null,
    })),
    audio: (body.audio ?? []).map(({ url, role }) => ({ source: url, role: role ?? 'music' })),
  };
}

/** What needs the service: saved brand kits and a person who approves. */
function unsupportedFields(request: CreateRequest): FieldError[] {
  const errors: FieldError[] = [];
  const add = (field: string, why: string): void => void errors.push({ field, message: `${field} ${why}` });
  if (request.brandKitId !== null) add('brand_kit_id', 'names a kit of the service; in-process use brand_settings');
  if (request.storyboard) add('storyboard', 'pauses for a review, which only the service offers');
  return errors;
}

/** The shape of a still or a re-render. @throws InvalidRequest */
export function requireSize(size: { width: number; height: number }): void {
  const wrong = dimensionErrors(size);
  if (wrong.length > 0)
    throw new InvalidRequest(
      wrong.map(({ side, message }) => ({ field: `dimensions.${side}`, message: `dimensions.${side} ${message}` })),
    );
}
