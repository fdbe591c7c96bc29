begin;
select no_plan();

create temporary table people on commit drop as
select 'gita' as name, gen_random_uuid() as user_id union all select 'ada', gen_random_uuid();
insert into public.profiles (user_id, first_name) select user_id, name from people;
insert into public.user_roles (user_id, role) select user_id, 'owner' from people where name = 'gita';
create function pg_temp.person(p_name text) returns uuid language sql as $$ select user_id from people where name = p_name $$;
create function pg_temp.record(p_order integer, p_more jsonb) returns text language sql as $$
  select public.record_order(null, jsonb_build_object(
    'shopify_order_id', 'gid://shopify/Order/' || p_order, 'order_number', '#' || p_order, 'placed_at', now(), 'updated_at', now(),
    'currency', 'USD', 'subtotal_minor', 1598, 'discount_minor', 100, 'shipping_minor', 499, 'tax_minor', 7, 'total_minor', 2004,
    'items', '[]'::jsonb, 'fulfillments', '[]'::jsonb) || p_more) $$;
create function pg_temp.id(p_order integer) returns uuid language sql as $$ select id from public.orders where order_number = '#' || p_order $$;
create function pg_temp.parcel(p_parcel integer, p_status text, p_number text) returns jsonb language sql as $$
  select jsonb_build_object('shopify_fulfillment_id', 'gid://shopify/Fulfillment/' || p_parcel, 'status', p_status, 'created_at', now() + make_interval(mins => p_parcel),
    'updated_at', now(), 'tracking', jsonb_build_array(jsonb_build_object('company', 'UPS', 'number', p_number))) $$;

select pg_temp.record(1, jsonb_build_object(
  'email', 'ada@example.com',
  'fulfillments', jsonb_build_array(pg_temp.parcel(1, 'success', '1Z1'), pg_temp.parcel(2, 'cancelled', '1Z2'), pg_temp.parcel(3, 'success', '1Z3')),
  'items', jsonb_build_array(jsonb_build_object('shopify_line_item_id', 'l1', 'title', 'Dal', 'sku', 'DAL', 'quantity', 2, 'price_minor', 799,
    'bundle', jsonb_build_object('id', 'b', 'title', 'Set', 'quantity', 1)))));
select pg_temp.record(2, '{}');
select pg_temp.record(3, '{}');
update public.orders set deleted_at = now() where order_number = '#3';
select public.record_refund(null, jsonb_build_object('shopify_order_id', 'gid://shopify/Order/1',
  'shopify_refund_id', 'gid://shopify/Refund/' || n, 'amount_minor', 250, 'at', now())) from generate_series(1, 2) as n;

create function pg_temp.details(p_name text) returns setof record language sql as $$
  select d.email, d.subtotal_minor, d.discount_minor, d.shipping_minor, d.tax_minor, d.refunded_minor,
    (select array_agg(t ->> 'number') from jsonb_array_elements(d.tracking) as t), d.items #>> '{0,bundle,title}'
  from public.find_order_export_details(pg_temp.person(p_name), array[pg_temp.id(1), pg_temp.id(2), pg_temp.id(3)]) as d
  order by d.email nulls last $$;
select results_eq($$ select * from pg_temp.details('gita') as d (email text, subtotal bigint, discount bigint, shipping bigint, tax bigint, refunded bigint, numbers text[], bundle text) $$,
  $$ values ('ada@example.com', 1598::bigint, 100::bigint, 499::bigint, 7::bigint, 500::bigint, '{1Z1,1Z3}'::text[], 'Set'), (null, 1598, 100, 499, 7, 0, null, null) $$,
  'returns mail address, amounts, refunds, tracking numbers of parcels that were sent, and bundles, of orders that are not deleted');
select throws_ok($$ select public.find_order_export_details(pg_temp.person('ada'), array[pg_temp.id(1)]) $$, '42501', null, 'refuses customers');
select throws_ok($$ select public.find_order_export_details(null, array[pg_temp.id(1)]) $$, '42501', null, 'refuses visitors');

select * from finish();
rollback;
