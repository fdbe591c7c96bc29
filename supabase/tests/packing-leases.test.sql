begin;
select no_plan();

create temporary table people on commit drop as
select 'gita' as name, gen_random_uuid() as user_id union all select 'hari', gen_random_uuid() union all select 'ada', gen_random_uuid();
insert into public.profiles (user_id, first_name) select user_id, name from people;
insert into public.user_roles (user_id, role) select user_id, 'owner' from people where name <> 'ada';
select public.record_order(null, '{"shopify_order_id": "gid://shopify/Order/1", "placed_at": "2026-01-01", "updated_at": "2026-01-01", "fulfillment_status": "unfulfilled", "currency": "USD", "subtotal_minor": 1, "discount_minor": 0, "shipping_minor": 0, "tax_minor": 0, "total_minor": 1, "items": [], "fulfillments": []}');

create function pg_temp.person(p_name text) returns uuid language sql as $$ select user_id from people where name = p_name $$;
create function pg_temp.order_id() returns uuid language sql as $$ select id from public.orders where shopify_order_id = 'gid://shopify/Order/1' $$;
create function pg_temp.claim(p_name text, p_takes_over boolean default false) returns text language sql as $$
  select case when c.is_own then 'own' else c.first_name end
  from public.claim_packing_lease(pg_temp.person(p_name), pg_temp.order_id(), p_takes_over, 'request') as c $$;
create function pg_temp.audit() returns setof text language sql as $$
  select format('%s by %s%s', l.action, p.name, ' from ' || f.name) from private.audit_log as l join people as p on p.user_id = l.actor_id
  left join people as f on f.user_id::text = l.details ->> 'from' join private.audit_outcomes as o on o.audit_id = l.id
  where l.action like 'packing.%' and l.target = pg_temp.order_id()::text and l.request_id = 'request' order by l.id $$;
create function pg_temp.messages() returns bigint language sql as
  $$ select count(*) from realtime.messages where topic = 'desk' and payload ->> 'change' = 'packing' $$;
create function pg_temp.packing_of(p_name text) returns jsonb language sql as
  $$ select nullif(found -> 'packing', 'null') - 'since' from public.find_desk_orders(pg_temp.person(p_name)) as found $$;
create function pg_temp.count_open_to(p_name text) returns bigint language sql as
  $$ select (public.count_desk_orders(pg_temp.person(p_name), jsonb_build_array(jsonb_build_object('not_packed_by_others', pg_temp.person(p_name)))))[1] $$;

select throws_ok($$ select pg_temp.claim('ada') $$, '42501', null, 'denies a customer');
select throws_ok($$ select pg_temp.claim('nobody') $$, '42501', null, 'denies a visitor who is signed out');
select is_empty($$ select * from public.claim_packing_lease(pg_temp.person('gita'), gen_random_uuid()) $$, 'returns no lease for an unknown order');

select is(pg_temp.packing_of('hari'), null, 'shows no packer in the desk before a claim');
select is(pg_temp.claim('gita'), 'own', 'lets an admin claim an order');
select is(pg_temp.claim('hari'), 'gita', 'names the holder to another admin');
select is(pg_temp.packing_of('hari'), '{"is_own": false, "first_name": "gita"}', 'shows the holder in the desk');
select is(pg_temp.packing_of('gita'), '{"is_own": true, "first_name": "gita"}', 'shows the desk of the holder that the lease is their own');
select is(pg_temp.count_open_to('hari'), 0::bigint, 'leaves the order out of what others could pack next');
select is(pg_temp.count_open_to('gita'), 1::bigint, 'keeps the order among what the holder could pack next');
select is(pg_temp.messages(), 1::bigint, 'tells the desk about a claim, once');

update private.packing_leases set since = now() - interval '4 minutes', expires_at = now() + interval '1 minute';
select is(pg_temp.claim('gita'), 'own', 'renews the lease of its holder');
select results_eq('select since, expires_at from private.packing_leases', $$ values (now() - interval '4 minutes', now() + interval '5 minutes') $$, 'extends a lease without changing its beginning');
select is(pg_temp.messages(), 1::bigint, 'does not tell the desk about a renewal');

select is(pg_temp.claim('hari', true), 'own', 'lets another admin take over');
select is(pg_temp.claim('gita'), 'hari', 'does not return a lease that was taken over');
select results_eq('select since from private.packing_leases', 'select now()', 'begins a lease anew when it is taken over');
select is(pg_temp.messages(), 2::bigint, 'tells the desk about a takeover');

update private.packing_leases set expires_at = now();
select is(pg_temp.packing_of('gita'), null, 'shows no packer in the desk after the lease has expired');
select is(pg_temp.claim('gita'), 'own', 'lets another admin claim after the lease has expired');
select results_eq('select * from pg_temp.audit()', $$ values ('packing.claim by gita'), ('packing.take-over by hari from gita'), ('packing.claim by gita') $$,
  'logs claims and takeovers, but no renewal and no claim that changed nothing');

select public.release_packing_lease(pg_temp.person('hari'), pg_temp.order_id());
select is(count(*), 1::bigint, 'keeps the lease of another person') from private.packing_leases;
select public.release_packing_lease(pg_temp.person('gita'), pg_temp.order_id());
select is(count(*), 0::bigint, 'releases a lease') from private.packing_leases;
select is(pg_temp.messages(), 4::bigint, 'tells the desk about a release that changed something');
select is_empty($$ select payload from realtime.messages where topic = 'desk' and payload::text ~ 'gita|hari' $$, 'sends no name to the desk');

select pg_temp.claim('gita');
delete from public.user_roles where user_id = pg_temp.person('gita');
select throws_ok($$ select pg_temp.claim('gita') $$, '42501', null, 'denies a former admin');

select * from finish();
rollback;
