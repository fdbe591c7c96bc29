import {data} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {toMomentView} from '~/core/moments';
import type {AppContext} from '~/platform/context.server';
import {hexDigest} from '~/platform/digest.server';
import type {AppConfig} from '~/platform/env.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {GuestOrderRowSchema} from '~/orders/model/order-row';
import type {GuestOrderView} from '~/orders/model/order-view';
import {toPricedView} from '~/orders/model/to-order-detail.server';

/** 256 bits in base64url. */
const TokenSchema = z.string().regex(/^[\w-]{43}$/);

const MISSING = () => data({kind: 'missing'} as const, {status: 404});

/** Loads the order of a guest link, without names and addresses, because the link may be shared. */
export async function loadGuestOrder(context: AppContext, token: string | undefined) {
  const response = await nullIfUnavailable(context, async () => {
    const row = await findGuestOrder(context, token);
    return row ? data({kind: 'order', order: toGuestView(row, context.config)} as const) : MISSING();
  });
  return response ?? data({kind: 'unavailable'} as const, {status: 503});
}

/** Returns the order of a guest link, or null for an invalid or expired one. @throws BackendUnavailable */
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
