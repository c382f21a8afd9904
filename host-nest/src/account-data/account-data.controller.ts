import { Delete, Get, HttpCode, Param, type StreamableFile } from '@nestjs/common';
import { OperatorController } from '../http/service-controllers.js';
import { AccountEraser } from './account-eraser.js';
import { AccountExport } from './account-export.js';
import { exportFile } from './export-file.js';

/** All that an account has, to take along or to be erased. Behind ADMIN_TOKEN. */
@OperatorController('admin/v1/accounts/:id')
export class AccountDataController {
  constructor(
    private readonly data: AccountExport,
    private readonly eraser: AccountEraser,
  ) {}

  @Get('export')
  async export(@Param('id') id: string): Promise<StreamableFile> {
    return exportFile(id, this.data.lines(id));
  }

  /** Shut at once; its files and records are erased behind the answer. */
  @Delete()
  @HttpCode(202)
  async delete(@Param('id') id: string): Promise<unknown> {
    await this.eraser.delete(id);
    return { account_id: id, status: 'erasing' };
  }
}
