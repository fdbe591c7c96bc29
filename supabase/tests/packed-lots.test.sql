begin;
select no_plan();

create temporary table people on commit drop as
select 'gita' as name, gen_random_uuid() as user_id union all select 'pia', gen_random_uuid() union all select 'ada', gen_random_uuid();
insert into public.profiles (user_id, first_name) select user_id, name from people;
insert into public.user_roles (user_id, role) select user_id, case name when 'gita' then 'owner' else 'packer' end::public.app_role from people where name <> 'ada';
select public.record_order(null, '{"shopify_order_id": "gid://shopify/Order/1", "placed_at": "2026-01-01", "updated_at": "2026-01-01", "fulfillment_status": "unfulfilled", "currency": "USD", "subtotal_minor": 1, "discount_minor": 0, "shipping_minor": 0, "tax_minor": 0, "total_minor": 1, "items": [], "fulfillments": []}');

create function pg_temp.order_id() returns uuid language sql as $$ select id from public.orders where shopify_order_id = 'gid://shopify/Order/1' $$;
create function pg_temp.pack(p_name text, p_lots jsonb, p_order_id uuid default pg_temp.order_id()) returns void language sql as $$
  select public.record_packed_lots((select user_id from people where name = p_name), p_order_id, 'gid://shopify/FulfillmentOrder/1', p_lots) $$;
create function pg_temp.lots() returns text[] language sql as $$
  select coalesce(array_agg(l.dish || ' ' || l.lot order by l.dish, l.lot), '{}') from public.packed_lots as l where l.order_id = pg_temp.order_id() $$;

select throws_ok($$ select pg_temp.pack('ada', '[{"dish": "Dal", "lot": "DAL-2620"}]') $$, '42501', null, 'denies a customer');
select throws_ok($$ select pg_temp.pack('nobody', '[{"dish": "Dal", "lot": "DAL-2620"}]') $$, '42501', null, 'denies a visitor who is signed out');
select pg_temp.pack('pia', '[{"dish": "Dal", "lot": "DAL-2620"}, {"dish": "Palak", "lot": "PAL-2619"}]');
select is(pg_temp.lots(), array['Dal DAL-2620', 'Palak PAL-2619'], 'stores what a packer scanned');
select pg_temp.pack('gita', '[{"dish": "Dal", "lot": "DAL-2620"}, {"dish": "Dal", "lot": "DAL-2621"}]');
select is(pg_temp.lots(), array['Dal DAL-2620', 'Dal DAL-2621', 'Palak PAL-2619'], 'stores a second lot of a dish, and no lot twice');
select throws_ok($$ select pg_temp.pack('pia', '[{"dish": "Dal", "lot": "no lot"}]') $$, '23514', null, 'rejects what is no number of a lot');
select lives_ok($$ select pg_temp.pack('pia', '[{"dish": "Dal", "lot": "DAL-2620"}]', gen_random_uuid()) $$, 'ignores an order that does not exist');
select is(private.order_facts(o) -> 'lots' -> 0, '{"lot": "DAL-2620", "dish": "Dal"}', 'shows them in mails and to guests')
from public.orders as o where o.id = pg_temp.order_id();

select is(private.to_own_order_data(o) -> 'lots' -> 0, '{"lot": "DAL-2620", "dish": "Dal"}', 'are in the copy of a person''s data')
from public.orders as o where o.id = pg_temp.order_id();
select results_eq($$ select typed, (
    select o -> 'found_by' from public.find_desk_orders((select user_id from people where name = 'gita'), jsonb_build_object('text', typed), p_latest_first => true) as o
  ) from unnest('{dal-2620,PAL-2619,DAL-262,DAL-9999}'::text[]) as typed $$,
  $$ values ('dal-2620', '["lot"]'::jsonb), ('PAL-2619', '["lot"]'), ('DAL-262', null), ('DAL-9999', null) $$,
  'lead staff to the orders that have them, by the whole number');
delete from public.packed_lots where lot = 'DAL-2620';
select is_empty($$ select from private.order_search_terms as t where t.term = 'dal-2620' $$, 'are forgotten by the search once they are deleted');

delete from public.orders where id = pg_temp.order_id();
select is_empty('select from public.packed_lots', 'deletes them with the order');

select * from finish();
rollback;
