import { Delete, Get, HttpCode, Inject, Param, Query, type StreamableFile } from '@nestjs/common';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { OperatorController } from '../http/service-controllers.js';
import { Operation } from '../openapi/operation.js';
import { erasing, ErasingAccount } from '../operator/operator-answers.js';
import { AccountEraser } from './account-eraser.js';
import { AccountExport } from './account-export.js';
import { exportFile, exporting } from '../exports/export-file.js';
import { ExportQuery } from '../exports/export-query.js';

/** All that an account has, to take along or to be erased. Behind ADMIN_TOKEN. */
@OperatorController('admin/v1/accounts/:id')
export class AccountDataController {
  constructor(
    private readonly data: AccountExport,
    private readonly eraser: AccountEraser,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  @Get('export')
  @Operation({
    id: 'exportAccount',
    tag: 'Operator',
    summary: 'All that an account has, to take along: JSON lines, or with its files a tar archive.',
    params: { id: 'Id of the account.' },
    ...exporting,
    errors: ['invalid_request'],
  })
  async export(@Param('id') id: string, @Query() query: ExportQuery): Promise<StreamableFile> {
    return exportFile(id, this.data.entries(id), query, this.now());
  }

  /** Shut at once; its files and records are erased behind the answer. */
  @Delete()
  @HttpCode(202)
  @Operation({
    id: 'deleteAccount',
    tag: 'Operator',
    summary: 'Shuts an account at once, and erases behind the answer what it has but its books.',
    params: { id: 'Id of the account.' },
    success: [202, ErasingAccount],
  })
  async delete(@Param('id') id: string): Promise<ErasingAccount> {
    await this.eraser.delete(id);
    return erasing(id);
  }
}
