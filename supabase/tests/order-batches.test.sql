begin;
select no_plan();

create temporary table people on commit drop as select name, gen_random_uuid() as user_id from unnest(array['gita', 'ben', 'ada']) as name;
insert into public.profiles (user_id, first_name) select user_id, initcap(name) from people;
insert into public.user_roles (user_id, role) select user_id, 'owner' from people where name <> 'ada';
create function pg_temp.person(p_name text) returns uuid language sql as $$ select user_id from people where name = p_name $$;
insert into public.orders (id, shopify_order_id, order_number, placed_at, updated_at, currency, fulfillment_status, subtotal_minor, discount_minor, shipping_minor, tax_minor, total_minor)
select ('aaaaaaaa-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'gid://shopify/Order/' || n, '#' || n, now(), now(), 'USD', 'unfulfilled', 1, 0, 0, 0, 1 from generate_series(1, 7) as n;
insert into public.order_staff_details (order_id, hold_reasons) select id, '{OTHER}' from public.orders where order_number = '#2';
create function pg_temp.ids(variadic p_numbers integer[]) returns uuid[] language sql as
  $$ select array_agg(('aaaaaaaa-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid order by place) from unnest(p_numbers) with ordinality as listed (n, place) $$;
create function pg_temp.batch(p_number integer default 1) returns uuid language sql as $$ select ('bbbbbbbb-0000-4000-8000-' || lpad(p_number::text, 12, '0'))::uuid $$;

select public.add_order_batch(pg_temp.person('gita'), pg_temp.batch(), pg_temp.ids(3, 1, 2, 3, 99));
select public.add_order_batch(pg_temp.person('ben'), pg_temp.batch(), pg_temp.ids(4));
select results_eq($$ select r.place, o.order_number, r.seen_holds::text[], r.state from private.order_batch_rows as r left join public.orders as o on o.id = r.order_id order by 1 $$,
  $$ values (1, '#3', '{}'::text[], 'waiting'), (2, '#1', '{}', 'waiting'), (3, '#2', '{OTHER}', 'waiting'), (5, null, '{}', 'waiting') $$, 'stores each chosen order once, in the order of the list, with its holds');
select throws_ok(format('select public.add_order_batch(%L, %L, %L)', pg_temp.person('gita'), pg_temp.batch(2), ids), '22023', null, 'stores 1 to 1,000 orders')
from (values ('{}'::uuid[]), (array(select gen_random_uuid() from generate_series(1, 1001)))) as wrong (ids);

select is_empty(format('select public.take_order_batch_rows(%L, %L, 5)', pg_temp.person('gita'), pg_temp.batch()), 'changes nothing before a change is started');
select results_eq($$ select public.start_order_batch(pg_temp.person(name), pg_temp.batch(), action, details::jsonb) from (values
    (1, 'gita', 'hold', '{"reason": "OTHER", "notes": ""}'), (2, 'ben', 'hold', '{"reason": "OTHER", "notes": ""}'), (3, 'ben', 'add-tag', '{"tag": "a"}'), (4, 'ben', 'hold', '{"reason": "OTHER", "notes": "b"}')
  ) as tries (n, name, action, details) order by n $$, 'values (true), (true), (false), (false)', 'starts one change');
create temporary table taken on commit drop as select * from public.take_order_batch_rows(pg_temp.person('gita'), pg_temp.batch(), 3);
select results_eq('select place, shopify_order_id, order_status::text, attempt, is_in_doubt from taken order by 1',
  $$ values (1, 'gid://shopify/Order/3', 'open', 0, false), (2, 'gid://shopify/Order/1', 'open', 0, false), (3, 'gid://shopify/Order/2', 'open', 0, false) $$, 'hands out orders');
select results_eq($$ select place, shopify_order_id from public.take_order_batch_rows(pg_temp.person('ben'), pg_temp.batch(), 3) $$, 'values (5, null::text)', 'gives each order to one caller, also one that does not exist');
select public.end_order_batch_row(pg_temp.person('gita'), pg_temp.batch(), 1, 'done');
select public.end_order_batch_row(pg_temp.person('gita'), pg_temp.batch(), 2, 'waiting', 'down', 0, true);
select public.end_order_batch_row(pg_temp.person('gita'), pg_temp.batch(), 5, 'failed', 'gone');
select public.end_order_batch_row(pg_temp.person('gita'), pg_temp.batch(), 1, 'failed', 'too late');
update private.order_batch_rows set due_at = now() where place = 3;
select results_eq($$ select place, attempt, is_in_doubt from public.take_order_batch_rows(pg_temp.person('ben'), pg_temp.batch(), 9) order by 1 $$, 'values (2, 1, false), (3, 0, true)', 'tries again with a new attempt, or with the same one in doubt');
select results_eq($$ select b -> 'counts', jsonb_array_length(b -> 'rows'), b ->> 'action' from public.find_order_batch(pg_temp.person('ben'), pg_temp.batch()) as b $$,
  $$ values ('{"done": 1, "failed": 1, "checking": 2}'::jsonb, 4, 'hold') $$, 'counts orders by state');
select is(public.find_order_batch(pg_temp.person('ben'), pg_temp.batch(), 'failed') #>> '{rows,0,problem}', 'gone', 'lists the orders of a state');
select is(public.find_order_batch(pg_temp.person('ben'), pg_temp.batch(9)), null, 'finds no batch that does not exist');
select public.retry_order_batch(pg_temp.person('ben'), pg_temp.batch());
select results_eq($$ select place, attempt from public.take_order_batch_rows(pg_temp.person('ben'), pg_temp.batch(), 9) $$, 'values (5, 1)', 'tries what failed again');

select is(public.add_undo_batch(pg_temp.person('gita'), pg_temp.batch(2), pg_temp.batch(), 'release', '{"only": null}'), false, 'takes nothing back while orders are being changed');
select public.end_order_batch_row(pg_temp.person('ben'), pg_temp.batch(), place, 'failed', 'gone') from unnest(array[2, 3, 5]) as place;
select results_eq($$ select public.add_undo_batch(pg_temp.person(name), pg_temp.batch(n), pg_temp.batch(), 'release', '{"only": null}') from (values (1, 2, 'gita'), (2, 2, 'gita'), (3, 3, 'ben')) as tries (at, n, name) order by at $$,
  'values (true), (true), (false)', 'takes a batch back once');
select results_eq($$ select place from private.order_batch_rows where batch_id = pg_temp.batch(2) $$, 'values (1)', 'takes back what was done alone');
select is(public.find_order_batch(pg_temp.person('ben'), pg_temp.batch()) ->> 'undone_by', pg_temp.batch(2)::text, 'names the batch that takes it back');

select public.retry_order_batch(pg_temp.person('ben'), pg_temp.batch());
select is_empty($$ select from private.order_batch_rows where batch_id = pg_temp.batch() and state = 'waiting' $$, 'tries nothing again once it is taken back');

-- What is left to send.
insert into public.order_items (order_id, shopify_line_item_id, position, title, quantity, price_minor) select id, line, place, 'Dal ' || line, 3, 1 from public.orders, (values ('a', 1), ('b', 2)) as lines (line, place) where order_number in ('#3', '#1');
insert into public.fulfillments (order_id, shopify_fulfillment_id, status, items, created_at, updated_at)
select id, 'f' || n, parcels.status, items::jsonb, now(), now() from public.orders, (values
  ('#3', 1, 'success', '[{"shopify_line_item_id": "a", "quantity": 1}]'), ('#3', 2, null, '[{"shopify_line_item_id": "a", "quantity": 1}, {"shopify_line_item_id": "b", "quantity": 3}]'),
  ('#3', 3, 'cancelled', '[{"shopify_line_item_id": "a", "quantity": 3}]'), ('#1', 4, 'success', '[]')) as parcels (number, n, status, items) where number = order_number;
select results_eq($$ select p ->> 'order_number', p -> 'has_unknown_parcel', jsonb_path_query_array(p, '$.lines[*].quantity') from public.find_order_batch_parcels(pg_temp.person('gita'), pg_temp.batch()) as p $$,
  $$ values ('#3', 'false'::jsonb, '[1, 0]'::jsonb), ('#1', 'true', '[3, 3]'), ('#2', 'false', '[]'), (null, 'false', '[]') $$, 'returns what is left to send of each line');
update public.orders set deleted_at = now() where order_number = '#3';
select results_eq($$ select p ->> 'id' from public.find_order_batch_parcels(pg_temp.person('gita'), pg_temp.batch()) as p limit 1 $$, 'values (null::text)', 'hides a deleted order');

select throws_ok(format(call, pg_temp.person('ada'), pg_temp.batch()), '42501', null, call) from unnest(array[
  'select public.add_order_batch(%L, %L, array[gen_random_uuid()])', 'select public.start_order_batch(%L, %L, ''release'', ''{}'')', 'select public.find_order_batch(%L, %L)',
  'select public.take_order_batch_rows(%L, %L, 1)', 'select public.end_order_batch_row(%L, %L, 1, ''done'')', 'select public.retry_order_batch(%L, %L)',
  'select public.find_order_batch_parcels(%L, %L)', 'select public.add_undo_batch(%1$L, %2$L, %2$L, ''release'', ''{}'')', 'select public.find_order_batches(%L)']) as call;

select results_eq($$ select orders, open_orders, staff_name from public.find_order_batches(pg_temp.person('gita')) where id = pg_temp.batch() $$, $$ values (4::bigint, 0::bigint, 'Gita') $$, 'lists the latest batches');
update private.order_batches set created_at = now() - interval '8 days' where id = pg_temp.batch();
insert into private.tracking_imports (id, created_at) values (pg_temp.batch(5), now() - interval '8 days'), (pg_temp.batch(6), now() - interval '6 days');
select public.forget_desk_work();
select results_eq('select id from private.order_batches union all select id from private.tracking_imports order by 1', 'values (pg_temp.batch(2)), (pg_temp.batch(6))', 'forgets batches and imports after a week');

select * from finish();
rollback;
