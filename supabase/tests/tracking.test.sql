begin;
select no_plan();

create temporary table people on commit drop as
select 'gita' as name, gen_random_uuid() as user_id union all select 'ada', gen_random_uuid();
insert into public.profiles (user_id, first_name) select user_id, name from people;
insert into public.user_roles (user_id, role) select user_id, 'owner' from people where name = 'gita';
create function pg_temp.person(p_name text) returns uuid language sql as $$ select user_id from people where name = p_name $$;
create function pg_temp.ship(p_order integer, p_parcel integer, p_tracking jsonb, p_status text default 'success') returns text language sql as $$
  select public.record_order(null, jsonb_build_object(
    'shopify_order_id', 'gid://shopify/Order/' || p_order, 'order_number', '#' || p_order, 'placed_at', now(), 'updated_at', now(),
    'currency', 'USD', 'subtotal_minor', 1, 'discount_minor', 0, 'shipping_minor', 0, 'tax_minor', 0, 'total_minor', 1, 'items', '[]'::jsonb,
    'fulfillments', jsonb_build_array(jsonb_build_object('shopify_fulfillment_id', 'gid://shopify/Fulfillment/' || p_parcel,
      'status', p_status, 'tracking', p_tracking, 'created_at', now(), 'updated_at', now()))
  )) $$;
select pg_temp.ship(1, 11, '[{"company": "UPS", "number": "1Z999AA10123456784"}]');
select pg_temp.ship(2, 12, '[{"company": "UPS", "number": "1z 999 AA1 01 2345 6784"}, {"company": "Other", "number": null}]');
select pg_temp.ship(3, 13, '[{"company": "UPS", "number": "1Z999AA10123456784"}]', 'cancelled');
select pg_temp.ship(4, 14, '[]');
select pg_temp.ship(5, 15, '[{"company": "FedEx", "number": "986578788855"}]');
update public.orders set deleted_at = now() where order_number = '#5';

create function pg_temp.found(p_numbers text[], p_name text default 'gita') returns table (number text, order_number text) language sql as
  $$ select f.number, f.order_number from public.find_orders_by_tracking(pg_temp.person(p_name), p_numbers) as f order by f.order_number $$;
select results_eq($$ select * from pg_temp.found('{1Z999AA10123456784}') $$,
  $$ values ('1Z999AA10123456784', '#1'), ('1Z999AA10123456784', '#2') $$, 'finds the orders with a tracking number, except canceled parcels');
select results_eq($$ select * from pg_temp.found('{1z-999-aa1-0123456784,986578788855,""}') $$,
  $$ values ('1z-999-aa1-0123456784', '#1'), ('1z-999-aa1-0123456784', '#2') $$, 'returns the number as asked, and no deleted order');
select throws_ok($$ select pg_temp.found('{1Z999AA10123456784}', 'ada') $$, '42501', null, 'refuses customers');
select throws_ok($$ select public.find_orders_by_tracking(null, '{1}') $$, '42501', null, 'refuses visitors');
set local enable_seqscan = off;
create function pg_temp.plan() returns setof text language plpgsql as
  $$ begin return query explain select from public.fulfillments where private.tracking_numbers(tracking) && '{1}'; end $$;
select ok(bool_or(plan ~ 'fulfillments_tracking_numbers_idx'), 'has an index for tracking numbers') from pg_temp.plan() as plan;

-- Imports.
select pg_temp.ship(6, 16, '[]', 'cancelled');
select pg_temp.ship(7, 17, '[]', 'cancelled');
update public.orders set cancelled_at = now() where order_number = '#7';
update public.orders set fulfillment_status = 'fulfilled' where order_number in ('#1', '#4');
create function pg_temp.import() returns uuid language sql as $$ select 'cccccccc-0000-4000-8000-000000000001'::uuid $$;
create function pg_temp.row(p_line integer, p_order integer, p_number text, p_verdict text default null) returns jsonb language sql as $$
  select jsonb_build_object('line', p_line, 'reference', p_order, 'carrier', 'UPS', 'number', p_number, 'verdict', p_verdict,
    'shopify_order_id', 'gid://shopify/Order/' || p_order, 'order_number', '#' || p_order) $$;
create function pg_temp.add(p_rows jsonb, p_name text default 'gita') returns void language sql as
  $$ select public.add_tracking_rows(pg_temp.person(p_name), pg_temp.import(), p_rows) $$;
create function pg_temp.states() returns table (line integer, verdict text, state text) language sql as
  $$ select r.line, r.verdict::text, r.state::text from private.tracking_import_rows as r order by r.line $$;
create function pg_temp.take() returns setof integer language sql as
  $$ select line from public.take_tracking_rows(pg_temp.person('gita'), pg_temp.import(), 2) order by 1 $$;
select pg_temp.add(jsonb_build_array(
  pg_temp.row(1, 6, '1ZNEW1'), pg_temp.row(2, 6, '1ZNEW2', 'guessed'), pg_temp.row(3, 6, '1Z999AA10123456784'), pg_temp.row(4, 4, '1ZNEW4'),
  pg_temp.row(5, 1, '1z999aa1 0123456784'), pg_temp.row(6, 99, '1ZNEW6'), pg_temp.row(7, 7, '1ZNEW7'), pg_temp.row(8, 6, 'x', 'bad-number'),
  pg_temp.row(9, 4, '1Z999AA10123456784')));
select results_eq('select verdict from pg_temp.states()',
  $$ values ('ready'), ('guessed'), ('elsewhere'), ('replaces'), ('shipped'), ('unknown-order'), ('canceled'), ('bad-number'), ('replaces') $$, 'judges each row by its order');
update public.orders set order_number = case order_number when '#2' then '1002' when '#3' then 'FT#77/é-A' else order_number end;
create function pg_temp.found_by_name(p_name text) returns text language sql as $$
  select public.add_tracking_rows(pg_temp.person('gita'), 'cccccccc-0000-4000-8000-000000000002',
    jsonb_build_array(jsonb_build_object('line', 1, 'reference', p_name, 'carrier', 'UPS', 'number', '1ZNAME', 'order_number', p_name)));
  delete from private.tracking_imports where id = 'cccccccc-0000-4000-8000-000000000002' returning (
    select coalesce(o.shopify_order_id, 'none') from private.tracking_import_rows as r left join public.orders as o on o.id = r.order_id where r.import_id = 'cccccccc-0000-4000-8000-000000000002')
$$;
select is(pg_temp.found_by_name(name), found, 'finds the order of a row by its name: ' || name) from (values
  ('#4', 'gid://shopify/Order/4'), ('#1002', 'gid://shopify/Order/2'), ('FT#77/é-A', 'gid://shopify/Order/3'), ('FT1002', 'none'), ('#77', 'none')
) as known (name, found);
update public.orders set order_number = case shopify_order_id when 'gid://shopify/Order/2' then '#2' when 'gid://shopify/Order/3' then '#3' else order_number end;
select pg_temp.add(jsonb_build_array(pg_temp.row(1, 99, 'again')));
select is(count(*), 9::bigint, 'stores rows once') from private.tracking_import_rows;
select is_empty('select pg_temp.take()', 'sends nothing before the approval');
select public.approve_tracking_rows(pg_temp.person('gita'), pg_temp.import(), '{ready,guessed,elsewhere,shipped}', true);
select public.approve_tracking_rows(pg_temp.person('gita'), pg_temp.import(), '{replaces}', false);
select results_eq($$ select line from private.tracking_import_rows where is_notifying order by 1 $$, 'values (1), (2), (3)', 'notifies the customers of the rows whose approval said so');
update private.tracking_import_rows set state = 'waiting' where verdict = 'replaces';
select results_eq($$ select line from pg_temp.states() where state = 'approved' $$, 'values (1), (2), (3)', 'approves only rows that can be sent');
select is(public.withdraw_tracking_rows(pg_temp.person('gita'), pg_temp.import()), 3, 'takes back approved rows');
select results_eq($$ select count(*), bool_or(is_notifying) from private.tracking_import_rows where state = 'waiting' and due_at is null $$, 'values (7::bigint, false)', 'lets them wait for another approval, which says whom to notify');
select public.approve_tracking_rows(pg_temp.person('gita'), pg_temp.import(), '{ready,guessed,elsewhere}', true, 10);
select is_empty('select pg_temp.take()', 'sends nothing during the delay of an approval');
select public.hasten_tracking_rows(pg_temp.person('gita'), pg_temp.import());
select results_eq('select pg_temp.take()', 'values (1), (2)', 'returns a bounded number of rows');
select results_eq('select pg_temp.take()', 'values (3)', 'returns each row to one caller');
select is(public.withdraw_tracking_rows(pg_temp.person('gita'), pg_temp.import()), 0, 'takes back nothing that is being sent');
select public.end_tracking_row(pg_temp.person('gita'), pg_temp.import(), 1, 'done');
select public.end_tracking_row(pg_temp.person('gita'), pg_temp.import(), 2, 'approved', 'later', 30, true);
select is_empty('select pg_temp.take()', 'waits before it returns a row again');
update private.tracking_import_rows set due_at = now() where state in ('approved', 'checking');
select results_eq($$ select line, attempt from public.take_tracking_rows(pg_temp.person('gita'), pg_temp.import(), 9) order by 1 $$,
  'values (2, 1), (3, 0)', 'repeats a row without an outcome as the same attempt, and one that failed as a new one');
select is((select public.find_tracking_import(pg_temp.person('gita'), pg_temp.import(), 'ready') -> 'rows' -> 0 ->> 'state'), 'done', 'returns the rows of a verdict');
select results_eq($$ select rows, open_rows from public.find_tracking_imports(pg_temp.person('gita')) $$, 'values (9::bigint, 2::bigint)', 'lists imports to continue');
select throws_ok($$ select pg_temp.add('[]', 'ada') $$, '42501', null, 'refuses imports of customers');
select throws_ok($$ select public.find_tracking_import(pg_temp.person('ada'), pg_temp.import()) $$, '42501', null, 'hides imports from customers');
select throws_ok($$ select public.find_tracking_imports(null) $$, '42501', null, 'hides the list of imports from customers');
select throws_ok($$ select public.approve_tracking_rows(pg_temp.person('ada'), pg_temp.import(), '{}', true) $$, '42501', null, 'refuses approvals of customers');
select throws_ok($$ select public.withdraw_tracking_rows(pg_temp.person('ada'), pg_temp.import()) $$, '42501', null, 'refuses customers who take rows back');
select throws_ok($$ select public.hasten_tracking_rows(pg_temp.person('ada'), pg_temp.import()) $$, '42501', null, 'refuses customers who hasten rows');
select throws_ok($$ select public.take_tracking_rows(pg_temp.person('ada'), pg_temp.import(), 1) $$, '42501', null, 'refuses customers who send');
select throws_ok($$ select public.end_tracking_row(pg_temp.person('ada'), pg_temp.import(), 1, 'done') $$, '42501', null, 'refuses outcomes of customers');
update private.tracking_imports set created_at = now() - interval '8 days';
select public.add_tracking_rows(pg_temp.person('gita'), gen_random_uuid(), '[]');
select is(count(*), 0::bigint, 'deletes imports after a week') from private.tracking_import_rows;

select * from finish();
rollback;
