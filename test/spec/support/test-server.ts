import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { pino } from 'pino';
import { startServer, type OwnerGreeting, type RunningServer } from '@scenewright/host-nest';
import { hashCheaply, makeDataDir } from '@scenewright/host-nest/testing';
import { holdToDocument, useDocument } from './documented-answers.js';
import { joinServerSet, serverSet } from './server-set.js';
import { createStubStudio, type StubStudio } from './stub-studio.js';

// Making a database takes seconds on a busy machine.
jest.setTimeout(120_000);

export const adminToken = 'operator-token-of-the-tests';

export interface Answer {
  status: number;
  headers: Headers;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

export interface NewAccount {
  account_id: string;
  key_id: string;
  api_key: string;
  webhook_secret: string;
}

export interface TestServer {
  url: string;
  server: RunningServer;
  studio: StubStudio;
  owner: OwnerGreeting;
  dataDir: string;
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  account(settings?: Record<string, unknown>): Promise<NewAccount>;
  waitFor(id: string, key: string, statuses?: string[]): Promise<Answer>;
  /** Ends the server, and starts it again on the same folder. */
  restart(): Promise<TestServer>;
  close(): Promise<void>;
}

export interface CallOptions {
  key?: string | null;
  body?: unknown;
  raw?: string;
  headers?: Record<string, string>;
}

type ServerSetMembership = Awaited<ReturnType<typeof joinServerSet>>;

/** A real server in this process, on a port and a folder of its own, and on the set of servers that is being tested. */
export async function startTestServer(
  environment: Record<string, string> = {},
  existing?: { dataDir: string; owner: OwnerGreeting; set?: ServerSetMembership },
  now?: () => number,
): Promise<TestServer> {
  const set = existing?.set ?? (await joinServerSet(environment));
  const dataDir =
    existing?.dataDir ??
    environment['DATA_DIR'] ??
    (await (serverSet === 'embedded' ? makeDataDir() : mkdtemp(join(tmpdir(), 'scenewright-test-'))));
  const studio = createStubStudio();
  hashCheaply(true);
  let owner = existing?.owner;
  const server = await startServer(
    {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ADMIN_TOKEN: adminToken,
      RATE_LIMIT_REQUESTS: '100000',
      RATE_LIMIT_VIDEOS: '100000',
      ALLOW_PRIVATE_URLS: 'true',
      FONT_SOURCES: 'none',
      LOG_LEVEL: 'silent',
      ...set.environment,
      ...environment,
    },
    {
      studio,
      now,
      logger: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
      onOwner: (greeting) => {
        owner = greeting;
      },
    },
  );
  if (!owner) throw new Error('The server greeted no owner.');
  const known = owner;
  useDocument(server.app);

  const call = async (method: string, path: string, options: CallOptions = {}): Promise<Answer> => {
    const key = options.key === undefined ? known.apiKey : options.key;
    const body = options.raw ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
    const response = await fetch(`${server.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(key !== null && { authorization: `Bearer ${key}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...options.headers,
      },
      body,
    });
    const text = await response.text();
    const json = /\bjson/.test(response.headers.get('content-type') ?? '') && text !== '';
    const answer = { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text };
    await holdToDocument({ method, path }, answer);
    return answer;
  };

  return {
    url: server.url,
    server,
    studio,
    owner: known,
    dataDir,
    call,
    async account(settings = {}) {
      const answer = await call('POST', '/admin/v1/accounts', {
        key: adminToken,
        body: { name: 'Test', plan: 'creator', ...settings },
      });
      if (answer.status !== 201) throw new Error(`account: ${JSON.stringify(answer.body)}`);
      return answer.body as NewAccount;
    },
    async waitFor(id, key, statuses = ['completed', 'failed', 'canceled']) {
      for (let tries = 0; tries < 2000; tries++) {
        const answer = await call('GET', `/v1/videos/${id}`, { key });
        if (statuses.includes(answer.body.status)) return answer;
        await sleep(25);
      }
      throw new Error(`${id} did not become ${statuses.join(' or ')}.`);
    },
    async restart() {
      await server.close();
      return startTestServer(environment, { dataDir, owner: known, set }, now);
    },
    async close() {
      await server.close();
      await set.leave();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
