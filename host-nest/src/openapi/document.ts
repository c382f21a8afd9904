import { operation, type Json, type Paths } from './operation.js';
import { catalogPaths } from './paths/catalogs.js';
import { infographicPaths } from './paths/infographics.js';
import { videoPaths } from './paths/videos.js';
import { webhooks } from './paths/webhooks.js';
import { catalogSchemas } from './schemas/catalogs.js';
import { infographicSchemas } from './schemas/infographics.js';
import { videoSchemas } from './schemas/videos.js';
import { webhookSchemas } from './schemas/webhooks.js';

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: Json;
  servers: Json[];
  security: Json[];
  tags: Json[];
  paths: Paths;
  webhooks: Paths;
  components: Json;
}

const servicePaths: Paths = {
  '/v1/health': {
    get: operation({
      id: 'getHealth',
      tag: 'Service',
      summary: 'Tells that the service answers.',
      success: [200, 'Health', { status: 'ok' }],
      open: true,
    }),
  },
};

/** The interface as an OpenAPI 3.1 document. Paths are those of interface 4; each resource has a file in `paths`. */
export function openApiDocument(serverUrl: string): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Scenewright',
      version: '1.0.0',
      description: 'Turns a prompt, documents, images and a brand into a finished video.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: serverUrl || '/' }],
    security: [{ apiKey: [] }],
    tags: [
      { name: 'Videos', description: 'Video jobs: create, follow, review, edit, render.' },
      { name: 'Infographics', description: 'Infographic projects, their versions and renders.' },
      { name: 'Catalogs', description: 'What a client can choose from.' },
      { name: 'Service', description: 'The service itself.' },
      { name: 'Webhooks', description: 'What the service sends.' },
    ],
    paths: { ...servicePaths, ...videoPaths, ...infographicPaths, ...catalogPaths },
    webhooks,
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'svk_...', description: 'An API key.' },
      },
      headers: {
        'RateLimit-Limit': { description: 'Requests a minute.', schema: { type: 'integer' } },
        'RateLimit-Remaining': { description: 'Requests that are left now.', schema: { type: 'integer' } },
        'RateLimit-Reset': { description: 'Seconds until the next one is free.', schema: { type: 'integer' } },
      },
      schemas: { ...catalogSchemas, ...videoSchemas, ...infographicSchemas, ...webhookSchemas },
    },
  };
}
