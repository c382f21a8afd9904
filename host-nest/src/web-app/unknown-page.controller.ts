import { Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { refuseUnanswered } from '../http/refuse-unanswered.js';
import { OpenController } from '../http/service-controllers.js';
import { sendSite, Site } from './site.js';

/** An address below the app that it has no page for: who opens it in a browser is shown so in the app, and a way back. */
@OpenController('app')
export class UnknownPageController {
  constructor(private readonly site: Site) {}

  @Get('*rest')
  async page(@Req() request: Request, @Res() response: Response): Promise<void> {
    // Programs, which take anything, are told as everywhere.
    if (request.accepts(['json', 'html']) !== 'html') refuseUnanswered(request);
    await sendSite(response.status(404).set('Referrer-Policy', 'same-origin'), this.site, 'index.html');
  }
}
