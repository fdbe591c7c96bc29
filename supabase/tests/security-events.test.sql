begin;
select no_plan();

insert into public.profiles (user_id) values ('aaaaaaaa-0000-4000-8000-000000000001'), ('cccccccc-0000-4000-8000-000000000003');
insert into public.user_roles (user_id, role) values ('cccccccc-0000-4000-8000-000000000003', 'owner');
create function pg_temp.event(p_status integer, p_requests integer default 1, p_route text default '/auth', p_network text default '203.0.113.0/24') returns jsonb language sql as
  $$ select jsonb_build_object('route', p_route, 'status', p_status, 'network', p_network, 'requests', p_requests) $$;
create function pg_temp.found(p_since interval default '24 hours') returns table (severity text, status smallint, network text, requests bigint) language sql as $$
  select severity, status, network, requests from public.find_security_events('cccccccc-0000-4000-8000-000000000003', now() - p_since)
$$;

select public.record_security_events(jsonb_build_array(pg_temp.event(429, 3), pg_temp.event(503, 1), pg_temp.event(499, 1)));
select public.record_security_events(jsonb_build_array(pg_temp.event(429, 4), pg_temp.event(500, 2)));
select results_eq(
  'select * from pg_temp.found()',
  $$ values ('high', 500::smallint, '203.0.113.0/24', 2::bigint), ('high', 503::smallint, '203.0.113.0/24', 1), ('medium', 429::smallint, '203.0.113.0/24', 7), ('medium', 499::smallint, '203.0.113.0/24', 1) $$,
  'adds up responses and shows server errors as severe, first'
);
select throws_ok($$ select public.record_security_events(jsonb_build_array(pg_temp.event(200))) $$, '23514', null, 'rejects a response that is no error');
select throws_ok($$ select * from public.find_security_events('aaaaaaaa-0000-4000-8000-000000000001', now()) $$, '42501', null, 'tells a customer nothing');
select throws_ok($$ select * from public.find_security_events(null, now()) $$, '42501', null, 'tells somebody without a name nothing');

-- An attack.
select public.record_security_events((select jsonb_agg(pg_temp.event(403, 1, '/cart', '10.' || n % 256 || '.' || n / 256 || '.0/24')) from generate_series(0, 999) as n));
select public.record_security_events((select jsonb_agg(pg_temp.event(403, 1, '/cart', '10.9.' || n % 256 || '.0/24')) from generate_series(0, 4999) as n));
select is(count(*), 1005::bigint, 'stores a thousand kinds in an hour, and the rest together') from private.security_events;
select is(requests, 5000::bigint, 'still counts every response') from private.security_events where network = 'others';

-- Retention.
update private.security_events set hour = hour - interval '89 days' where status = 503;
update private.security_events set hour = hour - interval '91 days' where status = 500;
select public.record_security_events(jsonb_build_array(pg_temp.event(429)));
select results_eq($$ select status from private.security_events where status >= 500 $$, 'values (503::smallint)', 'deletes what is older than 90 days');

select * from finish();
rollback;
