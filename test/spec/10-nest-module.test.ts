import 'reflect-metadata';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { Client, StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client';
import { Controller, Get, Injectable, Module, type ConfigurableModuleOptionsFactory } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { pino } from 'pino';
import {
  Configuration,
  JobStore,
  readConfiguration,
  ScenewrightModule,
  type OwnerGreeting,
  type ScenewrightModuleOptions,
} from '@scenewright/host-nest';
import { makeDataDir } from '@scenewright/host-nest/testing';
import { Coordination } from '../../host-nest/src/redis/coordination.js';
import { AgentSignIn } from './support/agent-sign-in.js';
import { Browser } from './support/browser.js';
import { holdToDocument, useDocument } from './support/documented-answers.js';
import { createStubStudio } from './support/stub-studio.js';
import './support/test-server.js';

@Controller('hello')
class HelloController {
  @Get()
  hello() {
    return { hello: 'world' };
  }
}

describe('the Nest module in somebody else’s application', () => {
  it('serves the interface beside their own routes, and leaves theirs alone', async () => {
    const dataDir = await makeDataDir();
    let owner: OwnerGreeting | undefined;
    @Module({
      controllers: [HelloController],
      imports: [
        ScenewrightModule.forRootAsync({
          useFactory: async () => ({
            ...readConfiguration({ DATA_DIR: dataDir, PORT: '0' }),
            studio: createStubStudio(),
            inputs: { fetch: async () => ({}) },
            logger: pino({ level: 'silent' }),
            onOwner: (greeting: OwnerGreeting) => {
              owner = greeting;
            },
          }),
        }),
      ],
    })
    class App {}
    const app = await NestFactory.create(App, { logger: false });
    try {
      await app.listen(0, '127.0.0.1');
      const { port } = app.getHttpServer().address() as AddressInfo;
      useDocument(app);
      const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
        const [{ status }, { method = 'GET' }] = [answer, init];
        await holdToDocument({ method, path }, { status, body: await answer.clone().json() });
        return answer;
      };
      const headers = { authorization: `Bearer ${owner?.apiKey}`, 'content-type': 'application/json' };

      expect(await (await call('/hello')).json()).toEqual({ hello: 'world' });
      expect((await call('/hello')).headers.get('ratelimit-limit')).toBeNull();
      expect(await (await call('/elsewhere')).json()).toMatchObject({ statusCode: 404 });
      expect((await call('/v1/videos')).status).toBe(401);
      expect(await (await call('/v1/nothing', { headers })).json()).toMatchObject({ error: { code: 'not_found' } });
      const created = await call('/v1/videos', { method: 'POST', headers, body: JSON.stringify({ prompt: 'a' }) });
      expect(created.status).toBe(202);
      const { id } = (await created.json()) as { id: string };
      let status = '';
      while (status !== 'completed') {
        status = ((await (await call(`/v1/videos/${id}`, { headers })).json()) as { status: string }).status;
      }
    } finally {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});

it('lets agents in under a prefix, behind the parsers of Nest', async () => {
  const dataDir = await makeDataDir();
  let owner: OwnerGreeting | undefined;
  const parts = { dataDir, port: 0, studio: createStubStudio(), logger: pino({ level: 'silent' }) };
  const onOwner = (greeting: OwnerGreeting) => {
    owner = greeting;
  };
  const app = await NestFactory.create(ScenewrightModule.forRoot({ ...parts, onOwner }), { logger: false });
  try {
    app.setGlobalPrefix('api');
    await app.listen(0, '127.0.0.1');
    const origin = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
    const signIn = new AgentSignIn();
    const transport = () => new StreamableHTTPClientTransport(new URL(`${origin}/api/mcp`), { authProvider: signIn });
    const first = transport();
    const client = () => new Client({ name: 'tests', version: '1' }, { versionNegotiation: { mode: 'auto' } });
    await expect(client().connect(first)).rejects.toThrow(UnauthorizedError);
    const person = new Browser(origin);
    const { pathname, hash } = new URL((owner as unknown as OwnerGreeting).signInUrl);
    expect(pathname).toBe('/api/app/sign-in');
    const known = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' };
    await person.post('/api/app/join', { token: hash.replace('#token=', ''), ...known });
    const asked = await person.get((signIn.sentTo as URL).pathname + (signIn.sentTo as URL).search);
    const { url } = await person.post(asked.url.pathname, { answer: 'allow' });
    await first.finishAuth(url.searchParams);
    const agent = client();
    await agent.connect(transport());
    expect((await agent.listTools()).tools).toHaveLength(15);
    await agent.close();
  } finally {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

it('takes its options from a class of the application, and gives its services to the application’s own providers', async () => {
  const dataDir = await makeDataDir();
  @Injectable()
  class Settings implements ConfigurableModuleOptionsFactory<ScenewrightModuleOptions, 'create'> {
    create() {
      const parts = { studio: createStubStudio(), logger: pino({ level: 'silent' }), onOwner: () => undefined };
      return { dataDir, leaseSeconds: 5, ...parts };
    }
  }
  @Injectable()
  class Reports {
    constructor(readonly jobs: JobStore) {}
  }
  @Module({ imports: [ScenewrightModule.forRootAsync({ useClass: Settings })], providers: [Reports] })
  class App {}
  const app = await NestFactory.createApplicationContext(App, { logger: false, abortOnError: false });
  try {
    expect(await app.get(Reports).jobs.countByStatus()).toEqual({});
    expect(app.get(Configuration)).toMatchObject({ dataDir, databaseUrl: null, requestsPerMinute: 60 });
    const { queue } = app.get(Coordination, { strict: false });
    expect(queue).toMatchObject({ timing: { leaseMs: 5000, tries: 3 } });
  } finally {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

it('leaves nothing open when it cannot be made: the same folder serves the next try', async () => {
  const dataDir = await makeDataDir();
  const s3 = { endpoint: 'http://127.0.0.1:9', region: 'x', bucket: 'videos', accessKeyId: 'a', secretAccessKey: 'b' };
  const parts = () => ({
    dataDir,
    studio: createStubStudio(),
    logger: pino({ level: 'silent' }),
    onOwner: () => undefined,
  });
  const make = (options: ScenewrightModuleOptions) =>
    NestFactory.createApplicationContext(ScenewrightModule.forRoot(options), { logger: false, abortOnError: false });
  try {
    await expect(make({ ...parts(), s3 })).rejects.toThrow(/bucket videos at S3_ENDPOINT/);
    await (await make(parts())).close();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
