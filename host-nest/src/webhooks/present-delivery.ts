import type { DeliveryRecord } from './delivery-store.js';

const iso = (time: number): string => new Date(time).toISOString();

/** The record of a delivery, try by try. Decisions, "Webhooks". */
export function presentDelivery(delivery: DeliveryRecord) {
  return {
    id: delivery.id,
    key_id: delivery.keyId,
    event: delivery.event,
    url: delivery.url,
    state: delivery.state,
    created_at: iso(delivery.createdAt),
    next_try_at: delivery.nextTryAt === null ? null : iso(delivery.nextTryAt),
    tries: delivery.tries.map(({ at, status, error, milliseconds }) => ({ at: iso(at), status, error, milliseconds })),
  };
}
