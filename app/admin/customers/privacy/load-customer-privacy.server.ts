import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {shopifyAdminUrl} from '~/core/shopify-admin-url';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {customerNumberOf, parseCustomerReference} from '../customer-reference';
import {findCustomerPerson, type CustomerPerson} from './find-customer-person.server';

/** The data of the page about the personal data of a customer. */
export interface LoadedCustomerPrivacy {
  /** Shopify's id. */
  readonly id: string;
  /** Null while the database is unavailable; without a person if the customer never signed in. */
  readonly found: {readonly person: CustomerPerson | null} | null;
  /** The customer in the Shopify admin; null for the local store. */
  readonly shopifyUrl: string | null;
  readonly idempotencyKey: string;
}

/** Loads what staff can do about the data of a customer. @throws Response 404 for a reference to no customer */
export async function loadCustomerPrivacy({context, request, params}: LoaderFunctionArgs) {
  const {userId} = await requireAdmin(context, request);
  const id = parseCustomerReference(params.customer ?? '');
  if (!id) throw new Response(null, {status: 404});
  const reader = {backend: context.backend, userId};
  const found = await nullIfUnavailable(context, async () => ({person: await findCustomerPerson(reader, id)}));
  const loaded: LoadedCustomerPrivacy = {
    id,
    found,
    shopifyUrl: shopifyAdminUrl(context.config.PUBLIC_STORE_DOMAIN, `customers/${customerNumberOf(id)}`),
    idempotencyKey: crypto.randomUUID(),
  };
  return data(loaded, {status: found ? 200 : 503});
}
