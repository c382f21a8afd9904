import { createHmac } from 'node:crypto';
import type { Hmac } from '@scenewright/core/webhooks';

export const nodeHmac: Hmac = {
  base64: (key, message) => createHmac('sha256', Buffer.from(key, 'base64')).update(message).digest('base64'),
  hex: (key, message) => createHmac('sha256', key).update(message).digest('hex'),
};
