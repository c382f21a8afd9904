import type { DynamicModule } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { cookieName } from '../pages/session-cookie.js';
import { webhookEvents } from '../webhooks/webhook-events.js';
import { bodySchemaNames } from './documented-request.js';
import { addExamples } from './examples.js';
import { operatorToken, sessionCookie } from './operation.js';
import { previewOf } from './preview.js';
import { webhookPaths } from './webhook-paths.js';

const settings = new DocumentBuilder()
  .setOpenAPIVersion('3.1.0')
  .setTitle('Scenewright')
  .setVersion('1.0.0')
  .setDescription('Turns a prompt, documents, images and a brand into a finished video.')
  .addTag('Videos', 'Video jobs: create, follow, review, edit, render.')
  .addTag('Infographics', 'Infographic projects, their versions and renders.')
  .addTag('Catalogs', 'What a client can choose from.')
  .addTag('Service', 'The service itself.')
  .addTag('Webhooks', 'What the service sends.')
  .addTag('App', 'What pages of the web app ask beside the interface.')
  .addTag('Operator', 'Accounts and their keys, how the installation gets on.')
  .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'svk_...', description: 'An API key.' }, 'apiKey')
  .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'The ADMIN_TOKEN.' }, operatorToken)
  .addCookieAuth(cookieName, { type: 'apiKey', description: 'Of somebody who is signed in.' }, sessionCookie)
  .addSecurityRequirements('apiKey')
  .build();

/**
 * The interface as an OpenAPI 3.1 document, read from the controllers of the module and from the classes of their requests and
 * answers. Nothing is opened: the application that they are read from is a preview, and has no prefix and no neighbours.
 */
export async function createDocument(module: DynamicModule): Promise<OpenAPIObject> {
  const app = await previewOf(module);
  const document = SwaggerModule.createDocument(
    app,
    { ...settings, info: { ...settings.info, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } as never } },
    {
      onlyIncludeDecoratedEndpoints: true,
      autoTagControllers: false,
      extraModels: webhookEvents.map(({ type }) => type),
    },
  );
  const schemas = document.components?.schemas ?? {};
  for (const name of bodySchemaNames()) Object.assign(schemas[name] ?? {}, { additionalProperties: false });
  const complete = { ...document, webhooks: webhookPaths, servers: [{ url: '/' }] } as OpenAPIObject;
  addExamples(complete);
  return complete;
}
