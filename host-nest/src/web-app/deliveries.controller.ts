import { Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { Member } from '../people/sessions.js';
import { presentDelivery, ResentDelivery } from '../webhooks/delivery-answers.js';
import { ListDeliveriesQuery } from '../webhooks/delivery-queries.js';
import { DeliveryStore } from '../webhooks/delivery-store.js';
import { WebhookDispatcher } from '../webhooks/webhook-dispatcher.js';
import { AppController } from './app-controller.js';
import { SignedIn } from './session.guard.js';
import { Operation } from '../openapi/operation.js';
import { OwnDeliveries } from './app-answers.js';

/** What was sent to the webhooks of the account, try by try, and one sent again by hand. Decisions, "Webhooks". */
@AppController('app/api/deliveries')
export class AppDeliveriesController {
  constructor(
    private readonly deliveries: DeliveryStore,
    private readonly dispatcher: WebhookDispatcher,
  ) {}

  @Get()
  @Operation({
    id: 'ownDeliveries',
    tag: 'App',
    summary: 'Webhooks that were sent, try by try, newest first.',
    query: ListDeliveriesQuery,
    success: [200, OwnDeliveries],
    errors: ['invalid_request'],
  })
  async list(
    @SignedIn() { person }: Member,
    @Query() { limit, cursor, state }: ListDeliveriesQuery,
  ): Promise<OwnDeliveries> {
    const page = await this.deliveries.list(person.accountId, { limit, cursor: cursor ?? null, state: state ?? null });
    return {
      deliveries: page.deliveries.map((delivery) => {
        const presented = presentDelivery(delivery);
        const tries = presented.tries.map((one, at) => ({ ...one, answer: delivery.tries[at]?.answer ?? null }));
        return { ...presented, tries, body: delivery.body };
      }),
      next_cursor: page.nextCursor,
    };
  }

  @Post(':id/resend')
  @HttpCode(202)
  @Operation({
    id: 'resendOwnDelivery',
    tag: 'App',
    summary: 'Sends a webhook once more.',
    params: { id: 'Id of the event.' },
    success: [202, ResentDelivery],
    errors: ['not_found', 'invalid_request'],
  })
  async resend(@SignedIn() { person }: Member, @Param('id') id: string): Promise<ResentDelivery> {
    await this.deliveries.resend(person.accountId, id);
    this.dispatcher.nudge();
    return { id, state: 'pending' };
  }
}
