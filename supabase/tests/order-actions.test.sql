begin;
select no_plan();

create temporary table people on commit drop as
select 'gita' as name, gen_random_uuid() as user_id union all select 'ada', gen_random_uuid();
insert into public.profiles (user_id, first_name) select user_id, name from people;
insert into public.user_roles (user_id, role) select user_id, 'owner' from people where name = 'gita';
create temporary table placed on commit drop as select gen_random_uuid() as id;
insert into public.orders (id, shopify_order_id, placed_at, updated_at, currency, subtotal_minor, discount_minor, shipping_minor, tax_minor, total_minor)
select id, 'gid://shopify/Order/1', now(), now(), 'USD', 1, 0, 0, 0, 1 from placed;

create function pg_temp.claim(p_key text, p_action text, p_target text, p_order text) returns bigint language sql as $$
  select c.audit_id from public.claim_staff_action((select user_id from people where name = 'gita'), p_key, p_action, p_target,
    jsonb_build_object('order', p_order, 'note', 'secret'), 'request') as c $$;
create temporary table claims on commit drop as select pg_temp.claim('a', 'order.cancel', 'gid://shopify/Order/1', 'gid://shopify/Order/1') as id;
select public.end_audit(id, 'done', '{"after": {"job": "gid://shopify/Job/1"}}') from claims;
-- A repeated form is no second action.
select pg_temp.claim('a', 'order.cancel', 'gid://shopify/Order/1', 'gid://shopify/Order/1');
select pg_temp.claim('b', 'order.note', 'n', (select id::text from placed));
select pg_temp.claim('c', 'order.cancel', 'gid://shopify/Order/2', 'gid://shopify/Order/2');

select results_eq(
  $$ select action, staff_name, outcome::text, job_id
    from public.find_order_actions((select user_id from people where name = 'gita'), (select id from placed)) $$,
  $$ values ('order.note', 'gita', null::text, null::text), ('order.cancel', 'gita', 'done', 'gid://shopify/Job/1') $$,
  'lists the actions on an order by either of its ids, the latest first, with their outcome');
select throws_ok(
  $$ select * from public.find_order_actions((select user_id from people where name = 'ada'), (select id from placed)) $$,
  '42501', null, 'denies a customer');
select throws_ok(
  $$ select * from public.find_order_actions(null, (select id from placed)) $$,
  '42501', null, 'denies a visitor who is signed out');

-- The timeline: each source once, the latest first.
insert into public.order_events (order_id, kind, at, subject, detail)
select id, 'placed', now() - interval '9 hours', '', '{}'::jsonb from placed
union all select id, 'refunded', now() - interval '1 hour', 'r1', '{"amount_minor": 5}' from placed;
update public.orders set user_id = ada.user_id, shopify_customer_id = 'gid://shopify/Customer/1', recorded_at = now() - interval '8 hours'
from people as ada where ada.name = 'ada' and id = (select id from placed);
insert into public.hidden_orders (user_id, order_id, hidden_at)
select ada.user_id, placed.id, now() - interval '7 hours' from people as ada, placed where ada.name = 'ada';
insert into private.order_contacts (order_id, email, confirmed_at) select id, 'ada@example.test', now() - interval '6 hours' from placed;
insert into public.order_staff_details (order_id, reconciled_at) select id, now() - interval '5 hours' from placed;
insert into private.webhook_events (webhook_id, topic, shop, received_at, outcome, shopify_order_id, has_changed_items, item_changes) values
  ('w1', 'orders/updated', 's', now() - interval '4 hours', 'recorded', 'gid://shopify/Order/1', true, '[{"title": "Dal", "variant": null, "from": 2, "to": 1}]'),
  ('w2', 'orders/paid', 's', now() - interval '3 hours', 'recorded', 'gid://shopify/Order/1', false, null),
  ('w3', 'orders/updated', 's', now(), 'older', 'gid://shopify/Order/1', false, null),
  ('w4', 'orders/updated', 's', now(), 'recorded', 'gid://shopify/Order/2', false, null);
delete from public.notifications where user_id in (select user_id from people);
insert into public.notifications (user_id, kind, type, created_at, data)
select ada.user_id, 'order-placed', 'order_update', now() - interval '2 hours', jsonb_build_object('order_id', placed.id) from people as ada, placed where ada.name = 'ada';

create function pg_temp.timeline(p_limit integer default 100) returns table (source text, kind text, staff_name text, outcome text, detail text) language sql as $$
  select t.source, t.kind, t.staff_name, t.outcome, t.detail::text
  from public.find_order_timeline((select user_id from people where name = 'gita'), (select id from placed), p_limit) with ordinality as t
  order by t.ordinality $$;
select results_eq('select * from pg_temp.timeline()', $$ values
  ('staff', 'order.cancel', 'gita', 'done', '{}'),
  ('staff', 'order.note', 'gita', 'checking', '{}'),
  ('shop', 'refunded', null, null, '{"amount_minor": 5}'),
  ('system', 'notified', null, null, '{"notification": "order-placed"}'),
  ('system', 'webhook', null, null, '{"topic": "orders/paid"}'),
  ('shop', 'items-changed', null, null, '{"items": [{"to": 1, "from": 2, "title": "Dal"}], "topic": "orders/updated"}'),
  ('system', 'reconciled', null, null, '{}'),
  ('system', 'mailed', null, null, '{}'),
  ('customer', 'hidden', null, null, '{}'),
  ('system', 'recorded', null, null, '{}'),
  ('shop', 'placed', null, null, '{}') $$,
  'lists the events of every source, the latest first, and no webhook that changed nothing');
with logged as (
  insert into private.audit_log (at, actor_id, action, target, details)
  select now() - interval '11 minutes', gita.user_id, 'order.note', 'note', jsonb_build_object('order', placed.id)
  from people as gita, placed where gita.name = 'gita' returning id
)
insert into private.staff_actions (audit_id, action, target, key, claimed_until) select id, 'order.note', 'note', 'key', now() from logged;
select results_eq($$ select outcome from pg_temp.timeline() where kind = 'order.note' $$, $$ values ('checking'), ('unknown') $$,
  'calls the outcome of an operation unknown after ten minutes');
select results_eq('select kind from pg_temp.timeline(2)', $$ values ('order.cancel'), ('order.note') $$, 'returns at most the limit');
select throws_ok(
  $$ select * from public.find_order_timeline((select user_id from people where name = 'ada'), (select id from placed)) $$,
  '42501', null, 'denies a customer the timeline');

select * from finish();
rollback;
