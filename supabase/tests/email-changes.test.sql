begin;
select no_plan();

create temporary table seen (name text primary key, session_id uuid, user_id uuid, shopify_customer_id text) on commit drop;
create function pg_temp.person(p_name text) returns uuid language sql as 'select user_id from seen where name = p_name';
create function pg_temp.hash(p_letter text) returns text language sql as 'select repeat(p_letter, 64)';
-- Claims every mail that waits, and stores the digest of its link: the letter of its kind.
create function pg_temp.send_mails() returns void language sql as $$
  select public.start_account_mail(c.lease, case m.kind when 'email-old' then pg_temp.hash('a') else pg_temp.hash('b') end)
  from public.claim_jobs('account-mail', 10) as c join private.account_mails as m on m.id::text = c.key
$$;
create function pg_temp.confirm(p_letter text) returns text language sql as 'select outcome from public.confirm_email_change(pg_temp.hash(p_letter), 24)';

insert into seen select 'ada', * from public.sign_in('shopify', 'gid://shopify/Customer/1', 'ada@example.com');
insert into seen select 'ada elsewhere', * from public.sign_in('shopify', 'gid://shopify/Customer/1', 'ada@example.com');
insert into seen select 'ben', * from public.sign_in('google', '1002', 'ben@gmail.com', true);
insert into seen select 'eve', * from public.sign_in('shopify', 'gid://shopify/Customer/3', 'eve@example.com');

-- Sessions.
select public.name_session_device((select session_id from seen where name = 'ada'), 'Chrome on Windows');
select results_eq(
  $$ select device, is_current from public.find_own_sessions(pg_temp.person('ada'), (select session_id from seen where name = 'ada')) $$,
  $$ values ('Chrome on Windows', true), (null, false) $$, 'lists the sessions of a person, the current one first');
select is(public.end_own_sessions(pg_temp.person('eve'), null, (select private.session_handle(session_id) from seen where name = 'ada')), 0, 'ends no session of another person');
select is(public.end_own_sessions(pg_temp.person('ada'), (select session_id from seen where name = 'ada'), (select private.session_handle(session_id) from seen where name = 'ada elsewhere')), 1, 'ends the session with a handle');
select is(public.end_own_sessions(pg_temp.person('ada'), (select session_id from seen where name = 'ada')), 0, 'ends no session twice');
select is(count(*), 1::bigint, 'keeps the current session') from public.find_own_sessions(pg_temp.person('ada'));

-- Requests.
select is(public.request_email_change(pg_temp.person('ben'), 'new@example.com'), 'no-customer', 'changes no address of a person without a customer at Shopify');
select is(public.request_email_change(pg_temp.person('ada'), ' ADA@example.com'), 'same', 'does not change an address to itself');
select is(public.request_email_change(pg_temp.person('ada'), 'eve@example.com'), 'requested', 'tells nothing about an address that somebody else has');
select results_eq('select kind, email from private.account_mails order by 1', $$ values ('email-new', 'eve@example.com'), ('email-old', 'ada@example.com') $$, 'asks both addresses');
select is(public.request_email_change(pg_temp.person('ada'), 'ada@new.example'), 'requested', 'replaces an earlier request');
select results_eq('select email from private.account_mails join private.jobs as j on j.key = account_mails.id::text order by 1', $$ values ('ada@example.com'), ('ada@new.example') $$, 'mails nothing about the earlier one');

-- Links.
select pg_temp.send_mails();
select is(pg_temp.confirm('c'), 'unknown', 'knows no forged link');
select is(pg_temp.confirm('b'), 'old-waits', 'waits for the old address');
select is(pg_temp.confirm('b'), 'old-waits', 'counts a link once');
select is_empty($$ select from private.jobs where kind = 'email-change' $$, 'tells Shopify nothing before both have confirmed');
select is_empty($$ select * from public.find_confirmed_email_change((select id from private.email_changes)) $$, 'returns no change that only one address confirmed');
update private.account_mails set created_at = now() - interval '25 hours';
select is(pg_temp.confirm('a'), 'expired', 'accepts no link after a day');
update private.account_mails set created_at = now();
select is(pg_temp.confirm('a'), 'confirmed', 'is confirmed by both addresses');
select is(pg_temp.confirm('a'), 'confirmed', 'stays confirmed');
select is(count(*), 1::bigint, 'has one job for Shopify') from public.claim_jobs('email-change', 5);
select results_eq($$ select * from public.find_confirmed_email_change((select id from private.email_changes)) $$, $$ values ('gid://shopify/Customer/1', 'ada@new.example') $$, 'returns what Shopify is told');
select is(public.cancel_email_change(pg_temp.person('ada')), false, 'cannot be canceled once both have confirmed');

-- Outcome.
select public.subscribe('ada@example.com', 'popup', 'Ada', '', '1', 'Yes');
select public.end_email_change((select id from private.email_changes), 'changed');
select public.end_email_change((select id from private.email_changes), 'taken');
select results_eq($$ select email, email_verified, verified_at is not null from private.identities where user_id = pg_temp.person('ada') $$, $$ values ('ada@new.example', true, true) $$, 'changes the address once, which is verified then');
select results_eq('select email from private.subscribers', $$ values ('ada@new.example') $$, 'moves the subscription with the person');
select is(pg_temp.confirm('b'), 'changed', 'shows the outcome at a used link');
select is_empty($$ select from private.audit_log where details::text || target ~ '@' $$, 'logs no address');

-- Recovery of the account by its owner.
select public.request_email_change(pg_temp.person('ada'), 'thief@example.com');
select pg_temp.send_mails();
select is(pg_temp.confirm('b'), 'old-waits', 'waits for the owner');
select public.confirm_shopify_email('gid://shopify/Customer/1', 'ada@new.example');
select is(pg_temp.confirm('b'), 'unknown', 'cancels a change when the owner sets a new password');
select public.request_email_change(pg_temp.person('ada'), 'ada@third.example');
select is(public.cancel_email_change(pg_temp.person('ada')), true, 'can be canceled');
select is_empty($$ select from private.jobs where kind = 'account-mail' $$, 'mails nothing about a canceled change');

-- Retention.
select public.request_email_change(pg_temp.person('ada'), 'ada@fourth.example');
update private.email_changes set requested_at = now() - interval '31 days';
select public.forget_account_mails();
select is((select count(*) from private.email_changes) + (select count(*) from private.account_mails), 0::bigint, 'deletes changes and their mails after 30 days');

select * from finish();
rollback;
