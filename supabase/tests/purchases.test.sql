begin;
select no_plan();

create function pg_temp.order(p_number integer, p_changes jsonb default '{}', p_delivery jsonb default null) returns text language sql as $$
  select public.record_order(p_delivery, jsonb_build_object(
    'shopify_order_id', 'gid://shopify/Order/' || p_number, 'order_number', '#' || p_number, 'placed_at', now() - interval '90 minutes',
    'updated_at', clock_timestamp(), 'financial_status', 'paid', 'fulfillment_status', 'unfulfilled', 'currency', 'USD', 'subtotal_minor', 2000,
    'discount_minor', 0, 'shipping_minor', 499, 'tax_minor', 0, 'total_minor', 2499, 'discounts', '[]'::jsonb, 'fulfillments', '[]'::jsonb,
    'items', jsonb_build_array(jsonb_build_object('shopify_line_item_id', '1', 'title', 'Palak Paneer', 'quantity', 2, 'price_minor', 1000)),
    'visit', '11111111-0000-4000-8000-000000000001'
  ) || p_changes)
$$;
create function pg_temp.purchases() returns table (visit text, seq smallint, value_minor bigint, quantity integer) language sql as
  $$ select right(e.visit::text, 1), e.seq, e.value_minor, e.quantity from private.analytics_events as e where e.name = 'purchase' order by 1, 2 desc $$;

insert into private.analytics_visits (visit, started_at, step) values ('11111111-0000-4000-8000-000000000001', now() - interval '3 hours', 2);
select is(pg_temp.order(1), 'recorded', 'records an order with a visit');
select results_eq('select * from pg_temp.purchases()', $$ values ('1', -1::smallint, 2499::bigint, 1) $$, 'counts its purchase');
select results_eq('select step, purchases, entries from private.analytics_visits', $$ values (4::smallint, 1::smallint, 0::smallint) $$, 'moves the visit to the last step of the funnel');
select is(at, date_trunc('hour', now() - interval '90 minutes', 'UTC'), 'knows the hour of an order, not its time') from private.analytics_events;
select set_has('select hour from private.stale_analytics_hours', $$ select date_trunc('hour', now() - x, 'UTC') from unnest(array['90 minutes', '3 hours']::interval[]) as x $$,
  'has the hours of the order and of the visit summed again');

-- Repeated, late and changed deliveries.
select pg_temp.order(1), pg_temp.order(1, '{"total_minor": 1, "updated_at": "2026-01-01T00:00:00Z"}'), pg_temp.order(1, '{"visit": "11111111-0000-4000-8000-000000000002"}');
select pg_temp.order(1, '{"cancelled_at": "2026-11-25T00:00:00Z"}');
create temporary table delivery on commit drop as select jsonb_build_object('webhook_id', 'w1', 'topic', 'orders/create', 'shop', 's', 'triggered_at', now()) as sent;
select is(pg_temp.order(1, '{}', sent), 'recorded', 'records a delivery') from delivery;
select is(pg_temp.order(1, '{}', sent), 'duplicate', 'recognizes a repeated delivery') from delivery;
select results_eq('select * from pg_temp.purchases()', $$ values ('1', -1::smallint, 2499::bigint, 1) $$, 'counts an order once, whatever is delivered again');
select pg_temp.order(2);
select results_eq('select * from pg_temp.purchases()', $$ values ('1', -1::smallint, 2499::bigint, 1), ('1', -2::smallint, 2499, 1) $$, 'counts the second order of a visit');
select pg_temp.order(3, '{"visit": "11111111-0000-4000-8000-000000000003", "currency": "CAD"}');
select results_eq($$ select * from pg_temp.purchases() where visit = '3' $$, $$ values ('3', -1::smallint, null::bigint, 1) $$,
  'counts an order of a visit that sent nothing, without an amount of another currency');

-- What counts nothing.
select is(pg_temp.order(number, changes), 'recorded', 'records an order with ' || changes::text)
from (values
  (11, '{"visit": null}'::jsonb), (12, '{"visit": "no uuid"}'), (13, '{"visit": {"a": 1}}'), (14, '{"is_test": true}'),
  (15, jsonb_build_object('placed_at', now() - interval '31 days')), (16, jsonb_build_object('placed_at', now() + interval '3 hours'))
) as orders (number, changes);
select is(public.record_order(null, jsonb_build_object('shopify_order_id', 'gid://shopify/Order/17', 'order_number', '#17', 'placed_at', now(), 'updated_at', now(),
  'currency', 'USD', 'subtotal_minor', 1, 'discount_minor', 0, 'shipping_minor', 0, 'tax_minor', 0, 'total_minor', 1, 'discounts', '[]'::jsonb,
  'fulfillments', '[]'::jsonb, 'items', '[]'::jsonb)), 'recorded', 'records an order without a visit');
update private.analytics_visits set purchases = 20 where visit = '11111111-0000-4000-8000-000000000003';
select is(pg_temp.order(18, '{"visit": "11111111-0000-4000-8000-000000000003"}'), 'recorded', 'records an order whose visit was sent too often');
select is(count(*), 3::bigint, 'counts none of them') from pg_temp.purchases();

-- A defect of the statistics loses no order.
alter table private.counted_purchases rename to counted_purchases_before;
select is(pg_temp.order(19), 'recorded', 'records an order while purchases cannot be counted');
alter table private.counted_purchases_before rename to counted_purchases;
select pg_temp.order(19);
select is(count(*), 4::bigint, 'counts it with the next delivery') from pg_temp.purchases();

-- Erasure.
select is_empty(
  $$ select from private.analytics_events as e, lateral (select to_jsonb(e)::text as row) as r where r.row like '%Order%' $$, 'has no order id in an event'
);
select public.redact_shop(jsonb_build_object('webhook_id', 'w2', 'topic', 'shop/redact', 'shop', 's', 'triggered_at', now()));
select is_empty('select from private.counted_purchases', 'forgets orders that are erased');

select * from finish();
rollback;
