import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {toMomentView} from '~/core/moments';
import {toFullName} from '~/core/person-name';
import {fail, succeed, type Result} from '~/core/result';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import type {AppContext} from '~/platform/context.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {customerPath} from '../customer-reference';
import {CustomersSchema, type ListedCustomer} from '../customer-schemas';
import {STAFF_CUSTOMERS_QUERY} from '../customers.admin.gql';
import type {CustomersProblem} from '../customers-copy';
import {
  nextCustomersQuery,
  parseCustomerSearch,
  parseCustomersRequest,
  toIdsQuery,
  type CustomersRequest,
} from '../customers-request';
import {findOrderCustomers} from '../find-customer-orders.server';
import {readFromAdmin} from '../read-from-admin.server';
import {findShopErasures} from './shop-erasures.server';
import type {CustomerRowView, CustomersPageView, LoadedCustomers} from './customer-row-view';

const CUSTOMERS_PER_PAGE = 50;

/** Loads one page of the customers from the Admin API. @throws Response for everyone but admins */
export async function loadCustomers({context, request}: LoaderFunctionArgs) {
  const {userId} = await requireAdmin(context, request);
  const wanted = parseCustomersRequest(new URL(request.url).searchParams);
  const [found, erasures] = await Promise.all([findPage(context, userId, wanted), findShopErasures(context, userId)]);
  const loaded: LoadedCustomers = {
    request: wanted,
    page: found.ok ? found.value : null,
    problem: found.ok ? null : found.error,
    erasures,
    idempotencyKey: crypto.randomUUID(),
  };
  return data(loaded, {status: found.ok ? 200 : 503});
}

async function findPage(
  context: AppContext,
  userId: string,
  request: CustomersRequest,
): Promise<Result<CustomersPageView, CustomersProblem>> {
  const admin = createAdmin(context.config);
  if (!admin) return fail({kind: 'no-token'});
  const search = parseCustomerSearch(request.search);
  if (search?.kind !== 'order-number') return queryPage(context, admin, request, search?.query ?? null);
  const ids = await nullIfUnavailable(context, () =>
    findOrderCustomers({backend: context.backend, userId}, search.number),
  );
  if (!ids) return fail({kind: 'database-down'});
  const query = toIdsQuery(ids) ?? search.phoneQuery;
  if (!query) return succeed({rows: [], isRestricted: false, next: null});
  return queryPage(context, admin, request, query);
}

const queryPage = (
  context: AppContext,
  admin: Admin,
  request: CustomersRequest,
  query: string | null,
): Promise<Result<CustomersPageView, CustomersProblem>> =>
  readFromAdmin(context, async () => {
    const variables = {first: CUSTOMERS_PER_PAGE, after: request.after, query};
    const {customers} = await admin.query(STAFF_CUSTOMERS_QUERY, variables, CustomersSchema);
    const {hasNextPage, endCursor} = customers.pageInfo;
    return {
      rows: customers.nodes.map(toRow),
      isRestricted: customers.nodes.some(isRestricted),
      next: hasNextPage && endCursor ? nextCustomersQuery(request, endCursor) : null,
    };
  });

/** A denied field is absent, while a customer without a value has null. */
const isRestricted = ({firstName, lastName, defaultEmailAddress: email}: ListedCustomer): boolean =>
  [firstName, lastName, email].includes(undefined);

const toRow = (customer: ListedCustomer): CustomerRowView => ({
  id: customer.id,
  path: customerPath(customer.id),
  name: toFullName(customer) || null,
  email: customer.defaultEmailAddress?.emailAddress ?? null,
  account: customer.state ?? null,
  orders: customer.numberOfOrders ?? null,
  since: toMomentView(customer.createdAt, 'short'),
});
