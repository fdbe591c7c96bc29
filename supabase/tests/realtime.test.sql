begin;
select plan(17);

insert into public.profiles (user_id, first_name) values
  ('aaaaaaaa-0000-4000-8000-000000000001', 'ada'), ('bbbbbbbb-0000-4000-8000-000000000002', 'ben');
insert into realtime.messages (topic, extension) values
  ('user:aaaaaaaa-0000-4000-8000-000000000001', 'broadcast');

-- Returns how many messages a topic shows to the bearer of these claims, then restores the role.
create function pg_temp.receive(p_topic text, p_claims jsonb) returns text language plpgsql as $$
declare
  received bigint;
begin
  perform set_config('realtime.topic', p_topic, true), set_config('request.jwt.claims', p_claims::text, true),
    set_config('role', 'authenticated', true);
  select count(*) into received from realtime.messages;
  raise exception '%', received using errcode = 'TA000';
exception
  when sqlstate 'TA000' then return sqlerrm;
end;
$$;

insert into private.sessions (id, user_id, issuer) values
  ('aaaaaaaa-0000-4000-8000-00000000000a', 'aaaaaaaa-0000-4000-8000-000000000001', 'shopify'),
  ('bbbbbbbb-0000-4000-8000-00000000000b', 'bbbbbbbb-0000-4000-8000-000000000002', 'shopify');

create function pg_temp.realtime_claims(p_topic text, p_session_id text default 'aaaaaaaa-0000-4000-8000-00000000000a') returns jsonb
language sql immutable as $$
  select jsonb_build_object('role', 'authenticated', 'topic', p_topic, 'session_id', p_session_id);
$$;

select is(pg_temp.receive('user:aaaaaaaa-0000-4000-8000-000000000001', pg_temp.realtime_claims('user:aaaaaaaa-0000-4000-8000-000000000001')), '1',
  'receives the topic of the token');
select is(pg_temp.receive('user:aaaaaaaa-0000-4000-8000-000000000001', pg_temp.realtime_claims('user:bbbbbbbb-0000-4000-8000-000000000002')), '0',
  'does not receive the topic of another person');
select is(pg_temp.receive('user:aaaaaaaa-0000-4000-8000-000000000001', pg_temp.realtime_claims('order:aaaaaaaa-0000-4000-8000-000000000001')), '0',
  'does not receive a user topic with an order token');
select is(pg_temp.receive('user:aaaaaaaa-0000-4000-8000-000000000001',
  '{"role": "authenticated", "sub": "aaaaaaaa-0000-4000-8000-000000000001"}'), '0',
  'receives nothing with the access token of a person');
select is(pg_temp.receive('', pg_temp.realtime_claims('')), '0', 'receives nothing with an empty topic');

select is(pg_temp.receive('user:aaaaaaaa-0000-4000-8000-000000000001',
  pg_temp.realtime_claims('user:aaaaaaaa-0000-4000-8000-000000000001', 'bbbbbbbb-0000-4000-8000-00000000000b')), '0',
  'receives nothing with the session of another person');
select is(pg_temp.receive('order:aaaaaaaa-0000-4000-8000-000000000001', pg_temp.realtime_claims('order:aaaaaaaa-0000-4000-8000-000000000001', null)),
  '1', 'receives an order topic without a session');

insert into public.user_roles (user_id, role) values ('bbbbbbbb-0000-4000-8000-000000000002', 'owner');
insert into realtime.messages (topic, extension) values ('desk', 'broadcast');
select is(pg_temp.receive('desk', pg_temp.realtime_claims('desk')), '0', 'a customer does not receive the desk');
select is(pg_temp.receive('desk', pg_temp.realtime_claims('desk', 'bbbbbbbb-0000-4000-8000-00000000000b')), '0',
  'an admin without the second factor does not receive the desk');
insert into private.second_factors (user_id, sealed_secret, last_step) values ('bbbbbbbb-0000-4000-8000-000000000002', 'sealed', 1);
insert into private.admin_sessions (session_id, user_id)
values ('bbbbbbbb-0000-4000-8000-00000000000b', 'bbbbbbbb-0000-4000-8000-000000000002');
select is(pg_temp.receive('desk', pg_temp.realtime_claims('desk', 'bbbbbbbb-0000-4000-8000-00000000000b')), '2', 'an admin receives the desk');
delete from public.user_roles where user_id = 'bbbbbbbb-0000-4000-8000-000000000002';
select is(pg_temp.receive('desk', pg_temp.realtime_claims('desk', 'bbbbbbbb-0000-4000-8000-00000000000b')), '0',
  'a person whose admin role was removed does not receive the desk');

select public.revoke_session('aaaaaaaa-0000-4000-8000-00000000000a');
select is(pg_temp.receive('user:aaaaaaaa-0000-4000-8000-000000000001', pg_temp.realtime_claims('user:aaaaaaaa-0000-4000-8000-000000000001')), '0',
  'receives nothing once the session is revoked');

-- Table access with a Realtime token.
select set_config('request.jwt.claims', pg_temp.realtime_claims('user:aaaaaaaa-0000-4000-8000-000000000001')::text, true);
set local role authenticated;
select is(auth.uid(), null, 'has no user id with a Realtime token');
select is_empty('select from public.profiles', 'reads no profile with a Realtime token');
select is_empty('update public.profiles set first_name = ''x'' where user_id is not null returning 1', 'updates no profile with a Realtime token');
select throws_ok('insert into public.profiles default values', '42501', null, 'inserts no profile with a Realtime token');
select throws_ok($$insert into realtime.messages (topic, extension) values ('user:aaaaaaaa-0000-4000-8000-000000000001', 'broadcast')$$,
  '42501', null, 'sends no message to the topic it receives');

select finish();
rollback;
