import helmet from 'helmet';
import type { RequestHandler } from 'express';

/**
 * Headers of every answer of a server of our own. It may be reached over plain HTTP, and whoever ends TLS before it decides
 * about HTTPS: nothing here sends a browser there by itself.
 */
export function securityHeaders(): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      directives: {
        // Swagger's pages carry inline styles; nothing else of the content policy is loosened.
        'style-src': ["'self'", "'unsafe-inline'"],
        // Would make a browser ask for the scripts of /docs over HTTPS.
        'upgrade-insecure-requests': null,
      },
    },
    strictTransportSecurity: false,
  }) as RequestHandler;
}
