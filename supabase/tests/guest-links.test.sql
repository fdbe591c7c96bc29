begin;
select no_plan();

create function pg_temp.order(p_number integer, p_more jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object(
    'shopify_order_id', 'gid://shopify/Order/' || p_number, 'shopify_customer_id', null, 'order_number', '#' || p_number,
    'placed_at', now(), 'updated_at', now(), 'financial_status', 'pending', 'currency', 'USD', 'subtotal_minor', 1000,
    'discount_minor', 0, 'shipping_minor', 499, 'tax_minor', 0, 'total_minor', 1499, 'discounts', '[]'::jsonb,
    'items', '[{"shopify_line_item_id": "1", "title": "Dal", "quantity": 1, "price_minor": 1000}]'::jsonb, 'fulfillments', '[]'::jsonb
  ) || p_more $$;
create function pg_temp.claim(p_number integer) returns uuid language sql as $$
  select c.lease from public.request_order_confirmation('gid://shopify/Order/' || p_number) as wanted, public.claim_jobs('order-confirmation', 1, wanted) as c where wanted is not null $$;
create function pg_temp.link(p_number integer, p_token text, p_hours integer default 1) returns text language sql as $$
  select public.start_order_confirmation(pg_temp.claim(p_number), encode(sha256(p_token::bytea), 'hex'), now() + make_interval(hours => p_hours)) $$;
create function pg_temp.lease() returns uuid language sql as $$ select lease from private.jobs where lease is not null $$;
create function pg_temp.pass(p_interval interval) returns void language sql as $$
  update private.jobs set run_after = run_after - p_interval, leased_until = leased_until - p_interval $$;
create function pg_temp.shown(p_token text) returns jsonb language sql as
  $$ select public.find_guest_order(encode(sha256(p_token::bytea), 'hex')) $$;

select public.record_order(null, pg_temp.order(1, '{"email": "ada@example.com", "status_url": "https://shop.example/secret", "shipping_address":
  {"first_name": "Ada", "last_name": "Lovelace", "address1": "12 St James''s Square", "city": "London", "zip": "SW1Y", "country": "GB", "phone": "+44 20"}}'));
select is(pg_temp.link(2, 'a'), null, 'rejects a link to an unknown order');
select is(pg_temp.link(1, 'a'), 'recorded', 'creates a link for a guest');
select is(pg_temp.link(1, 'b'), null, 'creates only one link');
select public.fail_job(pg_temp.lease(), 'the mail service responded with 503');
select is(pg_temp.shown('a'), null, 'removes a link that could not be mailed');
select is(pg_temp.link(1, 'b'), null, 'creates no other link before the next attempt is due');
select pg_temp.pass('1 minute');
select is(pg_temp.link(1, 'b'), 'recorded', 'creates another link for the next attempt');
select pg_temp.pass('2 minutes');
select pg_temp.claim(1);
select public.fail_job(pg_temp.lease(), 'Shopify is down');
select isnt(pg_temp.shown('b'), null, 'keeps the link of an expired claim if the next one fails before it creates its own');
select pg_temp.pass('16 minutes');
select is(pg_temp.link(1, 'late'), 'recorded', 'creates another link if the worker did not report within two minutes that it sent the mail');
select public.fail_job(pg_temp.lease(), 'down');
select isnt(pg_temp.shown('b'), null, 'keeps the link of an earlier mail, which may have arrived');
select is(pg_temp.shown('late'), null, 'removes that of the failed one');
select pg_temp.pass('64 minutes');
select is(pg_temp.link(1, 'late'), 'recorded', 'creates another link after that one was removed');
select is(confirmed_at, null, 'records no mail before it was sent') from private.order_contacts;
select public.complete_job(pg_temp.lease());
select is(confirmed_at, now(), 'records that the mail was sent') from private.order_contacts;
select is(pg_temp.link(1, 'later'), null, 'creates no other link once a mail was sent');

select public.record_order(null, pg_temp.order(3));
select is(pg_temp.link(3, 'c'), null, 'creates no link without an email address');
select public.sign_in('shopify', 'gid://shopify/Customer/4', 'ada@example.com');
select public.record_order(null, pg_temp.order(4, '{"email": "ada@example.com", "shopify_customer_id": "gid://shopify/Customer/4"}'));
select is(pg_temp.link(4, 'd'), 'owned', 'confirms an owned order without a link');
select is(pg_temp.shown('d'), null, 'shows no owned order by a token');
select is(pg_temp.link(4, 'f'), null, 'confirms an owned order once');

-- The gift note.
select public.record_order(null, pg_temp.order(5, '{"email": "guest@example.com"}'));
select public.request_order_confirmation('gid://shopify/Order/5', 'Happy Diwali!'), public.request_order_confirmation('gid://shopify/Order/5', 'fragile, says Gita');
create temporary table waiting on commit drop as select * from public.claim_jobs('order-confirmation', 1);
select is((select details ->> 'gift_note' from waiting), 'Happy Diwali!', 'confirms with the note of the buyer, whatever the order says later');
select public.complete_job(lease) from waiting;
select is_empty('select from private.order_contacts where gift_note is not null', 'forgets the note once it was mailed');

select is_empty($$ select from private.guest_links where token_hash !~ '^[0-9a-f]{64}$' $$, 'stores only the digest of a token');
select is(pg_temp.shown('b') - array['id', 'placed_at', 'expires_at', 'events', 'ship_by'],
  '{"order_number": "#1", "status": "open", "financial_status": "pending", "fulfillment_status": null, "currency": "USD", "subtotal_minor": 1000,
    "discount_minor": 0, "shipping_minor": 499, "tax_minor": 0, "duties_minor": 0, "fees_minor": 0, "tip_minor": 0,
    "total_minor": 1499, "taxes_included": false, "discounts": [], "shipping_method": null, "gift_card_payments": [], "first_name": "Ada", "fulfillments": [], "fulfillment_orders": [], "lots": [],
    "items": [{"title": "Dal", "variant_title": null, "quantity": 1, "removed_quantity": 0, "shopify_line_item_id": "1", "price_minor": 1000,
      "total_minor": null, "image_url": null, "bundle": null, "product_id": null}]}',
  'shows the items and only the first name');
select public.record_fulfillment_orders(null, jsonb_build_object('shopify_order_id', 'gid://shopify/Order/1', 'read_at', now(), 'fulfillment_orders',
  '[{"id": "gid://shopify/FulfillmentOrder/1", "status": "open", "delivery_method": "pick_up", "line_items": [{"title": "Dal"}]}]'::jsonb));
select is(pg_temp.shown('b') -> 'fulfillment_orders', '[{"status": "open", "delivery_method": "pick_up"}]',
  'shows how the order reaches the buyer, and nothing else of its fulfillment orders');
select is(jsonb_path_query_array(pg_temp.shown('b'), '$.events[*].kind'), '["placed"]', 'shows the events');
select is(pg_temp.shown('c'), null, 'returns null for an unknown token');
select is(pg_temp.shown(''), null, 'returns null for an empty token');

-- Broadcasts to guests.
delete from realtime.messages where topic is not null;
select public.record_order(null, pg_temp.order(1, jsonb_build_object('email', 'ada@example.com', 'updated_at', now() + interval '1 second', 'fulfillment_status', 'fulfilled')));
select results_eq(
  $$ select topic, event, private, payload - array['id', 'order_id'] from realtime.messages where topic <> 'desk' $$,
  $$ select 'order:' || id, 'order', true, '{"change": "updated", "order_number": "#1", "total_minor": 1499, "currency": "USD", "status": "open",
    "financial_status": "pending", "fulfillment_status": "fulfilled", "old_fulfillment_status": null}'::jsonb
    from public.orders where shopify_order_id = 'gid://shopify/Order/1' $$, 'broadcasts a change to the topic of the order'
);
update private.guest_links set expires_at = now();
select is(pg_temp.shown('b'), null, 'returns null for an expired link');
select is(pg_temp.link(1, 'e'), null, 'does not replace an expired link');
select public.record_order(null, pg_temp.order(1, jsonb_build_object('updated_at', now() + interval '2 seconds')));
select is(count(*), 1::bigint, 'broadcasts nothing to guests after the link expired') from realtime.messages where topic <> 'desk';

update private.guest_links set expires_at = now() + interval '1 hour';
select is(count(*), 1::bigint, 'has a job for an order whose mail was not sent yet') from private.jobs;
select public.mark_order_deleted(null, '{"shopify_order_id": "gid://shopify/Order/4"}');
select is(count(*), 0::bigint, 'deletes the job of a deleted order') from private.jobs;
select public.mark_order_deleted(null, '{"shopify_order_id": "gid://shopify/Order/1"}');
select is(pg_temp.shown('b'), null, 'returns null for a deleted order');
select is_empty('select from private.guest_links', 'deletes the link of a deleted order');

select * from finish();
rollback;
