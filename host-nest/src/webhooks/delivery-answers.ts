import { Link, OneOf, Parts, Text, Time, Whole } from '../openapi/answer-fields.js';
import { deliveryStates, type DeliveryRecord } from './delivery-store.js';

const nullable = { nullable: true } as const;
const iso = (time: number): string => new Date(time).toISOString();

export class DeliveryTryFacts {
  @Time()
  at!: string;

  @Whole(200, { ...nullable, description: 'Of the receiver’s answer; null when there was none.' })
  status!: number | null;

  @Text(null, nullable)
  error!: string | null;

  @Whole(120)
  milliseconds!: number;
}

/** The record of a delivery, try by try. Decisions, "Webhooks". */
export class DeliveryFacts {
  @Text('evt_01KAF0Q7J2M8T4V6X9Z1B3D5F7')
  id!: string;

  @Text('key_01KAF0Q7J2M8T4V6X9Z1B3D5F7')
  key_id!: string;

  @Text('video.completed')
  event!: string;

  @Link('https://acme.example/hooks')
  url!: string;

  @OneOf(deliveryStates, 'delivered')
  state!: string;

  @Time()
  created_at!: string;

  @Time(undefined, nullable)
  next_try_at!: string | null;

  @Parts(() => DeliveryTryFacts)
  tries!: DeliveryTryFacts[];
}

export class DeliveryList {
  @Parts(() => DeliveryFacts)
  deliveries!: DeliveryFacts[];

  @Text(null, nullable)
  next_cursor!: string | null;
}

export class ResentDelivery {
  @Text('evt_01KAF0Q7J2M8T4V6X9Z1B3D5F7')
  id!: string;

  @OneOf(['pending'])
  state!: string;
}

export function presentDelivery(delivery: DeliveryRecord): DeliveryFacts {
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
