import {createHash, randomBytes} from 'node:crypto';
import type {LocalBackend} from './backend';
import {orderGid} from './orders';

/** Creates a link to a guest order and returns the secret in its URL. */
export async function guestLink({database}: LocalBackend, number: number): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(secret).digest('hex');
  await database.connected(({script}) =>
    script(`select public.claim_order_confirmation('${orderGid(number)}', '${hash}', now() + interval '1 day')`),
  );
  return secret;
}
