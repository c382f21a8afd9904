import { Logger, type INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

/** A module to be read, of which nothing is opened. Nest has one logger for the process: it is put back as it was. */
export async function previewOf(module: Parameters<typeof NestFactory.create>[0]): Promise<INestApplication> {
  const before = Logger['staticInstanceRef'];
  try {
    return await NestFactory.create(module, { preview: true, logger: false, abortOnError: false });
  } finally {
    if (before) Logger.overrideLogger(before);
  }
}
