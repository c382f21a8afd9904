import { getSchemaPath } from '@nestjs/swagger';
import { webhookEvents } from '../webhooks/webhook-events.js';

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const signatures = [
  header('webhook-id', 'Id of the event, the same in every try.'),
  header('webhook-timestamp', 'Seconds since 1970 at this try; refuse what is older than 300 s.'),
  header('webhook-signature', 'Standard Webhooks: `v1,` and base64 of HMAC-SHA256 over `id.timestamp.body`.'),
  header('X-Service-Signature', 'Hex of HMAC-SHA256 over the body; the key is the whole secret as text.'),
];

/** What is sent to a webhook. Interface 6. No route of ours receives it, so there is none to read it from. */
export const webhookPaths = Object.fromEntries(
  webhookEvents.map(({ name, type, summary }) => [
    name,
    {
      post: {
        operationId: `on${name.replace(/(?:^|\.)(.)/g, (_all, letter: string) => letter.toUpperCase())}`,
        tags: ['Webhooks'],
        summary,
        description: `${summary} Answer with any 2xx status; else it is sent again after 1, 5 and 25 seconds.`,
        security: [],
        parameters: signatures,
        requestBody: { required: true, content: { 'application/json': { schema: { $ref: getSchemaPath(type) } } } },
        responses: {
          '200': { description: 'Taken.' },
          '4XX': { description: 'Not taken; it is tried again.' },
        },
      },
    },
  ]),
);
