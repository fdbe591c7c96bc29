import {createHash, randomBytes} from 'node:crypto';
import type {LocalBackend} from './backend';
import {orderGid} from './orders';

/** Creates a link to a guest order and returns the secret in its URL. */
export async function guestLink({database}: LocalBackend, number: number): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(secret).digest('hex');
  await database.connected(({script}) =>
    script(
      `insert into private.guest_links (token_hash, order_id, expires_at)
       select '${hash}', id, now() + interval '1 day' from public.orders where shopify_order_id = '${orderGid(number)}'`,
    ),
  );
  return secret;
}
