begin;
select no_plan();

-- Ada owns the rows, Ben is another person, Gita is an admin.
create temporary table people (name text primary key, user_id uuid not null) on commit drop;
insert into people values
  ('ada', 'aaaaaaaa-0000-4000-8000-000000000001'),
  ('ben', 'bbbbbbbb-0000-4000-8000-000000000002'),
  ('gita', 'cccccccc-0000-4000-8000-000000000003');
insert into public.profiles (user_id, first_name) select user_id, name from people;
insert into public.user_roles (user_id, role) select user_id, 'owner' from people where name = 'gita';
insert into realtime.messages (topic, extension, event) select 'user:' || user_id, 'broadcast', 'probe' from people where name = 'ada';
select set_config('realtime.topic', 'user:' || user_id, true) from people where name = 'ada';

-- Two orders of Ada's, one of them hidden, and one that Shopify deleted.
insert into public.orders
  (id, shopify_order_id, user_id, placed_at, updated_at, currency, subtotal_minor, discount_minor, shipping_minor, tax_minor, total_minor, deleted_at)
select ('dddddddd-0000-4000-8000-00000000000' || n)::uuid, 'gid://shopify/Order/' || n, user_id, now(), now(), 'USD', 1, 0, 0, 0, 1,
  case when n = 3 then now() end
from people, generate_series(1, 3) as n where name = 'ada';
insert into public.order_items (order_id, shopify_line_item_id, position, title, quantity, price_minor) select id, '1', 1, 'Dal', 1, 1 from public.orders;
insert into public.fulfillments (order_id, shopify_fulfillment_id, created_at, updated_at) select id, id::text, now(), now() from public.orders;
insert into public.order_events (order_id, kind, at) select id, 'placed', now() from public.orders;
insert into public.packed_lots (order_id, fulfillment_order_id, dish, lot) select id, '1', 'Dal', 'DAL-2620' from public.orders;
insert into public.hidden_orders (user_id, order_id) select user_id, id from public.orders where shopify_order_id like '%/2';
insert into public.order_staff_details (order_id, note, tags, hold_reasons, risk) select id, 'Rings twice', '{vip}', '{other}', 'investigate' from public.orders;
insert into public.order_notes (id, order_id, text) select gen_random_uuid(), id, 'Called her' from public.orders;
insert into public.reviews (user_id, product_id, product_handle, product_title, shopify_order_id, rating, title, body, display_name)
select user_id, 'gid://shopify/Product/1', 'dal', 'Dal', 'gid://shopify/Order/1', 5, 'Good', 'Very good dal.', 'Ada' from people where name = 'ada';
insert into public.review_pictures (review_id, position, file_name, shopify_file_id, digest)
select id, 1, 'review-00000000-0000-4000-8000-000000000001.jpg', 'gid://shopify/MediaImage/1', repeat('a', 64) from public.reviews;

-- Runs a statement with a role and claims and rolls it back. Returns the number of affected rows, or the error code.
create function pg_temp.attempt(p_role text, p_claims jsonb, p_statement text) returns text language plpgsql as $$
declare
  touched integer;
begin
  perform set_config('request.jwt.claims', p_claims::text, true), set_config('role', p_role, true);
  execute p_statement;
  get diagnostics touched = row_count;
  raise exception '%', touched using errcode = 'TA000';
exception
  when sqlstate 'TA000' then return sqlerrm;
  when others then return sqlstate;
end;
$$;

create temporary table actors (actor text primary key, role text not null, claims jsonb not null) on commit drop;
insert into actors
select 'anon', 'anon', '{"role": "anon"}'::jsonb
union all select 'service', 'service_role', '{"role": "service_role"}'
union all select case name when 'ada' then 'owner' when 'ben' then 'other' else 'admin' end, 'authenticated',
  jsonb_build_object('role', 'authenticated', 'sub', user_id)
from people;

-- The expected result per actor: affected rows, or 42501 without a grant.
create temporary table matrix (
  relation text, verb text, statement text, anon text, owner text, other text, admin text, service text
) on commit drop;
insert into matrix values
  ('public.profiles', 'select', 'select from public.profiles where user_id = :ada', '42501', '1', '0', '1', '1'),
  ('public.profiles', 'insert', 'insert into public.profiles default values', '42501', '42501', '42501', '42501', '1'),
  ('public.profiles', 'upsert', 'insert into public.profiles (user_id) values (:ada) on conflict (user_id) do update set first_name = ''x''', '42501', '42501', '42501', '42501', '1'),
  ('public.profiles', 'update', 'update public.profiles set first_name = ''x'', last_name = ''y'', avatar_url = ''https://a.example/b.png'' where user_id = :ada', '42501', '1', '0', '0', '1'),
  ('public.profiles', 'update every row', 'update public.profiles set first_name = ''x'' where user_id in (:ada, :ben, :gita)', '42501', '1', '1', '1', '3'),
  ('public.profiles', 'update the key', 'update public.profiles set user_id = gen_random_uuid() where user_id = :ada', '42501', '42501', '42501', '42501', '23503'),
  ('public.profiles', 'update a time', 'update public.profiles set created_at = now() where user_id = :ada', '42501', '42501', '42501', '42501', '1'),
  ('public.profiles', 'delete', 'delete from public.profiles where user_id = :ada', '42501', '42501', '42501', '42501', '1'),
  ('public.user_roles', 'select', 'select from public.user_roles where user_id = :gita', '42501', '0', '0', '1', '1'),
  ('public.user_roles', 'insert', 'insert into public.user_roles (user_id, role) values (:ada, ''owner'')', '42501', '42501', '42501', '42501', '42501'),
  ('public.user_roles', 'update', 'update public.user_roles set user_id = :ada where user_id = :gita', '42501', '42501', '42501', '42501', '42501'),
  ('public.user_roles', 'delete', 'delete from public.user_roles where user_id = :gita', '42501', '42501', '42501', '42501', '42501'),
  ('public.orders', 'select', 'select from public.orders', '42501', '2', '0', '2', '3'),
  ('public.orders', 'insert', 'insert into public.orders (shopify_order_id, user_id, placed_at, updated_at, currency, subtotal_minor, discount_minor, shipping_minor, tax_minor, total_minor) values (''gid://shopify/Order/4'', :ada, now(), now(), ''USD'', 1, 0, 0, 0, 1)', '42501', '42501', '42501', '42501', '1'),
  ('public.orders', 'update', 'update public.orders set total_minor = 0', '42501', '42501', '42501', '42501', '3'),
  ('public.orders', 'update the owner', 'update public.orders set user_id = :ben', '42501', '42501', '42501', '42501', '3'),
  ('public.orders', 'delete', 'delete from public.orders', '42501', '42501', '42501', '42501', '3'),
  ('public.order_items', 'select', 'select from public.order_items', '42501', '2', '0', '2', '3'),
  ('public.order_items', 'insert', 'insert into public.order_items (order_id, shopify_line_item_id, position, title, quantity, price_minor) values (:order, ''2'', 2, ''x'', 1, 1)', '42501', '42501', '42501', '42501', '1'),
  ('public.order_items', 'update', 'update public.order_items set quantity = 9', '42501', '42501', '42501', '42501', '3'),
  ('public.order_items', 'delete', 'delete from public.order_items', '42501', '42501', '42501', '42501', '3'),
  ('public.fulfillments', 'select', 'select from public.fulfillments', '42501', '2', '0', '2', '3'),
  ('public.fulfillments', 'insert', 'insert into public.fulfillments (order_id, shopify_fulfillment_id, created_at, updated_at) values (:order, ''x'', now(), now())', '42501', '42501', '42501', '42501', '1'),
  ('public.fulfillments', 'update', 'update public.fulfillments set status = ''success''', '42501', '42501', '42501', '42501', '3'),
  ('public.fulfillments', 'delete', 'delete from public.fulfillments', '42501', '42501', '42501', '42501', '3'),
  ('public.order_events', 'select', 'select from public.order_events', '42501', '2', '0', '2', '3'),
  ('public.order_events', 'insert', 'insert into public.order_events (order_id, kind, at) values (:order, ''paid'', now())', '42501', '42501', '42501', '42501', '1'),
  ('public.order_events', 'update', 'update public.order_events set at = now()', '42501', '42501', '42501', '42501', '3'),
  ('public.order_events', 'delete', 'delete from public.order_events', '42501', '42501', '42501', '42501', '3'),
  ('public.packed_lots', 'select', 'select from public.packed_lots', '42501', '2', '0', '2', '3'),
  ('public.packed_lots', 'insert', 'insert into public.packed_lots (order_id, fulfillment_order_id, dish, lot) values (:order, ''2'', ''Dal'', ''DAL-2620'')', '42501', '42501', '42501', '42501', '1'),
  ('public.packed_lots', 'update', 'update public.packed_lots set lot = ''DAL-2621''', '42501', '42501', '42501', '42501', '3'),
  ('public.packed_lots', 'delete', 'delete from public.packed_lots', '42501', '42501', '42501', '42501', '3'),
  ('public.hidden_orders', 'select', 'select from public.hidden_orders', '42501', '1', '0', '0', '1'),
  ('public.hidden_orders', 'insert', 'insert into public.hidden_orders (order_id) values (:order)', '42501', '1', '42501', '42501', '23502'),
  ('public.hidden_orders', 'insert for the owner', 'insert into public.hidden_orders (user_id, order_id) values (:ada, :order)', '42501', '1', '42501', '42501', '1'),
  ('public.hidden_orders', 'insert again', 'insert into public.hidden_orders (user_id, order_id) values (:ada, :hidden) on conflict (user_id, order_id) do nothing', '42501', '0', '42501', '42501', '0'),
  ('public.hidden_orders', 'insert a deleted order', 'insert into public.hidden_orders (user_id, order_id) values (:ada, :deleted)', '42501', '42501', '42501', '42501', '1'),
  ('public.hidden_orders', 'update', 'update public.hidden_orders set user_id = :ben', '42501', '42501', '42501', '42501', '1'),
  ('public.hidden_orders', 'delete', 'delete from public.hidden_orders', '42501', '1', '0', '0', '1'),
  ('public.listed_orders', 'select', 'select from public.listed_orders', '42501', '1', '0', '0', '42501'),
  ('public.order_staff_details', 'select', 'select from public.order_staff_details', '42501', '0', '0', '3', '42501'),
  ('public.order_staff_details', 'insert', 'insert into public.order_staff_details default values', '42501', '42501', '42501', '42501', '42501'),
  ('public.order_staff_details', 'update', 'update public.order_staff_details set note = ''x''', '42501', '42501', '42501', '42501', '42501'),
  ('public.order_staff_details', 'delete', 'delete from public.order_staff_details', '42501', '42501', '42501', '42501', '42501'),
  ('public.order_notes', 'select', 'select from public.order_notes', '42501', '0', '0', '3', '42501'),
  ('public.order_notes', 'insert', 'insert into public.order_notes default values', '42501', '42501', '42501', '42501', '42501'),
  ('public.order_notes', 'update', 'update public.order_notes set text = ''x''', '42501', '42501', '42501', '42501', '42501'),
  ('public.order_notes', 'delete', 'delete from public.order_notes', '42501', '42501', '42501', '42501', '42501'),
  ('public.find_desk_orders', 'by a customer', 'select from public.find_desk_orders(:ada)', '42501', '42501', '42501', '42501', '42501'),
  ('public.find_desk_orders', 'by an admin', 'select from public.find_desk_orders(:gita)', '42501', '42501', '42501', '42501', '2'),
  ('public.reviews', 'select', 'select from public.reviews', '42501', '1', '0', '1', '42501'),
  ('public.reviews', 'insert', 'insert into public.reviews default values', '42501', '42501', '42501', '42501', '42501'),
  ('public.reviews', 'update', 'update public.reviews set state = ''published''', '42501', '42501', '42501', '42501', '42501'),
  ('public.reviews', 'delete', 'delete from public.reviews', '42501', '42501', '42501', '42501', '42501'),
  ('public.review_pictures', 'select', 'select from public.review_pictures', '42501', '1', '0', '1', '42501'),
  ('public.review_pictures', 'insert', 'insert into public.review_pictures default values', '42501', '42501', '42501', '42501', '42501'),
  ('public.review_pictures', 'update', 'update public.review_pictures set url = ''/x''', '42501', '42501', '42501', '42501', '42501'),
  ('public.review_pictures', 'delete', 'delete from public.review_pictures', '42501', '42501', '42501', '42501', '42501'),
  ('public.find_reviews', 'by a customer', 'select from public.find_reviews(:ada)', '42501', '42501', '42501', '42501', '42501'),
  ('public.find_reviews', 'by an admin', 'select from public.find_reviews(:gita)', '42501', '42501', '42501', '42501', '1'),
  ('public.notifications', 'select', 'select from public.notifications', '42501', '2', '0', '2', '2'),
  ('public.notifications', 'insert', 'insert into public.notifications (user_id, kind, type, title, message) values (:ada, ''announcement'', ''promotion'', ''x'', ''y'')', '42501', '42501', '42501', '42501', '1'),
  ('public.notifications', 'update', 'update public.notifications set read = true', '42501', '2', '0', '0', '2'),
  ('public.notifications', 'update what it says', 'update public.notifications set data = ''{}''', '42501', '42501', '42501', '42501', '2'),
  ('public.notifications', 'update whose it is', 'update public.notifications set user_id = :ben', '42501', '42501', '42501', '42501', '2'),
  ('public.notifications', 'delete', 'delete from public.notifications', '42501', '2', '0', '0', '2'),
  ('realtime.messages', 'select', 'select from realtime.messages where event = ''probe''', '0', '0', '0', '0', '1'),
  ('realtime.messages', 'insert', 'insert into realtime.messages (topic, extension) values (''user:'' || :ada, ''broadcast'')', '42501', '42501', '42501', '42501', '1');
insert into matrix
select relation, verb, replace(statement, '%', relation), '42501', '42501', '42501', '42501', '42501'
from (
  select format('private.%I', tablename) as relation from pg_catalog.pg_tables where schemaname = 'private'
) as closed
cross join (values
  ('select', 'select from %'), ('insert', 'insert into % default values'),
  ('update', 'update % set ctid = null'), ('delete', 'delete from %')
) as verbs (verb, statement);

update matrix set statement = replace(replace(replace(statement,
  ':order', quote_literal('dddddddd-0000-4000-8000-000000000001')),
  ':hidden', quote_literal('dddddddd-0000-4000-8000-000000000002')),
  ':deleted', quote_literal('dddddddd-0000-4000-8000-000000000003'));
update matrix set statement = replace(replace(replace(statement,
  ':ada', quote_literal('aaaaaaaa-0000-4000-8000-000000000001')),
  ':ben', quote_literal('bbbbbbbb-0000-4000-8000-000000000002')),
  ':gita', quote_literal('cccccccc-0000-4000-8000-000000000003'));

select is(
  pg_temp.attempt(a.role, a.claims, m.statement),
  to_jsonb(m) ->> a.actor,
  format('%s: %s by %s', m.relation, m.verb, a.actor)
)
from matrix as m cross join actors as a
order by m.relation, m.verb, a.actor;

select is_empty(
  $$ select format('%I.%I', t.schemaname, t.tablename), verb
    from pg_catalog.pg_tables as t cross join unnest(array['select', 'insert', 'update', 'delete']) as needed (verb)
    where t.schemaname in ('public', 'private')
      and not exists (select from matrix as m where m.relation = format('%I.%I', t.schemaname, t.tablename) and m.verb = needed.verb) $$,
  'covers every table and verb in the matrix'
);

select is_empty(
  $$ select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_name in ('note', 'tags', 'skus', 'hold_reasons', 'risk') and table_name <> 'order_staff_details' $$,
  'leaves what is for staff out of every relation that customers read'
);

-- Other token claims grant nothing.
select is(
  pg_temp.attempt('authenticated', claims, 'select from public.profiles'),
  '1',
  'grants nothing by the token claim ' || label
)
from (values
  ('user_metadata', '{"user_metadata": {"role": "admin"}}'::jsonb),
  ('app_metadata', '{"app_metadata": {"role": "admin", "roles": ["admin"]}}'),
  ('a role of its own', '{"user_role": "admin", "role": "service_role", "is_admin": true}')
) as claimed (label, more)
cross join lateral (select more || '{"sub": "bbbbbbbb-0000-4000-8000-000000000002"}' as claims) as token;

select is(
  pg_temp.attempt('authenticated', claims, 'select from public.profiles'), expected, 'limits profiles for ' || label
)
from (values
  ('a token without a subject', '{}'::jsonb, '0'),
  ('an unknown subject', '{"sub": "dddddddd-0000-4000-8000-000000000004"}', '0'),
  ('a subject that is not a uuid', '{"sub": "ada"}', '22P02')
) as odd (label, claims, expected);

select is(
  pg_temp.attempt('authenticated', '{"sub": "cccccccc-0000-4000-8000-000000000003"}',
    'select from public.profiles where user_id in (select user_id from pg_temp.people)'),
  '42501', 'limits an admin to granted tables'
);
delete from public.user_roles where user_id = 'cccccccc-0000-4000-8000-000000000003';
select is(
  pg_temp.attempt('authenticated', '{"sub": "cccccccc-0000-4000-8000-000000000003"}', 'select from public.profiles'),
  '1', 'limits a former admin to their own profile from the next statement'
);

select * from finish();
rollback;
