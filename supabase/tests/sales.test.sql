begin;
select no_plan();

insert into public.profiles (user_id) values ('aaaaaaaa-0000-4000-8000-000000000001'), ('cccccccc-0000-4000-8000-000000000003');
insert into public.user_roles (user_id, role) values ('cccccccc-0000-4000-8000-000000000003', 'owner');

-- The window is yesterday in two buckets of 12 hours, and the window before is the day before in two.
create function pg_temp.start_at(p_bucket integer) returns timestamptz language sql stable as
  $$ select date_trunc('day', now(), 'UTC') - interval '48 hours' + (p_bucket - 1) * interval '12 hours' $$;
create function pg_temp.sales(p_currency text default 'USD') returns jsonb language sql as $$
  select public.find_sales('cccccccc-0000-4000-8000-000000000003',
    (select array_agg(pg_temp.start_at(bucket) order by bucket) from generate_series(1, 5) as bucket), false, p_currency, '2000-01-01')
$$;
create function pg_temp.bucket(p_number integer) returns jsonb language sql as
  $$ select bucket - 'bucket' from jsonb_array_elements(pg_temp.sales() -> 'buckets') as bucket where (bucket ->> 'bucket')::integer = p_number $$;
create function pg_temp.figures(p_number integer) returns text language sql as $$
  select nullif(concat_ws(' ', b -> 'order_count', b -> 'revenue_minor', b -> 'repeat_order_count', b -> 'other_currency_count'), '')
  from pg_temp.bucket(p_number) as b
$$;
create function pg_temp.put(p_number integer, p_bucket integer, p_changes jsonb default '{}') returns text language sql as $$
  select public.record_order(null, jsonb_build_object(
    'shopify_order_id', 'gid://shopify/Order/' || p_number, 'order_number', '#' || p_number,
    'shopify_customer_id', 'gid://shopify/Customer/1', 'placed_at', pg_temp.start_at(p_bucket) + interval '90 minutes',
    'updated_at', clock_timestamp(), 'financial_status', 'paid', 'fulfillment_status', 'fulfilled', 'currency', 'USD',
    'subtotal_minor', 2000, 'discount_minor', 0, 'shipping_minor', 499, 'tax_minor', 0, 'total_minor', 2499,
    'discounts', '[]'::jsonb, 'fulfillments', '[]'::jsonb, 'items', jsonb_build_array(jsonb_build_object(
      'shopify_line_item_id', '1', 'title', 'Palak Paneer', 'quantity', 2, 'price_minor', 1000, 'product_id', 'gid://shopify/Product/1'))
  ) || p_changes)
$$;

select is(pg_temp.sales(), '{"is_complete": true, "buckets": [], "products": [], "late_count": 0}', 'has no figures without orders');
select throws_ok(
  $$ select public.find_sales('aaaaaaaa-0000-4000-8000-000000000001', array[now(), now(), now()], false, 'USD', current_date) $$,
  '42501', null, 'tells a customer nothing'
);

select pg_temp.put(3, 3);
select is(pg_temp.figures(3), '1 2499 0 0', 'counts an order with shipping and tax in its bucket');
select is(pg_temp.figures(1), null, 'omits a bucket without orders');

select pg_temp.put(1, 1);
select is(pg_temp.figures(1), '1 2499 0 0', 'counts an order that arrives late');
select is(pg_temp.figures(3), '1 2499 1 0', 'learns from it that a later order was a repeated one');

select pg_temp.put(1, 1, '{"cancelled_at": "2026-01-01T00:00:00Z"}');
select is(pg_temp.figures(1), null, 'does not count a canceled order');
select is(pg_temp.figures(3), '1 2499 0 0', 'does not count a canceled order as an earlier one');
select pg_temp.put(1, 1, '{"financial_status": "voided"}');
select is(pg_temp.figures(1), null, 'does not count an order whose payment was voided');
select pg_temp.put(1, 1, '{"is_test": true}');
select is(pg_temp.figures(1), null, 'does not count a test order');
select pg_temp.put(1, 1);
select is(pg_temp.figures(1), '1 2499 0 0', 'counts an order again once it is a sale');

select pg_temp.put(4, 4, '{"current_total_minor": 1499, "financial_status": "partially_refunded"}');
select is(pg_temp.figures(4), '1 1499 1 0', 'counts what remains of an order after a refund');
select pg_temp.put(4, 4, '{"current_total_minor": 0, "financial_status": "refunded"}');
select is(pg_temp.figures(4), '1 0 1 0', 'counts an order that was refunded completely, without revenue');
select is(pg_temp.sales() #> '{products,0}',
  '{"product": "gid://shopify/Product/1", "title": "Palak Paneer", "units": 2, "units_before": 2, "revenue_minor": 2000}',
  'counts units of both windows, none of them refunded');
select pg_temp.put(5, 4, '{"currency": "CAD", "shopify_customer_id": null}');
select is(pg_temp.figures(4), '2 0 1 1', 'counts an order of another currency, but does not add its amount');

select public.mark_order_deleted(null, '{"shopify_order_id": "gid://shopify/Order/3"}');
select is(pg_temp.figures(3), null, 'forgets a deleted order');
select is((select count(*) from private.stale_sales_hours), 0::bigint, 'sums no hour again before one of its orders changes');
update public.orders set shopify_customer_id = null where order_number = '#1';
select is(pg_temp.figures(1) || ', ' || pg_temp.figures(4), '1 2499 0 0, 2 0 0 1', 'follows the erasure of a customer');

select pg_temp.put(6, 2, jsonb_build_object('placed_at', pg_temp.start_at(1) - interval '1 second'));
select is(pg_temp.figures(2), null, 'leaves out what is before the first bucket');
select pg_temp.put(7, 2, jsonb_build_object('placed_at', pg_temp.start_at(3) - interval '1 second'));
select is(left(pg_temp.figures(2), 6), '1 2499', 'counts the last second of a bucket');
select pg_temp.put(8, 1, jsonb_build_object('placed_at', now() - interval '70 days'));
select is((select count(*) from private.stale_sales_hours where hour < now() - interval '62 days'), 0::bigint, 'lists no hour that no window reaches');

select pg_temp.put(9, 2, jsonb_build_object('placed_at', now()));
select is(
  (public.find_sales('cccccccc-0000-4000-8000-000000000003', (
    select array_agg((private.shop_day(now()) - 7 + day)::timestamp at time zone 'America/New_York' order by day) from generate_series(0, 8) as day
  ), true, 'USD', '2000-01-01') #>> '{products,0,units}')::bigint,
  (select sum(i.quantity) from public.order_items as i join public.orders as o on o.id = i.order_id
    where o.is_sale and coalesce(o.current_total_minor, 1) > 0 and o.placed_at >= (private.shop_day(now()) - 3)::timestamp at time zone 'America/New_York'),
  'counts the units of whole days of the shop'
);

insert into private.stale_sales_hours select now() - n * interval '1 hour' from generate_series(1, 201) as n;
select is(pg_temp.sales() -> 'is_complete', 'true'::jsonb, 'sums many hours of few orders at once');

select * from finish();
rollback;
