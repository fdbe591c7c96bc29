import type {AppContext} from '~/platform/context.server';
import {findSignedIn} from '~/platform/session/require-signed-in.server';
import {shopOrigins} from '~/platform/shop-addresses.server';
import {nullOnError} from '~/shop/catalog/degrade.server';

/** @returns the URL of the products in the store's admin; null for non-admins and if the role is unknown */
export async function findAdminUrl({
  config,
  session,
  report,
}: Pick<AppContext, 'config' | 'session' | 'report'>): Promise<string | null> {
  const signedIn = await nullOnError(findSignedIn(session), report);
  const isOwner = signedIn?.live.roles.includes('owner') ?? false;
  return isOwner ? `${shopOrigins(config)[0]}/admin/products` : null;
}
