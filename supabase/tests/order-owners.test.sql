begin;
select no_plan();

create function pg_temp.delivery(p_id text, p_triggered_at timestamptz default now()) returns jsonb language sql as
  $$ select jsonb_build_object('webhook_id', p_id, 'event_id', p_id, 'topic', 'orders/updated', 'shop', 'tiffin.example', 'triggered_at', p_triggered_at) $$;
create function pg_temp.order(p_number integer, p_more jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object(
    'shopify_order_id', 'gid://shopify/Order/' || p_number, 'shopify_customer_id', null, 'order_number', '#' || p_number,
    'placed_at', now(), 'updated_at', now(), 'financial_status', 'pending', 'currency', 'USD', 'subtotal_minor', 1000,
    'discount_minor', 0, 'shipping_minor', 499, 'tax_minor', 0, 'total_minor', 1499, 'discounts', '[]'::jsonb,
    'items', '[{"shopify_line_item_id": "1", "title": "Dal", "quantity": 1, "price_minor": 1000}]'::jsonb, 'fulfillments', '[]'::jsonb
  ) || p_more $$;
create function pg_temp.customer(p_number integer) returns text language sql as $$ select 'gid://shopify/Customer/' || p_number $$;
create function pg_temp.ordered(p_number integer, p_customer integer, p_more jsonb default '{}') returns void language sql as $$
  select public.record_order(null, pg_temp.order(p_number,
    jsonb_build_object('shopify_customer_id', pg_temp.customer(p_customer), 'email', 'ada@gmail.com') || p_more)) $$;
create function pg_temp.owner(p_number integer) returns uuid language sql as
  $$ select user_id from public.orders where shopify_order_id = 'gid://shopify/Order/' || p_number $$;
create temporary table seen (name text primary key, session_id uuid, user_id uuid, shopify_customer_id text) on commit drop;
create function pg_temp.person(p_name text) returns uuid language sql as 'select user_id from seen where name = p_name';
create function pg_temp.notification_count(p_name text) returns bigint language sql as
  $$ select count(*) from public.notifications where user_id = pg_temp.person(p_name) $$;

-- Orders before the customer signs in.
select pg_temp.ordered(1, 1), pg_temp.ordered(2, 2);
select is(pg_temp.owner(1), null, 'records no owner for an unlinked customer');
insert into seen select 'ada', * from public.sign_in('google', '1', 'ada@gmail.com', true);
select is(pg_temp.owner(1), null, 'assigns no owner by email address');

insert into seen select 'customer', * from public.sign_in('shopify', pg_temp.customer(1), 'else@example.com');
select is(pg_temp.owner(1), pg_temp.person('customer'), 'assigns earlier orders to the person who signs in as the customer');
select is(pg_temp.owner(2), null, 'assigns no orders of other customers');
select is(pg_temp.notification_count('customer'), 0::bigint, 'creates no notifications for earlier orders');
select results_eq(
  $$ select payload ->> 'change' from realtime.messages where topic = 'user:' || pg_temp.person('customer') $$, $$ values ('updated') $$,
  'broadcasts assigned orders as updated'
);
select pg_temp.ordered(3, 1);
select is(pg_temp.owner(3), pg_temp.person('customer'), 'assigns a new order to its customer');
select is(pg_temp.notification_count('customer'), 1::bigint, 'notifies the customer of a new order');
select pg_temp.ordered(2, 1, jsonb_build_object('updated_at', now() + interval '1 second'));
select is(pg_temp.owner(2), pg_temp.person('customer'), 'reassigns an order that moves to another customer');

-- Merging principals.
insert into public.hidden_orders (user_id, order_id) select pg_temp.person('customer'), id from public.orders where shopify_order_id like '%/1';
insert into public.notifications (user_id, kind, type, title, message) values (pg_temp.person('ada'), 'announcement', 'promotion', 'For Ada', 'A dish');
create temporary table linked on commit drop as
select * from public.link_verified_identity((select session_id from seen where name = 'ada'), 'shopify', pg_temp.customer(1), 'else@example.com');
select results_eq('select outcome::text, user_id from linked', $$ values ('linked', pg_temp.person('customer')) $$, 'links the customer to the Google user');
select is(pg_temp.owner(1), pg_temp.person('customer'), 'retains the owner of orders when principals are merged');
select is(pg_temp.notification_count('customer'), 2::bigint, 'moves notifications when principals are merged');

-- The other direction: the admin survives, and the customer's data move to her.
insert into seen select 'gita', * from public.sign_in('google', '2', 'gita@gmail.com', true);
insert into public.user_roles values (pg_temp.person('gita'), 'owner');
insert into seen select 'her shop', * from public.sign_in('shopify', pg_temp.customer(5), 'gita@example.com');
select pg_temp.ordered(5, 5), pg_temp.ordered(6, 5);
insert into public.hidden_orders (user_id, order_id) select pg_temp.person('her shop'), id from public.orders where shopify_order_id like any (array['%/5', '%/6']);
insert into public.hidden_orders (user_id, order_id) select pg_temp.person('gita'), id from public.orders where shopify_order_id like '%/5';
select results_eq(
  $$ select outcome::text, user_id from public.link_verified_identity((select session_id from seen where name = 'gita'), 'shopify', pg_temp.customer(5), 'gita@example.com') $$,
  $$ values ('linked', pg_temp.person('gita')) $$, 'retains the admin when principals are merged'
);
select is(array[pg_temp.owner(5), pg_temp.owner(6)], array[pg_temp.person('gita'), pg_temp.person('gita')], 'moves orders to the remaining principal');
select is(pg_temp.notification_count('gita'), 2::bigint, 'moves notifications to the remaining principal');
select results_eq($$ select count(*) from public.hidden_orders where user_id = pg_temp.person('gita') $$, 'values (2::bigint)', 'merges hidden orders');

-- Unlinking.
select is(public.unlink_identity((select session_id from linked), 'shopify')::text, 'unlinked', 'unlinks the customer');
select is(array[pg_temp.owner(1), pg_temp.owner(2), pg_temp.owner(3)], array[null, null, null]::uuid[], 'removes the owner of orders on unlinking');
select results_eq($$ select title from public.notifications where user_id = pg_temp.person('customer') $$, $$ values ('For Ada') $$, 'deletes notifications about the orders on unlinking');
select results_eq(
  $$ select payload ->> 'order_number' from realtime.messages
    where topic = 'user:' || pg_temp.person('customer') and event = 'order' and payload ->> 'change' = 'deleted' order by 1 $$,
  $$ values ('#1'), ('#2'), ('#3') $$, 'broadcasts that the orders are gone'
);
insert into seen select 'again', * from public.sign_in('shopify', pg_temp.customer(1), 'else@example.com');
select is(pg_temp.owner(1), pg_temp.person('again'), 'assigns the orders to the next person linked to the customer');

-- With the privileges of the service role.
set local role service_role;
delete from public.profiles where user_id = (select user_id from public.orders where shopify_order_id = 'gid://shopify/Order/1');
set local role migrator;
select is(pg_temp.owner(1), null, 'retains an order when its owner is deleted');
select isnt(pg_temp.owner(5), null, 'retains the owner of other orders');

select * from finish();
rollback;
