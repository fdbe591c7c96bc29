import {createHmac} from 'node:crypto';

/** @returns the signature of a body: what only somebody can make who knows the secret. */
export const signWebhook = (secret: string, body: string | Buffer): string =>
  createHmac('sha256', secret).update(body).digest('base64');
