begin;
select no_plan();

create temporary table seen (name text primary key, session_id uuid, user_id uuid, shopify_customer_id text) on commit drop;
create function pg_temp.session(p_name text) returns uuid language sql as 'select session_id from seen where name = p_name';
create function pg_temp.person(p_name text) returns uuid language sql as 'select user_id from seen where name = p_name';
create function pg_temp.is_valid(p_name text) returns boolean language sql as
  'select exists (select * from public.touch_session(pg_temp.session(p_name)))';
-- Simulates time by moving sessions into the past.
create function pg_temp.age(p_name text, p_since_opened interval, p_since_seen interval) returns void language sql as $$
  update private.sessions set created_at = now() - p_since_opened, last_seen_at = now() - p_since_seen
  where id = pg_temp.session(p_name)
$$;
create function pg_temp.outlives(p_name text, p_since_opened interval, p_since_seen interval) returns boolean language plpgsql as $$
begin
  perform pg_temp.age(p_name, p_since_opened, p_since_seen);
  return pg_temp.is_valid(p_name);
end;
$$;

insert into seen select 'ada', * from public.sign_in('shopify', 'gid://shopify/Customer/1', p_sealed_tokens => 'sealed-0');
insert into seen select 'ada elsewhere', * from public.sign_in('shopify', 'gid://shopify/Customer/1', p_sealed_tokens => 'other');
insert into seen select 'ben', * from public.sign_in('google', '1002');
insert into seen select 'gita', * from public.sign_in('google', '1003');
insert into public.user_roles (user_id, role) values (pg_temp.person('gita'), 'owner');

select results_eq(
  $$ select user_id, issuer, roles, shopify_customer_id, tokens_version from public.touch_session(pg_temp.session('ada')) $$,
  $$ values (pg_temp.person('ada'), 'shopify'::public.issuer, array[]::public.app_role[], 'gid://shopify/Customer/1', 0) $$,
  'returns the owner and privileges of a session'
);
select results_eq($$ select roles from public.touch_session(pg_temp.session('gita')) $$,
  $$ values (array['owner']::public.app_role[]) $$, 'returns the role of an admin');
select is_empty($$ select * from public.touch_session(gen_random_uuid()) $$, 'returns no row for an unknown session');
select is_empty($$ select * from public.touch_session(null) $$, 'returns no row for a null session');

select is(pg_temp.outlives(name, opened, seen), expected, format('checks the lifetime of %s''s session created %s ago, last seen %s ago', name, opened, seen))
from (values
  ('ada', interval '13 days', interval '13 days 23 hours', true), ('ada', '20 days', '14 days', false),
  ('ada', '59 days 23 hours', '1 hour', true), ('ada', '60 days', '1 hour', false),
  ('gita', '29 minutes', '29 minutes', true), ('gita', '1 hour', '30 minutes', false),
  ('gita', '7 hours 59 minutes', '1 minute', true), ('gita', '8 hours', '1 minute', false)
) as lives (name, opened, seen, expected);

select pg_temp.age('ben', interval '2 days', interval '1 day');
select is(pg_temp.is_valid('ben'), true, 'retains the session of a customer after a day without requests');
insert into public.user_roles (user_id, role) values (pg_temp.person('ben'), 'owner');
select is(pg_temp.is_valid('ben'), false, 'applies the short lifetime as soon as a person becomes an admin');
delete from public.user_roles where user_id = pg_temp.person('ben');

select pg_temp.age('ben', interval '2 days', interval '59 seconds');
select public.touch_session(pg_temp.session('ben'));
select is((select last_seen_at from private.sessions where id = pg_temp.session('ben')), now() - interval '59 seconds',
  'updates a session at most once per minute');
select pg_temp.age('ben', interval '2 days', interval '61 seconds');
select public.touch_session(pg_temp.session('ben'));
select is((select last_seen_at from private.sessions where id = pg_temp.session('ben')), now(), 'extends a session after a minute');
select results_eq($$ select expires_at from public.touch_session(pg_temp.session('ben')) $$,
  $$ select now() + interval '14 days' $$, 'returns when the session expires');

select pg_temp.age('ada', '0 days', '0 days');
select is(public.revoke_session(pg_temp.session('ada')), true, 'revokes a session');
select is(public.revoke_session(pg_temp.session('ada')), false, 'returns false for a revoked session');
select is(pg_temp.is_valid('ada'), false, 'rejects a copied cookie of a revoked session');
select is(pg_temp.is_valid('ada elsewhere'), true, 'retains the other sessions of the person');
select is((select sealed_tokens from private.sessions where id = pg_temp.session('ada')), null, 'deletes the tokens of a revoked session');

insert into seen select 'ada here', * from public.sign_in('shopify', 'gid://shopify/Customer/1', p_sealed_tokens => 'sealed-0');
select is(public.revoke_all_sessions(pg_temp.person('ada'), pg_temp.session('ada here')), 1, 'revokes all other sessions');
select is(pg_temp.is_valid('ada elsewhere'), false, 'ends the session on the other device');
select is(pg_temp.is_valid('ada here'), true, 'retains the current session');
select is(pg_temp.is_valid('ben'), true, 'retains sessions of other people');

insert into seen select 'ada leaving', * from public.sign_in('shopify', 'gid://shopify/Customer/1', p_sealed_tokens => 'sealed-0');
select public.sign_out(pg_temp.session('ada leaving'));
select is(pg_temp.is_valid('ada leaving'), false, 'revokes the session on sign-out');
select is(pg_temp.is_valid('ada here'), true, 'retains other sessions on sign-out');
select is((select sealed_tokens from private.sessions where id = pg_temp.session('ada leaving')), null, 'deletes the tokens on sign-out');
select public.sign_out(pg_temp.session('ada leaving'), p_everywhere => true);
select is(pg_temp.is_valid('ada here'), true, 'does not sign out everywhere with an ended session');
insert into seen select 'ada asking', * from public.sign_in('shopify', 'gid://shopify/Customer/1');
select pg_temp.age('ada here', '2 hours', '0 hours'), pg_temp.age('ada asking', '1 hour', '0 hours');
insert into seen select 'ada afterwards', * from public.sign_in('shopify', 'gid://shopify/Customer/1');
select public.sign_out(pg_temp.session('ada asking'), p_everywhere => true, p_requested_at => now() - interval '10 minutes');
select is(pg_temp.is_valid('ada here') or pg_temp.is_valid('ada asking'), false, 'revokes all earlier sessions on sign-out everywhere');
select is(pg_temp.is_valid('ada afterwards'), true, 'retains sessions created after the request');
select is(pg_temp.is_valid('ben'), true, 'retains sessions of other people on sign-out everywhere');
insert into seen select 'ada back', * from public.sign_in('shopify', 'gid://shopify/Customer/1');
update seen set (session_id) = (select session_id from seen where name = 'ada back') where name = 'ada here';

insert into seen select 'ada again', * from public.sign_in('shopify', 'gid://shopify/Customer/1');
select public.confirm_shopify_email('gid://shopify/Customer/1', null);
select is(pg_temp.is_valid('ada here') or pg_temp.is_valid('ada again'), false, 'revokes all sessions of a customer on a password reset');
insert into seen select 'ada resetting', * from public.sign_in('shopify', 'gid://shopify/Customer/1');
insert into seen select 'ada left behind', * from public.sign_in('shopify', 'gid://shopify/Customer/1');
select public.confirm_shopify_email('gid://shopify/Customer/1', null, pg_temp.session('ada resetting'));
select is(pg_temp.is_valid('ada resetting') and not pg_temp.is_valid('ada left behind'), true, 'retains the excepted session on a password reset');
select lives_ok($$ select public.confirm_shopify_email('gid://shopify/Customer/999', 'new@example.com') $$,
  'accepts a password reset by an unknown customer');

select pg_temp.age('ada left behind', interval '200 days', interval '91 days');
select public.sign_in('shopify', 'gid://shopify/Customer/1');
select is_empty($$ select from private.sessions where id = pg_temp.session('ada left behind') $$, 'deletes sessions that ended long ago');

-- Concurrent token refreshes.
insert into seen select 'carol', * from public.sign_in('shopify', 'gid://shopify/Customer/3', p_sealed_tokens => 'sealed-0');
create temporary table claims on commit drop as select * from public.claim_token_refresh(pg_temp.session('carol'), 0);
select results_eq('select state, sealed_tokens, tokens_version from claims',
  $$ values ('claimed'::public.refresh_state, 'sealed-0', 0) $$, 'lets the first request claim the refresh');
select results_eq($$ select state, claim_id, sealed_tokens from public.claim_token_refresh(pg_temp.session('carol'), 0) $$,
  $$ values ('busy'::public.refresh_state, null::uuid, null::text) $$, 'returns busy to the next request');
select is(public.finish_token_refresh(pg_temp.session('carol'), gen_random_uuid(), 'foreign'), null, 'stores nothing without the claim');
select is(public.finish_token_refresh(pg_temp.session('carol'), (select claim_id from claims), 'sealed-1'), 1, 'stores the tokens for the holder of the claim');
select is(public.finish_token_refresh(pg_temp.session('carol'), (select claim_id from claims), 'twice'), null, 'stores the tokens only once per claim');
select results_eq($$ select state, sealed_tokens, tokens_version from public.claim_token_refresh(pg_temp.session('carol'), 0) $$,
  $$ values ('newer'::public.refresh_state, 'sealed-1', 1) $$, 'returns the stored tokens to the waiting request');
truncate claims;
insert into claims select * from public.claim_token_refresh(pg_temp.session('carol'), 1);
select is(public.finish_token_refresh(pg_temp.session('carol'), (select claim_id from claims)), 1, 'releases the claim after a failed refresh');
select results_eq($$ select state, sealed_tokens from public.claim_token_refresh(pg_temp.session('carol'), 1) $$,
  $$ values ('claimed'::public.refresh_state, 'sealed-1') $$, 'lets the next request claim after a release');
update private.sessions set refresh_claimed_until = clock_timestamp() where id = pg_temp.session('carol');
select results_eq($$ select state from public.claim_token_refresh(pg_temp.session('carol'), 1) $$,
  $$ values ('claimed'::public.refresh_state) $$, 'lets a request claim after the previous claim expired');
select results_eq($$ select state from public.claim_token_refresh(pg_temp.session('ben'), 0) $$,
  $$ values ('no-tokens'::public.refresh_state) $$, 'returns no-tokens for a session without tokens');
select public.revoke_session(pg_temp.session('carol'));
select results_eq($$ select state, sealed_tokens from public.claim_token_refresh(pg_temp.session('carol'), 0) $$,
  $$ values ('session-ended'::public.refresh_state, null::text) $$, 'returns no tokens for a revoked session');

select * from finish();
rollback;
