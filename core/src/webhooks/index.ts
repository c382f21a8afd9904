export {
  type Hmac,
  nextWebhookTry,
  webhookBody,
  type WebhookEnvelope,
  type WebhookEvent,
  webhookEvents,
  webhookHeaders,
  webhookRetryDelays,
  webhookTimeoutSeconds,
} from './webhook.js';
