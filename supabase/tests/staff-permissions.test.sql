begin;
select no_plan();

create temporary table people (name text primary key, user_id uuid not null) on commit drop;
insert into people values ('gita', 'cccccccc-0000-4000-8000-000000000003'), ('pia', 'dddddddd-0000-4000-8000-000000000004');
insert into public.profiles (user_id, first_name) select user_id, name from people;
insert into public.user_roles (user_id, role) select user_id, case name when 'gita' then 'owner' else 'packer' end::public.app_role from people;
create function pg_temp.id(p_name text) returns uuid language sql as 'select user_id from people where name = p_name';

-- The functions that check who calls them, and whether a packer may: a new one needs a row.
create temporary table allowed (name text primary key) on commit drop;
insert into allowed select unnest(array[
  'add_order_batch', 'add_tracking_rows', 'add_undo_batch', 'approve_tracking_rows', 'claim_packing_lease', 'count_desk_orders',
  'end_order_batch_row', 'end_tracking_row', 'find_desk_orders', 'find_order_actions', 'find_order_batch', 'find_order_batch_parcels',
  'find_order_batches', 'find_order_notes', 'find_order_timeline', 'find_orders_by_tracking', 'find_packer_order', 'find_tracking_import',
  'find_tracking_imports', 'hasten_tracking_rows', 'link_tracking_import', 'list_desk_views', 'list_shipping_methods', 'record_packed_lots', 'retry_order_batch', 'start_order_batch',
  'take_order_batch_rows',
  'take_tracking_rows', 'withdraw_tracking_rows'
]);
create temporary table owners_only (name text primary key) on commit drop;
insert into owners_only select unnest(array[
  'change_staff_role', 'count_announcement_recipients', 'count_reviews', 'create_staff_invitation', 'find_alerts',
  'find_analytics', 'find_announcements', 'find_audit_log', 'find_customer_account', 'find_dead_letters', 'find_error_kinds',
  'find_health_slots', 'find_customer_person', 'find_known_customers', 'find_last_health', 'find_order_export_details', 'find_people', 'find_reviews', 'find_sales', 'find_security_events',
  'find_security_state', 'find_shop_erasures', 'find_staff', 'find_staff_invitations', 'find_subscriber_totals', 'find_subscribers', 'find_webhook_health',
  'read_dead_letter', 'remove_staff', 'reset_second_factor', 'send_subscriber_mail_again', 'withdraw_staff_invitation'
]);
-- Called with an actor after claim_staff_action, or by the server alone.
create temporary table unchecked (name text primary key) on commit drop;
insert into unchecked values ('begin_audit'), ('claim_staff_action'), ('release_packing_lease');

create temporary view checked_functions as
select p.oid, p.proname::text as name, p.pronargs - p.pronargdefaults as required, p.proargtypes::oid[] as types
from pg_catalog.pg_proc as p where p.pronamespace = 'public'::regnamespace and 'p_actor_id' = any (p.proargnames);

select set_eq('select name from checked_functions',
  'select name from allowed union all select name from owners_only union all select name from unchecked',
  'knows of every function with an actor whether packers may call it');

-- Calls a function as a person with nulls for all other arguments, and rolls it back. Returns the SQLSTATE of a missing permission, else 'admitted'.
create function pg_temp.attempt(p_name text, p_person text) returns text language plpgsql as $$
declare
  arguments text;
begin
  select string_agg(case when argument = 'p_actor_id' then format('%L::uuid', pg_temp.id(p_person))
    else format('%I => null::%s', argument, pg_catalog.format_type(f.types[place - 1], null)) end, ', ' order by argument <> 'p_actor_id', place)
  into arguments
  from checked_functions as f join pg_catalog.pg_proc as p using (oid)
  cross join lateral unnest(p.proargnames) with ordinality as named (argument, place)
  where f.name = p_name and place <= f.required;
  execute format('select count(*) from public.%I(%s)', p_name, replace(arguments, 'p_actor_id => ', ''));
  raise exception 'admitted' using errcode = 'TA000';
exception
  when insufficient_privilege then return '42501';
  when others then return 'admitted';
end;
$$;
select is(pg_temp.attempt(name, 'pia'), 'admitted', 'lets packers call ' || name) from allowed;
select is(pg_temp.attempt(name, 'pia'), '42501', 'lets no packer call ' || name) from owners_only;
select is(pg_temp.attempt(name, 'gita'), 'admitted', 'lets owners call ' || name) from (table allowed union all table owners_only) as each;

-- Operations.
create function pg_temp.claim(p_person text, p_action text) returns text language sql as
  $$ select outcome::text from public.claim_staff_action(pg_temp.id(p_person), gen_random_uuid()::text, p_action, gen_random_uuid()::text) $$;
select is(pg_temp.claim('pia', action), expected, format('%s %s of a packer', expected, action))
from (values
  ('fulfillment.create', 'claimed'), ('fulfillment.track', 'claimed'), ('fulfillment.hold', 'claimed'), ('fulfillment.release', 'claimed'),
  ('order.note', 'claimed'), ('desk-view.saved', 'claimed'),
  ('fulfillment.cancel', 'denied'), ('order.cancel', 'denied'), ('refund.create', 'denied'), ('order.tag', 'denied'), ('orders.export', 'denied'),
  ('orders.import', 'denied'), ('product.update', 'denied'), ('settings.update', 'denied'), ('staff.invite', 'denied'), ('session.end', 'denied'),
  ('invented.action', 'denied')
) as actions (action, expected);

-- What packers read of orders.
insert into public.orders
  (id, shopify_order_id, order_number, placed_at, updated_at, currency, subtotal_minor, discount_minor, shipping_minor, tax_minor, total_minor, shipping_address)
values ('eeeeeeee-0000-4000-8000-000000000005', 'gid://shopify/Order/5', '#1005', now(), now(), 'USD', 471101, 471102, 471103, 471104, 471105, '{"first_name": "Ada"}');
insert into public.order_items (order_id, shopify_line_item_id, position, title, quantity, price_minor, total_minor)
values ('eeeeeeee-0000-4000-8000-000000000005', '1', 1, 'Dal', 2, 471106, 471107);
insert into public.order_events (order_id, kind, at, subject, detail) values
  ('eeeeeeee-0000-4000-8000-000000000005', 'refunded', now(), 'r', '{"amount_minor": 471108}'),
  ('eeeeeeee-0000-4000-8000-000000000005', 'placed', now(), '', '{}');
insert into public.order_notes (id, order_id, author_id, text) values (gen_random_uuid(), 'eeeeeeee-0000-4000-8000-000000000005', pg_temp.id('gita'), 'Rings twice');
insert into private.order_contacts (order_id, email) values ('eeeeeeee-0000-4000-8000-000000000005', 'ada@example.com');

create temporary view packer_reads as
select 'find_desk_orders' as name, to_jsonb(d) as found from public.find_desk_orders(pg_temp.id('pia')) as d
union all select 'search', to_jsonb(d) from public.find_desk_orders(pg_temp.id('pia'), '{"text": "1005"}', p_latest_first => true) as d
union all select 'find_packer_order', to_jsonb(d) from public.find_packer_order(pg_temp.id('pia'), '{"order_numbers": ["#1005"]}') as d
union all select 'find_order_timeline', to_jsonb(d) from public.find_order_timeline(pg_temp.id('pia'), 'eeeeeeee-0000-4000-8000-000000000005') as d
union all select 'find_order_notes', to_jsonb(d) from public.find_order_notes(pg_temp.id('pia'), 'eeeeeeee-0000-4000-8000-000000000005') as d
union all select 'realtime', to_jsonb(m.payload) from realtime.messages as m where m.topic like 'desk%';
select set_eq('select name from packer_reads',
  array['find_desk_orders', 'search', 'find_packer_order', 'find_order_timeline', 'find_order_notes', 'realtime'], 'shows packers the order');
select is_empty($$ select * from packer_reads where found::text ~ '4711|minor|@' $$, 'shows packers no amount and no mail address');
select is(found ->> 'total_minor', '471105', 'shows owners the amounts') from public.find_desk_orders(pg_temp.id('gita')) as found;
select is_empty($$ select public.find_desk_orders(pg_temp.id('pia'), '{"text": "a@"}', p_latest_first => true) $$,
  'finds no order by a mail address for packers, who could guess it letter by letter');
select throws_ok($$ select public.count_desk_orders(pg_temp.id('pia'), '[{"text": "a@"}]') $$, '42501', null, 'counts none for them either');
select isnt_empty($$ select public.find_desk_orders(pg_temp.id('gita'), '{"text": "ada@"}', p_latest_first => true) $$, 'finds it for owners');
select is(found ->> 'id', 'eeeeeeee-0000-4000-8000-000000000005', 'finds an order by ' || reference::text)
from (values ('{"id": "eeeeeeee-0000-4000-8000-000000000005"}'::jsonb), ('{"shopify_order_id": "gid://shopify/Order/5"}'),
  ('{"shopify_order_id": "gid://shopify/Order/1005", "order_numbers": ["#1005", "1005"]}')) as given (reference)
left join lateral public.find_packer_order(pg_temp.id('pia'), reference) as found on true;
select is_empty($$ select public.find_packer_order(pg_temp.id('pia'), '{}') $$, 'finds no order without a reference');

-- With their own token, packers are customers.
select set_config('request.jwt.claims', jsonb_build_object('role', 'authenticated', 'sub', pg_temp.id('pia'))::text, true);
set local role authenticated;
select is_empty('select from public.orders', 'row level security admits packers to no order');
select is_empty('select from public.order_items', 'row level security admits packers to no prices');
select is_empty('select from public.order_notes', 'row level security admits packers to no notes');
select is_empty('select from public.order_staff_details', 'row level security admits packers to no staff details');
select results_eq('select role::text from public.user_roles', $$ values ('packer') $$, 'row level security shows packers their own role only');
reset role;

select is_empty(
  $$ select p.proname from pg_catalog.pg_proc as p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and p.prosrc ~ $q$('desk', true|broadcast_order\('desk')$q$ $$,
  'sends what concerns the desk to its current topic'
);

select * from finish();
rollback;
