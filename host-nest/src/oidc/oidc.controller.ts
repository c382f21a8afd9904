import { Get, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { PublicUrl } from '../configuration/public-url.js';
import { addressOf } from '../http/limit-headers.js';
import { html } from '../pages/html.js';
import { nextPath } from '../pages/next-path.js';
import { sendPage } from '../pages/page.js';
import { PageController } from '../pages/page-controller.js';
import { formField } from '../pages/read-form.interceptor.js';
import { readCookie } from '../pages/read-cookie.js';
import { SessionCookie } from '../pages/session-cookie.js';
import { wordsFor } from '../pages/words/words-for.js';
import { SignIn } from '../people/sign-in.js';
import { OidcIssuer } from './oidc-issuer.js';
import { OidcSignIn } from './oidc-sign-in.js';
import { awayMs, OidcStore, type SentAway } from './oidc-store.js';

const cookieName = 'scenewright_oidc';

/** Signing in with the issuer that the operator has configured; without one there is nothing here. */
@PageController('app/oidc')
export class OidcController {
  constructor(
    private readonly issuer: OidcIssuer,
    private readonly store: OidcStore,
    private readonly people: OidcSignIn,
    private readonly signIn: SignIn,
    private readonly session: SessionCookie,
    private readonly publicUrl: PublicUrl,
  ) {}

  @Get('start')
  async start(@Req() request: Request, @Res() response: Response): Promise<void> {
    const next = nextPath(request.query['next'], this.base());
    response.redirect(303, await this.sendAway(request, response, { next, link: null }));
  }

  /** From the page of a link. Browsers hold what a form leads to against the page's policy, so that it goes on by itself. */
  @Post('join')
  async join(@Req() request: Request, @Res() response: Response): Promise<void> {
    const link = formField(request, 'token');
    const goesTo = await this.sendAway(request, response, { next: `${this.base()}/app`, link });
    const { language, oidc: words } = wordsFor(request);
    const body = html`<h1>${words.title}</h1>
      <p><a href="${goesTo}">${words.onward(this.issuer.name ?? '')}</a></p>`;
    sendPage(response, { language, title: words.title, body, goesTo });
  }

  @Get('callback')
  async callback(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.signIn.countTry(addressOf(request));
    const token = readCookie(request, cookieName);
    this.setCookie(response, '', 0);
    const away = token === undefined ? null : await this.store.takeBack(token);
    const { search } = new URL(request.originalUrl, 'http://here.invalid');
    const vouched = away && (await this.issuer.answer(search, away.question));
    const person = vouched && (await this.people.personOf(vouched, away.link));
    if (person) {
      await this.session.begin(request, response, person);
      response.redirect(303, away.next);
      return;
    }
    const { language, oidc: words, backToSignIn } = wordsFor(request);
    const issuer = this.issuer.name ?? '';
    const problem = vouched
      ? vouched.email === null
        ? words.notVouched(issuer)
        : words.unknown(vouched.email)
      : words.foreign(issuer);
    const body = html`<h1>${words.notSignedIn}</h1>
      <p class="problem" role="alert">${problem}</p>
      <p><a href="${this.base()}/app/sign-in">${backToSignIn}</a></p>`;
    sendPage(response, { language, title: words.notSignedIn, body }, 403);
  }

  private async sendAway(
    request: Request,
    response: Response,
    { next, link }: Pick<SentAway, 'next' | 'link'>,
  ): Promise<string> {
    await this.signIn.countTry(addressOf(request));
    const { url, question } = await this.issuer.ask();
    this.setCookie(response, await this.store.sendAway({ question, next, link }), awayMs / 1000);
    return url;
  }

  /** Lax: the issuer sends people back from its own site. */
  private setCookie(response: Response, value: string, seconds: number): void {
    const isSecure = new URL(this.publicUrl.get()).protocol === 'https:';
    const path = `${this.base()}/app/oidc`;
    const parts = [`${cookieName}=${value}`, `Path=${path}`, `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax'];
    response.append('Set-Cookie', [...parts, ...(isSecure ? ['Secure'] : [])].join('; '));
  }

  private base(): string {
    return new URL(this.publicUrl.get()).pathname.replace(/\/$/, '');
  }
}
