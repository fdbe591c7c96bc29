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
create function pg_temp.told(p_name text) returns bigint language sql as
  $$ select count(*) from public.notifications where user_id = pg_temp.person(p_name) $$;

-- Orders before anybody is known.
select pg_temp.ordered(1, 1), pg_temp.ordered(2, 2);
select is(pg_temp.owner(1), null, 'an order of a customer whom nobody is has no owner');
insert into seen select 'ada', * from public.sign_in('google', '1', 'ada@gmail.com', true);
select is(pg_temp.owner(1), null, 'nor has it one by its address');

insert into seen select 'customer', * from public.sign_in('shopify', pg_temp.customer(1), 'else@example.com');
select is(pg_temp.owner(1), pg_temp.person('customer'), 'who signs in as the customer owns what the customer ordered before');
select is(pg_temp.owner(2), null, 'and nothing else');
select is(pg_temp.told('customer'), 0::bigint, 'without being told of old orders');
select results_eq(
  $$ select payload ->> 'change' from realtime.messages where topic = 'user:' || pg_temp.person('customer') $$, $$ values ('updated') $$,
  'the list is refreshed, no new order is announced'
);
select pg_temp.ordered(3, 1);
select is(pg_temp.owner(3), pg_temp.person('customer'), 'a new order is theirs from the start');
select is(pg_temp.told('customer'), 1::bigint, 'and they are told of it');
select pg_temp.ordered(2, 1, jsonb_build_object('updated_at', now() + interval '1 second'));
select is(pg_temp.owner(2), pg_temp.person('customer'), 'an order that moves to another customer changes hands');

-- Joining two people.
insert into public.hidden_orders (user_id, order_id) select pg_temp.person('customer'), id from public.orders where shopify_order_id like '%/1';
insert into public.notifications (user_id, type, title, message) values (pg_temp.person('ada'), 'promotion', 'For Ada', 'A dish');
create temporary table linked on commit drop as
select * from public.link_verified_identity((select session_id from seen where name = 'ada'), 'shopify', pg_temp.customer(1), 'else@example.com');
select results_eq('select outcome::text, user_id from linked', $$ values ('linked', pg_temp.person('customer')) $$, 'the customer and Ada are one');
select is(pg_temp.owner(1), pg_temp.person('customer'), 'the orders stay theirs');
select is(pg_temp.told('customer'), 2::bigint, 'what Ada was told comes along');

-- The other way round: the one with a role stays, and the customer's things move to her.
insert into seen select 'gita', * from public.sign_in('google', '2', 'gita@gmail.com', true);
insert into public.user_roles values (pg_temp.person('gita'), 'admin');
insert into seen select 'her shop', * from public.sign_in('shopify', pg_temp.customer(5), 'gita@example.com');
select pg_temp.ordered(5, 5), pg_temp.ordered(6, 5);
insert into public.hidden_orders (user_id, order_id) select pg_temp.person('her shop'), id from public.orders where shopify_order_id like any (array['%/5', '%/6']);
insert into public.hidden_orders (user_id, order_id) select pg_temp.person('gita'), id from public.orders where shopify_order_id like '%/5';
select results_eq(
  $$ select outcome::text, user_id from public.link_verified_identity((select session_id from seen where name = 'gita'), 'shopify', pg_temp.customer(5), 'gita@example.com') $$,
  $$ values ('linked', pg_temp.person('gita')) $$, 'the admin stays'
);
select is(array[pg_temp.owner(5), pg_temp.owner(6)], array[pg_temp.person('gita'), pg_temp.person('gita')], 'orders follow their customer');
select is(pg_temp.told('gita'), 2::bigint, 'with what was told of them');
select results_eq($$ select count(*) from public.hidden_orders where user_id = pg_temp.person('gita') $$, 'values (2::bigint)', 'what either hid stays hidden');

-- Parting.
select is(public.unlink_identity((select session_id from linked), 'shopify')::text, 'unlinked', 'a person stops being the customer');
select is(array[pg_temp.owner(1), pg_temp.owner(2), pg_temp.owner(3)], array[null, null, null]::uuid[], 'the orders are theirs no longer');
select results_eq($$ select title from public.notifications where user_id = pg_temp.person('customer') $$, $$ values ('For Ada') $$, 'nor is what was said of them');
select results_eq(
  $$ select payload ->> 'order_number' from realtime.messages
    where topic = 'user:' || pg_temp.person('customer') and event = 'order' and payload ->> 'change' = 'deleted' order by 1 $$,
  $$ values ('#1'), ('#2'), ('#3') $$, 'and open pages drop them'
);
insert into seen select 'again', * from public.sign_in('shopify', pg_temp.customer(1), 'else@example.com');
select is(pg_temp.owner(1), pg_temp.person('again'), 'whoever is the customer next owns them');

-- With the rights of the server's key.
set local role service_role;
delete from public.profiles where user_id = (select user_id from public.orders where shopify_order_id = 'gid://shopify/Order/1');
set local role migrator;
select is(pg_temp.owner(1), null, 'an order outlives its owner');
select isnt(pg_temp.owner(5), null, 'and others theirs');

select * from finish();
rollback;
