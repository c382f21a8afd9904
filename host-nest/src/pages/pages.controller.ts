import { Get, Post, Req, Res } from '@nestjs/common';
import { ServiceError } from '@scenewright/core';
import type { Request, Response } from 'express';
import { PublicUrl } from '../configuration/public-url.js';
import { addressOf } from '../http/limit-headers.js';
import { SignIn } from '../people/sign-in.js';
import { nextPath } from './next-path.js';
import { sendPage } from './page.js';
import { PageController } from './page-controller.js';
import { formField } from './read-form.interceptor.js';
import { SessionCookie } from './session-cookie.js';
import { joinPage, signInPage, signInScript } from './sign-in-page.js';

/** How people come in and go: the web app is for who has. */
@PageController('app')
export class PagesController {
  constructor(
    private readonly signIn: SignIn,
    private readonly session: SessionCookie,
    private readonly publicUrl: PublicUrl,
  ) {}

  @Get('sign-in')
  showSignIn(@Req() request: Request, @Res() response: Response): void {
    const base = this.base();
    sendPage(response, signInPage({ base, next: nextPath(request.query['next'], base) }));
  }

  @Post('sign-in')
  async takeSignIn(@Req() request: Request, @Res() response: Response): Promise<void> {
    const [base, email] = [this.base(), formField(request, 'email')];
    const next = nextPath(formField(request, 'next'), base);
    const person = await this.signIn.withPassword(email, formField(request, 'password'), addressOf(request));
    if (!person) {
      const problem = 'Nobody signs in with this e-mail address and password.';
      sendPage(response, signInPage({ base, next, problem, email }), 403);
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
  showJoin(@Res() response: Response): void {
    sendPage(response, joinPage({ base: this.base() }));
  }

  @Post('join')
  async takeJoin(@Req() request: Request, @Res() response: Response): Promise<void> {
    const [token, name, email, password] = ['token', 'name', 'email', 'password'].map((field) =>
      formField(request, field),
    ) as [string, string, string, string];
    try {
      const person = await this.signIn.withLink(token, { name, email, password }, addressOf(request));
      await this.session.begin(request, response, person);
      response.redirect(303, `${this.base()}/app`);
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code !== 'invalid_request') throw error;
      sendPage(response, joinPage({ base: this.base(), problem: error.message, token, name, email }), 400);
    }
  }

  @Post('sign-out')
  async signOut(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.session.end(request, response);
    response.redirect(303, `${this.base()}/app/sign-in`);
  }

  /** The path before those of the service, empty at the root. */
  private base(): string {
    return new URL(this.publicUrl.get()).pathname.replace(/\/$/, '');
  }
}
