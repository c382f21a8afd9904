import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** Nest's own errors in the log of the service. What stops the start is thrown as well, and told there in one line. */
export function nestLogger(logger: Logger): LoggerService {
  const tell =
    (level: 'error' | 'fatal') =>
    (message: unknown, ...rest: unknown[]) => {
      if (rest.at(-1) !== 'ExceptionHandler') logger[level]({ nest: rest.at(-1) }, String(message));
    };
  return { log: () => undefined, warn: () => undefined, error: tell('error'), fatal: tell('fatal') };
}
