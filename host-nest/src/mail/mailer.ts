import { Inject, Injectable } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import type { RateLimit } from '@scenewright/core/requests';
import type { Transporter } from 'nodemailer';
import { Configuration } from '../configuration/configuration.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { LOGGER, type Logger } from '../logging/logger.js';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Mails of one account in an hour: the service is nobody's way to write to strangers. */
const ofOne: RateLimit = { name: 'mail', limit: 20, windowMs: 3_600_000 };
/** Milliseconds that the server of mails may take for each step. */
const patienceMs = 10_000;

/** Sends mails where SMTP is configured. */
@Injectable()
export class Mailer {
  private transport: Promise<Transporter> | null = null;

  constructor(
    private readonly configuration: Configuration,
    private readonly limiter: RateLimiter,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  get isOn(): boolean {
    return this.configuration.smtpUrl !== null;
  }

  /** Whether the server of mails took it. @throws ServiceError rate_limited */
  async send(accountId: string, mail: Mail): Promise<boolean> {
    const { smtpUrl, mailFrom } = this.configuration;
    if (smtpUrl === null || mailFrom === null) return false;
    const { admitted, resetSeconds } = await this.limiter.take(accountId, ofOne);
    if (!admitted)
      throw new ServiceError(
        'rate_limited',
        `More than ${ofOne.limit} mails in an hour. Give them the link yourself.`,
        {
          'Retry-After': String(resetSeconds),
        },
      );
    try {
      const transport = await (this.transport ??= openTransport(smtpUrl));
      await transport.sendMail({ from: mailFrom, ...mail });
      return true;
    } catch (error) {
      this.logger.error({ err: error }, 'a mail was not sent');
      return false;
    }
  }
}

async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const times = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  return createTransport({ url, ...times, disableFileAccess: true, disableUrlAccess: true });
}
