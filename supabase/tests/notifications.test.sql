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
create temporary table ada on commit drop as select user_id from public.sign_in('shopify', 'gid://shopify/Customer/1', 'ada@example.com');
create function pg_temp.ordered(p_number integer, p_seconds integer, p_more jsonb default '{}') returns text language sql as $$
  select public.record_order(null, pg_temp.order(p_number, jsonb_build_object(
    'shopify_customer_id', 'gid://shopify/Customer/1', 'updated_at', now() + make_interval(secs => p_seconds)) || p_more)) $$;
-- What Ada was told since it was last asked.
create function pg_temp.news() returns table (title text, message text, priority text, data text[]) language sql as $$
  with read as (update public.notifications set read = true where not read returning *)
  select r.title, r.message, r.priority::text,
    (select array_agg(key || coalesce(' ' || value, '') order by key) from jsonb_each_text(r.data) where key not in ('order_id', 'item_id'))
  from read as r order by r.created_at $$;
create function pg_temp.heard() returns table (said jsonb) language sql as $$
  with gone as (delete from realtime.messages where topic = 'user:' || (select user_id from ada) returning *)
  select jsonb_build_object('event', event) || payload from gone order by event desc, payload ->> 'change' desc $$;

-- The rules.
select pg_temp.ordered(1, 0);
select results_eq('select * from pg_temp.news()',
  $$ values ('New Order', 'Order #1 has been placed.', 'medium', array['fulfillment_status', 'status open']) $$, 'a new order is news');
select pg_temp.ordered(1, 1, '{"financial_status": "paid"}');
select is_empty('select * from pg_temp.news()', 'that it is paid is none');
select pg_temp.ordered(1, 2, '{"fulfillment_status": "partially_fulfilled"}');
select results_eq('select * from pg_temp.news()',
  $$ values ('Order Status Updated', 'Order #1 is packed in part.', 'high', array['fulfillment_status partially_fulfilled', 'new_status open', 'old_status open']) $$,
  'another state of its fulfillment is');
select pg_temp.ordered(1, 2, '{"fulfillment_status": "partially_fulfilled"}'), pg_temp.ordered(1, 1, '{"fulfillment_status": "fulfilled"}');
select is_empty('select * from pg_temp.news()', 'what is repeated or older is not');
select pg_temp.ordered(1, 3, '{"fulfillment_status": "fulfilled", "closed_at": "2026-11-21T10:00Z"}');
select pg_temp.ordered(1, 4, '{"fulfillment_status": "fulfilled"}');
select pg_temp.ordered(1, 5, '{"fulfillment_status": "fulfilled", "closed_at": "2026-11-21T10:00Z"}');
select pg_temp.ordered(1, 6, '{"fulfillment_status": "cancelled", "cancelled_at": "2026-11-21T10:00Z"}');
select results_eq('select message, data[3] || '', '' || data[2] from pg_temp.news()',
  $$ values ('Order #1 is packed.', 'old_status open, new_status closed'), ('Order #1 is open again.', 'old_status closed, new_status open'),
    ('Order #1 is complete.', 'old_status open, new_status closed'), ('Order #1 has been cancelled.', 'old_status closed, new_status cancelled') $$,
  'another state of the order is, and says what the shopper cares for');
select pg_temp.ordered(2, 0, '{"order_number": null}');
select ok(message ~ '^Order #[0-9a-f]{8} has been placed\.$', 'an order without a number goes by the end of its id') from pg_temp.news();

-- Items.
select pg_temp.ordered(3, 0);
select count(*) from pg_temp.news();
select pg_temp.ordered(3, 1, '{"items": [{"shopify_line_item_id": "1", "title": "Dal", "quantity": 3, "price_minor": 1000}, {"shopify_line_item_id": "2", "title": "Kofta", "quantity": 1, "price_minor": 1}]}');
select results_eq('select title, message, priority from pg_temp.news()', $$ values ('Order Item Updated', 'Dal of order #3 has changed.', 'low') $$,
  'an item that changes is small news, one that comes is none');
select public.record_order(null, pg_temp.order(3, '{"items": [{"shopify_line_item_id": "1", "title": "Dal", "quantity": 1, "price_minor": 1, "image_url": "https://cdn.example/dal.png"}]}'));
select is_empty('select * from pg_temp.news()', 'nor is a picture that is found');

-- Whom nobody tells.
select count(*) from pg_temp.heard();
select public.record_order(null, pg_temp.order(4)), pg_temp.ordered(5, 0, '{"placed_at": "2020-01-01T00:00Z", "updated_at": "2020-01-01T00:00Z"}');
select results_eq($$ select said ->> 'change' from pg_temp.heard() $$, $$ values ('updated') $$, 'an old order is shown, and not announced');
select pg_temp.ordered(5, 0, '{"fulfillment_status": "fulfilled", "updated_at": "2020-01-02T00:00Z"}');
select is_empty('select * from pg_temp.news()', 'neither an order of nobody''s nor one of long ago is news');
select pg_temp.ordered(5, 9, '{"fulfillment_status": "partially_fulfilled"}');
select isnt_empty('select * from pg_temp.news()', 'what happens to it now is');
select public.record_order(pg_temp.delivery('shop of 2020', '2020-01-03T00:00Z'), pg_temp.order(7, '{"shopify_customer_id": "gid://shopify/Customer/1", "placed_at": "2020-01-03T00:00Z", "updated_at": "2020-01-03T00:00Z"}'));
select isnt_empty('select * from pg_temp.news()', 'what is new is for the shop''s clock to say');

-- The newest 50.
insert into public.notifications (user_id, type, title, message, created_at)
select user_id, 'promotion', 'Dish ' || n, 'Try it', now() + make_interval(mins => n) from ada, generate_series(1, 55) as n;
select results_eq($$ select count(*), min(title) filter (where title like 'Dish%'), max(created_at) from public.notifications $$,
  $$ values (50::bigint, 'Dish 10', now() + interval '55 minutes') $$, 'the newest 50 are kept');

-- What open pages hear.
select count(*) from pg_temp.heard();
select pg_temp.ordered(6, 0);
select results_eq($$ select said - array['id', 'order_id', 'created_at', 'data'] from pg_temp.heard() where said ->> 'change' <> 'deleted' $$,
  $$ values ('{"event": "order", "change": "inserted", "order_number": "#6", "total_minor": 1499, "currency": "USD", "fulfillment_status": null,
    "old_fulfillment_status": null, "financial_status": "pending", "status": "open"}'::jsonb),
    ('{"event": "notification", "change": "inserted", "type": "order_update", "title": "New Order", "message": "Order #6 has been placed.", "priority": "medium", "read": false}') $$,
  'an order and its news, and no name or address');
select pg_temp.ordered(6, 1, '{"fulfillment_status": "fulfilled"}');
select results_eq($$ select said - array['id', 'order_id'] from pg_temp.heard() where said ->> 'event' = 'order' $$,
  $$ values ('{"event": "order", "change": "updated", "order_number": "#6", "total_minor": 1499, "currency": "USD", "fulfillment_status": "fulfilled",
    "old_fulfillment_status": null, "financial_status": "pending", "status": "open"}'::jsonb) $$, 'a change, with what was before');
select pg_temp.ordered(6, 1, '{"fulfillment_status": "fulfilled"}');
select is_empty('select * from pg_temp.heard()', 'nothing when nothing changed');
select public.record_fulfillment(null, jsonb_build_object('shopify_order_id', 'gid://shopify/Order/6', 'shopify_fulfillment_id', '6', 'created_at', now(), 'updated_at', now()));
select public.record_refund(null, jsonb_build_object('shopify_order_id', 'gid://shopify/Order/6', 'shopify_refund_id', '6', 'amount_minor', 1, 'at', now()));
select public.record_transaction(null, jsonb_build_object('shopify_order_id', 'gid://shopify/Order/6', 'transaction_id', '6', 'kind', 'sale', 'status', 'success', 'at', now()));
select public.record_order(null, pg_temp.order(6, '{"items": [{"shopify_line_item_id": "1", "title": "Dal", "quantity": 1, "price_minor": 1000, "image_url": "https://cdn.example/dal.png"}]}'));
select results_eq($$ select said ->> 'change' from pg_temp.heard() $$, $$ values ('updated'), ('updated'), ('updated'), ('updated') $$, 'a parcel, a refund, a payment and a picture too');

create temporary table latest on commit drop as select id from public.notifications where title = 'Dish 55';
update public.notifications set read = true where id = (select id from latest);
delete from public.notifications where id = (select id from latest);
select results_eq($$ select said ->> 'change', said -> 'read', (said ->> 'id')::uuid from pg_temp.heard() $$,
  $$ select change, 'true'::jsonb, id from latest, unnest(array['updated', 'deleted']) as change $$, 'what is read or removed here is so everywhere');
select public.mark_order_deleted(null, '{"shopify_order_id": "gid://shopify/Order/6"}');
select results_eq($$ select said ->> 'change' from pg_temp.heard() $$, $$ values ('deleted') $$, 'that an order is gone');
select is_empty($$ select topic from realtime.messages where topic not like 'user:%' $$, 'nobody else hears anything');

select * from finish();
rollback;
