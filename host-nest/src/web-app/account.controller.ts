import { Body, Delete, Get, HttpCode, Inject, Query, type StreamableFile } from '@nestjs/common';
import { Described, fieldError, RequestBody } from '@scenewright/core/requests';
import { IsString } from 'class-validator';
import { AccountEraser } from '../account-data/account-eraser.js';
import { AccountExport } from '../account-data/account-export.js';
import { exportFile, exporting } from '../exports/export-file.js';
import { ExportQuery } from '../exports/export-query.js';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { invalidRequest } from '../http/invalid-request.js';
import type { Member } from '../people/sessions.js';
import { AppController } from './app-controller.js';
import { OwnerAlone, SignedIn } from './session.guard.js';
import { Operation } from '../openapi/operation.js';
import { erasing, ErasingAccount } from '../operator/operator-answers.js';

@RequestBody({ must: 'must be a JSON object with the name of the account' })
export class DeleteAccountBody {
  @Described('The name of the account.', { example: 'Acme' })
  @IsString({ message: 'must be the name of the account' })
  name!: string;
}

/** What the owner does with the whole account: takes it along, or ends it. */
@AppController('app/api/account')
export class AppAccountController {
  constructor(
    private readonly data: AccountExport,
    private readonly eraser: AccountEraser,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  @Get('export')
  @OwnerAlone(true)
  @Operation({
    id: 'exportOwnAccount',
    tag: 'App',
    summary: 'All that the account has, to take along.',
    ...exporting,
    errors: ['invalid_request'],
  })
  async export(@SignedIn() { person }: Member, @Query() query: ExportQuery): Promise<StreamableFile> {
    return exportFile(person.accountId, this.data.entries(person.accountId), query, this.now());
  }

  /** The name of the account is asked for, so that no slip of a hand ends it. */
  @Delete()
  @HttpCode(202)
  @OwnerAlone(true)
  @Operation({
    id: 'deleteOwnAccount',
    tag: 'App',
    summary: 'Ends the account, whose name is asked for.',
    body: DeleteAccountBody,
    success: [202, ErasingAccount],
    errors: ['invalid_request'],
  })
  async delete(
    @SignedIn() { person, principal: { account } }: Member,
    @Body() { name }: DeleteAccountBody,
  ): Promise<ErasingAccount> {
    if (name.trim() !== account.name)
      throw invalidRequest([fieldError('name', 'must be the name of the account', name)]);
    await this.eraser.delete(person.accountId);
    return erasing(person.accountId);
  }
}
