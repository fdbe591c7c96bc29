begin;
select no_plan();

create temporary table staff on commit drop as select gen_random_uuid() as user_id;
insert into public.profiles (user_id) select user_id from staff;
insert into public.user_roles (user_id, role) select user_id, 'owner' from staff;
create temporary table ada on commit drop as select user_id from public.sign_in('shopify', 'gid://shopify/Customer/1', 'ada@example.com');
insert into private.identities (issuer, subject, user_id, email, email_verified, verified_at)
select 'google', 'a', user_id, 'ada@gmail.com', true, now() from ada;
insert into private.sessions (user_id, issuer, revoked_at, revoke_reason) select user_id, 'google', now(), 'signed-out' from ada;

create function pg_temp.account(p_actor_id uuid) returns setof jsonb language sql as
  $$ select * from public.find_customer_account(p_actor_id, 'gid://shopify/Customer/1') $$;
select results_eq(
  $$ select array(select i ->> 'issuer' from jsonb_array_elements(a -> 'identities') as i order by 1),
      array(select i ->> 'is_verified' from jsonb_array_elements(a -> 'identities') as i order by 1),
      a ->> 'sessions', (a ->> 'last_seen_at') is not null from staff, pg_temp.account(user_id) as a $$,
  $$ values (array['google', 'shopify'], array['false', 'true'], '1', true) $$,
  'returns the sign-in methods and the number of active sessions'
);
select is(
  array(select key from staff, pg_temp.account(user_id) as a, jsonb_object_keys(a) as key order by 1),
  array['identities', 'is_admin', 'last_seen_at', 'linked_at', 'sessions'], 'returns nothing else'
);
select is(
  array(select distinct key from staff, pg_temp.account(user_id) as a, jsonb_array_elements(a -> 'identities') as i, jsonb_object_keys(i) as key order by 1),
  array['added_at', 'email', 'is_verified', 'issuer'], 'returns no subject of a sign-in method'
);
select is_empty($$ select * from staff, public.find_customer_account(user_id, 'gid://shopify/Customer/2') $$, 'returns no row for a customer who never signed in');
select throws_ok($$ select * from ada, pg_temp.account(user_id) $$, '42501', null, 'is for admins only');

select * from finish();
rollback;
