begin;
select no_plan();

create temporary table seen (name text primary key, session_id uuid, user_id uuid, shopify_customer_id text) on commit drop;
create function pg_temp.session(p_name text) returns uuid language sql as 'select session_id from seen where name = p_name';
create function pg_temp.person(p_name text) returns uuid language sql as 'select user_id from seen where name = p_name';
create function pg_temp.is_valid(p_name text) returns boolean language sql as
  'select exists (select * from public.touch_session(pg_temp.session(p_name)))';
-- Time cannot be moved, so sessions are: into the past.
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
insert into public.user_roles (user_id, role) values (pg_temp.person('gita'), 'admin');

select results_eq(
  $$ select user_id, issuer, roles, shopify_customer_id, tokens_version from public.touch_session(pg_temp.session('ada')) $$,
  $$ values (pg_temp.person('ada'), 'shopify'::public.issuer, array[]::public.app_role[], 'gid://shopify/Customer/1', 0) $$,
  'a session tells whose it is and what they may do'
);
select results_eq($$ select roles from public.touch_session(pg_temp.session('gita')) $$,
  $$ values (array['admin']::public.app_role[]) $$, 'an admin''s session tells so');
select is_empty($$ select * from public.touch_session(gen_random_uuid()) $$, 'an unknown session is nobody''s');
select is_empty($$ select * from public.touch_session(null) $$, 'no session is nobody''s');

select is(pg_temp.outlives(name, opened, seen), expected, format('%s''s session opened %s ago, seen %s ago', name, opened, seen))
from (values
  ('ada', interval '13 days', interval '13 days 23 hours', true), ('ada', '20 days', '14 days', false),
  ('ada', '59 days 23 hours', '1 hour', true), ('ada', '60 days', '1 hour', false),
  ('gita', '29 minutes', '29 minutes', true), ('gita', '1 hour', '30 minutes', false),
  ('gita', '7 hours 59 minutes', '1 minute', true), ('gita', '8 hours', '1 minute', false)
) as lives (name, opened, seen, expected);

select pg_temp.age('ben', interval '2 days', interval '1 day');
select is(pg_temp.is_valid('ben'), true, 'a customer may rest for a day');
insert into public.user_roles (user_id, role) values (pg_temp.person('ben'), 'admin');
select is(pg_temp.is_valid('ben'), false, 'whoever becomes an admin has an admin''s short sessions at once');
delete from public.user_roles where user_id = pg_temp.person('ben');

select pg_temp.age('ben', interval '2 days', interval '59 seconds');
select public.touch_session(pg_temp.session('ben'));
select is((select last_seen_at from private.sessions where id = pg_temp.session('ben')), now() - interval '59 seconds',
  'a session is written to at most once a minute');
select pg_temp.age('ben', interval '2 days', interval '61 seconds');
select public.touch_session(pg_temp.session('ben'));
select is((select last_seen_at from private.sessions where id = pg_temp.session('ben')), now(), 'after a minute its end is put off');
select results_eq($$ select expires_at from public.touch_session(pg_temp.session('ben')) $$,
  $$ select now() + interval '14 days' $$, 'it says when it will end');

select pg_temp.age('ada', '0 days', '0 days');
select is(public.revoke_session(pg_temp.session('ada')), true, 'signing out ends the session');
select is(public.revoke_session(pg_temp.session('ada')), false, 'once');
select is(pg_temp.is_valid('ada'), false, 'its copy is worth nothing');
select is(pg_temp.is_valid('ada elsewhere'), true, 'the person''s other session goes on');
select is((select sealed_tokens from private.sessions where id = pg_temp.session('ada')), null, 'its tokens are gone');

insert into seen select 'ada here', * from public.sign_in('shopify', 'gid://shopify/Customer/1', p_sealed_tokens => 'sealed-0');
select is(public.revoke_all_sessions(pg_temp.person('ada'), pg_temp.session('ada here')), 1, 'signing out elsewhere ends the others');
select is(pg_temp.is_valid('ada elsewhere'), false, 'elsewhere it is over');
select is(pg_temp.is_valid('ada here'), true, 'here it is not');
select is(pg_temp.is_valid('ben'), true, 'nor for anybody else');

insert into seen select 'ada leaving', * from public.sign_in('shopify', 'gid://shopify/Customer/1', p_sealed_tokens => 'sealed-0');
select public.sign_out(pg_temp.session('ada leaving'));
select is(pg_temp.is_valid('ada leaving'), false, 'signing out ends that session');
select is(pg_temp.is_valid('ada here'), true, 'and leaves the person''s others open');
select is((select sealed_tokens from private.sessions where id = pg_temp.session('ada leaving')), null, 'and drops its tokens');
select public.sign_out(pg_temp.session('ada leaving'), p_everywhere => true);
select is(pg_temp.is_valid('ada here'), true, 'a session that is over has no say over others');
insert into seen select 'ada asking', * from public.sign_in('shopify', 'gid://shopify/Customer/1');
select pg_temp.age('ada here', '2 hours', '0 hours'), pg_temp.age('ada asking', '1 hour', '0 hours');
insert into seen select 'ada afterwards', * from public.sign_in('shopify', 'gid://shopify/Customer/1');
select public.sign_out(pg_temp.session('ada asking'), p_everywhere => true, p_requested_at => now() - interval '10 minutes');
select is(pg_temp.is_valid('ada here') or pg_temp.is_valid('ada asking'), false, 'signing out everywhere ends the sessions of before');
select is(pg_temp.is_valid('ada afterwards'), true, 'and none that began after it was asked for');
select is(pg_temp.is_valid('ben'), true, 'nor anybody else''s');
insert into seen select 'ada back', * from public.sign_in('shopify', 'gid://shopify/Customer/1');
update seen set (session_id) = (select session_id from seen where name = 'ada back') where name = 'ada here';

insert into seen select 'ada again', * from public.sign_in('shopify', 'gid://shopify/Customer/1');
select public.confirm_shopify_email('gid://shopify/Customer/1', null);
select is(pg_temp.is_valid('ada here') or pg_temp.is_valid('ada again'), false, 'a password reset ends every session of that customer');
insert into seen select 'ada resetting', * from public.sign_in('shopify', 'gid://shopify/Customer/1');
insert into seen select 'ada left behind', * from public.sign_in('shopify', 'gid://shopify/Customer/1');
select public.confirm_shopify_email('gid://shopify/Customer/1', null, pg_temp.session('ada resetting'));
select is(pg_temp.is_valid('ada resetting') and not pg_temp.is_valid('ada left behind'), true, 'but the one that may stay');
select lives_ok($$ select public.confirm_shopify_email('gid://shopify/Customer/999', 'new@example.com') $$,
  'a customer who has never signed in here may reset a password');

select pg_temp.age('ada left behind', interval '200 days', interval '91 days');
select public.sign_in('shopify', 'gid://shopify/Customer/1');
select is_empty($$ select from private.sessions where id = pg_temp.session('ada left behind') $$, 'long ended sessions are cleared away');

-- One effective refresh among many requests.
insert into seen select 'carol', * from public.sign_in('shopify', 'gid://shopify/Customer/3', p_sealed_tokens => 'sealed-0');
create temporary table claims on commit drop as select * from public.claim_token_refresh(pg_temp.session('carol'), 0);
select results_eq('select state, sealed_tokens, tokens_version from claims',
  $$ values ('claimed'::public.refresh_state, 'sealed-0', 0) $$, 'the first request claims the refresh');
select results_eq($$ select state, claim_id, sealed_tokens from public.claim_token_refresh(pg_temp.session('carol'), 0) $$,
  $$ values ('busy'::public.refresh_state, null::uuid, null::text) $$, 'the next waits');
select is(public.finish_token_refresh(pg_temp.session('carol'), gen_random_uuid(), 'foreign'), null, 'who holds no claim stores nothing');
select is(public.finish_token_refresh(pg_temp.session('carol'), (select claim_id from claims), 'sealed-1'), 1, 'the claim''s holder stores');
select is(public.finish_token_refresh(pg_temp.session('carol'), (select claim_id from claims), 'twice'), null, 'once');
select results_eq($$ select state, sealed_tokens, tokens_version from public.claim_token_refresh(pg_temp.session('carol'), 0) $$,
  $$ values ('newer'::public.refresh_state, 'sealed-1', 1) $$, 'who waited gets what the first one stored');
truncate claims;
insert into claims select * from public.claim_token_refresh(pg_temp.session('carol'), 1);
select is(public.finish_token_refresh(pg_temp.session('carol'), (select claim_id from claims)), 1, 'a refresh that failed gives the claim back');
select results_eq($$ select state, sealed_tokens from public.claim_token_refresh(pg_temp.session('carol'), 1) $$,
  $$ values ('claimed'::public.refresh_state, 'sealed-1') $$, 'and the next one tries');
update private.sessions set refresh_claimed_until = clock_timestamp() where id = pg_temp.session('carol');
select results_eq($$ select state from public.claim_token_refresh(pg_temp.session('carol'), 1) $$,
  $$ values ('claimed'::public.refresh_state) $$, 'a claim whose holder died runs out');
select results_eq($$ select state from public.claim_token_refresh(pg_temp.session('ben'), 0) $$,
  $$ values ('no-tokens'::public.refresh_state) $$, 'a session without tokens has nothing to refresh');
select public.revoke_session(pg_temp.session('carol'));
select results_eq($$ select state, sealed_tokens from public.claim_token_refresh(pg_temp.session('carol'), 0) $$,
  $$ values ('session-ended'::public.refresh_state, null::text) $$, 'a revoked session gives no tokens away');

select * from finish();
rollback;
