import { pino, type Logger } from 'pino';
import type { Configuration } from '../configuration/configuration.js';

export type { Logger } from 'pino';

/** The structured log of the service. */
export const LOGGER = Symbol('Logger');

export function createLogger({ logLevel }: Pick<Configuration, 'logLevel'>): Logger {
  return pino({ level: logLevel, base: null });
}
