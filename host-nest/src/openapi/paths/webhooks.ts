import { ref } from '../schemas/shapes.js';
import type { Json, Paths } from '../operation.js';

const header = (name: string, description: string): Json => ({
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

function event(name: string, summary: string, schema: string, data: Json): [string, Record<string, Json>] {
  return [
    name,
    {
      post: {
        operationId: `on${name.replace(/(?:^|\.)(.)/g, (_all, letter: string) => letter.toUpperCase())}`,
        tags: ['Webhooks'],
        summary,
        description: `${summary} Answer with any 2xx status; else it is sent again after 1, 5 and 25 seconds.`,
        security: [],
        parameters: signatures,
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: ref(schema),
              example: { event: name, data, timestamp: '2026-11-20T09:30:14.500Z' },
            },
          },
        },
        responses: {
          '200': { description: 'Taken.' },
          '4XX': { description: 'Not taken; it is tried again.' },
        },
      },
    },
  ];
}

const video = { videoId: 'vid_01KAF0Q7J2M8T4V6X9Z1B3D5F7', projectId: 'prj_01KAF0Q7J2M8T4V6X9Z1B3D5F7' };
const render = {
  projectId: 'prj_01KAF0Q7J2M8T4V6X9Z1B3D5F7',
  versionId: 'ver_01KAF0Q7J2M8T4V6X9Z1B3D5F7',
  renderId: 'rnd_01KAF0Q7J2M8T4V6X9Z1B3D5F7',
  dimensions: { width: 1280, height: 720 },
  fps: 30,
  duration: 15,
};

/** What is sent to a webhook. Interface 6. */
export const webhooks: Paths = Object.fromEntries([
  event('video.completed', 'A video job has finished.', 'VideoCompletedEvent', {
    ...video,
    creditsCost: 9,
    downloadUrl: 'https://video.example.com/files/q3.mp4?signature=Yk3p',
  }),
  event('video.failed', 'A video job has failed; completed work alone is charged.', 'VideoFailedEvent', {
    ...video,
    error: 'The disk is full.',
  }),
  event('video.canceled', 'A video job was canceled.', 'VideoCanceledEvent', { ...video, creditsCost: 0 }),
  event('render.completed', 'An infographic render has finished.', 'RenderCompletedEvent', {
    ...render,
    url: 'https://video.example.com/files/graphic.mp4?signature=Yk3p',
  }),
  event('render.failed', 'An infographic render has failed; its credits are given back.', 'RenderFailedEvent', {
    ...render,
    error: 'The disk is full.',
  }),
]);
