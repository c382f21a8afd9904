/** Interface 6.2, all kinds. */
export const webhookEvents = [
  'video.completed',
  'video.failed',
  'video.canceled',
  'render.completed',
  'render.failed',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Interface 6.1. */
export interface WebhookEnvelope {
  event: WebhookEvent;
  data: Record<string, unknown>;
  timestamp: string;
}

export function webhookBody(event: WebhookEvent, data: Record<string, unknown>, at: number): string {
  const envelope: WebhookEnvelope = { event, data, timestamp: new Date(at).toISOString() };
  return JSON.stringify(envelope);
}

/** Seconds before each retry, after the first try at once. Interface 6.4. */
export const webhookRetryDelays: readonly number[] = [1, 5, 25];
/** Seconds that a receiver has to answer. Decisions, "Webhooks". */
export const webhookTimeoutSeconds = 10;

/** When the next try is due after `tries` have failed (milliseconds), or null when that was the last. */
export function nextWebhookTry(tries: number, lastTryAt: number): number | null {
  const delay = webhookRetryDelays[tries - 1];
  return delay === undefined ? null : lastTryAt + delay * 1000;
}

/** HMAC-SHA256, a port because core has no crypto of its own. */
export interface Hmac {
  /** Key given as base64 of its bytes; result in base64. */
  base64(keyBase64: string, message: string): string;
  /** Key given as text; result in hex. */
  hex(key: string, message: string): string;
}

const secretPrefix = 'whsec_';

/**
 * Headers of one try: Standard Webhooks 1.0 and the legacy signature. `at` is the time of this try, in milliseconds. A secret
 * that was rotated a while ago signs as well: a receiver takes what any of the signatures proves. The legacy header has room
 * for one, which is that of `secret`.
 */
export function webhookHeaders(
  message: { id: string; body: string; secret: string; formerSecret?: string | null },
  at: number,
  hmac: Hmac,
): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000));
  const signatureOf = (secret: string): string => {
    const key = secret.startsWith(secretPrefix) ? secret.slice(secretPrefix.length) : secret;
    return `v1,${hmac.base64(key, `${message.id}.${timestamp}.${message.body}`)}`;
  };
  const secrets = [message.secret, ...(message.formerSecret ? [message.formerSecret] : [])];
  return {
    'content-type': 'application/json',
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map(signatureOf).join(' '),
    'x-service-signature': hmac.hex(message.secret, message.body),
  };
}
