import {data} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {toMomentView} from '~/core/moments';
import type {AppContext} from '~/platform/context.server';
import {hexDigest} from '~/platform/digest.server';
import type {AppConfig} from '~/platform/env.server';
import {unlessDown} from '~/platform/supabase/unless-down.server';
import {GuestOrderRowSchema} from '../model/order-row';
import type {GuestOrderView} from '../model/order-view';
import {toPricedView} from '../model/to-order-detail.server';

/** 256 bits, as they stand in an address. */
const TokenSchema = z.string().regex(/^[\w-]{43}$/);

const MISSING = () => data({kind: 'missing'} as const, {status: 404});

/** What a guest's link leads to: little enough that a link in the wrong hands tells no address and no name in full. */
export async function loadGuestOrder(context: AppContext, token: string | undefined) {
  const found = await unlessDown(context, async () => {
    const row = await findGuestOrder(context, token);
    return row ? data({kind: 'order', order: toGuestView(row, context.config)} as const) : MISSING();
  });
  return found ?? data({kind: 'unavailable'} as const, {status: 503});
}

/** @returns the order that a link leads to; null for a link of nobody. @throws BackendUnavailable */
export async function findGuestOrder(
  {backend}: Pick<AppContext, 'backend'>,
  token: string | undefined,
): Promise<z.infer<typeof GuestOrderRowSchema> | null> {
  const secret = TokenSchema.safeParse(token).data;
  if (!secret) return null;
  const found = await backend.call('find_guest_order', {p_token_hash: await hexDigest(secret)});
  return found === null ? null : GuestOrderRowSchema.parse(found);
}

const toGuestView = (row: z.infer<typeof GuestOrderRowSchema>, config: AppConfig): GuestOrderView => ({
  ...toPricedView(row, config),
  expiresAt: toMomentView(row.expires_at),
});
