begin;
select no_plan();

-- Shopify does not guarantee the order of deliveries. The result must be the latest version for any order.
create function pg_temp.delivery(p_id text, p_triggered_at timestamptz default now()) returns jsonb language sql as
  $$ select jsonb_build_object('webhook_id', p_id, 'event_id', p_id, 'topic', 'orders/updated', 'shop', 'tiffin.example', 'triggered_at', p_triggered_at) $$;
create function pg_temp.order(p_number integer, p_more jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object(
    'shopify_order_id', 'gid://shopify/Order/' || p_number, 'shopify_customer_id', null, 'order_number', '#' || p_number,
    'placed_at', now(), 'updated_at', now(), 'financial_status', 'pending', 'currency', 'USD', 'subtotal_minor', 1000,
    'discount_minor', 0, 'shipping_minor', 499, 'tax_minor', 0, 'total_minor', 1499, 'discounts', '[]'::jsonb,
    'items', '[{"shopify_line_item_id": "1", "title": "Dal", "quantity": 1, "price_minor": 1000}]'::jsonb, 'fulfillments', '[]'::jsonb
  ) || p_more $$;
create temporary table deliveries (name text primary key, of text not null, minute integer not null, body jsonb not null) on commit drop;
insert into deliveries
select name, 'order', minute, pg_temp.order(0, body || jsonb_build_object('placed_at', '2026-11-21T10:00Z', 'updated_at', '2026-11-21T10:00Z'::timestamptz + make_interval(mins => minute)))
from (values
  ('created', 0, '{}'::jsonb),
  ('updated', 1, '{"total_minor": 999, "shipping_address": {"first_name": "Ada"}, "items": [{"shopify_line_item_id": "2", "title": "Kofta", "quantity": 2, "price_minor": 250}]}'),
  ('paid', 2, '{"financial_status": "paid", "total_minor": 999}'),
  ('fulfilled', 3, '{"financial_status": "paid", "fulfillment_status": "fulfilled", "fulfillments": [{"shopify_fulfillment_id": ":number", "status": "success", "created_at": "2026-11-21T10:03Z", "updated_at": "2026-11-21T10:03Z"}]}'),
  ('cancelled', 5, '{"financial_status": "refunded", "cancelled_at": "2026-11-21T10:05Z", "fulfillments": [{"shopify_fulfillment_id": ":number", "status": "success", "created_at": "2026-11-21T10:03Z", "updated_at": "2026-11-21T10:03Z"}]}')
) as described (name, minute, body)
union all values
  ('fulfillment', 'fulfillment', 4, '{"shopify_order_id": ":order", "shopify_fulfillment_id": ":number", "status": "success", "shipment_status": "delivered", "tracking": [{"company": "UPS", "number": "1Z"}], "created_at": "2026-11-21T10:03Z", "updated_at": "2026-11-21T10:04Z"}'::jsonb),
  ('transaction', 'transaction', 2, '{"shopify_order_id": ":order", "transaction_id": "A1", "kind": "sale", "status": "success", "at": "2026-11-21T10:02Z"}'),
  ('refund', 'refund', 5, '{"shopify_order_id": ":order", "shopify_refund_id": "r:number", "amount_minor": 999, "at": "2026-11-21T10:05Z"}'),
  ('fulfillment orders', 'fulfillment_orders', 2, '{"shopify_order_id": ":order", "read_at": "2026-11-21T10:02Z", "fulfillment_orders": [{"status": "open"}]}');

-- All 120 permutations of the five versions: once with the updates first, once with some or all of them later.
create temporary table arrivals (number integer primary key, parts_first boolean not null, names text[] not null) on commit drop;
insert into arrivals
with recursive permutations (names) as (
  select array[]::text[]
  union all
  select names || s.name from permutations join deliveries as s on s.of = 'order' and s.name <> all (names)
), numbered (number, names) as (
  select row_number() over (order by names), names from permutations where cardinality(names) = 5
), parts (names) as (select array_agg(name order by name) from deliveries where of <> 'order')
select number, true, parts.names || n.names from numbered as n cross join parts
union all
select 1000 + number, false, n.names[1:number % 6] || parts.names[1:2] || n.names[number % 6 + 1:] || parts.names[3:]
from numbered as n cross join parts;

create function pg_temp.deliver(p_order_number integer, p_names text[], p_is_spread boolean) returns void language plpgsql as $$
declare
  one deliveries;
  body jsonb;
  delivery jsonb;
begin
  foreach one.name in array p_names loop
    select * into one from deliveries where name = one.name;
    body := replace(replace((one.body || case when one.of = 'order' then '{"shopify_order_id": ":order"}' else '{}' end::jsonb)::text,
      ':order', 'gid://shopify/Order/' || p_order_number), ':number', p_order_number::text)::jsonb;
    -- Unless spread, all versions share one updated_at, and only the delivery time distinguishes them.
    if not p_is_spread and one.of = 'order' then body := body || '{"updated_at": "2026-11-21T10:05Z"}'; end if;
    delivery := pg_temp.delivery(p_order_number || one.name, '2026-11-21T10:00Z'::timestamptz + make_interval(mins => one.minute));
    execute format('select public.record_%s($1, $2)', one.of) using delivery, body;
  end loop;
end;
$$;

create function pg_temp.state(p_order_number integer) returns jsonb language sql as $$
  select jsonb_build_object(
    'order', to_jsonb(o) - array['id', 'shopify_order_id', 'order_number', 'recorded_at'],
    'items', (select jsonb_agg(to_jsonb(i) - array['id', 'order_id'] order by i.position) from public.order_items as i where i.order_id = o.id),
    'fulfillments', (select jsonb_agg(to_jsonb(f) - array['id', 'order_id', 'shopify_fulfillment_id']) from public.fulfillments as f where f.order_id = o.id),
    'history', (select jsonb_object_agg(e.kind, e.at order by e.at) from public.order_events as e where e.order_id = o.id)
  )
  from public.orders as o where o.shopify_order_id = 'gid://shopify/Order/' || p_order_number
$$;

do $$ begin perform pg_temp.deliver(number, names, true) from arrivals where parts_first; end $$;
select results_eq(
  'select count(*), count(distinct pg_temp.state(number)) from arrivals where parts_first', 'values (120::bigint, 1::bigint)',
  'converges for every order of deliveries, with updates before their order'
);
select is(
  jsonb_build_object(
    'status', state -> 'order' -> 'status', 'paid', state -> 'order' -> 'financial_status', 'total', state -> 'order' -> 'total_minor',
    'transaction', state -> 'order' -> 'transaction_id', 'fulfillment orders', state -> 'order' -> 'fulfillment_orders',
    'items', jsonb_path_query_array(state, '$.items[*].title'), 'parcel', jsonb_path_query_array(state, '$.fulfillments[*].shipment_status')
  ),
  '{"status": "cancelled", "paid": "refunded", "total": 1499, "transaction": "A1", "fulfillment orders": [{"status": "open"}], "items": ["Dal"], "parcel": ["delivered"]}',
  'stores the latest version'
) from pg_temp.state(1) as state;
select results_eq(
  $$ select kind, extract(minute from at)::integer from jsonb_each_text(pg_temp.state(1) -> 'history') as h (kind, at_text)
    cross join lateral (select at_text::timestamptz as at) as typed order by 2, 1 $$,
  $$ values ('placed', 0), ('paid', 2), ('fulfilled', 3), ('shipped', 3), ('delivered', 4), ('cancelled', 5), ('refunded', 5) $$,
  'stores every event at its earliest time'
);
select is_empty('select from private.pending_order_updates', 'leaves no pending updates');

do $$ begin perform pg_temp.deliver(number, names, false) from arrivals where not parts_first; end $$;
select results_eq(
  $$ select count(*), count(distinct pg_temp.state(number) - 'history'), min(pg_temp.state(number) -> 'order' ->> 'status')
    from arrivals where not parts_first $$,
  $$ values (120::bigint, 1::bigint, 'cancelled') $$,
  'converges by delivery time if all versions share one second'
);

do $$ begin perform pg_temp.deliver(1, names, true) from arrivals where number = 1; end $$;
select is(pg_temp.state(1), pg_temp.state(2), 'changes nothing if all deliveries are repeated');

select * from finish();
rollback;
