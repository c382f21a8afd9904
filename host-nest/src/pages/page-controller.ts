import {
  applyDecorators,
  Catch,
  Controller,
  Inject,
  UseFilters,
  UseGuards,
  UseInterceptors,
  type ArgumentsHost,
  type ExceptionFilter,
} from '@nestjs/common';
import type { Response } from 'express';
import { AgentAddressGuard } from '../http/agent-address.guard.js';
import { ExactPathGuard } from '../http/exact-path.guard.js';
import { LimitHeadersGuard } from '../http/limit-headers.guard.js';
import { asServiceError } from '../http/write-error.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { html } from './html.js';
import { sendPage } from './page.js';
import { ReadFormInterceptor } from './read-form.interceptor.js';
import { SameSiteGuard } from './same-site.guard.js';
import { wordsFor } from './words/words-for.js';

/** Tells an error as a page. */
@Catch()
export class PageErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const failure = asServiceError(error);
    if (failure.status >= 500) this.logger.error({ err: error }, 'a page failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.set(failure.headers);
    const { language, failed: title } = wordsFor(response.req);
    const body = html`<h1>${title}</h1>
      <p>${failure.message}</p>`;
    sendPage(response, { language, title, body }, failure.status);
  }
}

/** Pages for people, who are known by a session and not by a key. */
export const PageController = (path: string): ClassDecorator =>
  applyDecorators(
    Controller(path),
    UseGuards(ExactPathGuard, AgentAddressGuard, LimitHeadersGuard, SameSiteGuard),
    UseInterceptors(ReadFormInterceptor),
    UseFilters(PageErrorFilter),
  );
