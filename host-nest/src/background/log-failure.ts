import type { Logger } from '../logging/logger.js';

/** What is done with an error that no request waits for. */
export const logFailure =
  (logger: Pick<Logger, 'error'>) =>
  (error: unknown): void =>
    logger.error({ err: error }, 'background work failed');
