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
create function pg_temp.stored_order(p_number integer) returns public.orders language sql as
  $$ select o from public.orders as o where shopify_order_id = 'gid://shopify/Order/' || p_number $$;
create function pg_temp.later(p_seconds integer) returns jsonb language sql as
  $$ select jsonb_build_object('updated_at', now() + make_interval(secs => p_seconds)) $$;

-- Deduplication and versions.
select is(public.record_order(pg_temp.delivery('a'), pg_temp.order(1)), 'recorded', 'records an order');
select is(public.record_order(pg_temp.delivery('a'), pg_temp.order(1, '{"total_minor": 1}')), 'duplicate', 'ignores a repeated delivery');
select is(public.record_order(pg_temp.delivery('b'), pg_temp.order(1)), 'older', 'returns older for the same version with a new delivery id');
select is(public.record_order(pg_temp.delivery('sent again', now() + interval '1 second'), pg_temp.order(1)), 'older', 'returns older for the same version sent later');
select is(public.record_order(pg_temp.delivery('c'), pg_temp.order(1, '{"total_minor": 1}' || pg_temp.later(-1))), 'older', 'does not store an older version');
select is((pg_temp.stored_order(1)).total_minor, 1499::bigint, 'retains the newest version');
select is(public.record_order(pg_temp.delivery('d', now() - interval '1 second'), pg_temp.order(1, '{"total_minor": 1}')), 'older', 'prefers the last sent version within one second');
select is(public.record_order(null, pg_temp.order(1, '{"total_minor": 2}' || pg_temp.later(1))), 'recorded', 'records data without a delivery');
select is((pg_temp.stored_order(1)).total_minor, 2::bigint, 'stores data without a delivery');
select results_eq('select webhook_id, outcome from private.webhook_events order by received_at, webhook_id',
  $$ values ('a', 'recorded'), ('b', 'older'), ('c', 'older'), ('d', 'older'), ('sent again', 'older') $$, 'stores the outcome of each delivery');

-- Failed deliveries.
select throws_ok($$ select public.record_order(pg_temp.delivery('e'), pg_temp.order(2) - 'currency') $$, '23502', null, 'rejects an order without a currency');
select throws_ok($$ select public.record_order(pg_temp.delivery('e'), pg_temp.order(2, '{"shopify_order_id": "gid://shopify/Customer/2"}')) $$, '23514', null, 'rejects the id of another resource');
select is(public.record_order(pg_temp.delivery('e'), pg_temp.order(2, '{"user_id": "aaaaaaaa-0000-4000-8000-000000000001", "status": "cancelled", "deleted_at": "2026-01-01"}')),
  'recorded', 'processes a delivery again after a failure');
select results_eq('select user_id, status::text, deleted_at from pg_temp.stored_order(2)', 'values (null::uuid, ''open'', null::timestamptz)',
  'ignores owner, status and deletion in a delivery');

-- Without access to protected customer data the field is missing; null means that there is no customer.
select public.record_order(null, pg_temp.order(11, '{"shopify_customer_id": "gid://shopify/Customer/11"}'));
select public.record_order(null, (pg_temp.order(11) || pg_temp.later(1)) - 'shopify_customer_id');
select is((pg_temp.stored_order(11)).shopify_customer_id, 'gid://shopify/Customer/11', 'retains the customer if the field is missing');
select public.record_order(null, pg_temp.order(11) || pg_temp.later(2));
select is((pg_temp.stored_order(11)).shopify_customer_id, null, 'removes the customer if the field is null');

-- What only staff see.
create function pg_temp.details(p_number integer) returns public.order_staff_details language sql as
  $$ select d from public.order_staff_details as d where d.order_id = (pg_temp.stored_order(p_number)).id $$;
create function pg_temp.for_staff(p_seconds integer, p_more jsonb) returns text language sql as
  $$ select public.record_order(null, pg_temp.order(12, pg_temp.later(p_seconds) || p_more)) $$;
select pg_temp.for_staff(0, '{"note": "Ring twice", "tags": ["gift", "vip"], "shipping_method": "Express", "ship_by": "2026-11-24"}');
select results_eq('select note, tags, risk, hold_reasons from pg_temp.details(12)',
  $$ values ('Ring twice', '{gift,vip}'::text[], null::text, '{}'::text[]) $$, 'stores note and tags; a webhook carries no risk');
select results_eq('select shipping_method, ship_by from pg_temp.stored_order(12)', $$ values ('Express', date '2026-11-24') $$,
  'stores shipping method and promised ship date');
select pg_temp.for_staff(-9, '{"note": "Older", "tags": [], "risk": "investigate"}');
select results_eq('select note, tags, risk from pg_temp.details(12)', $$ values ('Ring twice', '{gift,vip}'::text[], 'investigate') $$,
  'takes only the missing risk from an older version');
select pg_temp.for_staff(1, '{}');
select results_eq('select note, tags, risk from pg_temp.details(12)', $$ values ('Ring twice', '{gift,vip}'::text[], 'investigate') $$,
  'retains fields that a source does not have');
select pg_temp.for_staff(2, '{"note": null, "tags": [], "risk": "none"}');
select results_eq('select note, tags, risk from pg_temp.details(12)', $$ values (null::text, '{}'::text[], 'none') $$, 'removes a note that was removed');
select is((pg_temp.stored_order(1)).ship_by, (pg_temp.stored_order(1)).placed_at::date, 'promises the day of the order without a promised date');
select pg_temp.for_staff(3, '{"items": [{"shopify_line_item_id": "1", "title": "Dal", "sku": "DAL", "quantity": 1, "price_minor": 1}, {"shopify_line_item_id": "2", "title": "Dal", "sku": "DAL", "quantity": 1, "price_minor": 1}, {"shopify_line_item_id": "3", "title": "Tip", "quantity": 1, "price_minor": 1}]}');
select is((pg_temp.details(12)).skus, '{DAL}', 'collects the SKUs of an order');
select is(max(i.sku), 'DAL', 'stores the SKU of an item') from public.order_items as i where i.order_id = (pg_temp.stored_order(12)).id;
insert into public.profiles (user_id) values ('cccccccc-0000-4000-8000-000000000003');
insert into public.user_roles (user_id, role) values ('cccccccc-0000-4000-8000-000000000003', 'owner');
create function pg_temp.desk(p_filter jsonb, p_after jsonb default null) returns text[] language sql as
  $$ select array_agg(o ->> 'order_number') from public.find_desk_orders('cccccccc-0000-4000-8000-000000000003', p_filter, p_after) as o $$;
select is(pg_temp.desk('{"sku": "DAL"}'), '{#12}', 'finds the orders of a SKU');
select is(pg_temp.desk('{"sku": "DAL", "to_ship": true}'), null, 'combines filters');
select is(pg_temp.desk('{"number": "#1"}'), pg_temp.desk('{"number": "1"}'), 'finds orders by the beginning of the number, with or without its sign');
select is(pg_temp.desk('{"number": "1%2"}'), null, 'takes a wildcard literally');
select is(pg_temp.desk('{"tag": "x'' or true --"}'), null, 'takes a quote literally');
select throws_ok($$ select pg_temp.desk('{"nonsense": 1}') $$, '22023', null, 'rejects an unknown filter');
select is(
  pg_temp.desk('{}', (select jsonb_build_object('priority', o.priority, 'ship_by', o.ship_by, 'at', o.placed_at, 'id', o.id)
    from public.orders as o where o.deleted_at is null order by o.priority, o.ship_by, o.placed_at, o.id limit 1)),
  (pg_temp.desk('{}'))[2:], 'continues after an order'
);

-- Search. An order is found by number, SKU, tag and name, and no more by what was removed.
select public.record_order(null, pg_temp.order(21, '{"tags": ["Gift wrap"], "shipping_address": {"first_name": "José María", "last_name": "Núñez-O''Neil"}}'));
create function pg_temp.search(p_text text, p_latest_first boolean default true) returns text[] language sql as
  $$ select array_agg(o ->> 'order_number') from public.find_desk_orders(
    'cccccccc-0000-4000-8000-000000000003', jsonb_build_object('text', p_text, 'tag', 'GIFT WRAP'), null, 50, p_latest_first) as o $$;
select is(pg_temp.search(searched), case when is_found then '{#21}'::text[] end, format('%s an order by %s', case when is_found then 'finds' else 'does not find' end, searched))
from (values
  ('21', true), ('#2', true), ('jose', true), ('JOSÉ MAR', true), ('maria nunez', true), ('nuñez o’n', true), ('oneil', true),
  ('Núñez-O''Neil, José', true), ('gift wrap', true),
  ('gift', false), ('unez', false), ('1', false), ('%', false), ('_', false), ('''', false), ('.', false), ('o''neil jose', false)
) as searches (searched, is_found);
select is(pg_temp.search('oneil', false), '{#21}', 'finds the same with the most urgent first');
select is(
  (select o -> 'found_by' from public.find_desk_orders('cccccccc-0000-4000-8000-000000000003', '{"text": "dal"}', null, 50, true) as o where o ->> 'order_number' = '#12'),
  '["sku", "title"]', 'returns what the search matched'
);
select is(public.count_desk_orders('cccccccc-0000-4000-8000-000000000003', '[{"text": "jose"}, {"tag": "gift wrap"}, {}]', 2), '{1,1,2}', 'counts up to the limit');
select is(
  (public.count_desk_orders('cccccccc-0000-4000-8000-000000000003', '[{"text": "dal"}]', 50))[1],
  (select count(*) from public.find_desk_orders('cccccccc-0000-4000-8000-000000000003', '{"text": "dal"}', null, 50, true)),
  'counts an order once that the text finds twice'
);
select is(
  public.count_desk_orders('cccccccc-0000-4000-8000-000000000003', jsonb_build_array(
    jsonb_build_object('text', 'jose', 'placed_from', shop_day, 'placed_to', shop_day), jsonb_build_object('text', 'jose', 'placed_from', shop_day + 1),
    jsonb_build_object('text', 'jose', 'placed_to', shop_day - 1))), '{1,0,0}', 'filters by the days of the shop'
) from (select (now() at time zone 'America/New_York')::date) as today (shop_day);
select public.record_order(null, pg_temp.order(21, '{"tags": [], "shipping_address": {"first_name": "Ana", "last_name": null}}' || pg_temp.later(1)));
select results_eq($$ select kind, term from private.order_search_terms where order_id = (pg_temp.stored_order(21)).id order by 1 $$,
  $$ values ('name', 'ana' collate "C"), ('number', '21'), ('title', 'dal') $$, 'follows changes of the order');
select private.erase_order_personal_data((pg_temp.stored_order(21)).id);
select results_eq($$ select kind from private.order_search_terms where order_id = (pg_temp.stored_order(21)).id order by 1 $$, $$ values ('number'), ('title') $$, 'erases the name');
update public.orders set deleted_at = now() where shopify_order_id = 'gid://shopify/Order/21';
select is_empty($$ select from private.order_search_terms where order_id = (pg_temp.stored_order(21)).id $$, 'does not find a deleted order');
update public.orders set shipping_method = method from (values (1, 'Standard'), (2, 'Standard'), (11, 'Express')) as methods (number, method)
where shopify_order_id = 'gid://shopify/Order/' || number;
select is(public.list_shipping_methods('cccccccc-0000-4000-8000-000000000003'), '{Express,Standard}', 'lists each shipping method once');
select throws_ok(format('select public.%s', call), '42501', null, call || ' is for admins')
from (values ('count_desk_orders(gen_random_uuid(), ''[]'')'), ('list_shipping_methods(null)')) as calls (call);

-- Saved views of the desk.
create function pg_temp.view_id(p_number integer) returns uuid language sql as $$ select ('eeeeeeee-0000-4000-8000-' || lpad(p_number::text, 12, '0'))::uuid $$;
select public.save_desk_view(pg_temp.view_id(1), 'Gifts', 'tag=gift');
select public.save_desk_view(pg_temp.view_id(1), 'Gift wrap', 'tag=other');
select results_eq($$ select name, query from public.list_desk_views('cccccccc-0000-4000-8000-000000000003') $$, $$ values ('Gift wrap', 'tag=gift') $$,
  'renames a view, which keeps its query');
select throws_ok($$ select public.save_desk_view(pg_temp.view_id(2), 'GIFT  wrap', 'tag=gift') $$, '23505', null, 'rejects a second view of a name');
select results_eq($$ select * from public.find_desk_view(pg_temp.view_id(2), 'gift wrap') $$, $$ values (null::text, true, false) $$, 'finds out that a name is taken');
select results_eq($$ select * from public.find_desk_view(pg_temp.view_id(1), 'gift wrap') $$, $$ values ('Gift wrap', false, false) $$, 'a view may keep its name');
select public.save_desk_view(pg_temp.view_id(n), 'View ' || n, 'tag=gift') from generate_series(2, 20) as n;
select ok(is_full, 'finds out that there are twenty views') from public.find_desk_view(pg_temp.view_id(21), 'another');
select public.remove_desk_view(pg_temp.view_id(1));
select results_eq($$ select * from public.find_desk_view(pg_temp.view_id(1), 'Gift wrap') $$, $$ values (null::text, false, false) $$, 'removes a view');

-- Views of one person.
create function pg_temp.views_of(p_person uuid) returns text[] language sql as $$
  select array_agg(name order by place) from public.list_desk_views(p_person) with ordinality as listed (id, name, query, is_personal, place) where is_personal or name = 'Shared' $$;
insert into public.profiles (user_id) values ('eeeeeeee-0000-4000-8000-000000000099');
insert into public.user_roles (user_id, role) values ('eeeeeeee-0000-4000-8000-000000000099', 'packer');
select public.remove_desk_view(pg_temp.view_id(2));
select public.save_desk_view(pg_temp.view_id(30), 'Shared', 'tag=a');
select public.save_desk_view(pg_temp.view_id(31), 'Mine', 'tag=b', 'cccccccc-0000-4000-8000-000000000003');
select public.save_desk_view(pg_temp.view_id(32), 'Mine', 'tag=c', 'eeeeeeee-0000-4000-8000-000000000099');
select public.save_desk_view(pg_temp.view_id(33), 'shared', 'tag=d', 'eeeeeeee-0000-4000-8000-000000000099');
select is(pg_temp.views_of('cccccccc-0000-4000-8000-000000000003'), '{Shared,Mine}', 'lists the views of all staff and then the person''s own');
select is(pg_temp.views_of('eeeeeeee-0000-4000-8000-000000000099'), '{Shared,Mine,shared}', 'lets each person use any name');
select throws_ok($$ select public.save_desk_view(pg_temp.view_id(34), 'MINE', 'tag=e', 'cccccccc-0000-4000-8000-000000000003') $$, '23505', null, 'rejects a second own view of a name');
select results_eq($$ select * from public.find_desk_view(pg_temp.view_id(31), 'shared', 'eeeeeeee-0000-4000-8000-000000000099') $$, $$ values (null::text, true, false) $$,
  'finds no view of another person');
select public.save_desk_view(pg_temp.view_id(31), 'Stolen', 'tag=b', owner) from (values ('eeeeeeee-0000-4000-8000-000000000099'::uuid), (null)) as others (owner);
select public.remove_desk_view(pg_temp.view_id(31), owner) from (values ('eeeeeeee-0000-4000-8000-000000000099'::uuid), (null)) as others (owner);
select is(pg_temp.views_of('cccccccc-0000-4000-8000-000000000003'), '{Shared,Mine}', 'lets others neither rename nor remove a person''s own view');
select private.join_desk_views('eeeeeeee-0000-4000-8000-000000000099', 'cccccccc-0000-4000-8000-000000000003');
select is(pg_temp.views_of('cccccccc-0000-4000-8000-000000000003'), '{Shared,Mine,shared}', 'joins the views of two people who are one, but for a name that both have');
delete from public.profiles where user_id = 'eeeeeeee-0000-4000-8000-000000000099';
select is((select array_agg(query order by 1) from private.desk_views where owner_id is not null), '{tag=b,tag=d}', 'forgets the views of a deleted person');
select is(payload ->> 'change', 'views', 'tells open desks') from realtime.messages where topic = 'desk' and payload ->> 'change' = 'views' limit 1;
select throws_ok('select public.list_desk_views(null)', '42501', null, 'lists views for admins only');
create function pg_temp.hold(p_reasons text, p_seconds integer) returns text language sql as $$
  select public.record_fulfillment_orders(null, jsonb_build_object('shopify_order_id', 'gid://shopify/Order/12', 'fulfillment_orders', '[]'::jsonb,
    'hold_reasons', p_reasons::jsonb, 'read_at', now() + make_interval(secs => p_seconds))) $$;
select is(pg_temp.hold('["incorrect_address"]', 1), 'recorded', 'records a hold');
select is(pg_temp.hold('[]', 0), 'older', 'ignores an earlier read of the holds');
select is((pg_temp.details(12)).hold_reasons, '{incorrect_address}', 'stores why an order is on hold');
select is(pg_temp.hold('[]', 2), 'recorded', 'records a released hold');
select is(pg_temp.hold('[]', 3), 'older', 'returns older if no hold changed');
select public.record_fulfillment(null, jsonb_build_object('shopify_order_id', 'gid://shopify/Order/12', 'shopify_fulfillment_id', 'parcel',
  'status', 'success', 'created_at', now(), 'updated_at', now() + make_interval(secs => n), 'items', items))
from (values (0, '[{"quantity": 1, "shopify_line_item_id": "1"}]'::jsonb), (1, '[]')) as versions (n, items);
select is(f.items, '[{"quantity": 1, "shopify_line_item_id": "1"}]', 'retains the items of a parcel if a version lacks them')
from public.fulfillments as f where f.shopify_fulfillment_id = 'parcel';

-- Items.
create temporary table first_items on commit drop as select i.id, i.shopify_line_item_id from public.order_items as i where i.order_id = (pg_temp.stored_order(2)).id;
select public.record_order(pg_temp.delivery('f'), pg_temp.order(2, '{"items": [{"shopify_line_item_id": "3", "title": "Kofta", "quantity": 1, "price_minor": 1}, {"shopify_line_item_id": "1", "title": "Dal", "quantity": 2, "price_minor": 1000}]}' || pg_temp.later(1)));
select results_eq('select shopify_line_item_id, position, quantity from public.order_items where order_id = (pg_temp.stored_order(2)).id order by position',
  $$ values ('3', 1, 1), ('1', 2, 2) $$, 'inserts, updates and moves items');
select is(i.id, f.id, 'retains the id of an item') from public.order_items as i join first_items as f using (id, shopify_line_item_id);
select public.record_order(pg_temp.delivery('g'), pg_temp.order(2, pg_temp.later(2)));
select is(count(*), 1::bigint, 'deletes removed items') from public.order_items where order_id = (pg_temp.stored_order(2)).id;

-- Images: only the Admin API has them, deliveries do not.
create function pg_temp.with_image(p_picture text) returns jsonb language sql as
  $$ select jsonb_build_object('items', jsonb_build_array((pg_temp.order(2) -> 'items' -> 0) || jsonb_build_object('image_url', p_picture))) $$;
create function pg_temp.image() returns text language sql as 'select image_url from public.order_items where order_id = (pg_temp.stored_order(2)).id';
select public.record_order(null, pg_temp.order(2, pg_temp.with_image('https://cdn.example/dal.png') || pg_temp.later(1)));
select is(pg_temp.image(), 'https://cdn.example/dal.png', 'fills a missing image from an older version');
select public.record_order(pg_temp.delivery('picture'), pg_temp.order(2, pg_temp.later(3)));
select is(pg_temp.image(), 'https://cdn.example/dal.png', 'retains an image if a newer version has none');

-- Payments.
create function pg_temp.pay(p_id text, p_kind text, p_status text, p_seconds integer) returns text language sql as $$
  select public.record_transaction(pg_temp.delivery('pay ' || p_id), jsonb_build_object('shopify_order_id', 'gid://shopify/Order/2',
    'transaction_id', p_id, 'kind', p_kind, 'status', p_status, 'at', now() + make_interval(secs => p_seconds))) $$;
select results_eq(
  $$ select pg_temp.pay('declined', 'sale', 'failure', 1), pg_temp.pay('held', 'authorization', 'success', 2), (pg_temp.stored_order(2)).transaction_id $$,
  $$ values ('older', 'older', null) $$, 'stores no transaction that moved no money');
select results_eq(
  $$ select pg_temp.pay('second', 'capture', 'success', 4), pg_temp.pay('first', 'sale', 'success', 3), (pg_temp.stored_order(2)).transaction_id $$,
  $$ values ('recorded', 'older', 'second') $$, 'retains the newest payment');

-- Payments by gift card.
create function pg_temp.pay_by_gift_card(p_id text, p_status text, p_last text) returns text language sql as $$
  select public.record_transaction(pg_temp.delivery('card ' || p_id || p_status), jsonb_build_object('shopify_order_id', 'gid://shopify/Order/2',
    'shopify_transaction_id', p_id, 'transaction_id', null, 'kind', 'sale', 'status', p_status, 'at', now(),
    'gift_card', jsonb_build_object('last_characters', p_last, 'amount_minor', 500))) $$;
select results_eq(
  $$ select pg_temp.pay_by_gift_card('t2', 'failure', '0777'), pg_temp.pay_by_gift_card('t2', 'success', '0777'),
    pg_temp.pay_by_gift_card('t1', 'success', '4242'), public.record_transaction(null, '{"shopify_order_id": "gid://shopify/Order/2",
      "shopify_transaction_id": "t1", "kind": "sale", "status": "success", "at": "2026-11-01T10:00Z", "gift_card": {"last_characters": "4242", "amount_minor": 500}}') $$,
  $$ values ('older', 'recorded', 'recorded', 'older') $$, 'stores each payment by gift card once');
select results_eq(
  $$ select p ->> 'last_characters', (p ->> 'amount_minor')::int from jsonb_array_elements((pg_temp.stored_order(2)).gift_card_payments) as p $$,
  $$ values ('4242', 500), ('0777', 500) $$, 'lists what gift cards paid');
select is((pg_temp.stored_order(2)).transaction_id, 'second', 'a gift card does not replace the id of the payment by card');

-- An order read long afterwards.
create temporary table fetched on commit drop as select public.record_order(null, pg_temp.order(6, '{"financial_status": "paid", "fulfillment_status": "fulfilled", "fulfillments": [
  {"shopify_fulfillment_id": "6a", "status": "success", "created_at": "2026-11-02T10:00Z", "updated_at": "2026-11-09T10:00Z"},
  {"shopify_fulfillment_id": "6b", "status": "success", "created_at": "2026-11-03T10:00Z", "updated_at": "2026-11-09T10:00Z"}]}'));
select public.record_transaction(null, '{"shopify_order_id": "gid://shopify/Order/6", "transaction_id": "A6", "kind": "sale", "status": "success", "at": "2026-11-01T10:00Z"}');
select results_eq($$ select kind, at from public.order_events where order_id = (pg_temp.stored_order(6)).id and kind in ('paid', 'fulfilled') order by at $$,
  $$ values ('paid', '2026-11-01T10:00Z'::timestamptz), ('fulfilled', '2026-11-03T10:00Z') $$, 'dates events by the payment and the last fulfillment');

-- Events between payment and delivery.
select public.record_order(null, pg_temp.order(7, '{"fulfillment_status": "partially_fulfilled", "closed_at": "2026-11-05T10:00Z", "fulfillments": [
  {"shopify_fulfillment_id": "7a", "status": "success", "shipment_status": "in_transit", "created_at": "2026-11-02T10:00Z", "updated_at": "2026-11-03T10:00Z"},
  {"shopify_fulfillment_id": "7b", "status": "success", "created_at": "2026-11-04T10:00Z", "updated_at": "2026-11-04T10:00Z"}]}'));
select results_eq($$ select kind, subject, at from public.order_events where order_id = (pg_temp.stored_order(7)).id and kind not in ('placed', 'shipped') order by at $$,
  $$ values ('partially_fulfilled', '', '2026-11-02T10:00Z'::timestamptz), ('in_transit', '7a', '2026-11-03T10:00Z'), ('closed', '', '2026-11-05T10:00Z') $$,
  'dates partial fulfillment, transit and closing');
select public.record_order(null, pg_temp.order(7, '{"fulfillments": [
  {"shopify_fulfillment_id": "7a", "status": "success", "shipment_status": "delivered", "created_at": "2026-11-02T10:00Z", "updated_at": "2026-11-08T10:00Z",
    "in_transit_at": "2026-11-02T18:00Z", "delivered_at": "2026-11-06T10:00Z"},
  {"shopify_fulfillment_id": "7b", "status": "cancelled", "created_at": "2026-11-04T10:00Z", "updated_at": "2026-11-04T10:00Z", "in_transit_at": "2026-11-04T18:00Z"}]}'));
select results_eq($$ select kind, subject, at from public.order_events where order_id = (pg_temp.stored_order(7)).id and kind in ('in_transit', 'delivered') order by at $$,
  $$ values ('in_transit', '7a', '2026-11-02T18:00Z'::timestamptz), ('delivered', '7a', '2026-11-06T10:00Z') $$,
  'dates shipping steps whose webhooks were missed');
select public.record_order(null, pg_temp.order(8, '{"cancelled_at": "2026-11-05T10:00Z", "closed_at": "2026-11-05T10:00Z"}'));
select is_empty($$ select from public.order_events where order_id = (pg_temp.stored_order(8)).id and kind = 'closed' $$, 'records no closed event for a cancelled order');

-- Shipped fulfillments.
select public.record_order(null, pg_temp.order(9, '{"fulfillment_status": "fulfilled", "fulfillments": [
  {"shopify_fulfillment_id": "9a", "status": "pending", "created_at": "2026-11-02T10:00Z", "updated_at": "2026-11-02T10:00Z"},
  {"shopify_fulfillment_id": "9b", "status": "failure", "created_at": "2026-11-03T10:00Z", "updated_at": "2026-11-03T11:00Z"},
  {"shopify_fulfillment_id": "9c", "status": "open", "created_at": "2026-11-04T10:00Z", "updated_at": "2026-11-04T10:00Z"}]}'));
select results_eq($$ select kind, subject, at from public.order_events where order_id = (pg_temp.stored_order(9)).id and kind like 'ship%' order by at $$,
  $$ values ('shipment_failed', '9b', '2026-11-03T11:00Z'::timestamptz) $$, 'records no shipped event for a pending, open or failed fulfillment');
select public.record_fulfillment(null, '{"shopify_order_id": "gid://shopify/Order/9", "shopify_fulfillment_id": "9a", "status": "success",
  "created_at": "2026-11-02T10:00Z", "updated_at": "2026-11-05T10:00Z"}');
select results_eq($$ select subject, at from public.order_events where order_id = (pg_temp.stored_order(9)).id and kind = 'shipped' $$,
  $$ values ('9a', '2026-11-02T10:00Z'::timestamptz) $$, 'records a shipped event once the fulfillment succeeds');

-- Refunds.
create function pg_temp.refund(p_id text, p_amount_minor integer) returns text language sql as $$
  select public.record_refund(null, jsonb_build_object('shopify_order_id', 'gid://shopify/Order/9', 'shopify_refund_id', p_id,
    'amount_minor', p_amount_minor, 'at', '2026-11-06T10:00Z')) $$;
select results_eq($$ select pg_temp.refund('void', 0), pg_temp.refund('paid back', 350) $$, $$ values ('older', 'recorded') $$, 'returns older for a refund without an amount');
select results_eq($$ select subject from public.order_events where order_id = (pg_temp.stored_order(9)).id and kind = 'refunded' $$,
  $$ values ('paid back') $$, 'records no event for a refund without an amount');
select is(pg_temp.refund('void', 350), 'recorded', 'records a refund once it has an amount');

-- Additional amounts and removed quantities.
select public.record_order(null, pg_temp.order(10, '{"duties_minor": 3, "fees_minor": 2, "tip_minor": 1, "taxes_included": true,
  "items": [{"shopify_line_item_id": "1", "title": "Dal", "quantity": 1000, "removed_quantity": 2, "price_minor": 1, "total_minor": 1250}]}'));
select results_eq($$ select duties_minor, fees_minor, tip_minor, taxes_included from pg_temp.stored_order(10) $$,
  $$ values (3::bigint, 2::bigint, 1::bigint, true) $$, 'stores duties, fees, tips and included taxes');
select results_eq($$ select removed_quantity, total_minor from public.order_items where order_id = (pg_temp.stored_order(10)).id $$,
  $$ values (2, 1250::bigint) $$, 'stores the removed quantity of an item');

-- Repeated fulfillments and fulfillment orders.
create function pg_temp.repeat_updates(p_seconds integer, p_status text) returns text[] language sql as $$
  select array[
    public.record_fulfillment(pg_temp.delivery('parcel' || p_seconds, now() + make_interval(secs => p_seconds)), jsonb_build_object(
      'shopify_order_id', 'gid://shopify/Order/2', 'shopify_fulfillment_id', '2', 'status', p_status, 'created_at', now(), 'updated_at', now())),
    public.record_fulfillment_orders(null, jsonb_build_object('shopify_order_id', 'gid://shopify/Order/2',
      'read_at', now() + make_interval(secs => p_seconds), 'fulfillment_orders', jsonb_build_array(jsonb_build_object('status', p_status))))
  ] $$;
select results_eq($$ select pg_temp.repeat_updates(1, 'open'), pg_temp.repeat_updates(2, 'open'), pg_temp.repeat_updates(3, 'success'), pg_temp.repeat_updates(2, 'open') $$,
  $$ values (array['recorded', 'recorded'], array['older', 'older'], array['recorded', 'recorded'], array['duplicate', 'older']) $$, 'returns older if nothing changed');

-- Deletion.
select is(public.mark_order_deleted(pg_temp.delivery('h'), '{"shopify_order_id": "gid://shopify/Order/2"}'), 'recorded', 'marks an order as deleted');
select is(public.record_order(pg_temp.delivery('i'), pg_temp.order(2, pg_temp.later(9))), 'older', 'does not restore a deleted order');
select is(public.mark_order_deleted(pg_temp.delivery('j'), '{"shopify_order_id": "gid://shopify/Order/2"}'), 'unknown-order', 'returns unknown-order for a repeated deletion');
select is(public.record_fulfillment(pg_temp.delivery('k'), '{"shopify_order_id": "gid://shopify/Order/3", "shopify_fulfillment_id": "3"}'), 'unknown-order', 'stores a fulfillment that arrives before its order');
select is(public.mark_order_deleted(pg_temp.delivery('l'), '{"shopify_order_id": "gid://shopify/Order/3"}'), 'unknown-order', 'records a deletion of an unknown order');
select is_empty('select from private.pending_order_updates', 'deletes pending updates of a deleted order');
select is(public.record_order(pg_temp.delivery('m'), pg_temp.order(3)), 'older', 'does not record an order that was already deleted');
select is(public.record_refund(pg_temp.delivery('n'), '{"shopify_order_id": "gid://shopify/Order/3"}'), 'older', 'ignores updates of a deleted order');
select is(pg_temp.stored_order(3), null, 'stores nothing about the deleted order');

-- Dead letters and expired deliveries.
select results_eq(
  $$ select public.store_dead_letter(pg_temp.delivery('o'), 'not-json', '{"'), public.store_dead_letter(pg_temp.delivery('o'), 'not-json', '{"') $$,
  $$ values ('dead-letter', 'duplicate') $$, 'stores an unprocessable delivery once');
select results_eq('select webhook_id, topic, reason, body from private.dead_letters', $$ values ('o', 'orders/updated', 'not-json', '{"') $$, 'stores the body of a dead letter unchanged');
update private.webhook_events set received_at = now() - interval '31 days' where webhook_id in ('a', 'b', 'c');
select public.record_order(pg_temp.delivery('p'), pg_temp.order(1)), public.record_order(pg_temp.delivery('q'), pg_temp.order(1));
select is_empty('select from private.webhook_events where received_at < now() - interval ''30 days''', 'deletes old deliveries during later calls');

-- Watermark of the reconciliation.
select is(public.find_order_watermark(), null, 'returns null before the first run');
select public.advance_order_watermark('2026-11-21T10:00Z'), public.advance_order_watermark('2026-11-21T09:00Z');
select is(public.find_order_watermark(), '2026-11-21T10:00Z'::timestamptz, 'never moves the watermark backwards');

-- Deletion scan.
create function pg_temp.scan(p_count integer, p_placed_after timestamptz default '-infinity') returns text[] language sql as
  $$ select array(select id from unnest(public.next_orders_to_scan(p_count, p_placed_after)) as id order by id) $$;
select is(pg_temp.scan(9), array[]::text[], 'skips orders recorded within five minutes');
delete from public.orders;
select public.record_order(null, pg_temp.order(number)) from generate_series(11, 14) as number;
select public.mark_order_deleted(null, '{"shopify_order_id": "gid://shopify/Order/14"}');
update public.orders set recorded_at = now() - interval '1 hour', placed_at = case when order_number = '#11' then '2026-01-01' else placed_at end;
create temporary table scans (run integer, ids text[]) on commit drop;
insert into scans select run, pg_temp.scan(2) from generate_series(1, 3) as run;
select results_eq('select cardinality(ids) from scans order by run', array[2, 1, 2], 'returns batches and restarts after the last order');
select is((select ids from scans where run = 3), (select ids from scans where run = 1), 'restarts with the first order');
select set_eq('select distinct unnest(ids) from scans', $$ select 'gid://shopify/Order/' || number from generate_series(11, 13) as number $$,
  'returns every order that is not deleted');
update private.deletion_scan_cursor set last_id = '00000000-0000-0000-0000-000000000000';
select is(pg_temp.scan(9, '2026-02-01'), array['gid://shopify/Order/12', 'gid://shopify/Order/13'], 'skips orders placed before the given time');

-- What an edit of the order changed.
select public.record_order(null, pg_temp.order(97, '{"items": [{"shopify_line_item_id": "1", "title": "Dal", "quantity": 2, "price_minor": 500}, {"shopify_line_item_id": "2", "title": "Kofta", "quantity": 1, "price_minor": 500}]}'));
select public.record_order(pg_temp.delivery('edit'), pg_temp.order(97, '{"items": [{"shopify_line_item_id": "1", "title": "Dal", "quantity": 1, "price_minor": 500}, {"shopify_line_item_id": "3", "title": "Rice", "variant_title": "Box", "quantity": 3, "price_minor": 500}]}' || pg_temp.later(1)));
select results_eq(
  $$ select has_changed_items, item_changes from private.webhook_events where webhook_id = 'edit' $$,
  $$ values (true, '[{"title": "Dal", "variant": null, "from": 2, "to": 1}, {"title": "Kofta", "variant": null, "from": 1, "to": 0}, {"title": "Rice", "variant": "Box", "from": 0, "to": 3}]'::jsonb) $$,
  'stores which items an edit of the order changed'
);
select public.record_order(pg_temp.delivery('no edit'), pg_temp.order(97, '{"total_minor": 3, "items": [{"shopify_line_item_id": "1", "title": "Dal, hot", "quantity": 1, "price_minor": 500}, {"shopify_line_item_id": "3", "title": "Rice", "variant_title": "Box", "quantity": 3, "price_minor": 500}]}' || pg_temp.later(2)));
select results_eq(
  $$ select has_changed_items, item_changes from private.webhook_events where webhook_id = 'no edit' $$,
  $$ values (false, null::jsonb) $$, 'stores no changed items if only titles and totals changed'
);
select public.record_order(pg_temp.delivery('first'), pg_temp.order(98));
select results_eq(
  $$ select has_changed_items, item_changes from private.webhook_events where webhook_id = 'first' $$,
  $$ values (false, null::jsonb) $$, 'stores no changed items for a new order'
);

-- Bundles: a webhook has only the id, the Admin API the rest.
select public.record_order(null, pg_temp.order(99, '{"items": [{"shopify_line_item_id": "1", "title": "Box", "quantity": 2, "price_minor": 500, "bundle": {"id": "g1", "title": null, "quantity": null, "variant_id": null}}, {"shopify_line_item_id": "2", "title": "Dal", "quantity": 1, "price_minor": 500, "bundle": null}]}'));
select results_eq(
  $$ select bundle ->> 'id', bundle ->> 'title' from public.order_items where order_id = (pg_temp.stored_order(99)).id order by position $$,
  $$ values ('g1', null), (null, null) $$, 'stores the id of the bundle of a component'
);
select is(
  public.record_order(null, pg_temp.order(99, '{"items": [{"shopify_line_item_id": "1", "title": "Box", "quantity": 2, "price_minor": 500, "bundle": {"id": "g1", "title": "Set", "quantity": 2, "variant_id": "v"}}]}')),
  'recorded', 'stores the title of the bundle with the same version of the order, as the Admin API returns it later'
);
select public.record_order(null, pg_temp.order(99, '{"items": [{"shopify_line_item_id": "1", "title": "Box", "quantity": 1, "price_minor": 500, "bundle": {"id": "g1", "title": null, "quantity": null, "variant_id": null}}]}' || pg_temp.later(1)));
select results_eq(
  $$ select bundle ->> 'title', quantity from public.order_items where order_id = (pg_temp.stored_order(99)).id $$,
  $$ values ('Set', 1) $$, 'keeps the title of the bundle when a webhook with only its id follows'
);
select public.record_order(null, pg_temp.order(99, '{"items": [{"shopify_line_item_id": "1", "title": "Box", "quantity": 1, "price_minor": 500, "bundle": {"id": "g2", "title": null, "quantity": null, "variant_id": null}}]}' || pg_temp.later(2)));
select results_eq(
  $$ select bundle ->> 'id', bundle ->> 'title' from public.order_items where order_id = (pg_temp.stored_order(99)).id $$,
  $$ values ('g2', null) $$, 'drops the title when the item is in another bundle'
);

select * from finish();
rollback;
