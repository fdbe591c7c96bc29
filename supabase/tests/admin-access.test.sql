begin;
select no_plan();

create temporary table seen (name text primary key, session_id uuid, user_id uuid, shopify_customer_id text) on commit drop;
create function pg_temp.session(p_name text) returns uuid language sql as 'select session_id from seen where name = p_name';
create function pg_temp.person(p_name text) returns uuid language sql as 'select user_id from seen where name = p_name';
create function pg_temp.access(p_name text) returns text language sql as
  'select access::text from public.touch_admin_session(pg_temp.session(p_name))';

insert into seen select 'ada', * from public.sign_in('shopify', 'gid://shopify/Customer/1');
insert into seen select 'gita', * from public.sign_in('shopify', 'gid://shopify/Customer/2', p_first_name => 'Gita');
insert into public.user_roles (user_id, role) values (pg_temp.person('gita'), 'admin');

select is(pg_temp.access('ada'), 'no-role', 'denies a customer');
select results_eq(
  $$ select access, user_id, first_name from public.touch_admin_session(pg_temp.session('gita')) $$,
  $$ values ('granted'::public.admin_access, pg_temp.person('gita'), 'Gita') $$,
  'admits an admin'
);
select is((select access::text from public.touch_admin_session(gen_random_uuid())), 'signed-out', 'knows no other session');

update private.sessions set last_seen_at = now() - interval '29 minutes' where id = pg_temp.session('gita');
select is(pg_temp.access('gita'), 'granted', 'admits an admin after 29 idle minutes');
select is((select last_seen_at from private.sessions where id = pg_temp.session('gita')), now(), 'extends the session');
update private.sessions set last_seen_at = now() - interval '30 minutes' where id = pg_temp.session('gita');
select is(pg_temp.access('gita'), 'signed-out', 'ends the session of an admin after 30 idle minutes');
update private.sessions set last_seen_at = now(), created_at = now() - interval '8 hours' where id = pg_temp.session('gita');
select is(pg_temp.access('gita'), 'signed-out', 'ends the session of an admin after 8 hours');
update private.sessions set created_at = now() where id = pg_temp.session('gita');
delete from public.user_roles where user_id = pg_temp.person('gita');
select is(pg_temp.access('gita'), 'no-role', 'denies a person as soon as the role is removed');

insert into public.orders (shopify_order_id, placed_at, updated_at, cancelled_at, financial_status, fulfillment_status, currency,
  subtotal_minor, discount_minor, shipping_minor, tax_minor, total_minor, deleted_at)
select format('gid://shopify/Order/%s', number), now(), now(), cancelled_at, payment, fulfillment, 'USD', 1, 0, 0, 0, 1, deleted_at
from (values
  (1, null::timestamptz, 'paid', 'unfulfilled', null::timestamptz), (2, null, 'paid', null, null), (3, null, 'paid', 'partially_fulfilled', null),
  (4, null, 'paid', 'fulfilled', null), (5, now(), 'voided', 'unfulfilled', null), (6, null, 'expired', 'unfulfilled', null),
  (7, null, 'paid', 'unfulfilled', now())
) as facts (number, cancelled_at, payment, fulfillment, deleted_at);
select results_eq('select * from public.count_shop_totals()', $$ values (6::bigint, 4::bigint, 2::bigint) $$,
  'counts orders, pending orders and failed payments, without deleted orders');

select * from finish();
rollback;
