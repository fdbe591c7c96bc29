begin;
select no_plan();

insert into public.profiles (user_id) values ('cccccccc-0000-4000-8000-000000000003');
insert into public.user_roles (user_id, role) values ('cccccccc-0000-4000-8000-000000000003', 'owner');

-- 7 PM UTC of the day before yesterday: the afternoon in New York, half past midnight of the next day in Kolkata.
create function pg_temp.moment() returns timestamptz language sql stable as
  $$ select date_trunc('day', now(), 'UTC') - interval '2 days' + interval '19 hours' $$;
create function pg_temp.utc_day() returns date language sql stable as $$ select (pg_temp.moment() at time zone 'UTC')::date $$;
create function pg_temp.count_placed_on(p_day date) returns bigint language sql as $$
  select (public.count_desk_orders('cccccccc-0000-4000-8000-000000000003', jsonb_build_array(jsonb_build_object('placed_from', p_day, 'placed_to', p_day))))[1]
$$;
create function pg_temp.days() returns date[] language sql as
  $$ select array(select day from private.product_sales_days union select day from private.analytics_event_days) $$;

select public.record_order(null, jsonb_build_object(
  'shopify_order_id', 'gid://shopify/Order/1', 'order_number', '#1001', 'placed_at', pg_temp.moment(), 'updated_at', now(),
  'financial_status', 'paid', 'fulfillment_status', 'unfulfilled', 'currency', 'USD', 'subtotal_minor', 1000, 'discount_minor', 0,
  'shipping_minor', 0, 'tax_minor', 0, 'total_minor', 1000, 'discounts', '[]'::jsonb, 'fulfillments', '[]'::jsonb,
  'items', '[{"shopify_line_item_id": "1", "title": "Palak Paneer", "quantity": 1, "price_minor": 1000, "product_id": "gid://shopify/Product/1"}]'::jsonb
));
insert into private.analytics_event_hours (hour, name, subject, events, quantity, value_minor) values (pg_temp.moment(), 'page_view', '', 1, 0, 0);
select private.refresh_sales();
select private.sum_analytics_days(array[private.shop_day(pg_temp.moment())]);

select is(public.find_shop_time_zone(), 'America/New_York', 'is New York''s before Shopify''s is known');
select is(pg_temp.count_placed_on(pg_temp.utc_day()), 1::bigint, 'finds the order by its day in New York');
select is(pg_temp.days(), array[pg_temp.utc_day()], 'sums the hour in its day in New York');

select public.record_shop_time_zone('Asia/Kolkata');
select is(public.find_shop_time_zone(), 'Asia/Kolkata', 'is the one that was read');
select is(private.shop_day(pg_temp.moment()), pg_temp.utc_day() + 1, 'decides the day of a moment');
select is(pg_temp.count_placed_on(pg_temp.utc_day() + 1), 1::bigint, 'decides the day on which the order desk finds an order');
select is(pg_temp.count_placed_on(pg_temp.utc_day()), 0::bigint, 'finds the order on no other day');
select is(pg_temp.days(), array[pg_temp.utc_day() + 1], 'sums the days again');
select is(
  (select jsonb_path_query_array(public.find_analytics('cccccccc-0000-4000-8000-000000000003', (
    select array_agg((pg_temp.utc_day() + n)::timestamp at time zone 'Asia/Kolkata' order by n) from generate_series(0, 2) as n
  ), true), '$.events[*].bucket')), '[2]', 'puts the day into its place of the figures'
);

select throws_ok($$ select public.record_shop_time_zone('Mars/Olympus') $$, '22023', null, 'rejects a name that Postgres does not know');
select is(public.find_shop_time_zone(), 'Asia/Kolkata', 'keeps the former one then');

select * from finish();
rollback;
