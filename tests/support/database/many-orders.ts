interface ManyOrders {
  readonly count: number;
  /** The newest orders, which are open; all older ones are closed. */
  readonly open: number;
}

export const MANY_ORDERS_ADMIN = 'cccccccc-0000-4000-8000-000000000003';
/** The customer who has the newest 500 orders. */
export const MANY_ORDERS_CUSTOMER = 'aaaaaaaa-0000-4000-8000-000000000001';

const OF_CUSTOMER = 500;
const PRODUCTS = 60;

/**
 * Returns the statements that fill a migrated database with orders of one a minute, with triggers and foreign keys
 * disabled: they would take minutes and do not change what is read.
 */
export const fillManyOrders = (size: ManyOrders): readonly string[] => [
  `set session_replication_role = replica`,
  `insert into public.profiles (user_id) select gen_random_uuid() from generate_series(1, 1000)`,
  `insert into public.profiles (user_id) values ('${MANY_ORDERS_CUSTOMER}'), ('${MANY_ORDERS_ADMIN}')`,
  `insert into public.user_roles (user_id, role) values ('${MANY_ORDERS_ADMIN}', 'owner')`,
  ...fillOrders(size),
  ...fillTraces(size),
  `set session_replication_role = origin`,
  `vacuum analyze`,
];

/** The orders with what staff search for. */
const fillOrders = ({count, open}: ManyOrders): readonly string[] => [
  `with people as (
    select user_id, row_number() over () as place from public.profiles
    where user_id not in ('${MANY_ORDERS_CUSTOMER}', '${MANY_ORDERS_ADMIN}')
  )
  insert into public.orders (shopify_order_id, shopify_customer_id, user_id, order_number, placed_at, updated_at, currency, shipping_method, shipping_address,
    subtotal_minor, discount_minor, shipping_minor, tax_minor, total_minor, ship_by, closed_at, fulfillment_status)
  select 'gid://shopify/Order/' || n, 'gid://shopify/Customer/' || 1 + n % 1000,
    case when n <= ${OF_CUSTOMER} then '${MANY_ORDERS_CUSTOMER}' else people.user_id end, '#' || n,
    now() - make_interval(mins => n), now(), 'USD', case when n % 500 = 0 then 'Express' else 'Standard' end,
    jsonb_build_object('first_name', case when n % 10 = 0 then 'Ana María' else 'Bo' end, 'last_name', case when n % 300 = 0 then 'García' else 'Li' || n end,
      'city', case when n % 3 = 0 then 'New York' else 'Newark ' || n % 500 end, 'zip', lpad((n % 900)::text, 5, '1'), 'phone', '+1718' || lpad(n::text, 7, '0')), 1000, 0, 499, 0, 1499,
    (now() - make_interval(mins => n))::date + 2, case when n > ${open} then now() end,
    case when n > ${open} then 'fulfilled' when n % 10 = 0 then 'partially_fulfilled' else 'unfulfilled' end
  from generate_series(1, ${count}) as n left join people on place = 1 + n % 1000`,
  // Only open orders are in the index of addresses; two of them have one address.
  `update public.orders set shipping_address = shipping_address || jsonb_build_object(
    'address1', case order_number when '#125' then '#250' else order_number end || ' Pearl Street', 'zip', '11201') where status = 'open'`,
  `insert into public.order_items (order_id, shopify_line_item_id, position, title, quantity, price_minor)
  select id, '1', 1, 'Dal ' || substr(order_number, 2)::integer % ${PRODUCTS}, 1, 1000 from public.orders`,
  `insert into public.order_staff_details (order_id, tags, skus, hold_reasons, risk)
  select id, case when order_number like '%777' then '{vip,often}' when order_number like '%00' then '{often,half}' when order_number ~ '[02468]$' then '{half}' else '{}' end::text[],
    case when order_number like '%777' then '{RARE}' else '{DAL}' end::text[],
    case when order_number like '%999' then '{other}' else '{}' end::text[],
    case when order_number like '%888' then 'investigate' else 'none' end
  from public.orders`,
  `insert into private.order_search_terms (kind, term, placed_at, order_id)
  select terms.kind, terms.term, o.placed_at, o.id
  from public.orders as o join public.order_staff_details as d on d.order_id = o.id
  cross join lateral (select substr(o.order_number, 2) as n) as numbers
  cross join lateral (
    select 'number', substr(o.order_number, 2)
    union select 'tag', unnest(d.tags) union select 'sku', lower(unnest(d.skus))
    union select 'name', unnest(array[
      case when o.order_number like '%0' then 'ana maria ' else 'bo ' end || lower(last_name),
      translate(lower(last_name), 'í', 'i')
    ]) from (select o.shipping_address ->> 'last_name') as address (last_name)
    union select 'city', lower(o.shipping_address ->> 'city') union select 'zip', o.shipping_address ->> 'zip'
    union select 'phone', right(o.shipping_address ->> 'phone', 10)
    union select 'email', 'li' || n || '@examplecom' union select 'tracking', '1z' || lpad(n, 10, '0')
    union select 'title', 'dal ' || n::integer % ${PRODUCTS} union select 'discount', 'first10' where n like '%0'
  ) as terms (kind, term)`,
  `insert into private.order_search_words select distinct kind, term from private.order_search_terms where kind in ('city', 'title')`,
];

/** What the orders left behind: parcels, events, messages, deliveries and actions of staff. */
const fillTraces = ({count, open}: ManyOrders): readonly string[] => [
  `insert into public.fulfillments (order_id, shopify_fulfillment_id, created_at, updated_at) select id, id::text, now(), now() from public.orders`,
  `insert into public.order_events (order_id, kind, at) select id, 'placed', now() from public.orders`,
  `insert into public.hidden_orders (user_id, order_id) select user_id, id from public.orders where order_number like '%7'`,
  `insert into public.notifications (user_id, kind, type, title, message)
  select user_id, 'announcement', 'promotion', 'Dal', 'Try it' from public.profiles cross join generate_series(1, 20)`,
  `insert into private.webhook_events (webhook_id, topic, shop, outcome, shopify_order_id, received_at)
  select n::text, 't', 's', 'recorded', 'gid://shopify/Order/' || n, now() - make_interval(mins => n) from generate_series(1, ${count}) as n`,
  `insert into private.audit_log (action, target, details)
  select 'order.note', n, jsonb_build_object('order', 'gid://shopify/Order/' || n) from generate_series(1, ${count}) as n`,
  `insert into private.staff_actions (audit_id, action, target, key, claimed_until)
  select id, action, target, 'key', now() from private.audit_log`,
  `insert into private.stale_sales_hours select distinct date_trunc('hour', placed_at) from public.orders where placed_at > now() - interval '62 days'`,
  `insert into private.shop_total_changes (orders, pending_orders, failed_payments) values (${count}, ${open}, 0)`,
];
