import 'reflect-metadata';
import { Logger, Module } from '@nestjs/common';
import { previewOf } from './preview.js';

@Module({})
class Empty {}

test('a module is read in silence, and the application around it goes on to be heard', async () => {
  const heard: unknown[] = [];
  const hear = (message: unknown) => void heard.push(message);
  Logger.overrideLogger({ log: hear, warn: hear, error: hear });
  await previewOf(Empty);
  expect(heard).toEqual([]);
  Logger.error('a job failed', 'Worker');
  expect(heard).toEqual(['a job failed']);
});
