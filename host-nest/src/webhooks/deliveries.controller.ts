import { Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { OperatorController } from '../http/service-controllers.js';
import { AccountStore } from '../accounts/account-store.js';
import { Operation } from '../openapi/operation.js';
import { ListDeliveriesQuery } from './delivery-queries.js';
import { DeliveryStore } from './delivery-store.js';
import { DeliveryList, presentDelivery, ResentDelivery } from './delivery-answers.js';
import { WebhookDispatcher } from './webhook-dispatcher.js';

/** Webhooks that were sent, and one sent again by hand. Decisions, "Webhooks"; behind ADMIN_TOKEN. */
@OperatorController('admin/v1')
export class DeliveriesController {
  constructor(
    private readonly accounts: AccountStore,
    private readonly deliveries: DeliveryStore,
    private readonly dispatcher: WebhookDispatcher,
  ) {}

  @Get('accounts/:id/deliveries')
  @Operation({
    id: 'listDeliveries',
    tag: 'Operator',
    summary: 'Webhooks that were sent to an account, try by try, newest first.',
    params: { id: 'Id of the account.' },
    query: ListDeliveriesQuery,
    success: [200, DeliveryList],
    errors: ['invalid_request'],
  })
  async list(@Param('id') id: string, @Query() { limit, cursor, state }: ListDeliveriesQuery): Promise<DeliveryList> {
    await this.accounts.summary(id);
    const page = await this.deliveries.list(id, { limit, cursor: cursor ?? null, state: state ?? null });
    return { deliveries: page.deliveries.map(presentDelivery), next_cursor: page.nextCursor };
  }

  @Post('deliveries/:id/resend')
  @HttpCode(202)
  @Operation({
    id: 'resendDelivery',
    tag: 'Operator',
    summary: 'Sends a webhook once more; one that is still being tried is left alone.',
    params: { id: 'Id of the event.' },
    success: [202, ResentDelivery],
    errors: ['invalid_request'],
  })
  async resend(@Param('id') id: string): Promise<ResentDelivery> {
    await this.deliveries.resend(null, id);
    this.dispatcher.nudge();
    return { id, state: 'pending' };
  }
}
