import { Get, Param, Post, Req, Res } from '@nestjs/common';
import { ServiceError } from '@scenewright/core';
import type { Request, Response } from 'express';
import { AccountStore } from '../accounts/account-store.js';
import { PublicUrl } from '../configuration/public-url.js';
import { addressOf } from '../http/limit-headers.js';
import { idForm } from '../http/path-ids.guard.js';
import { JobStore } from '../jobs/job-store.js';
import { ConnectedAgents } from '../oauth/connected-agents.js';
import type { Person } from '../people/person-store.js';
import { SignIn } from '../people/sign-in.js';
import { VideoPresenter } from '../videos/video-presenter.js';
import { accountPage } from './account-page.js';
import { nextPath } from './next-path.js';
import { sendPage } from './page.js';
import { PageController } from './page-controller.js';
import { formField } from './read-form.interceptor.js';
import { SessionCookie } from './session-cookie.js';
import { joinPage, signInPage, signInScript } from './sign-in-page.js';
import { videoPage } from './video-page.js';

/** Where the links of the service lead: signing in, the account, a video. */
@PageController('app')
export class PagesController {
  constructor(
    private readonly signIn: SignIn,
    private readonly session: SessionCookie,
    private readonly accounts: AccountStore,
    private readonly agents: ConnectedAgents,
    private readonly jobs: JobStore,
    private readonly presenter: VideoPresenter,
    private readonly publicUrl: PublicUrl,
  ) {}

  @Get()
  async account(@Req() request: Request, @Res() response: Response): Promise<void> {
    const person = await this.personOrSignIn(request, response);
    if (!person) return;
    const [account, agents] = await Promise.all([
      this.accounts.summary(person.accountId),
      this.agents.list(person.accountId),
    ]);
    const url = this.publicUrl.seenBy(request);
    sendPage(response, accountPage({ base: this.base(), url }, person, account, agents));
  }

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

  @Get('videos/:id')
  async video(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const person = await this.personOrSignIn(request, response);
    if (!person) return;
    if (!idForm.test(id)) throw new ServiceError('not_found', 'There is no such video.');
    const video = await this.presenter.present(await this.jobs.get(person.accountId, id));
    sendPage(response, videoPage(this.base(), video));
  }

  @Post('agents/:grantId/end')
  async cutOff(@Param('grantId') grantId: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const person = await this.personOrSignIn(request, response);
    if (!person) return;
    await this.agents.end(person.accountId, grantId);
    response.redirect(303, `${this.base()}/app`);
  }

  private async personOrSignIn(request: Request, response: Response): Promise<Person | null> {
    const person = await this.session.personOf(request);
    if (!person) {
      const next = request.method === 'GET' ? request.originalUrl : `${this.base()}/app`;
      response.redirect(303, `${this.base()}/app/sign-in?${new URLSearchParams({ next }).toString()}`);
    }
    return person;
  }

  /** The path before those of the service, empty at the root. */
  private base(): string {
    return new URL(this.publicUrl.get()).pathname.replace(/\/$/, '');
  }
}
