import type { Request } from 'express';
import type { PublicUrl } from '../configuration/public-url.js';
import type { Site } from './passkeys.js';

/** The service as the browser of a request sees it. */
export function siteOf(request: Request, publicUrl: PublicUrl): Site {
  const { origin, hostname } = new URL(publicUrl.seenBy(request));
  return { origin, host: hostname };
}
