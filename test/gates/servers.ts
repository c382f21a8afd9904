import 'reflect-metadata';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { Controller, Get, Module, type INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { pino } from 'pino';
import {
  readConfiguration,
  ScenewrightModule,
  startServer,
  type InputFetcher,
  type OwnerGreeting,
} from '@scenewright/host-nest';
import { makeDataDir } from '@scenewright/host-nest/testing';
import { createStubStudio } from '../spec/support/stub-studio.js';

export interface ServedRoute {
  method: string;
  /** As it was registered, with the names of its parameters. */
  path: string;
}

export interface Served {
  url: string;
  app: INestApplication;
  owner: OwnerGreeting;
  close(): Promise<void>;
}

const settings = { HOST: '127.0.0.1', PORT: '0', RATE_LIMIT_REQUESTS: '1000000', LOG_LEVEL: 'silent' };
const parts = (inputs: InputFetcher = { fetch: async () => ({}) }) => ({
  studio: createStubStudio(),
  inputs,
  logger: pino({ level: 'silent' }),
});

/** The server of our own, as `npm start` runs it. */
export async function standAlone(environment: Record<string, string>, given?: InputFetcher): Promise<Served> {
  const dataDir = await makeDataDir();
  let owner: OwnerGreeting | undefined;
  const { studio, inputs, logger } = parts(given);
  const server = await startServer(
    { ...settings, DATA_DIR: dataDir, ...environment },
    { studio, inputs, logger, onOwner: (greeting) => (owner = greeting) },
  );
  return {
    url: server.url,
    app: server.app,
    owner: owner!,
    async close() {
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

@Controller('hello')
class HelloController {
  @Get()
  hello() {
    return { hello: 'world' };
  }
}

/** The module in an application whose settings are somebody else's: Express' own, and a prefix before every path. */
export async function embedded(
  environment: Record<string, string>,
  prefix = '',
): Promise<Served & { routes: ServedRoute[] }> {
  const dataDir = await makeDataDir();
  let owner: OwnerGreeting | undefined;
  const configuration = readConfiguration({ ...settings, DATA_DIR: dataDir, ...environment });
  const onOwner = (greeting: OwnerGreeting) => (owner = greeting);
  @Module({
    controllers: [HelloController],
    imports: [ScenewrightModule.forRoot({ ...configuration, ...parts(), onOwner })],
  })
  class App {}
  const app = await NestFactory.create(App, { logger: false });
  if (prefix !== '') app.setGlobalPrefix(prefix);
  await app.listen(0, '127.0.0.1');
  const url = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
  return {
    url,
    app,
    owner: owner!,
    routes: routesOf(app.getHttpAdapter().getInstance()),
    async close() {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** What the router answers: not a list of ours, so that a new route is walked by itself. */
function routesOf(express: { router: { stack: { route?: RouterRoute }[] } }): ServedRoute[] {
  return express.router.stack.flatMap(({ route }) => {
    if (!route) return [];
    const methods = [...new Set(route.stack.map(({ method }) => method?.toUpperCase() ?? 'GET'))];
    // A route for every method has them all.
    const some = methods.length > 10 ? ['GET', 'POST', 'DELETE'] : methods;
    return some.map((method) => ({ method, path: route.path }));
  });
}

interface RouterRoute {
  path: string;
  stack: { method?: string }[];
}
