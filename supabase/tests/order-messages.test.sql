begin;
select no_plan();

create function pg_temp.delivery(p_id text, p_triggered_at timestamptz default now()) returns jsonb language sql as
  $$ select jsonb_build_object('webhook_id', p_id, 'event_id', p_id, 'topic', 'orders/updated', 'shop', 'tiffin.example', 'triggered_at', p_triggered_at) $$;
create function pg_temp.gid(p_number integer) returns text language sql as $$ select 'gid://shopify/Order/' || p_number $$;
create function pg_temp.ordered(p_number integer, p_more jsonb default '{}') returns text language sql as $$
  select public.record_order(null, jsonb_build_object(
    'shopify_order_id', pg_temp.gid(p_number), 'shopify_customer_id', null, 'order_number', '#' || p_number, 'email', 'Guest' || p_number || '@example.com',
    'placed_at', now(), 'updated_at', now(), 'financial_status', 'paid', 'fulfillment_status', 'unfulfilled', 'currency', 'USD', 'subtotal_minor', 1000,
    'discount_minor', 0, 'shipping_minor', 499, 'tax_minor', 0, 'total_minor', 1499, 'discounts', '[]'::jsonb, 'ship_by', current_date + 1,
    'items', '[{"shopify_line_item_id": "1", "title": "Dal", "quantity": 1, "price_minor": 1000}]'::jsonb, 'fulfillments', '[]'::jsonb
  ) || p_more) $$;
-- Records a version of the first or another parcel, some minutes after now.
create function pg_temp.parcel(p_number integer, p_minute integer, p_status text, p_parcel text default 'a', p_fulfillment_status text default 'success') returns text
language sql as $$
  select public.record_fulfillment(pg_temp.delivery(concat_ws(' ', p_number, p_minute, p_status, p_parcel)), jsonb_build_object(
    'shopify_order_id', pg_temp.gid(p_number), 'shopify_fulfillment_id', p_number || p_parcel, 'status', p_fulfillment_status, 'shipment_status', p_status,
    'created_at', now(), 'updated_at', now() + make_interval(mins => p_minute))) $$;
create function pg_temp.order_id(p_number integer) returns uuid language sql as $$ select id from public.orders where shopify_order_id = pg_temp.gid(p_number) $$;
create function pg_temp.waiting(p_number integer) returns text[] language sql as $$
  select coalesce(array_agg(m.kind order by m.created_at), '{}') from private.order_messages as m join private.jobs as j on j.kind = 'order-message' and j.key = m.id::text
  where m.order_id = pg_temp.order_id(p_number) $$;
create function pg_temp.history(p_number integer) returns text[] language sql as $$
  select array_agg(e.kind order by e.at, e.kind) from public.order_events as e where e.order_id = pg_temp.order_id(p_number) and private.carrier_rank(e.kind) is not null $$;
create function pg_temp.hash(p_name text) returns text language sql as $$ select encode(sha256(p_name::bytea), 'hex') $$;
-- Runs the jobs that are due, and returns what became of each. Mails that wait are tried again later.
create function pg_temp.send_all() returns text[] language plpgsql as $$
declare
  claimed record;
  started jsonb;
  results text[] := '{}';
begin
  for claimed in select c.lease, c.key from public.claim_jobs('order-message', 100) as c loop
    started := public.start_order_message(claimed.lease, pg_temp.hash(claimed.key), pg_temp.hash('guest ' || claimed.key), now() + interval '60 days');
    results := results || concat_ws(' ', started ->> 'outcome', started ->> 'kind', started ->> 'email');
    if started ->> 'outcome' = 'waits' then
      perform public.fail_job(claimed.lease, 'an earlier mail waits');
    else
      perform public.end_order_message(claimed.lease, case started ->> 'outcome' when 'send' then 'sent' else started ->> 'outcome' end);
      perform public.complete_job(claimed.lease);
    end if;
  end loop;
  return results;
end;
$$;

-- Carriers.
select pg_temp.ordered(1);
select pg_temp.parcel(1, 1, 'in_transit'), pg_temp.parcel(1, 2, 'out_for_delivery'), pg_temp.parcel(1, 3, 'delivered');
select is(pg_temp.waiting(1), '{}', 'mails nothing that Shopify mails');
select is(pg_temp.history(1), array['in_transit', 'out_for_delivery', 'delivered'], 'records the way of a parcel');
select pg_temp.parcel(1, 4, 'out_for_delivery'), pg_temp.parcel(1, 5, 'attempted_delivery'), pg_temp.parcel(1, 6, 'failure');
select is(pg_temp.history(1), array['in_transit', 'out_for_delivery', 'delivered'], 'ignores what a carrier reports after the delivery');
select is(pg_temp.waiting(1), '{}', 'tells nothing that is impossible');

select pg_temp.ordered(2);
select pg_temp.parcel(2, 3, 'attempted_delivery'), pg_temp.parcel(2, 2, 'delayed'), pg_temp.parcel(2, 4, 'attempted_delivery'), pg_temp.parcel(2, 4, 'attempted_delivery');
select is(pg_temp.history(2), array['delayed', 'attempted_delivery'], 'records an event that arrives after a later one');
select is(pg_temp.waiting(2), array['attempted_delivery'], 'tells no event after a newer one, and none twice');
select is(pg_temp.send_all(), array['send attempted_delivery Guest2@example.com'], 'sends the mail to the address of the order');
select is(pg_temp.send_all(), '{}', 'sends it once');
select is(outcome, 'sent', 'records that it was sent') from private.order_messages where order_id = pg_temp.order_id(2);
select is(count(*), 1::bigint, 'gives a guest a link to the order') from private.guest_links where order_id = pg_temp.order_id(2);
select pg_temp.parcel(2, 6, 'delivered'), pg_temp.parcel(2, 5, 'not_delivered');
select is(pg_temp.history(2), array['delayed', 'attempted_delivery', 'not_delivered', 'delivered'], 'records a failed delivery before the one that succeeded');
select is(pg_temp.waiting(2), '{}', 'does not tell it any more');
select pg_temp.ordered(3);
select pg_temp.parcel(3, 3, 'not_delivered'), pg_temp.parcel(3, 2, 'delivered');
select is(pg_temp.history(3), array['delivered'], 'deletes a report that a late delivery makes impossible');
select is(pg_temp.send_all(), array['stale'], 'does not send it');

select pg_temp.ordered(4, '{"fulfillments": [{"shopify_fulfillment_id": "4a", "status": "success", "shipment_status": "delayed", "created_at": "2026-01-01T00:00Z", "updated_at": "2026-01-01T00:00Z"}]}');
select is(pg_temp.waiting(4), '{}', 'tells nothing about an order that is imported later');
select pg_temp.ordered(5, '{"is_test": true}');
select pg_temp.parcel(5, 1, 'delayed');
select is(pg_temp.waiting(5), '{}', 'tells nothing about a test order');
select pg_temp.ordered(6, '{"email": null}');
select pg_temp.parcel(6, 1, 'delayed');
select is(pg_temp.waiting(6), '{}', 'mails nothing to an order without an address');
select pg_temp.ordered(7);
select pg_temp.parcel(7, 1, 'delayed');
select pg_temp.parcel(7, 2, null, 'a', 'cancelled');
select is(pg_temp.send_all(), array['stale'], 'does not send what is about a parcel that was called back');

-- A mail service that is down for a day.
select pg_temp.ordered(8);
select pg_temp.parcel(8, 1, 'delayed'), pg_temp.parcel(8, 1, 'delayed', 'b');
select public.fail_job(c.lease, 'the mail service did not respond') from public.claim_jobs('order-message', 1) as c;
select pg_temp.parcel(8, 2, 'attempted_delivery');
select is(pg_temp.send_all(), array['waits', 'waits'], 'sends nothing while an earlier mail about the order waits');
update private.jobs set run_after = now() - interval '1 minute';
select is(pg_temp.send_all(), array['stale', 'send delayed Guest8@example.com', 'send attempted_delivery Guest8@example.com'],
  'skips what became untrue meanwhile, and sends the rest in its order');
select is(pg_temp.send_all(), '{}', 'loses nothing and sends nothing twice');
select pg_temp.parcel(8, 3, 'not_delivered');
update private.order_messages set created_at = created_at - interval '3 days 1 minute' where outcome is null;
select is(pg_temp.send_all(), array['stale'], 'sends nothing that has waited for three days');
select pg_temp.ordered(9);
select pg_temp.parcel(9, 1, 'delayed');
select pg_temp.ordered(9, jsonb_build_object('cancelled_at', now(), 'updated_at', now() + interval '2 minutes'));
select is(pg_temp.send_all(), array['stale'], 'sends nothing about a canceled order');
select pg_temp.ordered(10);
select public.request_order_confirmation(pg_temp.gid(10));
select pg_temp.parcel(10, 1, 'delayed');
select is(pg_temp.send_all(), array['waits'], 'sends nothing before the confirmation of the order');
delete from private.jobs where kind = 'order-confirmation';
update private.jobs set run_after = now();
select is(pg_temp.send_all(), array['send delayed Guest10@example.com'], 'sends it after the confirmation');

-- The carrier's estimate, which only the Admin API returns.
create function pg_temp.estimate(p_minute integer, p_more jsonb) returns void language sql as $$
  select public.record_fulfillment(pg_temp.delivery(concat('estimate ', p_minute, p_more)), jsonb_build_object(
    'shopify_order_id', pg_temp.gid(13), 'shopify_fulfillment_id', '13a', 'status', 'success', 'shipment_status', 'in_transit', 'created_at', now(),
    'updated_at', now() + make_interval(mins => p_minute)) || p_more) $$;
create function pg_temp.estimated() returns jsonb language sql as
  $$ select private.order_facts(o) #> '{fulfillments,0,estimated_delivery_at}' from public.orders as o where o.id = pg_temp.order_id(13) $$;
select pg_temp.ordered(13);
select pg_temp.estimate(2, '{"estimated_delivery_at": "2026-12-09T20:00:00Z"}');
select is(pg_temp.estimated() #>> '{}', to_jsonb('2026-12-09T20:00:00Z'::timestamptz) #>> '{}', 'returns when the carrier expects to deliver a parcel');
select pg_temp.estimate(3, '{}');
select isnt(pg_temp.estimated(), 'null', 'keeps it for a webhook, which has none');
select pg_temp.estimate(1, '{"estimated_delivery_at": "2026-12-24T20:00:00Z"}');
select is(pg_temp.estimated() #>> '{}', to_jsonb('2026-12-09T20:00:00Z'::timestamptz) #>> '{}', 'ignores one that arrives after a newer version');

-- Edits.
create function pg_temp.edit(p_number integer, p_minute integer, p_is_mailed boolean default false) returns text language sql as $$
  select public.record_order_edit(pg_temp.delivery(concat('edit ', p_number, ' ', p_minute)), jsonb_build_object(
    'shopify_order_id', pg_temp.gid(p_number), 'shopify_edit_id', p_minute::text, 'at', now() + make_interval(mins => p_minute), 'is_mailed', p_is_mailed)) $$;
select pg_temp.ordered(11);
select is(pg_temp.edit(11, 1), 'recorded', 'records an edit');
select is(pg_temp.edit(11, 1), 'duplicate', 'records a delivery once');
select is(pg_temp.waiting(11), array['edited'], 'mails an edit');
select is(pg_temp.edit(11, 2), 'recorded', 'records another edit');
select is(pg_temp.send_all(), array['stale', 'send edited Guest11@example.com'], 'mails the newest edit only, which shows the whole order');
select is(pg_temp.edit(11, 3, true), 'recorded', 'records an edit that Shopify mails');
select is(pg_temp.waiting(11), '{}', 'does not mail what Shopify mails');
select is(pg_temp.edit(99, 1), 'unknown-order', 'knows no other order');

-- What an edit changed.
create function pg_temp.change(p_number integer, p_minute integer, p_changes jsonb) returns text language sql as $$
  select public.record_order_edit(pg_temp.delivery(concat('change ', p_number, ' ', p_minute)), jsonb_build_object(
    'shopify_order_id', pg_temp.gid(p_number), 'shopify_edit_id', p_minute::text, 'at', now() + make_interval(mins => p_minute), 'is_mailed', false, 'changes', p_changes)) $$;
create function pg_temp.untold(p_minute integer) returns jsonb language sql as
  $$ select private.find_untold_changes(m) from private.order_messages as m where m.order_id = pg_temp.order_id(12) and m.subject = p_minute::text $$;
select pg_temp.ordered(12);
select pg_temp.change(12, 1, '[{"shopify_line_item_id": "1", "delta": 2}]'), pg_temp.change(12, 2, '[{"shopify_line_item_id": "1", "delta": -3}, {"shopify_line_item_id": "2", "delta": 1}]');
select is(pg_temp.untold(1), '[{"delta": 2, "shopify_line_item_id": "1"}]', 'returns what an edit changed');
select set_eq($$ select jsonb_array_elements(pg_temp.untold(2)) $$, array['{"delta": -1, "shopify_line_item_id": "1"}', '{"delta": 1, "shopify_line_item_id": "2"}']::jsonb[],
  'adds up edits that were not mailed');
select pg_temp.send_all();
select pg_temp.change(12, 3, '[{"shopify_line_item_id": "2", "delta": -1}]');
select is(pg_temp.untold(3), '[{"delta": -1, "shopify_line_item_id": "2"}]', 'leaves out what a mail has told');
select pg_temp.send_all();

-- Late orders.
select pg_temp.ordered(20, jsonb_build_object('ship_by', current_date - 1)), pg_temp.ordered(21, jsonb_build_object('ship_by', current_date)),
  pg_temp.ordered(22, jsonb_build_object('ship_by', current_date - 6)), pg_temp.ordered(23, jsonb_build_object('ship_by', current_date - 1, 'financial_status', 'pending')),
  pg_temp.ordered(24, jsonb_build_object('ship_by', current_date - 1)), pg_temp.ordered(25, jsonb_build_object('ship_by', current_date - 1));
update public.order_staff_details set hold_reasons = '{other}' where order_id = pg_temp.order_id(24);
update public.orders set fulfillment_orders = '[{"status": "open", "delivery_method": "pick_up"}]' where id = pg_temp.order_id(25);
select is(public.record_late_orders(current_date), 1, 'finds the order that is not packed by the promised day');
select is(public.record_late_orders(current_date), 0, 'finds it once');
select is(pg_temp.waiting(20), array['packing_late'], 'tells its customer');
select pg_temp.parcel(20, 1, null);
select is(pg_temp.send_all(), array['stale'], 'does not tell it once the order is packed');

-- Preferences.
create temporary table ada on commit drop as select user_id from public.sign_in('shopify', 'gid://shopify/Customer/1', 'ada@example.com');
create function pg_temp.of_ada(p_number integer) returns text language sql as
  $$ select pg_temp.ordered(p_number, '{"shopify_customer_id": "gid://shopify/Customer/1", "email": "Ada@example.com"}') $$;
select pg_temp.of_ada(30);
select pg_temp.parcel(30, 1, 'delayed');
select is(pg_temp.send_all(), array['send delayed Ada@example.com'], 'sends a mail to who did not decline');
select is(count(*), 0::bigint, 'gives no secret link to a person with an account') from private.guest_links where order_id = pg_temp.order_id(30);
create function pg_temp.stop(p_number integer) returns text language sql as
  $$ select public.stop_parcel_mails(token_hash) from private.order_messages where order_id = pg_temp.order_id(p_number) and token_hash is not null $$;
select is(pg_temp.stop(30), 'unsubscribed', 'unsubscribes by the link of a mail');
select is(pg_temp.stop(30), 'already', 'unsubscribes once');
select is(public.stop_parcel_mails(pg_temp.hash('forged')), 'unknown', 'knows no forged link');
select is(wants_parcel_mails, false, 'shows it in the account') from public.profiles where user_id = (select user_id from ada);
select pg_temp.of_ada(31);
select pg_temp.parcel(31, 1, 'delayed');
select is(pg_temp.send_all(), array['unwanted'], 'sends no such mail any more');
select pg_temp.parcel(31, 2, 'failure'), pg_temp.edit(31, 3);
select is(pg_temp.send_all(), array['send not_delivered Ada@example.com', 'send edited Ada@example.com'], 'still sends what a customer must know');
select public.set_parcel_mails((select user_id from ada), true);
select pg_temp.of_ada(32);
select pg_temp.parcel(32, 1, 'delayed');
select is(pg_temp.send_all(), array['send delayed Ada@example.com'], 'sends them again once they are turned on in the account');
select public.set_parcel_mails((select user_id from ada), false);
select pg_temp.of_ada(33);
select pg_temp.parcel(33, 1, 'delayed');
select is(pg_temp.send_all(), array['unwanted'], 'sends none to who turned them off in the account');
select is(pg_temp.stop(2), 'unsubscribed', 'unsubscribes a guest');
select is(array_agg(email), array['guest2@example.com'], 'stores the address of a guest') from private.parcel_mail_stops;
delete from private.order_contacts where order_id = pg_temp.order_id(2);
select is_empty('select from private.parcel_mail_stops', 'forgets the address with its last order');

-- Notifications in the account.
create function pg_temp.told(p_number integer) returns text[] language sql as $$
  select coalesce(array_agg(concat_ws(' ', n.data ->> 'event', n.priority, n.data ->> 'amount_minor') order by n.created_at), '{}') from public.notifications as n
  where n.kind = 'order-event' and n.data ->> 'order_id' = pg_temp.order_id(p_number)::text $$;
select pg_temp.of_ada(40);
select pg_temp.parcel(40, 1, 'carrier_picked_up'), pg_temp.parcel(40, 2, 'in_transit'), pg_temp.parcel(40, 3, 'delayed'), pg_temp.parcel(40, 4, 'out_for_delivery'), pg_temp.parcel(40, 5, 'delivered');
select public.record_refund(null, jsonb_build_object('shopify_order_id', pg_temp.gid(40), 'shopify_refund_id', 'r', 'amount_minor', 500, 'at', now()));
select is(pg_temp.told(40), array['in_transit medium', 'delayed high', 'out_for_delivery medium', 'delivered medium', 'refunded medium 500'],
  'notifies of each event once, in order');
select is(pg_temp.edit(40, 9), 'recorded', 'records the edit of an owned order');
select is(cardinality(pg_temp.told(40)), 5, 'leaves changed items to their own notifications');

select * from finish();
rollback;
