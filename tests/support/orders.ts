import type {StaffRole} from '../../app/core/staff-permissions';
import type {SEED_PEOPLE} from '../../local/seed/people';
import type {LocalBackend} from './backend';

type Who = Pick<(typeof SEED_PEOPLE)[keyof typeof SEED_PEOPLE], 'number'>;

/** The fields of an order that a test sets; the others have defaults. */
export interface OrderFacts {
  /** Ends both of its ids: `#1001`, `gid://shopify/Order/1001`. */
  readonly number: number;
  /** The owner; a guest order if absent. */
  readonly of?: Who;
  readonly placedAt?: string;
  readonly [column: string]: unknown;
}

const ITEM = {
  shopify_line_item_id: 'gid://shopify/LineItem/1',
  title: 'Palak Paneer',
  variant_title: 'Default Title',
  quantity: 2,
  price_minor: 799,
  image_url: null,
  variant_id: null,
  product_id: null,
};

const ADDRESS = {
  first_name: 'Ada',
  last_name: 'Byron',
  address1: '12 Pearl Street',
  address2: null,
  city: 'Brooklyn',
  province: 'NY',
  zip: '11201',
  country: 'United States',
  phone: '+17185550100',
};

export const orderGid = (number: number): string => `gid://shopify/Order/${number}`;

function toPayload({number, of, placedAt = '2026-11-20T15:00:00Z', ...more}: OrderFacts) {
  return {
    shopify_order_id: orderGid(number),
    shopify_customer_id: of ? `gid://shopify/Customer/${of.number}` : null,
    order_number: `#${number}`,
    placed_at: placedAt,
    updated_at: placedAt,
    financial_status: 'paid',
    fulfillment_status: 'unfulfilled',
    currency: 'USD',
    subtotal_minor: 1598,
    discount_minor: 0,
    shipping_minor: 499,
    tax_minor: 0,
    total_minor: 2097,
    status_url: null,
    discounts: [],
    shipping_address: ADDRESS,
    email: null,
    items: [ITEM],
    fulfillments: [],
    ...more,
  };
}

const literal = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;

/** Inserts orders into the database as Shopify's webhooks would. */
export async function recordOrders({database}: LocalBackend, orders: readonly OrderFacts[]): Promise<void> {
  const calls = orders.map((order) => `select public.record_order(null, ${literal(toPayload(order))}::jsonb);`);
  await database.connected(({script}) => script(calls.join('\n')));
}

/** Records a refund, as Shopify's webhook would. */
export async function refundOrder(
  {database}: LocalBackend,
  number: number,
  refund: {readonly amount_minor: number; readonly at: string},
): Promise<void> {
  const ids = {shopify_order_id: orderGid(number), shopify_refund_id: `gid://shopify/Refund/${number}`};
  await database.connected(({script}) =>
    script(`select public.record_refund(null, ${literal({...ids, ...refund})}::jsonb)`),
  );
}

/** Records a payment by gift card, as Shopify's webhook would. */
export async function payByGiftCard({database}: LocalBackend, number: number, lastCharacters: string): Promise<void> {
  const payment = literal({
    shopify_order_id: orderGid(number),
    shopify_transaction_id: `gid://shopify/OrderTransaction/${number}`,
    kind: 'sale',
    status: 'success',
    at: new Date().toISOString(),
    gift_card: {last_characters: lastCharacters, amount_minor: 500},
  });
  await database.connected(({script}) => script(`select public.record_transaction(null, ${payment}::jsonb)`));
}

/** Deletes an order, as Shopify's webhook would. */
export async function deleteOrder({database}: LocalBackend, number: number): Promise<void> {
  const order = literal({shopify_order_id: orderGid(number), at: new Date().toISOString()});
  await database.connected(({script}) => script(`select public.mark_order_deleted(null, ${order}::jsonb)`));
}

/** Returns our own id of the order with this number. */
export async function idOfOrder({database}: LocalBackend, number: number): Promise<string> {
  const rows = await database.connected(({query}) =>
    query<{id: string}>(`select id from public.orders where shopify_order_id = '${orderGid(number)}'`),
  );
  const [row] = rows;
  if (!row) throw new Error(`There is no order ${number}`);
  return row.id;
}

/** Makes a person a member of staff, an owner by default. */
export async function makeAdmin({database}: LocalBackend, userId: string, role: StaffRole = 'owner'): Promise<void> {
  await database.connected(({script}) =>
    script(`insert into public.user_roles (user_id, role) values ('${userId}', '${role}')
      on conflict (user_id) do update set role = excluded.role`),
  );
}

/** Lets the current sessions of an admin use the admin pages, as if the second factor had been entered just now. */
export async function passSecondFactor({database}: LocalBackend, userId: string): Promise<void> {
  await database.connected(({script}) =>
    script(`
      insert into private.second_factors (user_id, sealed_secret, last_step) values ('${userId}', 'never read', 0)
      on conflict do nothing;
      insert into private.admin_sessions (session_id, user_id)
      select id, user_id from private.sessions where user_id = '${userId}' and revoked_at is null
      on conflict (session_id) do update set verified_at = now(), last_seen_at = now();
    `),
  );
}
