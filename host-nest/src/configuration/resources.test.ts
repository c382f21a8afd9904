import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Resources } from './resources.js';

const closing = (closed: string[], name: string) => async () => void closed.push(name);

/** `b` is opened on `a`; `c` beside them, later, and not at all when it fails. */
function application(closed: string[], failure: Error | null) {
  @Module({
    providers: [
      Resources,
      {
        provide: 'a',
        inject: [Resources],
        useFactory: (resources: Resources) => resources.open(() => 'a', closing(closed, 'a')),
      },
      {
        provide: 'b',
        inject: [Resources, 'a'],
        useFactory: (resources: Resources) => resources.open(async () => 'b', closing(closed, 'b')),
      },
      {
        provide: 'c',
        inject: [Resources, 'b'],
        useFactory: (resources: Resources) =>
          resources.open(
            async () => {
              if (failure) throw failure;
              return 'c';
            },
            closing(closed, 'c'),
          ),
      },
    ],
  })
  class App {}
  return NestFactory.createApplicationContext(App, { logger: false, abortOnError: false });
}

it('closes the last one opened first, when the application ends', async () => {
  const closed: string[] = [];
  const app = await application(closed, null);
  expect(closed).toEqual([]);
  await app.close();
  expect(closed).toEqual(['c', 'b', 'a']);
});

it('closes what was opened when another cannot be, and the application hears why', async () => {
  const closed: string[] = [];
  await expect(application(closed, new Error('no bucket'))).rejects.toThrow('no bucket');
  expect(closed).toEqual(['b', 'a']);
});
