begin;
select no_plan();

create temporary table seen (name text primary key, session_id uuid, user_id uuid, shopify_customer_id text) on commit drop;
create function pg_temp.person(p_name text) returns uuid language sql as 'select user_id from seen where name = p_name';
create function pg_temp.hash(p_letter text) returns text language sql as 'select repeat(p_letter, 64)';
create function pg_temp.ordered(p_number integer, p_customer text, p_delivered_days integer, p_more jsonb default '{}') returns void language sql as $$
  select public.record_order(null, jsonb_build_object(
    'shopify_order_id', 'gid://shopify/Order/' || p_number, 'shopify_customer_id', 'gid://shopify/Customer/' || p_customer, 'order_number', '#' || p_number,
    'email', 'order@example.com', 'placed_at', now() - interval '30 days', 'updated_at', now(), 'financial_status', 'paid', 'fulfillment_status', 'fulfilled', 'currency', 'USD', 'subtotal_minor', 1000,
    'discount_minor', 0, 'shipping_minor', 0, 'tax_minor', 0, 'total_minor', 1000, 'discounts', '[]'::jsonb,
    'items', jsonb_build_array(jsonb_build_object('shopify_line_item_id', 'gid://shopify/LineItem/' || p_number, 'title', 'Dal', 'quantity', 1, 'price_minor', 1000,
      'product_id', 'gid://shopify/Product/' || p_number, 'variant_id', 'gid://shopify/ProductVariant/' || p_number)),
    'fulfillments', jsonb_build_array(jsonb_build_object('shopify_fulfillment_id', 'gid://shopify/Fulfillment/' || p_number, 'status', 'success', 'created_at', now() - interval '20 days', 'updated_at', now()))
  ) || p_more);
  insert into public.order_events (order_id, kind, subject, at)
  select o.id, 'delivered', 'gid://shopify/Fulfillment/' || p_number, now() - make_interval(days => p_delivered_days)
  from public.orders as o where o.shopify_order_id = 'gid://shopify/Order/' || p_number and p_delivered_days is not null
  on conflict (order_id, kind, subject) do update set at = excluded.at
$$;

insert into seen select 'ada', * from public.sign_in('shopify', 'gid://shopify/Customer/1', 'ada@example.com', true, p_first_name => 'Ada');
insert into seen select 'eve', * from public.sign_in('shopify', 'gid://shopify/Customer/2', 'cy@example.com', false);
select pg_temp.ordered(1, '1', 8), pg_temp.ordered(2, '1', 6), pg_temp.ordered(3, '1', 15), pg_temp.ordered(4, '1', null),
  pg_temp.ordered(5, '1', 8, '{"financial_status": "refunded"}'), pg_temp.ordered(6, '1', 8, '{"shopify_customer_id": null}'),
  pg_temp.ordered(7, '1', 8, jsonb_build_object('cancelled_at', now()));

-- Requests.
select is(public.queue_review_requests(7), 1, 'asks about orders of a person that were delivered one to two weeks ago, and not canceled or refunded');
select is(public.queue_review_requests(7), 0, 'asks once');
select results_eq('select o.order_number from private.review_requests join public.orders as o on o.id = order_id', $$ values ('#1') $$, 'asks about the order');
create temporary table claimed on commit drop as select * from public.claim_jobs('review-request', 5);
select results_eq(
  $$ select m ->> 'email', m ->> 'first_name', m -> 'items' from claimed, lateral public.start_review_request(lease, pg_temp.hash('a')) as m $$,
  $$ values ('order@example.com', 'Ada', '[{"title": "Dal", "variant_id": "gid://shopify/ProductVariant/1"}]'::jsonb) $$, 'returns what the mail says');
select is(public.start_review_request(gen_random_uuid(), pg_temp.hash('b')), null, 'returns nothing without the claim');

-- Declined.
select is(public.stop_review_requests(pg_temp.hash('f')), 'unknown', 'knows no forged link');
select is(public.stop_review_requests(pg_temp.hash('a')), 'unsubscribed', 'stops by the link');
select is(public.stop_review_requests(pg_temp.hash('a')), 'already', 'stops once');
select is(public.start_review_request((select lease from claimed), pg_temp.hash('a')), null, 'sends no mail that waited meanwhile');
update public.order_events set at = now() - interval '8 days' where kind = 'delivered';
select is(public.queue_review_requests(7), 0, 'asks nobody who declined');
select public.set_review_requests(pg_temp.person('ada'), true);
select is(public.queue_review_requests(7), 2, 'asks again about other orders when it is wanted');

-- Preferences.
select public.subscribe(name || '@example.com', 'popup', name, '', '1', 'Yes') from unnest(array['ada', 'cy']) as name;
select public.request_stock_alert(name || '@example.com', 'gid://shopify/ProductVariant/1') from unnest(array['ada', 'cy']) as name;
select results_eq($$ select * from public.find_mail_preferences(pg_temp.person('ada')) $$, $$ values ('ada@example.com', 'pending'::public.subscriber_state, 1, true, true) $$, 'returns what a person gets');
select results_eq($$ select * from public.find_mail_preferences(pg_temp.person('eve')) $$, $$ values (null::text, null::public.subscriber_state, 0, true, true) $$, 'returns nothing about an address that is not proven');
select is(public.stop_own_marketing(pg_temp.person('eve')), 'unknown', 'stops nothing for an address that is not proven');
select is(public.stop_own_stock_alerts(pg_temp.person('eve')), 0, 'stops no alerts for it');
select is(public.stop_own_marketing(pg_temp.person('ada')), 'unsubscribed', 'stops marketing mails');
select is(public.stop_own_marketing(pg_temp.person('ada')), 'already', 'stops them once');
select is(public.stop_own_stock_alerts(pg_temp.person('ada')), 1, 'stops mails about stock');
select results_eq('select email, unsubscribed_at is null from private.subscribers order by 1', $$ values ('ada@example.com', false), ('cy@example.com', true) $$, 'changes nobody else');

-- Of two people who turn out to be one.
insert into seen select 'fay', * from public.sign_in('google', '5', 'fay@gmail.com', true);
update private.review_requests set user_id = pg_temp.person('fay') where order_id = (select id from public.orders where order_number = '#1');
select private.join_mail_preferences(pg_temp.person('fay'), pg_temp.person('ada'));
select results_eq($$ select wants_review_requests, wants_parcel_mails from public.find_mail_preferences(pg_temp.person('ada')) $$, $$ values (true, true) $$, 'takes nothing from who gets all mails');
select is_empty($$ select from private.review_requests where user_id = pg_temp.person('fay') $$, 'keeps which orders were asked about');
select public.set_review_requests(pg_temp.person('fay'), false), public.set_parcel_mails(pg_temp.person('ada'), false);
select private.join_mail_preferences(pg_temp.person('fay'), pg_temp.person('ada'));
select results_eq($$ select wants_review_requests, wants_parcel_mails from public.find_mail_preferences(pg_temp.person('ada')) $$, $$ values (false, false) $$, 'declines what either of them declined');

select * from finish();
rollback;
