begin;
select no_plan();

create temporary table people on commit drop as select 'gita' as name, gen_random_uuid() as user_id union all select 'ada', gen_random_uuid();
insert into public.profiles (user_id, first_name) select user_id, name from people;
insert into public.user_roles (user_id, role) select user_id, 'owner' from people where name = 'gita';
create function pg_temp.person(p_name text) returns uuid language sql as $$ select user_id from people where name = p_name $$;
create function pg_temp.durations(p_bucket integer, p_count integer) returns integer[] language sql as
  $$ select array_agg(case when n = p_bucket then p_count else 0 end order by n) from generate_series(1, 64) as n $$;

-- Checks.
select results_eq($$ select checked_at, sampled_at, max_connections > 0 from public.find_last_health(pg_temp.person('gita')) $$,
  $$ values (null::timestamptz, null::timestamptz, true) $$, 'knows nothing before the first check');
insert into private.webhook_events (webhook_id, topic, shop, triggered_at, received_at)
select n::text, 'orders/create', 'shop', now() - make_interval(secs => n), now() from generate_series(1, 100) as n;
insert into private.health_checks (at, database_ms) values (now() - interval '31 days', 1);
insert into private.request_samples (minute, errors, durations) values (now() - interval '31 days', 0, pg_temp.durations(1, 1));
select public.record_health_checks(jsonb_build_array(
  jsonb_build_object('at', now() - interval '2 minutes', 'database_ms', null, 'shopify_ms', 80),
  jsonb_build_object('at', now(), 'database_ms', 5, 'shopify_ms', 90)
));
select results_eq('select database_ms, shopify_ms, webhook_delay_ms, connections is null from private.health_checks order by at',
  $$ values (null, 80, null, true), (5, 90, 95050, (select count(*) = 0 from pg_catalog.pg_stat_activity where datname = current_database())) $$,
  'stores an outage afterwards, and what the database knows of itself only with the current check');
select public.record_health_checks(jsonb_build_array(jsonb_build_object('at', now() + interval '29 seconds', 'database_ms', 1, 'shopify_ms', 1)));
select is(count(*), 2::bigint, 'stores one check a minute, also if two schedulers run, and deletes old ones') from private.health_checks;
select is_empty('select from private.request_samples', 'deletes old request timings');

-- Requests.
select public.record_request_samples(1, pg_temp.durations(10, 3));
select public.record_request_samples(2, pg_temp.durations(20, 4));
select results_eq($$ select errors, durations[10], durations[20] from public.find_last_health(pg_temp.person('gita')) $$, $$ values (3, 3, 4) $$,
  'adds up the requests of all isolates');
select throws_ok($$ select public.record_request_samples(0, '{1}') $$, '23514', null, 'rejects counts of another length');

-- History.
insert into private.health_checks (at, database_ms, shopify_ms) values (now() - interval '5 hours', 700, 20);
select results_eq(
  $$ select sum(checks), sum(passed), max(database_ms), sum(errors), sum(durations[10]), count(*) from public.find_health_slots(pg_temp.person('gita')) $$,
  $$ values (3::bigint, 2::bigint, 700, 3::bigint, 3::bigint, 48::bigint) $$, 'returns 24 hours by half hour'
);
select throws_ok(format('select * from public.%I(%L)', name, pg_temp.person(who)), '42501', null, format('%s is for admins only, not for %s', name, who))
from unnest(array['find_health_slots', 'find_last_health', 'find_webhook_health', 'find_dead_letters', 'find_audit_log', 'find_security_state']) as name, unnest(array['ada', 'nobody']) as who;

-- A delivery with an impossible time.
insert into private.webhook_events (webhook_id, topic, shop, triggered_at) select 'old' || n, 't', 's', '2000-01-01' from generate_series(1, 50) as n;
select is(delay_ms, 2147483647, 'limits the lag to what can be stored') from public.find_webhook_health(pg_temp.person('gita'));

-- Dead letters.
select public.store_dead_letter('{"webhook_id": "w1", "event_id": "e1", "topic": "orders/create", "shop": "shop", "triggered_at": "2026-01-01T00:00:00Z"}', 'invalid JSON', '{"');
create temporary table letter on commit drop as select id from private.dead_letters;
select results_eq($$ select topic, reason, digest, characters, same_reason from public.find_dead_letters(pg_temp.person('gita')) $$,
  $$ values ('orders/create', 'invalid JSON', left(encode(sha256('{"'), 'hex'), 12), 2, 1::bigint) $$, 'lists dead letters by a digest of their bodies');
select results_eq('select is_replayed, body, event_id, triggered_at from public.find_dead_letter((select id from letter))',
  $$ values (false, '{"', 'e1', '2026-01-01T00:00:00Z'::timestamptz) $$, 'returns a dead letter with what its delivery said');
select is(public.read_dead_letter(pg_temp.person('gita'), (select id from letter), 'r'), '{"', 'returns a body to an admin');
select is(public.read_dead_letter(pg_temp.person('gita'), 0), null, 'returns no body of an unknown letter');
select throws_ok($$ select public.read_dead_letter(pg_temp.person('ada'), (select id from letter)) $$, '42501', null, 'returns no body to a customer');
select results_eq(
  $$ select o.outcome::text from private.audit_log as l join private.audit_outcomes as o on o.audit_id = l.id where l.action = 'webhook.read' order by l.id $$,
  $$ values ('done'), ('refused') $$, 'logs who reads a body'
);
select public.finish_dead_letter((select id from letter));
select is_empty($$ select from public.find_dead_letters(pg_temp.person('gita')) $$, 'removes a replayed letter from the list');
select results_eq('select is_replayed, body from public.find_dead_letter((select id from letter))', $$ values (true, null::text) $$, 'deletes the body of a replayed letter');
select public.record_reconciliation('{"read": 1}'), public.record_reconciliation('{"read": 2}');
select results_eq($$ select reconcile_report, outcomes ->> 'dead-letter' from public.find_webhook_health(pg_temp.person('gita')) $$,
  $$ values ('{"read": 2}'::jsonb, '1') $$, 'returns the last reconciliation and the deliveries by outcome');

-- Security.
select public.consume_rate_limit(key, 1, 600) from unnest(array['login:subject:ada@example.com', 'ada@example.com']) as key, generate_series(1, 3);
select results_eq('select kind, rejections from private.rate_limit_rejections order by kind', $$ values ('login', 2), ('other', 2) $$,
  'counts rejected attempts by kind, without a person');
select public.begin_audit('order.cancel', pg_temp.person('gita'), 'order:1');
select public.end_audit(public.begin_audit('order.cancel', pg_temp.person('ada'), 'order:2'), 'refused');
create function pg_temp.found(p_filter jsonb) returns table (actor text, target text, outcome text) language sql as
  $$ select actor_name, target, outcome from public.find_audit_log(pg_temp.person('gita'), p_filter || '{"action": "order."}') $$;
select results_eq($$ select * from pg_temp.found('{}') $$, $$ values (null, 'order:2', 'refused'), ('gita', 'order:1', null) $$, 'names staff only');
select results_eq($$ select target from pg_temp.found('{"checking": ""}') $$, $$ values ('order:1') $$, 'finds actions without an outcome');
select results_eq($$ select target from pg_temp.found('{"outcome": "refused"}') $$, $$ values ('order:2') $$, 'finds actions by outcome');
select results_eq($$ select target from pg_temp.found(jsonb_build_object('actor', pg_temp.person('ada'))) $$, $$ values ('order:2') $$, 'finds actions by actor');
select results_eq($$ select target from pg_temp.found('{"target": "order:1"}') $$, $$ values ('order:1') $$, 'finds actions by target');
select is_empty($$ select target from pg_temp.found('{"to": "2020-01-01"}') $$, 'finds actions by time');
select results_eq(
  $$ select target from public.find_audit_log(pg_temp.person('gita'), '{"action": "order."}', (select max(id) from private.audit_log where target = 'order:2')) $$,
  $$ values ('order:1') $$, 'continues before an entry'
);
select throws_ok($$ select pg_temp.found('{"x": "1"}') $$, '22023', null, 'rejects an unknown filter');
select results_eq($$ select action from public.find_audit_log(pg_temp.person('gita'), jsonb_build_object('action', 'role.', 'target', 'person:' || pg_temp.person('gita'))) $$,
  $$ values ('role.granted') $$, 'logs a role that was granted in the SQL editor');
delete from public.user_roles where user_id = pg_temp.person('gita');
select is(count(*), 1::bigint, 'logs a role that was revoked in the SQL editor') from private.audit_log
where action = 'role.revoked' and target = 'person:' || pg_temp.person('gita');
insert into public.user_roles (user_id, role) values (pg_temp.person('gita'), 'owner');

-- Sessions.
insert into private.second_factors (user_id, sealed_secret, last_step) values (pg_temp.person('gita'), 'x', 0);
insert into private.sessions (id, user_id, issuer) select ('eeeeeeee-0000-4000-8000-00000000000' || n)::uuid, pg_temp.person('gita'), 'shopify' from generate_series(1, 2) as n;
insert into private.admin_sessions (session_id, user_id) select id, user_id from private.sessions where user_id = pg_temp.person('gita');
create function pg_temp.sessions() returns table (handle text, is_own boolean) language sql as
  $$ select each ->> 'handle', (each ->> 'is_own')::boolean
    from public.find_staff(pg_temp.person('gita'), 'eeeeeeee-0000-4000-8000-000000000001') cross join jsonb_array_elements(sessions) as each $$;
select results_eq('select is_own from pg_temp.sessions()', $$ values (true), (false) $$, 'lists one''s own session first');
select is_empty($$ select from pg_temp.sessions() where handle like '%eeeeeeee%' $$, 'names no session id');
select public.end_admin_session(handle) from pg_temp.sessions() where not is_own;
select results_eq('select is_own from pg_temp.sessions()', $$ values (true) $$, 'ends a session');
select results_eq(
  $$ select tables > 30, unprotected_tables, admins, admins_without_factor, role_changes >= 2, denied_attempts >= 1 from public.find_security_state(pg_temp.person('gita')) $$,
  $$ values (true, 0, 1, 0, true, true) $$, 'measures the security states'
);

select * from finish();
rollback;
