import { Get, Post, Req, Res } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Request, Response } from 'express';
import { PublicUrl } from '../configuration/public-url.js';
import { addressOf } from '../http/limit-headers.js';
import { Mailer } from '../mail/mailer.js';
import { OidcIssuer } from '../oidc/oidc-issuer.js';
import { Passkeys } from '../passkeys/passkeys.js';
import { siteOf } from '../passkeys/site-of.js';
import { browserName } from '../people/browser-name.js';
import type { Person } from '../people/person-store.js';
import { SignIn } from '../people/sign-in.js';
import { nextPath } from './next-path.js';
import { sendPage } from './page.js';
import { PageController } from './page-controller.js';
import { formField } from './read-form.interceptor.js';
import { SessionCookie } from './session-cookie.js';
import { joinPage, signInPage, signInScript } from './sign-in-page.js';
import { wordsFor } from './words/words-for.js';

/** How people come in and go: the web app is for who has. */
@PageController('app')
export class PagesController {
  constructor(
    private readonly signIn: SignIn,
    private readonly passkeys: Passkeys,
    private readonly session: SessionCookie,
    private readonly publicUrl: PublicUrl,
    private readonly oidc: OidcIssuer,
    private readonly mailer: Mailer,
  ) {}

  @Get('sign-in')
  async showSignIn(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.sendSignIn(request, response, { next: nextPath(request.query['next'], this.base()) });
  }

  @Post('sign-in')
  async takeSignIn(@Req() request: Request, @Res() response: Response): Promise<void> {
    const email = formField(request, 'email');
    const next = nextPath(formField(request, 'next'), this.base());
    const person = await this.signIn.withPassword(email, formField(request, 'password'), addressOf(request));
    if (!person) {
      const problem = wordsFor(request).signIn.wrong;
      await this.sendSignIn(request, response, { next, problem, email }, 403);
      return;
    }
    await this.session.begin(request, response, person);
    response.redirect(303, next);
  }

  /** What an authenticator has answered to the question of the page. */
  @Post('passkey')
  async takePasskey(@Req() request: Request, @Res() response: Response): Promise<void> {
    const next = nextPath(formField(request, 'next'), this.base());
    await this.signIn.countTry(addressOf(request));
    const answer = readAnswer<AuthenticationResponseJSON>(formField(request, 'answer'));
    const person = answer && (await this.passkeys.personBy(answer, siteOf(request, this.publicUrl)));
    if (!person) {
      const problem = wordsFor(request).signIn.wrongPasskey;
      await this.sendSignIn(request, response, { next, problem }, 403);
      return;
    }
    await this.session.begin(request, response, person);
    response.redirect(303, next);
  }

  @Get('sign-in.js')
  script(@Res() response: Response): void {
    response
      .set({ 'Content-Type': 'text/javascript; charset=utf-8', 'X-Content-Type-Options': 'nosniff' })
      .send(signInScript);
  }

  @Get('join')
  async showJoin(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.sendJoin(request, response, {});
  }

  @Post('join')
  async takeJoin(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.join(request, response, (token, who) =>
      this.signIn.withLink(token, { ...who, password: formField(request, 'password') }, addressOf(request)),
    );
  }

  /** With what an authenticator has answered to the question of the page, in place of a password. */
  @Post('join/passkey')
  async takeJoinWithPasskey(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.join(request, response, async (token, who) => {
      const answer = readAnswer<RegistrationResponseJSON>(formField(request, 'answer'));
      if (!answer) throw new ServiceError('invalid_request', wordsFor(request).join.wrongPasskey);
      const called = browserName(request.headers['user-agent']) ?? 'Passkey';
      const site = siteOf(request, this.publicUrl);
      return this.passkeys.join(token, who, { answer, called, site, address: addressOf(request) });
    });
  }

  @Post('sign-out')
  async signOut(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.session.end(request, response);
    response.redirect(303, `${this.base()}/app/sign-in`);
  }

  private async join(
    request: Request,
    response: Response,
    joined: (token: string, who: { name: string; email: string }) => Promise<Person>,
  ): Promise<void> {
    const [token, name, email] = ['token', 'name', 'email'].map((field) => formField(request, field)) as [
      string,
      string,
      string,
    ];
    try {
      await this.session.begin(request, response, await joined(token, { name, email }));
      response.redirect(303, `${this.base()}/app`);
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code !== 'invalid_request') throw error;
      await this.sendJoin(request, response, { problem: error.message, token, name, email }, 400);
    }
  }

  private async sendJoin(
    request: Request,
    response: Response,
    shown: { problem?: string; token?: string; name?: string; email?: string },
    status = 200,
  ): Promise<void> {
    const question = JSON.stringify(await this.passkeys.newcomerOptions(siteOf(request, this.publicUrl)));
    const page = { words: wordsFor(request), base: this.base(), issuer: this.oidc.name, question };
    sendPage(response, joinPage({ ...page, ...shown }), status);
  }

  private async sendSignIn(
    request: Request,
    response: Response,
    shown: { next: string; problem?: string; email?: string },
    status = 200,
  ): Promise<void> {
    const question = await this.passkeys.requestOptions(siteOf(request, this.publicUrl));
    const ways = { question: JSON.stringify(question), issuer: this.oidc.name, mails: this.mailer.isOn };
    sendPage(response, signInPage({ words: wordsFor(request), base: this.base(), ...shown, ...ways }), status);
  }

  /** The path before those of the service, empty at the root. */
  private base(): string {
    return new URL(this.publicUrl.get()).pathname.replace(/\/$/, '');
  }
}

/** null for what no authenticator has written. */
function readAnswer<T extends AuthenticationResponseJSON | RegistrationResponseJSON>(text: string): T | null {
  try {
    const answer = JSON.parse(text) as Partial<T> | null;
    return typeof answer?.id === 'string' && typeof answer.response === 'object' ? (answer as T) : null;
  } catch {
    return null;
  }
}
