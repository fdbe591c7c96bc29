begin;
select no_plan();

create temporary table seen (name text primary key, session_id uuid, user_id uuid, shopify_customer_id text) on commit drop;
create function pg_temp.session(p_name text) returns uuid language sql as 'select session_id from seen where name = p_name';
create function pg_temp.person(p_name text) returns uuid language sql as 'select user_id from seen where name = p_name';
create function pg_temp.access(p_name text) returns text language sql as
  'select access::text from public.touch_admin_session(pg_temp.session(p_name))';

insert into seen select 'ada', * from public.sign_in('shopify', 'gid://shopify/Customer/1');
insert into seen select 'gita', * from public.sign_in('shopify', 'gid://shopify/Customer/2', p_first_name => 'Gita');
insert into public.user_roles (user_id, role) values (pg_temp.person('gita'), 'owner');

create temporary table results (session_id uuid) on commit drop;
-- Replaces a person's session by the one that a function returned.
create function pg_temp.follow(p_name text, p_new_id uuid) returns boolean language sql as $$
  update seen set session_id = coalesce(p_new_id, session_id) where name = p_name returning p_new_id is not null
$$;
create function pg_temp.hash(p_digit text) returns text language sql as 'select repeat(p_digit, 64)';

select is(pg_temp.access('ada'), 'no-role', 'denies a customer');
select results_eq(
  $$ select access, user_id, first_name, is_enrolled from public.touch_admin_session(pg_temp.session('gita')) $$,
  $$ values ('unverified'::public.admin_access, pg_temp.person('gita'), 'Gita', false) $$,
  'does not admit an admin without the second factor'
);
select is((select access::text from public.touch_admin_session(gen_random_uuid())), 'signed-out', 'knows no other session');
select throws_ok($$ select public.enroll_second_factor(pg_temp.session('ada'), 'sealed', 100, '{}') $$, '42501', null,
  'lets no customer set up a second factor');

insert into results select pg_temp.session('gita');
select ok(pg_temp.follow('gita', public.enroll_second_factor(pg_temp.session('gita'), 'sealed', 100, array[pg_temp.hash('1'), pg_temp.hash('2')])),
  'sets up the second factor of an admin');
select is(pg_temp.access('gita'), 'granted', 'admits an admin with the second factor');
update private.admin_sessions set last_seen_at = now() - interval '20 minutes';
select is((select access::text from public.touch_admin_session(pg_temp.session('gita'), false)), 'granted', 'admits a page that reloads itself');
select is((select max(last_seen_at) from private.admin_sessions), now() - interval '20 minutes', 'does not extend the session by it');
select pg_temp.access('gita');
select is((select max(last_seen_at) from private.admin_sessions), now(), 'extends the session by a request of the person');
select is((select access::text from public.touch_admin_session((select session_id from results))), 'signed-out',
  'ends the session from before the second factor');
select is(public.enroll_second_factor(pg_temp.session('gita'), 'other', 200, '{}'), null, 'does not replace a second factor');
select is(public.find_second_factor(pg_temp.session('gita')), 'sealed', 'returns the encrypted secret');
select is(public.find_second_factor(pg_temp.session('ada')), null, 'returns no secret to a customer');

select is(public.verify_second_factor(pg_temp.session('gita'), 100, 'later'), null, 'accepts a code once');
select is(public.verify_second_factor(pg_temp.session('gita'), 99, 'later'), null, 'accepts no older code');
select ok(pg_temp.follow('gita', public.verify_second_factor(pg_temp.session('gita'), 101, 'newest')), 'accepts a newer code');
select is((select sealed_secret from private.second_factors), 'newest', 'stores the secret encrypted again with each accepted code');
select ok(pg_temp.follow('gita', public.consume_recovery_code(pg_temp.session('gita'), pg_temp.hash('1'))), 'accepts a recovery code');
select is(public.consume_recovery_code(pg_temp.session('gita'), pg_temp.hash('1')), null, 'accepts a recovery code once');
select is(public.consume_recovery_code(pg_temp.session('gita'), pg_temp.hash('3')), null, 'accepts no unknown recovery code');
select results_eq(
  $$ select action from private.audit_log where action like 'second-factor.%' order by id $$,
  $$ values ('second-factor.enrolled'), ('second-factor.verified'), ('second-factor.recovered') $$,
  'logs each accepted code'
);

update private.admin_sessions set last_seen_at = now() - interval '29 minutes', verified_at = now() - interval '7 hours 59 minutes';
select is(pg_temp.access('gita'), 'granted', 'admits an admin within the limits');
select is((select last_seen_at from private.admin_sessions where session_id = pg_temp.session('gita')), now(), 'extends the admin session');
update private.admin_sessions set last_seen_at = now() - interval '30 minutes';
select is(pg_temp.access('gita'), 'unverified', 'asks for the second factor after 30 minutes without a request');
update private.admin_sessions set last_seen_at = now(), verified_at = now() - interval '8 hours';
select is(pg_temp.access('gita'), 'unverified', 'asks for the second factor after 8 hours');
update private.admin_sessions set verified_at = now();
update private.sessions set last_seen_at = now() - interval '30 minutes' where id = pg_temp.session('gita');
select is(pg_temp.access('gita'), 'signed-out', 'ends the session of an admin after 30 minutes without a request');
update private.sessions set last_seen_at = now() where id = pg_temp.session('gita');

insert into seen (name, session_id, user_id, shopify_customer_id)
select 'hana', * from public.sign_in('google', '1004', 'Hana@gmail.com', true);
insert into seen (name, session_id, user_id, shopify_customer_id)
select 'impostor', * from public.sign_in('shopify', 'gid://shopify/Customer/9', 'ivan@example.com', false);
select is(public.grant_admin_role('zoe@example.com'), 'no-person', 'makes no unknown person an admin');
select is(public.grant_admin_role('ivan@example.com'), 'not-verified', 'rejects an address that is not verified');
select is(public.grant_admin_role(' hana@GMAIL.com '), 'granted', 'makes the owner of a verified address an admin');
select is(public.grant_admin_role('hana@gmail.com'), 'already-admin', 'says that a person is an admin already');
select is(public.grant_admin_role('hana@gmail.com', true), 'no-second-factor', 'says that there is no second factor to remove');
select is(pg_temp.access('hana'), 'unverified', 'asks the new admin for a second factor');
select ok(exists (select from private.audit_log where action = 'role.granted' and target = 'person:' || pg_temp.person('hana')),
  'logs who became an admin');
update private.identities set email = 'gita@example.com', email_verified = true, verified_at = now() where user_id = pg_temp.person('gita');
select is(public.grant_admin_role('gita@example.com', true), 'removed', 'removes a lost second factor');
select is(pg_temp.access('gita'), 'unverified', 'ends the access that the lost second factor gave');

select is(public.find_verified_email(pg_temp.session('gita')), 'gita@example.com', 'returns the verified address of an admin');
select is(public.find_verified_email(pg_temp.session('ada')), null, 'returns no address of a customer');
-- A thief of the password changes the address of the account at Shopify, and verifies the new one.
insert into seen select 'thief', * from public.sign_in('shopify', 'gid://shopify/Customer/2', 'thief@example.com', true);
select is(pg_temp.access('thief'), 'no-role', 'removes the role of an admin without a second factor whose address changed');
insert into public.user_roles (user_id, role) values (pg_temp.person('gita'), 'owner');
update private.identities set email_verified = false where user_id = pg_temp.person('gita');
select is(public.find_verified_email(pg_temp.session('thief')), null, 'returns no address that nobody verified');
select public.enroll_second_factor(pg_temp.session('thief'), 'sealed', 100, '{}');
insert into seen select 'gita again', * from public.sign_in('shopify', 'gid://shopify/Customer/2', 'gita@example.com', true);
select ok(private.has_admin_role(pg_temp.person('gita')), 'keeps the role of an admin with a second factor whose address changed');

delete from public.user_roles where user_id = pg_temp.person('gita');
select is(pg_temp.access('gita again'), 'no-role', 'denies a person as soon as the role is removed');

select * from finish();
rollback;
