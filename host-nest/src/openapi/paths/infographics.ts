import { operation, query, repeatKey, type Json, type Paths } from '../operation.js';

const part = (name: string, description: string): Json => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
});
const projectId = part('id', 'Id of the project.');
const versionId = part('versionId', 'Id of a version of the project.');
const renderId = part('renderId', 'Id of a render of the project.');

const ids = {
  projectId: 'prj_01KAF0Q7J2M8T4V6X9Z1B3D5F7',
  versionId: 'ver_01KAF0Q7J3P5R7T9W1Y3A5C7E9',
  renderId: 'rnd_01KAF0Q9D1F3H5J7K9M1P3R5T7',
};
const at = '2026-11-20T09:30:00.000Z';
const size = { width: 1280, height: 720 };
const render = { ...ids, status: 'queued', dimensions: size, fps: 30, duration: 15 };
const version = {
  id: ids.versionId,
  projectId: ids.projectId,
  status: 'ready',
  prompt: 'Our year: revenue grew 24% to $4.2M.',
  dimensions: size,
  duration: 15,
  fps: 30,
  settings: { title: 'Our year' },
  settingsSchema: { title: { type: 'text', label: 'Title', group: 'Head', default: 'Our year', maxLength: 110 } },
  warnings: [],
  creditsCost: 5,
  createdAt: at,
  renders: [],
};
const head = {
  id: ids.projectId,
  title: 'Our year',
  prompt: version.prompt,
  createdAt: at,
  updatedAt: at,
  appUrl: `https://example.com/app/infographics/${ids.projectId}`,
  latestVersionId: ids.versionId,
};

/** Interface 4.6 to 4.9. */
export const infographicPaths: Paths = {
  '/v1/infographics/generate': {
    post: operation({
      id: 'generateInfographic',
      tag: 'Infographics',
      summary: 'Plans an infographic and returns its project; 5 credits, at most 10 a minute.',
      parameters: [repeatKey],
      body: {
        schema: 'GenerateInfographic',
        required: true,
        example: { prompt: version.prompt, brandSettings: { visualStyle: '3d' } },
      },
      success: [201, 'Infographic', { ...head, versions: [version] }],
      errors: ['invalid_request', 'insufficient_credits', 'idempotency_key_reused'],
    }),
  },
  '/v1/infographics': {
    get: operation({
      id: 'listInfographics',
      tag: 'Infographics',
      summary: 'Lists your projects, newest first.',
      parameters: [
        query('limit', { type: 'integer', minimum: 1, maximum: 100, default: 20 }, 'Projects on a page.'),
        query('cursor', { type: 'string' }, 'The nextCursor of the page before.'),
      ],
      success: [
        200,
        'InfographicList',
        { projects: [{ ...head, versionCount: 1, thumbnailUrl: null }], nextCursor: null },
      ],
      errors: ['invalid_request'],
    }),
  },
  '/v1/infographics/{id}': {
    get: operation({
      id: 'getInfographic',
      tag: 'Infographics',
      summary: 'A project with all of its versions.',
      parameters: [projectId],
      success: [200, 'Infographic', { ...head, versions: [version] }],
      errors: ['not_found'],
    }),
  },
  '/v1/infographics/{id}/versions': {
    post: operation({
      id: 'changeInfographic',
      tag: 'Infographics',
      summary: 'Changes the latest version in words, as a new version; 2 credits.',
      parameters: [projectId, repeatKey],
      body: {
        schema: 'ChangeInfographic',
        required: true,
        example: { prompt: 'Change the title to "A good year" and make the accent blue.' },
      },
      success: [201, 'InfographicVersion', version],
      errors: ['invalid_request', 'not_found', 'insufficient_credits', 'idempotency_key_reused'],
    }),
  },
  '/v1/infographics/{id}/versions/{versionId}': {
    get: operation({
      id: 'getInfographicVersion',
      tag: 'Infographics',
      summary: 'A version with its settings and their full schema.',
      parameters: [projectId, versionId],
      success: [200, 'InfographicVersion', version],
      errors: ['not_found'],
    }),
  },
  '/v1/infographics/{id}/render': {
    post: operation({
      id: 'renderInfographic',
      tag: 'Infographics',
      summary: 'Renders a version to a video; 2 credits, given back when it fails. The result arrives by webhook.',
      parameters: [projectId, repeatKey],
      body: {
        schema: 'RenderInfographic',
        required: true,
        example: { versionId: ids.versionId, settingsValues: { title: 'A good year' } },
      },
      success: [202, 'InfographicRender', render],
      errors: ['invalid_request', 'not_found', 'insufficient_credits', 'idempotency_key_reused'],
    }),
  },
  '/v1/infographics/{id}/renders/{renderId}': {
    get: operation({
      id: 'getInfographicRender',
      tag: 'Infographics',
      summary: 'Tells how a render is getting on.',
      parameters: [projectId, renderId],
      success: [
        200,
        'InfographicRender',
        { ...render, status: 'completed', url: 'https://example.com/files/infographic.mp4' },
      ],
      errors: ['not_found'],
    }),
  },
};
