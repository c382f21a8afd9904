import { spawn } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { errorCatalogue } from '@scenewright/core/errors';
import { ServiceDocument } from '@scenewright/host-nest';
import openapiTS, { astToString } from 'openapi-typescript';
import { adminToken, startTestServer, type TestServer } from '../spec/support/test-server.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** The lines of interface 4.1. */
const endpoints = [
  'GET /v1/health',
  'POST /v1/videos',
  'GET /v1/videos/{id}',
  'GET /v1/videos',
  'GET /v1/videos/{id}/frames',
  'POST /v1/videos/{id}/approve',
  'POST /v1/videos/{id}/cancel',
  'POST /v1/videos/{id}/render',
  'POST /v1/videos/{id}/edit',
  'GET /v1/models',
  'GET /v1/brand-kits',
  'GET /v1/voices',
  'GET /v1/animation-styles',
  'POST /v1/infographics/generate',
  'POST /v1/infographics/{id}/render',
  'GET /v1/infographics',
  'GET /v1/infographics/{id}',
  'GET /v1/infographics/{id}/versions/{versionId}',
];

/** The lines of decisions, "Operator interface". */
const operatorEndpoints = [
  'POST /admin/v1/accounts',
  'GET /admin/v1/accounts',
  'GET /admin/v1/accounts/{id}',
  'PATCH /admin/v1/accounts/{id}',
  'DELETE /admin/v1/accounts/{id}',
  'GET /admin/v1/accounts/{id}/export',
  'GET /admin/v1/accounts/{id}/keys',
  'POST /admin/v1/accounts/{id}/keys',
  'POST /admin/v1/keys/{id}/rotate',
  'DELETE /admin/v1/keys/{id}',
  'POST /admin/v1/accounts/{id}/sign-in-links',
  'POST /admin/v1/accounts/{id}/brand-kits',
  'GET /admin/v1/accounts/{id}/deliveries',
  'POST /admin/v1/deliveries/{id}/resend',
  'GET /admin/v1/jobs',
  'POST /admin/v1/jobs/{id}/cancel',
  'GET /admin/v1/plans',
  'GET /admin/v1/queue',
  'GET /admin/v1/nodes',
  'GET /admin/v1/storage',
  'GET /admin/v1/failures',
];

const appEndpoints = ['GET /app/api/me', 'POST /app/api/keys', 'GET /app/api/deliveries', 'POST /app/api/fonts'];

/** A program of a user: what does not fit the document does not compile. */
const program = `
import createClient from 'openapi-fetch';
import type { paths } from './service.js';

const client = createClient<paths>({
  baseUrl: process.env['BASE_URL'] ?? '',
  headers: { Authorization: 'Bearer ' + process.env['API_KEY'] },
});
const created = await client.POST('/v1/videos', {
  body: { prompt: 'Why the sky is blue', duration: 15, aspect_ratio: '9:16', render: true },
});
if (!created.data) throw new Error(created.error.error.message);
const id: string = created.data.id;
const credits: number = created.data.estimated_credits;
const job = await client.GET('/v1/videos/{id}', { params: { path: { id } } });
const status: 'queued' | 'processing' | 'rendering' | 'awaiting_approval' | 'completed' | 'failed' | 'canceled' | undefined =
  job.data?.status;
// @ts-expect-error a length is a number
const refused = await client.POST('/v1/videos', { body: { prompt: 'a', duration: 'long' } });
console.log(JSON.stringify({ id, credits, status, refused: refused.error?.error.code }));
`;

const linted = { extends: ['recommended'], rules: { 'no-invalid-media-type-examples': 'error' as const } };

/** A body or an answer that is a file has no example. */
const isFile = (types: object): boolean => Object.keys(types).some((type) => type !== 'application/json');

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Json = any;

let at: TestServer;
const documents: Record<'service' | 'operators' | 'app', Json> = { service: null, operators: null, app: null };
beforeAll(async () => {
  at = await startTestServer();
  documents.service = (await at.call('GET', '/openapi.json', { key: null })).body;
  documents.operators = (await at.call('GET', '/admin/v1/openapi.json', { key: adminToken })).body;
  documents.app = await at.server.app.get(ServiceDocument).getForApp(at.url);
});
afterAll(() => at.close());

function operations(document: Json): { name: string; operation: Record<string, never> }[] {
  return Object.entries<Record<string, Record<string, never>>>(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  );
}

describe.each([
  ['service', endpoints, 'GET /v1/health'],
  ['operators', operatorEndpoints, null],
  ['app', appEndpoints, null],
] as const)('the OpenAPI document of %s', (whose, expected, openEndpoint) => {
  it('has every endpoint, with an example of each body and answer and every error that it can give', () => {
    const found = operations(documents[whose]);
    expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining([...expected]));
    const start = { service: '/(?:v1)/', operators: '/admin/v1/', app: '/app/api/' }[whose];
    expect(found.filter(({ name }) => !new RegExp(`^[A-Z]+ ${start}`).test(name))).toEqual([]);
    for (const { name, operation } of found) {
      const { requestBody, responses } = operation as unknown as Record<string, Record<string, unknown>>;
      const types = (part: unknown) => (part as { content?: Record<string, object> }).content ?? {};
      const content = (part: unknown) => types(part)['application/json'];
      if (requestBody && !isFile(types(requestBody)))
        expect([name, content(requestBody)]).toMatchObject([name, { example: expect.anything() }]);
      for (const [status, response] of Object.entries(responses!)) {
        const json = content(response) as Record<string, never> | undefined;
        if (status === '204') expect([name, types(response)]).toEqual([name, {}]);
        else if (isFile(types(response))) expect([name, json]).toEqual([name, undefined]);
        else if (status.startsWith('2')) expect([name, json?.['example']]).toEqual([name, expect.anything()]);
        else {
          const codes = Object.keys(json?.['examples'] ?? {});
          expect([name, codes.length > 0]).toEqual([name, true]);
          for (const code of codes)
            expect([code, errorCatalogue[code as keyof typeof errorCatalogue].status]).toEqual([code, Number(status)]);
        }
      }
      const open = name === openEndpoint;
      expect([name, '401' in responses!, '429' in responses!]).toEqual([name, !open, true]);
      expect([name, '413' in responses!]).toEqual([name, Boolean(requestBody)]);
    }
  });

  it('is clean under the linter, examples included', async () => {
    const config = await createConfig(linted);
    // As it is where others reach it: the address of a service that has none of its own is this machine's.
    const source = JSON.stringify(documents[whose]).replaceAll(
      /http:\/\/localhost:\d+/gu,
      'https://video.scenewright.test',
    );
    const problems = await lintFromString({ source, config });
    expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
  });
});

describe('the OpenAPI document', () => {
  it('that is wrong is seen by the linter', async () => {
    const config = await createConfig(linted);
    const broken = structuredClone(documents.service);
    broken.paths['/v1/videos'].post.responses['202'].content['application/json'].example.id = 5;
    const found = await lintFromString({ source: JSON.stringify(broken), config });
    expect(found.map(({ ruleId }) => ruleId)).toContain('no-invalid-media-type-examples');
  });

  it('gives a client whose types compile, and that creates a video', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'scenewright-client-'));
    try {
      await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
      await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
      await writeFile(join(folder, 'service.d.ts'), astToString(await openapiTS(JSON.stringify(documents.service))));
      await writeFile(join(folder, 'client.ts'), program);
      const flags = '--strict --noUncheckedIndexedAccess --module nodenext --target es2022 --skipLibCheck --types node';
      const compiled = await run(folder, [
        join(root, 'node_modules/typescript/bin/tsc'),
        ...flags.split(' '),
        'client.ts',
      ]);
      expect(compiled).toEqual({ code: 0, out: '' });
      const ran = await run(folder, ['client.js'], { BASE_URL: at.url, API_KEY: at.owner.apiKey });
      const said = JSON.parse(ran.out) as Record<string, unknown>;
      expect(said).toMatchObject({ id: expect.stringMatching(/^vid_/), refused: 'invalid_request' });
      const { body } = await at.waitFor(said['id'] as string, at.owner.apiKey);
      expect(body).toMatchObject({ status: 'completed', aspect_ratio: '9:16', duration_seconds: 15 });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }, 120_000);
});

/** Beside this process, because the server answers from it. */
async function run(
  cwd: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; out: string }> {
  const child = spawn(process.execPath, args, { cwd, env: { PATH: process.env['PATH'], ...env } });
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (out += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, out };
}
