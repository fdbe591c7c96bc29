begin;
select no_plan();

create temporary table seen (name text primary key, session_id uuid, user_id uuid, shopify_customer_id text) on commit drop;
create function pg_temp.person(p_name text) returns uuid language sql as 'select user_id from seen where name = p_name';
create function pg_temp.hash(p_letter text) returns text language sql as 'select repeat(p_letter, 64)';
create function pg_temp.send_mails(p_letter text) returns setof text language sql as $$
  select public.start_account_mail(c.lease, pg_temp.hash(p_letter)) ->> 'kind' from public.claim_jobs('account-mail', 1) as c
$$;
create function pg_temp.ordered(p_number integer, p_customer text, p_more jsonb default '{}') returns text language sql as $$
  select public.record_order(null, jsonb_build_object(
    'shopify_order_id', 'gid://shopify/Order/' || p_number, 'shopify_customer_id', 'gid://shopify/Customer/' || p_customer, 'order_number', '#' || p_number,
    'email', 'ada@example.com', 'placed_at', now(), 'updated_at', now(), 'financial_status', 'paid', 'fulfillment_status', 'unfulfilled', 'currency', 'USD', 'subtotal_minor', 1000,
    'discount_minor', 0, 'shipping_minor', 0, 'tax_minor', 0, 'total_minor', 1000, 'discounts', '[]'::jsonb, 'shipping_address', '{"first_name": "Ada", "address1": "Ada Road 1"}'::jsonb,
    'items', '[{"shopify_line_item_id": "1", "title": "Dal", "quantity": 1, "price_minor": 1000}]'::jsonb, 'fulfillments', '[]'::jsonb
  ) || p_more) $$;
create function pg_temp.due() returns void language sql as $$ update private.account_deletions set erase_after = now() - interval '1 second' $$;
create function pg_temp.planned(p_name text) returns boolean language sql as 'select exists (select from private.account_deletions where user_id = pg_temp.person(p_name))';

insert into seen select 'ada', * from public.sign_in('shopify', 'gid://shopify/Customer/70001', 'ada@example.com', true, p_first_name => 'Ada');
insert into seen select 'ben', * from public.sign_in('google', '1002', 'ben@gmail.com', true);
insert into seen select 'eve', * from public.sign_in('shopify', 'gid://shopify/Customer/70003', 'cy@example.com', false);
insert into seen select 'gita', * from public.sign_in('google', '1003', 'gita@gmail.com', true);
insert into public.user_roles (user_id, role) values (pg_temp.person('gita'), 'owner');
select public.subscribe(name || '@example.com', 'popup', name, '', '1', 'Yes') from unnest(array['ada', 'cy']) as name;
select pg_temp.ordered(1, '70001');

-- Data of a person.
select results_eq(
  $$ select d -> 'profile' ->> 'first_name', jsonb_path_query_array(d, '$.ways_to_sign_in[*].email'), jsonb_path_query_first(d, '$.orders[*].shipping_address.address1'),
    jsonb_path_query_array(d, '$.subscription_to_mails[*].email'), jsonb_array_length(d -> 'sessions') from public.find_person_data(pg_temp.person('ada')) as d $$,
  $$ values ('Ada', '["ada@example.com"]'::jsonb, '"Ada Road 1"'::jsonb, '["ada@example.com"]'::jsonb, 1) $$, 'returns what is stored about a person');
select is(public.find_person_data(pg_temp.person('eve')) -> 'subscription_to_mails', '[]', 'returns nothing about an address that the person has not proven');
insert into private.parcel_mail_stops (email) values ('ada@example.com'), ('cy@example.com');
select is(jsonb_path_query_array(public.find_person_data(pg_temp.person('ada')), '$.mail_preferences.addresses_without_mails_about_delays[*].email'), '["ada@example.com"]', 'returns which addresses of the person want no mails about delays');
select is(public.find_person_data(pg_temp.person('eve')) #> '{mail_preferences,addresses_without_mails_about_delays}', '[]', 'returns none that the person has not proven');
select is(public.find_person_data(gen_random_uuid()), null, 'returns nothing about an unknown person');
select is_empty($$ select from public.find_person_data(pg_temp.person('ada')) as d where d::text ~ '[0-9a-f]{8}-[0-9a-f]{4}-' $$, 'returns no internal id');

-- Requests.
select is(public.request_account_deletion(pg_temp.person('gita'), 7), 'staff', 'deletes no account of staff');
select is(public.request_account_deletion(gen_random_uuid(), 7), 'missing', 'deletes no unknown account');
select is(public.request_account_deletion(pg_temp.person('ada'), 7), 'requested', 'plans the deletion');
select is(public.request_account_deletion(pg_temp.person('ada'), 7), 'already', 'plans it once');
select is_empty($$ select from public.touch_session((select session_id from seen where name = 'ada')) $$, 'ends all sessions');
select is((select erase_after from private.account_deletions), now() + interval '7 days', 'waits a week');
select is(public.erase_due_accounts(), 0, 'erases nothing before that');

-- Undone in time.
select results_eq($$ select pg_temp.send_mails('a') $$, $$ values ('deletion') $$, 'mails the link that keeps the account');
select is(public.keep_account(pg_temp.hash('f')), 'unknown', 'knows no forged link');
select is(public.keep_account(pg_temp.hash('a')), 'kept', 'keeps the account by the link');
select is(public.keep_account(pg_temp.hash('a')), 'already', 'keeps it once');
select public.request_account_deletion(pg_temp.person('ada'), 7);
select public.sign_in('shopify', 'gid://shopify/Customer/70001', 'ada@example.com', true);
select is(pg_temp.planned('ada'), false, 'keeps the account of whoever signs in');
select results_eq($$ select pg_temp.send_mails('b') $$, $$ values ('account-kept') $$, 'mails that somebody signed in, and not that the account will be deleted');

-- By a mailed link.
select is(public.mail_deletion_link(pg_temp.person('gita')), 'staff', 'mails no link to staff');
select is(public.mail_deletion_link(pg_temp.person('ben')), 'mailed', 'mails a link to a person without a password');
select pg_temp.send_mails('c');
select is(pg_temp.planned('ben'), false, 'plans nothing before the link is used');
update private.account_mails set created_at = now() - interval '25 hours' where kind = 'deletion-confirm';
select is(public.confirm_account_deletion(pg_temp.hash('c'), 24, 7), 'expired', 'accepts no link after a day');
update private.account_mails set created_at = now() where kind = 'deletion-confirm';
select is(public.confirm_account_deletion(pg_temp.hash('a'), 24, 7), 'unknown', 'accepts no link of another kind');
select is(public.confirm_account_deletion(pg_temp.hash('c'), 24, 7), 'requested', 'plans the deletion by the link');
select is(public.confirm_account_deletion(pg_temp.hash('c'), 24, 7), 'unknown', 'accepts a link once');

-- An order on its way.
select public.request_account_deletion(pg_temp.person('ada'), 7);
select results_eq($$ select pg_temp.send_mails(letter) from unnest(array['d', 'e']) as letter $$, $$ values ('deletion'), ('deletion') $$, 'mails both');
select pg_temp.due();
select is(public.erase_due_accounts(), 1, 'erases an account without orders, and not one with an order on its way');
select is(pg_temp.planned('ada'), true, 'waits for the order');
select is((select has_order_on_its_way from public.find_account_deletion(pg_temp.person('ada'))), true, 'says what it waits for');
select pg_temp.ordered(1, '70001', jsonb_build_object('fulfillment_status', 'fulfilled', 'updated_at', now() + interval '1 second', 'fulfillments', jsonb_build_array(jsonb_build_object(
  'shopify_fulfillment_id', 'gid://shopify/Fulfillment/1', 'status', 'success', 'created_at', now() - interval '2 days', 'updated_at', now() - interval '2 days'))));
select is(public.erase_due_accounts(), 0, 'waits for the parcel');
update public.fulfillments set shipment_status = 'delivered';

-- Erased.
select is(public.erase_due_accounts(), 1, 'erases the account once the parcel is delivered');
select is(public.erase_due_accounts(), 0, 'erases it once');
select set_eq($$ select public.keep_account(pg_temp.hash(letter)) from unnest(array['d', 'e']) as letter $$, array['unknown'], 'cannot be undone any more');
select results_eq($$ select user_id is null, shopify_customer_id, shipping_address, total_minor from public.orders $$, $$ values (true, null::text, null::jsonb, 1000::bigint) $$, 'retains the order without the person');
select results_eq('select email from private.subscribers', $$ values ('cy@example.com') $$, 'erases the subscription');
select results_eq('select shopify_customer_id, requested_at is null from private.shop_erasures', $$ values ('gid://shopify/Customer/70001', true) $$, 'is to tell Shopify');
select is(count(*), 1::bigint, 'has one job for that') from private.jobs where kind = 'customer-erasure';
select pg_temp.ordered(1, '70001', jsonb_build_object('updated_at', now() + interval '9 seconds'));
select is((select shipping_address from public.orders), null, 'restores nothing from a late delivery');

-- The last mail.
select results_eq('select email from private.account_mails where user_id is null order by 1', $$ values ('ada@example.com'), ('ben@gmail.com') $$, 'keeps the address of an erased person for the last mail');
create temporary table last_mails on commit drop as
  select c.lease, public.start_account_mail(c.lease, encode(sha256(c.key::bytea), 'hex')) - 'created_at' as mail from public.claim_jobs('account-mail', 5) as c;
select set_eq('select mail from last_mails', array[
  '{"kind": "deleted", "email": "ada@example.com", "first_name": null, "new_email": null}', '{"kind": "deleted", "email": "ben@gmail.com", "first_name": null, "new_email": null}'
]::jsonb[], 'tells each that the account is deleted');
select public.fail_job(lease, 'the mail service is down') from last_mails where mail ->> 'email' = 'ben@gmail.com';
select public.complete_job(lease) from last_mails where mail ->> 'email' = 'ada@example.com';
select results_eq('select email from private.account_mails where user_id is null', $$ values ('ben@gmail.com') $$, 'forgets the address once the mail was sent');
update private.account_mails set created_at = now() - interval '73 hours';
select public.forget_account_mails();
select is((select count(*) from private.account_mails where user_id is null) + (select count(*) from private.jobs where kind = 'account-mail'), 0::bigint,
  'forgets the address after three days, sent or not');

-- Shopify.
select public.record_shop_erasure('gid://shopify/Customer/70001', 'the access scope is missing');
select results_eq($$ select shopify_customer_id, refusal from public.find_shop_erasures(pg_temp.person('gita')) $$, $$ values ('gid://shopify/Customer/70001', 'the access scope is missing') $$, 'tells staff what Shopify refused');
select throws_ok($$ select public.find_shop_erasures(pg_temp.person('eve')) $$, '42501', null, 'tells nobody else');
select public.record_shop_erasure('gid://shopify/Customer/70001');
select is_empty($$ select * from public.find_shop_erasures(pg_temp.person('gita')) $$, 'ends the task once Shopify accepted it');
select public.redact_customer(null, '{"shopify_customer_id": "gid://shopify/Customer/70001", "email": "ada@example.com", "shopify_order_ids": []}');
select is((select count(*) from private.shop_erasures) + (select count(*) from private.jobs where kind = 'customer-erasure'), 0::bigint, 'is over when Shopify has erased the customer');

-- The address of somebody else.
select public.request_account_deletion(pg_temp.person('eve'), 7);
select pg_temp.due();
select public.erase_due_accounts();
select results_eq('select email from private.subscribers', $$ values ('cy@example.com') $$, 'erases nothing about an address that the person has not proven');

-- Staff.
insert into seen select 'dan', * from public.sign_in('google', '1004', 'dan@gmail.com', true);
select is(public.request_account_deletion(pg_temp.person('dan'), 7, true), 'requested', 'is planned by staff');
select is(public.cancel_account_deletion(pg_temp.person('dan')), true, 'is canceled by staff');
select public.request_account_deletion(pg_temp.person('dan'), 7);
insert into public.user_roles (user_id, role) values (pg_temp.person('dan'), 'owner');
select pg_temp.due();
select is(public.erase_due_accounts(), 0, 'erases nobody who became staff meanwhile');

select * from finish();
rollback;
