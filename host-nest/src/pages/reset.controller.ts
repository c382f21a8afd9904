import { Get, Inject, Post, Req, Res } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import type { Request, Response } from 'express';
import { PublicUrl } from '../configuration/public-url.js';
import { addressOf } from '../http/limit-headers.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { Mailer } from '../mail/mailer.js';
import { PasswordResets } from '../people/password-resets.js';
import { PersonStore } from '../people/person-store.js';
import { SignIn } from '../people/sign-in.js';
import { sendPage } from './page.js';
import { PageController } from './page-controller.js';
import { formField } from './read-form.interceptor.js';
import { forgottenPage, resetPage, writtenPage } from './reset-pages.js';
import { SessionCookie } from './session-cookie.js';
import { wordsFor } from './words/words-for.js';

/** A new password by a link that is mailed, where mails are sent. */
@PageController('app')
export class ResetController {
  constructor(
    private readonly mailer: Mailer,
    private readonly people: PersonStore,
    private readonly resets: PasswordResets,
    private readonly signIn: SignIn,
    private readonly session: SessionCookie,
    private readonly publicUrl: PublicUrl,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Get('forgotten')
  showForgotten(@Res() response: Response): void {
    this.requireMail();
    sendPage(response, forgottenPage(wordsFor(response.req), this.base()));
  }

  /** The answer is the same, and comes as fast, whether anybody has the address or nobody. */
  @Post('forgotten')
  async takeForgotten(@Req() request: Request, @Res() response: Response): Promise<void> {
    this.requireMail();
    await this.signIn.countTry(addressOf(request));
    const email = formField(request, 'email');
    void this.write(email).catch((error: unknown) => this.logger.error({ err: error }, 'a mail was not sent'));
    sendPage(response, writtenPage(wordsFor(request), email));
  }

  @Get('reset')
  showReset(@Res() response: Response): void {
    sendPage(response, resetPage(wordsFor(response.req), { base: this.base() }));
  }

  @Post('reset')
  async takeReset(@Req() request: Request, @Res() response: Response): Promise<void> {
    const token = formField(request, 'token');
    try {
      const person = await this.signIn.withNewPassword(token, formField(request, 'password'), addressOf(request));
      await this.session.begin(request, response, person);
      response.redirect(303, `${this.base()}/app`);
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code !== 'invalid_request') throw error;
      sendPage(response, resetPage(wordsFor(request), { base: this.base(), problem: error.message, token }), 400);
    }
  }

  private async write(email: string): Promise<void> {
    const found = await this.people.findByEmail(email);
    if (!found) return;
    const { person } = found;
    // The address of the service as it is configured: what a request says of it is not put into a mail.
    const url = `${this.publicUrl.get()}/app/reset#token=${await this.resets.create(person.id)}`;
    const text = [
      `Hello ${person.name},`,
      'open this link to take a new password. It is good once, for an hour:',
      url,
      'If you did not ask for it, leave it: your password stays as it is.',
    ].join('\n\n');
    await this.mailer.send(person.accountId, { to: person.email, subject: 'A new password for Scenewright', text });
  }

  private requireMail(): void {
    if (!this.mailer.isOn) throw new ServiceError('not_found', 'There is nothing at this path.');
  }

  private base(): string {
    return new URL(this.publicUrl.get()).pathname.replace(/\/$/, '');
  }
}
