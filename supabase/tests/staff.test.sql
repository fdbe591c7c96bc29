begin;
select no_plan();

create temporary table seen (name text primary key, session_id uuid, user_id uuid, shopify_customer_id text) on commit drop;
create function pg_temp.session(p_name text) returns uuid language sql as 'select session_id from seen where name = p_name';
create function pg_temp.person(p_name text) returns uuid language sql as 'select user_id from seen where name = p_name';
create function pg_temp.role_of(p_name text) returns text language sql as
  'select role::text from public.user_roles where user_id = pg_temp.person(p_name)';
create function pg_temp.verify(p_name text) returns void language sql as $$
  insert into private.second_factors (user_id, sealed_secret, last_step) values (pg_temp.person(p_name), 'sealed', 1) on conflict do nothing;
  insert into private.admin_sessions (session_id, user_id) values (pg_temp.session(p_name), pg_temp.person(p_name));
$$;

insert into seen select 'gita', * from public.sign_in('google', 'gita', 'gita@gmail.com', true, p_first_name => 'Gita');
insert into seen select 'olga', * from public.sign_in('google', 'olga', 'olga@gmail.com', true, p_first_name => 'Olga');
insert into seen select 'pia', * from public.sign_in('google', 'pia', 'pia@gmail.com', true, p_first_name => 'Pia');
insert into seen select 'ada', * from public.sign_in('shopify', 'gid://shopify/Customer/1', 'ada@example.com', false, p_first_name => 'Ada');
insert into public.user_roles (user_id, role) values (pg_temp.person('gita'), 'owner');
select pg_temp.verify('gita');

-- Invitations.
create function pg_temp.hash(p_digit text) returns text language sql as 'select repeat(p_digit, 64)';
create function pg_temp.invite(p_email text, p_digit text, p_role public.app_role default 'packer') returns text language sql as $$
  select public.create_staff_invitation(pg_temp.person('gita'), gen_random_uuid(), p_email, p_role, pg_temp.hash(p_digit))::text
$$;
create function pg_temp.state_for(p_name text, p_digit text) returns text language sql as
  'select state::text from public.find_staff_invitation(pg_temp.hash(p_digit), pg_temp.session(p_name))';
create function pg_temp.accept(p_name text, p_digit text) returns text language sql as
  'select public.accept_staff_invitation(pg_temp.hash(p_digit), pg_temp.session(p_name))::text';

select is(pg_temp.invite(' Pia@gmail.com ', '1'), 'done', 'invites an address');
select results_eq('select email, role::text from public.find_staff_invitations(pg_temp.person(''gita''))', $$ values ('Pia@gmail.com', 'packer') $$,
  'lists who was invited');
select is(pg_temp.state_for('no one', '1'), 'signed-out', 'asks whoever opens the link to sign in');
select is(pg_temp.state_for('olga', '1'), 'other-address', 'is for the invited address alone');
select is(pg_temp.accept('olga', '1'), 'other-address', 'admits no one else who has the link');
select is(pg_temp.role_of('olga'), null, 'grants them nothing');
select is(pg_temp.state_for('pia', '2'), 'invalid', 'knows no forged token');
select results_eq($$ select email, role from public.find_staff_invitation(pg_temp.hash('2')) $$, $$ values (null::text, null::public.app_role) $$,
  'tells nothing of it');
select is(pg_temp.accept('pia', '2'), 'invalid', 'accepts no forged token');
select is(pg_temp.invite('ada@example.com', '3'), 'done', 'invites somebody whose account has an address that is not verified');
select is(pg_temp.accept('ada', '3'), 'not-verified', 'admits no one by an address that they have not verified');

update private.staff_invitations set expires_at = now() where email = 'Pia@gmail.com';
select is(pg_temp.state_for('pia', '1'), 'invalid', 'ends after three days');
select is(pg_temp.accept('pia', '1'), 'invalid', 'accepts no expired token');
select is(pg_temp.invite('pia@gmail.com', '4'), 'done', 'invites the address again');
select is((select count(*) from private.staff_invitations where lower(email) = 'pia@gmail.com'), 1::bigint, 'has one invitation for an address');
select is(pg_temp.accept('pia', '1'), 'invalid', 'accepts no replaced token');
select is(pg_temp.state_for('pia', '4'), 'ready', 'may be accepted by whoever has verified the address');
select is(pg_temp.role_of('pia'), null, 'changes nothing until it is accepted');
select is(pg_temp.accept('pia', '4'), 'accepted', 'is accepted');
select is(pg_temp.role_of('pia'), 'packer', 'gives the role');
select is(pg_temp.accept('pia', '4'), 'invalid', 'is accepted once');
select results_eq(
  $$ select actor_id, action, target, details ->> 'role' from private.audit_log where action = 'staff.join' $$,
  $$ values (pg_temp.person('pia'), 'staff.join', 'person:' || pg_temp.person('pia'), 'packer') $$, 'logs who joined'
);
select is(pg_temp.invite('PIA@gmail.com', '5'), 'already-staff', 'invites no one who is staff');
select is(pg_temp.invite('gita.other@gmail.com', '6'), 'done', 'invites another address');
select is(pg_temp.accept('gita', '6'), 'already-staff', 'demotes no owner who follows a link to a packer''s role');
select is(pg_temp.role_of('gita'), 'owner', 'leaves their role');
select throws_ok($$ select public.create_staff_invitation(pg_temp.person('pia'), gen_random_uuid(), 'x@gmail.com', 'owner', pg_temp.hash('7')) $$, '42501', null,
  'lets no packer invite');
select throws_ok($$ select public.find_staff(pg_temp.person('pia'), null) $$, '42501', null, 'lists the staff for no packer');
select results_eq($$ select email, role::text, has_second_factor, is_self, jsonb_array_length(sessions) from public.find_staff(pg_temp.person('gita'), pg_temp.session('gita')) $$,
  $$ values ('gita@gmail.com', 'owner', true, true, 1), ('pia@gmail.com', 'packer', false, false, 0) $$, 'lists the staff for an owner');

-- Roles, and the last owner.
create function pg_temp.change(p_actor text, p_name text, p_role public.app_role) returns text language sql as
  'select public.change_staff_role(pg_temp.person(p_actor), pg_temp.person(p_name), p_role)::text';
create function pg_temp.remove(p_actor text, p_name text) returns text language sql as
  'select public.remove_staff(pg_temp.person(p_actor), pg_temp.person(p_name))::text';

select is(pg_temp.change('gita', 'gita', 'packer'), 'last-owner', 'demotes no last owner');
select is(pg_temp.remove('gita', 'gita'), 'last-owner', 'lets no last owner leave');
select is(pg_temp.change('gita', 'ada', 'packer'), 'not-staff', 'changes the role of no customer');
select throws_ok($$ select pg_temp.change('pia', 'pia', 'owner') $$, '42501', null, 'lets no packer become an owner');
select throws_ok($$ select pg_temp.remove('pia', 'gita') $$, '42501', null, 'lets no packer remove anybody');
select is(pg_temp.change('gita', 'pia', 'owner'), 'done', 'promotes a packer');
select is(pg_temp.change('pia', 'gita', 'packer'), 'done', 'demotes an owner who is not the last one');
select throws_ok($$ select pg_temp.remove('gita', 'pia') $$, '42501', null, 'takes a role from the next statement on');
select is(pg_temp.change('pia', 'pia', 'packer'), 'last-owner', 'keeps the owner who is left');
select is(pg_temp.change('pia', 'gita', 'owner'), 'done', 'promotes somebody again');
select is(pg_temp.change('gita', 'pia', 'packer'), 'done', 'demotes somebody again');
set local role service_role;
select throws_ok('delete from public.user_roles', '42501', null, 'lets the server write no role except by these functions');
reset role;

-- Whoever leaves.
select pg_temp.verify('pia');
select is(public.find_desk_topic(pg_temp.session('pia')), 'desk', 'a packer receives the desk');
create function pg_temp.topic() returns text language sql as 'select topic from private.desk_topic';
create temporary table topics (topic text) on commit drop;
insert into topics select pg_temp.topic();
select is(public.reset_second_factor(pg_temp.person('gita'), pg_temp.person('pia'))::text, 'done', 'resets a second factor');
select is((select access::text from public.touch_admin_session(pg_temp.session('pia'))), 'unverified', 'asks for a new one');
select isnt(pg_temp.topic(), (select topic from topics), 'moves the desk away from them');
select is(public.find_desk_topic(pg_temp.session('pia')), null, 'names the new topic to no one without a second factor');
select is(public.find_desk_topic(pg_temp.session('gita')), pg_temp.topic(), 'names it to who may receive it');
select isnt_empty($$ select from realtime.messages where topic = 'desk' and event = 'moved' $$, 'tells those on the former topic');
select is(public.reset_second_factor(pg_temp.person('gita'), pg_temp.person('ada'))::text, 'not-staff', 'resets nothing of a customer');

select pg_temp.verify('pia');
update topics set topic = pg_temp.topic();
insert into public.orders (id, shopify_order_id, placed_at, updated_at, currency, subtotal_minor, discount_minor, shipping_minor, tax_minor, total_minor)
values ('dddddddd-0000-4000-8000-000000000001', 'gid://shopify/Order/1', now(), now(), 'USD', 77, 1, 2, 3, 4711);
select is(is_own, true, 'a packer packs') from public.claim_packing_lease(pg_temp.person('pia'), 'dddddddd-0000-4000-8000-000000000001');
select is(pg_temp.remove('gita', 'pia'), 'done', 'removes a packer');
select is(pg_temp.remove('gita', 'pia'), 'done', 'changes nothing the second time');
select is((select access::text from public.touch_admin_session(pg_temp.session('pia'))), 'no-role', 'shuts their session out at once');
select is((select count(*) from private.packing_leases), 0::bigint, 'frees what they were packing');
select isnt(pg_temp.topic(), (select topic from topics), 'moves the desk away from them, too');
update topics set topic = pg_temp.topic();
select public.revoke_session(pg_temp.session('ada'));
select is(pg_temp.topic(), (select topic from topics), 'leaves the desk when a customer signs out');
select public.end_admin_session(private.session_handle(pg_temp.session('gita')));
select isnt(pg_temp.topic(), (select topic from topics), 'moves the desk when a session of staff ends');

-- The same human behind two accounts.
insert into public.user_roles (user_id, role) values (pg_temp.person('ada'), 'packer');
select private.merge_principals(pg_temp.person('gita'), pg_temp.person('ada'), 'signed-in');
select is(pg_temp.role_of('ada'), 'owner', 'keeps the higher role of two accounts that become one');

select * from finish();
rollback;
