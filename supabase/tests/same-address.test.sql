begin;
select no_plan();

create function pg_temp.key(p_address jsonb) returns text language sql as $$
  select private.address_key('{"address1": "12 Pearl Street", "address2": "Apt 4", "zip": "11201"}' || p_address) $$;
select is(pg_temp.key(spelling), pg_temp.key('{}'), 'is one address: ' || spelling::text)
from unnest(array[
  '{"address1": " 12  PEARL street,"}', '{"address1": "12 Pearl Street, Apt. 4", "address2": null}', '{"address2": "APT #4"}',
  '{"address1": "12 Péarl-Street"}', '{"zip": "11201-1234"}', '{"zip": " 11201 "}', '{"first_name": "Bo", "city": "Brooklyn"}'
]::jsonb[]) as spelling;
select isnt(pg_temp.key(other), pg_temp.key('{}'), 'is another address: ' || other::text)
from unnest(array[
  '{"address1": "21 Pearl Street"}', '{"address2": "Apt 5"}', '{"address2": null}', '{"zip": "11202"}', '{"address1": "1 2 Pearl Street"}'
]::jsonb[]) as other;
select isnt(pg_temp.key('{"zip": "SW1A 2AA"}'), pg_temp.key('{"zip": "SW1A 2AB"}'), 'compares whole postal codes of other countries');
select is(private.address_key(address), null, 'is no address: ' || coalesce(address::text, 'null'))
from unnest(array[null, '{}', '{"zip": "11201"}', '{"address1": "12 Pearl Street"}', '{"address1": " ", "zip": "11201"}', '{"address1": "12 Pearl Street", "zip": ""}']::jsonb[]) as address;

create temporary table people on commit drop as
select 'gita' as name, gen_random_uuid() as user_id union all select 'ada', gen_random_uuid();
insert into public.profiles (user_id, first_name) select user_id, name from people;
insert into public.user_roles (user_id, role) select user_id, 'owner' from people where name = 'gita';
insert into public.orders (shopify_order_id, order_number, shopify_customer_id, user_id, placed_at, updated_at, currency, ship_by, fulfillment_status,
  closed_at, cancelled_at, deleted_at, shipping_address, subtotal_minor, discount_minor, shipping_minor, tax_minor, total_minor)
select 'gid://shopify/Order/' || n, '#' || n, customer, (select user_id from people where name = 'ada' and n = 1), now(), now(), 'USD', '2026-11-01'::date + n, state,
  closed_at, cancelled_at, deleted_at, jsonb_build_object('first_name', 'Bo', 'address1', street, 'zip', '11201'), 1, 0, 0, 0, 1
from (values
  (1, 'gid://shopify/Customer/1', '12 Pearl Street', 'unfulfilled', null::timestamptz, null::timestamptz, null::timestamptz),
  (2, null, '12 PEARL STREET.', 'partially_fulfilled', null, null, null),
  (3, 'gid://shopify/Customer/3', '12 pearl street', 'unfulfilled', null, null, null),
  (4, null, '12 Pearl Street', 'fulfilled', null, null, null),
  (5, null, '12 Pearl Street', 'unfulfilled', now(), null, null),
  (6, null, '12 Pearl Street', 'unfulfilled', null, now(), null),
  (7, null, '12 Pearl Street', 'unfulfilled', null, null, now()),
  (8, null, '13 Pearl Street', 'unfulfilled', null, null, null)
) as placed (n, customer, street, state, closed_at, cancelled_at, deleted_at);

create function pg_temp.joined(p_number text) returns text language sql as $$
  select string_agg(same ->> 'order_number', ' ' order by place)
  from public.find_desk_orders((select user_id from people where name = 'gita'), jsonb_build_object('number', p_number)) as found,
    jsonb_array_elements(found -> 'same_address') with ordinality as listed (same, place) $$;
select is(pg_temp.joined('#1'), '#2 #3', 'joins the orders that wait, of any customer and of guests');
select is(pg_temp.joined('#3'), '#1 #2', 'joins them from each of the orders');
select is(pg_temp.joined('#8'), null, 'joins no order to another address');
select is(pg_temp.joined('#4'), null, 'joins nothing to an order that is sent');

select ok(not has_function_privilege(role, 'private.' || signature, 'execute'), role || ' cannot execute ' || signature)
from unnest(array['anon', 'authenticated', 'service_role']) as role, unnest(array['find_orders_to_address(uuid)']) as signature;

select * from finish();
rollback;
