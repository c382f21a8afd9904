import type { Size } from '@scenewright/core/canvas';
import {
  parseInfographicRender,
  parseInfographicRequest,
  type GenerateInfographicBody,
  type InfographicRequest,
} from '@scenewright/core/infographics';
import type { FieldError } from '@scenewright/core/requests';
import { InvalidRequest } from '../inputs/input-error.js';
import { withStandIns } from '../inputs/stand-in.js';
import type { CheckedRequest } from '../studio/video-request.js';

/**
 * The body of `POST /v1/infographics/generate` (interface 4.6). In-process, `url` of an image or a document may also
 * be the path of a local file; the type of a document is then told from the file.
 */
export type InfographicOrder = Omit<GenerateInfographicBody, 'documents'> & {
  documents?: { url: string; mimeType?: string | null; fileName?: string | null }[] | null;
};

/** @throws InvalidRequest with every field that is wrong */
export function checkInfographicOrder(
  body: InfographicOrder,
  rules: { styles: readonly string[] },
): { request: InfographicRequest; files: Omit<CheckedRequest, 'request'> } {
  const wire = {
    ...body,
    images: withStandIns(body.images),
    documents: withStandIns(body.documents, (item) => ({ ...item, mimeType: item['mimeType'] ?? 'text/plain' })),
  };
  const parsed = parseInfographicRequest(wire, { ...rules, allowPlainHttp: true });
  if ('error' in parsed) throw new InvalidRequest(parsed.error);
  if (body.webhookUrl)
    throw new InvalidRequest([unknown('webhookUrl', 'is for the service; in-process the call ends when it is done')]);
  return {
    request: { ...parsed.ok, images: [], documents: [] },
    files: {
      images: (body.images ?? []).map(({ url, context }) => ({ source: url, context: context ?? null })),
      documents: (body.documents ?? []).map(({ url, mimeType, fileName }) => ({
        source: url,
        name: fileName ?? null,
        mimeType: mimeType ?? null,
      })),
      audio: [],
    },
  };
}

/** Interface 4.7 without what only the service needs. @throws InvalidRequest */
export function checkInfographicRender(wish: { dimensions?: Size; fps?: number }): {
  dimensions: Size | null;
  fps: number;
} {
  const { dimensions, fps } = wish;
  const parsed = parseInfographicRender({ versionId: 'in-process', dimensions, fps });
  if ('error' in parsed) throw new InvalidRequest(parsed.error);
  return parsed.ok;
}

const unknown = (field: string, why: string): FieldError => ({ field, message: `${field} ${why}` });
