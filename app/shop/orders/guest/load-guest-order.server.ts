import {data, redirect} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {toMomentView} from '~/core/moments';
import type {AppContext} from '~/platform/context.server';
import {hexDigest} from '~/platform/digest.server';
import type {AppConfig} from '~/platform/env.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {dataOrThrow, findOrderReader} from '~/orders/model/order-context.server';
import {findDishRecipes, type DishRecipes} from '~/orders/model/find-dish-recipes.server';
import {orderPath} from '~/orders/model/order-reference';
import {GuestOrderRowSchema} from '~/orders/model/order-row';
import type {GuestOrderView} from '~/orders/model/order-view';
import {toPricedView} from '~/orders/model/to-order-detail.server';

/** 256 bits in base64url. */
const TokenSchema = z.string().regex(/^[\w-]{43}$/);

const MISSING = () => data({kind: 'missing'} as const, {status: 404});

/**
 * Loads the order of a guest link, without names and addresses, because the link may be shared.
 * @throws Response a redirect to the order's own page for its signed-in owner
 */
export async function loadGuestOrder(context: AppContext, token: string | undefined) {
  const response = await nullIfUnavailable(context, async () => {
    const row = await findGuestOrder(context, token);
    if (!row) return MISSING();
    // The guest's page works without knowing who opens it.
    if (await nullIfUnavailable(context, () => isOwn(context, row.id))) throw redirect(orderPath(row.id));
    const recipes = await findDishRecipes(context, row.items);
    return data({kind: 'order', order: toGuestView(row, context.config, recipes)} as const);
  });
  return response ?? data({kind: 'unavailable'} as const, {status: 503});
}

/** @throws BackendUnavailable */
async function isOwn(context: AppContext, orderId: string): Promise<boolean> {
  const reader = await findOrderReader(context);
  if (!reader) return false;
  const {database, live} = reader;
  const own = await database.from('orders').select('id').eq('id', orderId).eq('user_id', live.user_id);
  return dataOrThrow(own)?.length === 1;
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

const toGuestView = (
  row: z.infer<typeof GuestOrderRowSchema>,
  config: AppConfig,
  recipes: DishRecipes,
): GuestOrderView => ({
  ...toPricedView(row, config, recipes),
  expiresAt: toMomentView(row.expires_at),
});
