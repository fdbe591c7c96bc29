begin;
select plan(13);

insert into public.profiles (user_id, first_name) values
  ('aaaaaaaa-0000-4000-8000-000000000001', 'ada'), ('bbbbbbbb-0000-4000-8000-000000000002', 'ben');
insert into realtime.messages (topic, extension) values
  ('user:aaaaaaaa-0000-4000-8000-000000000001', 'broadcast');

-- Asks for a topic as the bearer of these claims, and becomes nobody again.
create function pg_temp.hear(p_topic text, p_claims jsonb) returns text language plpgsql as $$
declare
  heard bigint;
begin
  perform set_config('realtime.topic', p_topic, true), set_config('request.jwt.claims', p_claims::text, true),
    set_config('role', 'authenticated', true);
  select count(*) into heard from realtime.messages;
  raise exception '%', heard using errcode = 'TA000';
exception
  when sqlstate 'TA000' then return sqlerrm;
end;
$$;

insert into private.sessions (id, user_id, issuer) values
  ('aaaaaaaa-0000-4000-8000-00000000000a', 'aaaaaaaa-0000-4000-8000-000000000001', 'shopify'),
  ('bbbbbbbb-0000-4000-8000-00000000000b', 'bbbbbbbb-0000-4000-8000-000000000002', 'shopify');

create function pg_temp.listener(p_topic text, p_session_id text default 'aaaaaaaa-0000-4000-8000-00000000000a') returns jsonb
language sql immutable as $$
  select jsonb_build_object('role', 'authenticated', 'topic', p_topic, 'session_id', p_session_id);
$$;

select is(pg_temp.hear('user:aaaaaaaa-0000-4000-8000-000000000001', pg_temp.listener('user:aaaaaaaa-0000-4000-8000-000000000001')), '1',
  'the topic of the token is heard');
select is(pg_temp.hear('user:aaaaaaaa-0000-4000-8000-000000000001', pg_temp.listener('user:bbbbbbbb-0000-4000-8000-000000000002')), '0',
  'the topic of somebody else is not');
select is(pg_temp.hear('user:aaaaaaaa-0000-4000-8000-000000000001', pg_temp.listener('order:aaaaaaaa-0000-4000-8000-000000000001')), '0',
  'nor is that of a person by the number of an order');
select is(pg_temp.hear('user:aaaaaaaa-0000-4000-8000-000000000001',
  '{"role": "authenticated", "sub": "aaaaaaaa-0000-4000-8000-000000000001"}'), '0',
  'a person''s own token, which reads their rows, hears nothing');
select is(pg_temp.hear('', pg_temp.listener('')), '0', 'no topic is nobody''s');

select is(pg_temp.hear('user:aaaaaaaa-0000-4000-8000-000000000001',
  pg_temp.listener('user:aaaaaaaa-0000-4000-8000-000000000001', 'bbbbbbbb-0000-4000-8000-00000000000b')), '0',
  'a session of somebody else opens no topic');
select is(pg_temp.hear('order:aaaaaaaa-0000-4000-8000-000000000001', pg_temp.listener('order:aaaaaaaa-0000-4000-8000-000000000001', null)),
  '1', 'the topic of an order takes no session');
select public.revoke_session('aaaaaaaa-0000-4000-8000-00000000000a');
select is(pg_temp.hear('user:aaaaaaaa-0000-4000-8000-000000000001', pg_temp.listener('user:aaaaaaaa-0000-4000-8000-000000000001')), '0',
  'a token stops working once its session is revoked');

-- What is left of the powers of a person: none.
select set_config('request.jwt.claims', pg_temp.listener('user:aaaaaaaa-0000-4000-8000-000000000001')::text, true);
set local role authenticated;
select is(auth.uid(), null, 'a listener is no person');
select is_empty('select from public.profiles', 'and reads no profile');
select is_empty('update public.profiles set first_name = ''x'' where user_id is not null returning 1', 'and changes none');
select throws_ok('insert into public.profiles default values', '42501', null, 'and makes none');
select throws_ok($$insert into realtime.messages (topic, extension) values ('user:aaaaaaaa-0000-4000-8000-000000000001', 'broadcast')$$,
  '42501', null, 'and says nothing on the topic it hears');

select finish();
rollback;
