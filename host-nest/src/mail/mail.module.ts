import { Module } from '@nestjs/common';
import { CoordinationModule } from '../redis/coordination.module.js';
import { Mailer } from './mailer.js';

/** Mails, where SMTP is configured. */
@Module({ imports: [CoordinationModule], providers: [Mailer], exports: [Mailer] })
export class MailModule {}
