import {createHmac} from 'node:crypto';

/** Returns the HMAC signature of a body. */
export const signWebhook = (secret: string, body: string | Buffer): string =>
  createHmac('sha256', secret).update(body).digest('base64');
