import { Body, Delete, Get, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import type { Request, Response } from 'express';
import { PublicUrl } from '../configuration/public-url.js';
import { addressOf } from '../http/limit-headers.js';
import { Mailer, type Mail } from '../mail/mailer.js';
import { ConnectedAgents } from '../oauth/connected-agents.js';
import { PersonStore } from '../people/person-store.js';
import { SessionStore } from '../people/session-store.js';
import type { Member } from '../people/sessions.js';
import { SignIn } from '../people/sign-in.js';
import { SessionCookie } from '../pages/session-cookie.js';
import { ChangePasswordBody, InviteBody } from './app-bodies.js';
import { AppController } from './app-controller.js';
import { OwnerAlone, SignedIn } from './session.guard.js';
import { Operation } from '../openapi/operation.js';
import { AgentList, Invitation, Members, SessionList } from './app-answers.js';

const iso = (time: number): string => new Date(time).toISOString();

/** Who belongs to the account, who is invited, and which agents were let in. */
@AppController('app/api')
export class AppPeopleController {
  constructor(
    private readonly people: PersonStore,
    private readonly sessions: SessionStore,
    private readonly cookie: SessionCookie,
    private readonly signIn: SignIn,
    private readonly agents: ConnectedAgents,
    private readonly mailer: Mailer,
    private readonly publicUrl: PublicUrl,
  ) {}

  @Get('members')
  @Operation({
    id: 'members',
    tag: 'App',
    summary: 'Who belongs to the account.',
    success: [200, Members],
  })
  async members(@SignedIn() { person }: Member): Promise<Members> {
    const members = await this.people.list(person.accountId);
    return { members: members.map(({ createdAt, ...one }) => ({ ...one, joined_at: iso(createdAt) })) };
  }

  /** A link for one person, good once. */
  @Post('invitations')
  @OwnerAlone(true)
  @Operation({
    id: 'invite',
    tag: 'App',
    summary: 'A link by which one person joins; it is mailed where mails are sent.',
    body: InviteBody,
    success: [201, Invitation],
    errors: ['invalid_request'],
  })
  async invite(
    @SignedIn() { person }: Member,
    @Req() request: Request,
    @Body() { email }: InviteBody,
  ): Promise<Invitation> {
    const base = this.publicUrl.seenBy(request);
    const url = `${base}/app/sign-in#token=${await this.people.createLink(person.accountId, true)}`;
    const isSent =
      email !== undefined && (await this.mailer.send(person.accountId, invitation(email, person, base, url)));
    return { sign_in_url: url, sent_to: isSent ? email : null };
  }

  @Delete('members/:id')
  @HttpCode(204)
  @OwnerAlone(true)
  @Operation({
    id: 'removeMember',
    tag: 'App',
    summary: 'Takes a member out of the account.',
    params: { id: 'Id of the person.' },
    success: [204, null],
    errors: ['not_found', 'invalid_request'],
  })
  async remove(@SignedIn() { person }: Member, @Param('id') id: string): Promise<void> {
    if (id === person.id) throw new ServiceError('invalid_request', 'The owner cannot leave the account.');
    const members = await this.people.list(person.accountId);
    if (!members.some((one) => one.id === id)) throw new ServiceError('not_found', `There is no member ${id}.`);
    await this.agents.forgetPerson(id);
    await this.people.remove(person.accountId, id);
  }

  @Get('sessions')
  @Operation({
    id: 'sessions',
    tag: 'App',
    summary: 'Where the person is signed in.',
    success: [200, SessionList],
  })
  async listSessions(@SignedIn() { person, sessionId }: Member): Promise<SessionList> {
    const sessions = await this.sessions.list(person.id);
    return {
      sessions: sessions.map(({ id, browser, createdAt, usedAt }) => ({
        ...{ id, browser, is_this: id === sessionId },
        signed_in_at: iso(createdAt),
        used_at: iso(usedAt),
      })),
    };
  }

  /** Signs out everywhere else. */
  @Delete('sessions')
  @HttpCode(204)
  @Operation({
    id: 'endOtherSessions',
    tag: 'App',
    summary: 'Signs out everywhere else.',
    success: [204, null],
  })
  async endOthers(@SignedIn() { person, sessionId }: Member): Promise<void> {
    await this.sessions.endOthers(person.id, sessionId);
  }

  @Delete('sessions/:id')
  @HttpCode(204)
  @Operation({
    id: 'endSession',
    tag: 'App',
    summary: 'Signs out in one place.',
    params: { id: 'Id of the session.' },
    success: [204, null],
    errors: ['not_found'],
  })
  async endSession(@SignedIn() { person }: Member, @Param('id') id: string): Promise<void> {
    await this.sessions.endOne(person.id, id);
  }

  /** The person stays signed in here, under another session, and nowhere else. */
  @Put('password')
  @HttpCode(204)
  @Operation({
    id: 'changePassword',
    tag: 'App',
    summary: 'Another password for who is signed in; sessions elsewhere end.',
    body: ChangePasswordBody,
    success: [204, null],
    errors: ['invalid_request', 'rate_limited'],
  })
  async changePassword(
    @SignedIn() { person }: Member,
    @Body() { current_password: before, new_password: next }: ChangePasswordBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.signIn.changePassword(person.id, { before, next }, addressOf(request));
    await this.sessions.endOthers(person.id, null);
    await this.cookie.begin(request, response, person);
  }

  @Get('agents')
  @Operation({
    id: 'agents',
    tag: 'App',
    summary: 'Agents that were let in.',
    success: [200, AgentList],
  })
  async listAgents(@SignedIn() { person }: Member): Promise<AgentList> {
    const agents = await this.agents.list(person.accountId);
    return {
      agents: agents.map(({ grantId, name, scopes, createdAt }) => ({
        id: grantId,
        name,
        scopes,
        connected_at: iso(createdAt),
      })),
    };
  }

  @Delete('agents/:id')
  @HttpCode(204)
  @Operation({
    id: 'cutOffAgent',
    tag: 'App',
    summary: 'Ends the connection of an agent.',
    params: { id: 'Id of the connection.' },
    success: [204, null],
    errors: ['not_found'],
  })
  async cutOff(@SignedIn() { person }: Member, @Param('id') id: string): Promise<void> {
    await this.agents.end(person.accountId, id);
  }
}

function invitation(to: string, { name, email }: Member['person'], base: string, url: string): Mail {
  const text = [
    `${name} (${email}) invites you to make films together at ${base}.`,
    'Open this link to say who you are. It is good once, for one person:',
    url,
    'If you do not know why this came, nothing happens when you leave it.',
  ].join('\n\n');
  return { to, subject: `${name} invites you to Scenewright`, text };
}
