import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {toMomentView} from '~/core/moments';
import {formatMoney} from '~/core/money';
import {toFullName} from '~/core/person-name';
import {fail, succeed, type Result} from '~/core/result';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import type {AppContext} from '~/platform/context.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {parseCustomerReference} from '../customer-reference';
import {CustomerAddressesSchema, CustomerSchema, type CustomerDetails} from '../customer-schemas';
import {STAFF_CUSTOMER_ADDRESSES_QUERY, STAFF_CUSTOMER_QUERY} from '../customers.admin.gql';
import type {CustomersProblem} from '../customers-copy';
import {findCustomerOrders, type CustomerReader} from '../find-customer-orders.server';
import {readFromAdmin} from '../read-from-admin.server';
import type {CustomerContacts, CustomerFacts, LoadedCustomer, StoredCustomer} from './customer-view';
import {findPersonAccount} from './find-person-account.server';

const MAX_ADDRESSES = 10;

/**
 * Loads a customer for staff. What our database knows is shown even while Shopify is unavailable, and the reverse.
 * @throws Response 404 for a customer that does not exist; a redirect for everyone but admins
 */
export async function loadCustomer({context, request, params}: LoaderFunctionArgs) {
  const {userId} = await requireAdmin(context, request);
  const id = parseCustomerReference(params.customer ?? '');
  if (!id) throw new Response(null, {status: 404});
  const admin = createAdmin(context.config);
  const [found, contacts, stored] = await Promise.all([
    findFacts(context, admin, id),
    admin && findContacts(context, admin, id),
    findStored(context, {backend: context.backend, userId}, id),
  ]);
  if (found.ok && !found.value) throw new Response(null, {status: 404});
  const loaded: LoadedCustomer = {
    facts: found.ok ? found.value : null,
    problem: found.ok ? null : found.error,
    contacts,
    stored,
    idempotencyKey: crypto.randomUUID(),
  };
  return data(loaded, {status: found.ok ? 200 : 503});
}

async function findFacts(
  context: AppContext,
  admin: Admin | null,
  id: string,
): Promise<Result<CustomerFacts | null, CustomersProblem>> {
  if (!admin) return fail({kind: 'no-token'});
  const read = await readFromAdmin(context, () => admin.query(STAFF_CUSTOMER_QUERY, {id}, CustomerSchema));
  if (!read.ok) return read;
  return succeed(read.value.customer && toFacts(read.value.customer));
}

/** Returns null if the store denies addresses, or Shopify is unavailable: the page says so already. */
async function findContacts(context: AppContext, admin: Admin, id: string): Promise<CustomerContacts | null> {
  const variables = {id, first: MAX_ADDRESSES};
  const read = await readFromAdmin(context, () =>
    admin.query(STAFF_CUSTOMER_ADDRESSES_QUERY, variables, CustomerAddressesSchema),
  );
  if (!read.ok || !read.value.customer) return null;
  const {addressesV2, defaultEmailAddress: consent} = read.value.customer;
  return {
    addresses: addressesV2.nodes.map((address) => ({
      id: address.id,
      lines: [...address.formatted, ...(address.phone ? [address.phone] : [])],
    })),
    consent: consent
      ? {
          state: consent.marketingState,
          at: consent.marketingUpdatedAt ? toMomentView(consent.marketingUpdatedAt, 'short') : null,
        }
      : null,
  };
}

const findStored = (context: AppContext, reader: CustomerReader, id: string): Promise<StoredCustomer | null> =>
  nullIfUnavailable(context, async () => {
    const [person, orders] = await Promise.all([findPersonAccount(reader, id), findCustomerOrders(reader, id)]);
    return {person, orders};
  });

const toFacts = (customer: CustomerDetails): CustomerFacts => ({
  name: toFullName(customer) || null,
  email: customer.defaultEmailAddress?.emailAddress ?? null,
  isEmailVerified: customer.verifiedEmail ?? false,
  phone: customer.phone ?? null,
  // A denied field is absent, while a customer without a value has null.
  isRestricted: [customer.firstName, customer.defaultEmailAddress, customer.phone].some((field) => field === undefined),
  account: customer.state ?? null,
  orders: customer.numberOfOrders ?? null,
  spent: customer.amountSpent ? formatMoney(customer.amountSpent) : null,
  since: toMomentView(customer.createdAt, 'short'),
  note: customer.note || null,
  tags: customer.tags ?? [],
});
