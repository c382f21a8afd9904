import { Get, Query, Req } from '@nestjs/common';
import { fontOptions } from '@scenewright/core/infographics';
import { languages } from '@scenewright/core/language';
import { captionStyles } from '@scenewright/core/style';
import type { Request } from 'express';
import { AccountStore } from '../accounts/account-store.js';
import { LedgerReader } from '../accounts/ledger-reader.js';
import { presentPlan } from '../accounts/plan-answer.js';
import { PublicUrl } from '../configuration/public-url.js';
import { Mailer } from '../mail/mailer.js';
import { Operators } from '../operator/operators.js';
import { PersonStore } from '../people/person-store.js';
import type { Member } from '../people/sessions.js';
import { AppController } from './app-controller.js';
import { LedgerQuery } from './app-bodies.js';
import { SignedIn } from './session.guard.js';
import { Operation } from '../openapi/operation.js';
import { Choices, Ledger, Me, Usage } from './app-answers.js';

/** Who is signed in, what the account has, and where it went. */
@AppController('app/api')
export class AppMeController {
  constructor(
    private readonly accounts: AccountStore,
    private readonly people: PersonStore,
    private readonly ledger: LedgerReader,
    private readonly publicUrl: PublicUrl,
    private readonly mailer: Mailer,
    private readonly operators: Operators,
  ) {}

  @Get('me')
  @Operation({
    id: 'me',
    tag: 'App',
    summary: 'Who is signed in, and what the account has.',
    success: [200, Me],
  })
  async me(@SignedIn() { person, principal: { account } }: Member, @Req() request: Request): Promise<Me> {
    const base = this.publicUrl.seenBy(request);
    const summary = await this.accounts.summary(account.id);
    const { plan } = account;
    return {
      person: { id: person.id, name: person.name, email: person.email, role: person.role },
      is_operator: await this.operators.includes(person),
      has_password: (await this.people.passwordHashOf(person.id)) !== null,
      account: {
        id: account.id,
        name: account.name,
        unlimited: account.unlimited,
        credits_available: summary.creditsAvailable,
        credits_held: summary.creditsHeld,
        export_minutes_available: summary.exportMinutesAvailable,
        export_minutes_held: summary.exportMinutesHeld,
        in_flight: summary.inFlight,
      },
      plan: presentPlan(plan),
      base_url: base,
      sends_mail: this.mailer.isOn,
      mcp_url: `${base}/mcp`,
    };
  }

  /** What can be chosen beside the catalogues of the REST interface. */
  @Get('choices')
  @Operation({
    id: 'choices',
    tag: 'App',
    summary: 'What can be chosen beside the catalogues.',
    success: [200, Choices],
  })
  choices(): Choices {
    return {
      caption_styles: captionStyles,
      languages: languages.map(({ code }) => code),
      fonts: fontOptions,
    };
  }

  @Get('ledger')
  @Operation({
    id: 'ledger',
    tag: 'App',
    summary: 'Movements of a balance, newest first.',
    query: LedgerQuery,
    success: [200, Ledger],
    errors: ['invalid_request'],
  })
  async entries(@SignedIn() { person }: Member, @Query() { unit, limit, cursor }: LedgerQuery): Promise<Ledger> {
    const page = await this.ledger.entries(person.accountId, unit, { limit, before: cursor ?? null });
    return {
      entries: page.entries.map(({ at, ...entry }) => ({ ...entry, at: new Date(at).toISOString() })),
      next_cursor: page.next,
    };
  }

  /** What was used on each of the last 30 days, the first one first. */
  @Get('usage')
  @Operation({
    id: 'usage',
    tag: 'App',
    summary: 'What was used on each of the last 30 days.',
    success: [200, Usage],
  })
  async usage(@SignedIn() { person }: Member): Promise<Usage> {
    return { days: await this.ledger.days(person.accountId, 30) };
  }
}
