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
-- Returns Ada's unread notifications and marks them read.
create function pg_temp.unread_notifications() returns table (kind text, priority text, data text[]) language sql as $$
  with read as (update public.notifications set read = true where not read returning *)
  select r.kind::text, r.priority::text,
    (select array_agg(key || coalesce(' ' || value, '') order by key) from jsonb_each_text(r.data) where key not in ('order_id', 'item_id'))
  from read as r order by r.created_at $$;
create function pg_temp.broadcasts() returns table (message_payload jsonb) language sql as $$
  with deleted as (delete from realtime.messages where topic = 'user:' || (select user_id from ada) returning *)
  select jsonb_build_object('event', event) || payload from deleted order by event desc, payload ->> 'change' desc $$;

-- Orders.
select pg_temp.ordered(1, 0);
select results_eq('select * from pg_temp.unread_notifications()',
  $$ values ('order-placed', 'medium', array['fulfillment_status', 'order_number #1', 'status open']) $$, 'creates a notification for a new order');
select pg_temp.ordered(1, 1, '{"financial_status": "paid"}');
select is_empty('select * from pg_temp.unread_notifications()', 'creates no notification for a payment');
select pg_temp.ordered(1, 2, '{"fulfillment_status": "partially_fulfilled"}');
select results_eq('select * from pg_temp.unread_notifications()',
  $$ values ('order-status-changed', 'high',
    array['fulfillment_status partially_fulfilled', 'new_status open', 'old_fulfillment_status', 'old_status open', 'order_number #1']) $$,
  'creates a notification for a new fulfillment status');
select pg_temp.ordered(1, 2, '{"fulfillment_status": "partially_fulfilled"}'), pg_temp.ordered(1, 1, '{"fulfillment_status": "fulfilled"}');
select is_empty('select * from pg_temp.unread_notifications()', 'creates no notification for a repeated or older version');
select pg_temp.ordered(1, 3, '{"fulfillment_status": "fulfilled", "closed_at": "2026-11-21T10:00Z"}');
select pg_temp.ordered(1, 4, '{"fulfillment_status": "fulfilled"}');
select pg_temp.ordered(1, 5, '{"fulfillment_status": "fulfilled", "closed_at": "2026-11-21T10:00Z"}');
select pg_temp.ordered(1, 6, '{"fulfillment_status": "cancelled", "cancelled_at": "2026-11-21T10:00Z"}');
select results_eq('select data[4], data[2], data[3], data[1] from pg_temp.unread_notifications()',
  $$ values ('old_status open', 'new_status closed', 'old_fulfillment_status partially_fulfilled', 'fulfillment_status fulfilled'),
    ('old_status closed', 'new_status open', 'old_fulfillment_status fulfilled', 'fulfillment_status fulfilled'),
    ('old_status open', 'new_status closed', 'old_fulfillment_status fulfilled', 'fulfillment_status fulfilled'),
    ('old_status closed', 'new_status cancelled', 'old_fulfillment_status fulfilled', 'fulfillment_status cancelled') $$,
  'creates a notification for a new order status');
select pg_temp.ordered(2, 0, '{"order_number": null}');
select is(data[2], 'order_number', 'creates a notification for an order without a number') from pg_temp.unread_notifications();

update public.orders set fulfillment_orders = '[{"status": "open", "delivery_method": "pick_up"}, {"status": "cancelled", "delivery_method": "shipping"}]' where order_number is null;
select pg_temp.ordered(2, 1, '{"order_number": null, "fulfillment_status": "fulfilled"}');
select is(data[2], 'needs_parcel false', 'notes that nothing of an order is sent') from pg_temp.unread_notifications();
select is(private.needs_parcel(fulfillment_orders::jsonb), expected, 'expects a parcel: ' || fulfillment_orders) from (values
  ('[]', true), ('[{"status": "open"}]', true), ('[{"delivery_method": null}]', true), ('[{"delivery_method": "none"}]', false),
  ('[{"delivery_method": "none"}, {"delivery_method": "shipping"}]', true), ('[{"status": "cancelled", "delivery_method": "retail"}]', false),
  ('[{"status": "cancelled", "delivery_method": "shipping"}, {"status": "closed", "delivery_method": "pick_up"}]', false)
) as known (fulfillment_orders, expected);

-- Items.
select pg_temp.ordered(3, 0);
select count(*) from pg_temp.unread_notifications();
select pg_temp.ordered(3, 1, '{"items": [{"shopify_line_item_id": "1", "title": "Dal", "quantity": 3, "price_minor": 1000}, {"shopify_line_item_id": "2", "title": "Kofta", "quantity": 1, "price_minor": 1}]}');
select results_eq('select * from pg_temp.unread_notifications()', $$ values ('order-item-updated', 'low', array['item_title Dal', 'order_number #3']) $$,
  'creates a low priority notification for a changed item and none for a new one');
select public.record_order(null, pg_temp.order(3, '{"items": [{"shopify_line_item_id": "1", "title": "Dal", "quantity": 1, "price_minor": 1, "image_url": "https://cdn.example/dal.png"}]}'));
select is_empty('select * from pg_temp.unread_notifications()', 'creates no notification for an added image');

-- Changes without a notification.
select count(*) from pg_temp.broadcasts();
select public.record_order(null, pg_temp.order(4)), pg_temp.ordered(5, 0, '{"placed_at": "2020-01-01T00:00Z", "updated_at": "2020-01-01T00:00Z"}');
select results_eq($$ select message_payload ->> 'change' from pg_temp.broadcasts() $$, $$ values ('updated') $$, 'broadcasts an imported order as updated');
select pg_temp.ordered(5, 0, '{"fulfillment_status": "fulfilled", "updated_at": "2020-01-02T00:00Z"}');
select is_empty('select * from pg_temp.unread_notifications()', 'creates no notification for orders without an owner or from long ago');
select pg_temp.ordered(5, 9, '{"fulfillment_status": "partially_fulfilled"}');
select isnt_empty('select * from pg_temp.unread_notifications()', 'creates a notification for a current change of an old order');
select public.record_order(pg_temp.delivery('shop of 2020', '2020-01-03T00:00Z'), pg_temp.order(7, '{"shopify_customer_id": "gid://shopify/Customer/1", "placed_at": "2020-01-03T00:00Z", "updated_at": "2020-01-03T00:00Z"}'));
select isnt_empty('select * from pg_temp.unread_notifications()', 'measures age by the time of the delivery');

-- Texts.
select throws_ok($$ insert into public.notifications (user_id, kind, type, title) select user_id, 'announcement', 'promotion', 'Dish' from ada $$, '23514', null,
  'rejects an announcement without a message');
select throws_ok($$ insert into public.notifications (user_id, kind, type, title, message) select user_id, 'order-placed', 'order_update', 'New', 'Order' from ada $$,
  '23514', null, 'rejects a text for a kind that the storefront words');

-- Retention.
insert into public.notifications (user_id, kind, type, data, created_at)
select user_id, 'order-placed', 'order_update', jsonb_build_object('order_number', 'Dish ' || n), now() + make_interval(mins => n) from ada, generate_series(1, 55) as n;
select results_eq($$ select count(*), min(data ->> 'order_number') filter (where data ->> 'order_number' like 'Dish%'), max(created_at) from public.notifications $$,
  $$ values (50::bigint, 'Dish 10', now() + interval '55 minutes') $$, 'stores the newest 50 notifications');

-- Broadcasts.
select count(*) from pg_temp.broadcasts();
select pg_temp.ordered(6, 0);
select results_eq($$ select message_payload - array['id', 'order_id', 'created_at', 'data'] from pg_temp.broadcasts() where message_payload ->> 'change' <> 'deleted' $$,
  $$ values ('{"event": "order", "change": "inserted", "order_number": "#6", "total_minor": 1499, "currency": "USD", "fulfillment_status": null,
    "old_fulfillment_status": null, "financial_status": "pending", "status": "open"}'::jsonb),
    ('{"event": "notification", "change": "inserted", "kind": "order-placed", "type": "order_update", "title": null, "message": null, "priority": "medium", "read": false}') $$,
  'broadcasts an order and its notification without name or address');
select pg_temp.ordered(6, 1, '{"fulfillment_status": "fulfilled"}');
select results_eq($$ select message_payload - array['id', 'order_id'] from pg_temp.broadcasts() where message_payload ->> 'event' = 'order' $$,
  $$ values ('{"event": "order", "change": "updated", "order_number": "#6", "total_minor": 1499, "currency": "USD", "fulfillment_status": "fulfilled",
    "old_fulfillment_status": null, "financial_status": "pending", "status": "open"}'::jsonb) $$, 'broadcasts a change with the previous fulfillment status');
select pg_temp.ordered(6, 1, '{"fulfillment_status": "fulfilled"}');
select is_empty('select * from pg_temp.broadcasts()', 'broadcasts nothing if nothing changed');
select public.record_fulfillment(null, jsonb_build_object('shopify_order_id', 'gid://shopify/Order/6', 'shopify_fulfillment_id', '6', 'created_at', now(), 'updated_at', now()));
select public.record_refund(null, jsonb_build_object('shopify_order_id', 'gid://shopify/Order/6', 'shopify_refund_id', '6', 'amount_minor', 1, 'at', now()));
select public.record_transaction(null, jsonb_build_object('shopify_order_id', 'gid://shopify/Order/6', 'transaction_id', '6', 'kind', 'sale', 'status', 'success', 'at', now()));
select public.record_order(null, pg_temp.order(6, '{"items": [{"shopify_line_item_id": "1", "title": "Dal", "quantity": 1, "price_minor": 1000, "image_url": "https://cdn.example/dal.png"}]}'));
select results_eq($$ select message_payload ->> 'change' from pg_temp.broadcasts() $$, $$ values ('updated'), ('updated'), ('updated'), ('updated'), ('inserted'), ('deleted') $$,
  'broadcasts fulfillments, refunds, payments, images, and the notification of a refund');

create temporary table latest on commit drop as select id from public.notifications where title = 'Dish 55';
update public.notifications set read = true where id = (select id from latest);
delete from public.notifications where id = (select id from latest);
select results_eq($$ select message_payload ->> 'change', message_payload -> 'read', (message_payload ->> 'id')::uuid from pg_temp.broadcasts() $$,
  $$ select change, 'true'::jsonb, id from latest, unnest(array['updated', 'deleted']) as change $$, 'broadcasts that a notification was read or deleted');
select public.mark_order_deleted(null, '{"shopify_order_id": "gid://shopify/Order/6"}');
select results_eq($$ select message_payload ->> 'change' from pg_temp.broadcasts() $$, $$ values ('deleted') $$, 'broadcasts that an order was deleted');
select is_empty($$ select topic from realtime.messages where topic not like 'user:%' and topic <> 'desk' $$, 'broadcasts to user topics and the desk only');

select * from finish();
rollback;
