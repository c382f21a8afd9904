import { Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { OperatorController } from '../http/service-controllers.js';
import { AccountStore } from '../accounts/account-store.js';
import { ListDeliveriesQuery } from './delivery-queries.js';
import { DeliveryStore } from './delivery-store.js';
import { presentDelivery } from './present-delivery.js';
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
  async list(@Param('id') id: string, @Query() { limit, cursor, state }: ListDeliveriesQuery): Promise<unknown> {
    await this.accounts.summary(id);
    const page = await this.deliveries.list(id, { limit, cursor: cursor ?? null, state: state ?? null });
    return { deliveries: page.deliveries.map(presentDelivery), next_cursor: page.nextCursor };
  }

  @Post('deliveries/:id/resend')
  @HttpCode(202)
  async resend(@Param('id') id: string): Promise<unknown> {
    await this.deliveries.resend(null, id);
    this.dispatcher.nudge();
    return { id, state: 'pending' };
  }
}
