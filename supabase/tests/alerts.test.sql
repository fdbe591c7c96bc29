begin;
select no_plan();

insert into public.profiles (user_id) values ('aaaaaaaa-0000-4000-8000-000000000001'), ('cccccccc-0000-4000-8000-000000000003');
insert into public.user_roles (user_id, role) values ('cccccccc-0000-4000-8000-000000000003', 'owner');

create function pg_temp.problem(p_problem text, p_severity text default 'critical', p_count integer default 1) returns jsonb language sql as
  $$ select jsonb_build_object('problem', p_problem, 'severity', p_severity, 'facts', jsonb_build_object('count', p_count)) $$;
create function pg_temp.look(p_problems jsonb default '[]', p_is_quiet boolean default false, p_unknown text[] default '{}', p_channels text[] default '{mail,webhook}') returns void language sql as
  $$ select public.record_alerts(p_problems, p_unknown, p_channels, p_is_quiet) $$;
-- Lets time pass, since the time of a transaction does not.
create function pg_temp.pass(p_interval interval) returns void language sql as $$
  update private.alerts set opened_at = opened_at - p_interval, clear_since = clear_since - p_interval, resolved_at = resolved_at - p_interval;
  update private.jobs set run_after = run_after - p_interval, leased_until = leased_until - p_interval;
$$;
-- Each message of a channel as the changes in it, the oldest first.
create function pg_temp.messages(p_channel text default 'mail') returns setof text language sql as $$
  select (select string_agg((c ->> 'change') || ' ' || (c ->> 'problem'), ', ' order by n) from jsonb_array_elements(m.changes) with ordinality as e (c, n))
  from private.alert_messages as m where m.channel = p_channel order by m.number $$;
create function pg_temp.forget() returns void language sql as $$ delete from private.alert_messages where true; delete from private.alerts where true; delete from private.jobs where true; $$;

-- One alert per problem.
select pg_temp.look('[]');
select is_empty('select pg_temp.messages()', 'sends nothing while there is no problem');
select is(at, now(), 'records when it looked') from private.last_alert_check;
select pg_temp.look(jsonb_build_array(pg_temp.problem('dead-letters', 'warning')));
select pg_temp.look(jsonb_build_array(pg_temp.problem('dead-letters', 'warning', 4)));
select results_eq('select pg_temp.messages(''mail'')', $$ values ('opened dead-letters') $$, 'reports a problem once by mail, however often it is observed');
select results_eq('select pg_temp.messages(''webhook'')', $$ values ('opened dead-letters') $$, 'reports it to the webhook, too');
select results_eq($$ select problem, facts ->> 'count' from private.alerts $$, $$ values ('dead-letters', '4') $$, 'knows the newest facts');
select pg_temp.look(jsonb_build_array(pg_temp.problem('dead-letters', 'warning'), pg_temp.problem('job-failing:a'), pg_temp.problem('job-failing:b')));
select results_eq('select pg_temp.messages()', $$ values ('opened dead-letters'), ('opened job-failing:a, opened job-failing:b') $$, 'reports what begins at the same time in one message');

-- The end.
select pg_temp.look(jsonb_build_array(pg_temp.problem('job-failing:a')));
select pg_temp.pass('4 minutes'), pg_temp.look(jsonb_build_array(pg_temp.problem('job-failing:a'), pg_temp.problem('dead-letters', 'warning')));
select pg_temp.pass('4 minutes'), pg_temp.look(jsonb_build_array(pg_temp.problem('job-failing:a')));
select results_eq('select pg_temp.messages() offset 2', $$ values ('resolved job-failing:b') $$, 'reports the end after five minutes, and none of a problem that comes back before');
select pg_temp.pass('5 minutes'), pg_temp.look('[]', false, '{job-failing}');
select pg_temp.pass('5 minutes'), pg_temp.look('[]', false, '{job-failing}');
select results_eq('select pg_temp.messages() offset 3', $$ values ('resolved dead-letters') $$, 'keeps what cannot be judged at the moment as it is');
select pg_temp.look(), pg_temp.pass('5 minutes'), pg_temp.look();
select results_eq('select pg_temp.messages() offset 4', $$ values ('resolved job-failing:a') $$, 'ends it later');
select pg_temp.look(jsonb_build_array(pg_temp.problem('dead-letters')));
select results_eq('select pg_temp.messages() offset 5', $$ values ('opened dead-letters') $$, 'reports a problem again that ended before');
select is(count(*), 2::bigint, 'has a row for each occurrence') from private.alerts where problem = 'dead-letters';

-- Quiet hours.
select pg_temp.forget();
select pg_temp.look(jsonb_build_array(pg_temp.problem('dead-letters', 'warning'), pg_temp.problem('error-rate')), true);
select results_eq('select pg_temp.messages()', $$ values ('opened error-rate') $$, 'reports only what is critical in quiet hours');
select pg_temp.look('[]', true), pg_temp.pass('5 minutes'), pg_temp.look('[]', true);
select results_eq('select pg_temp.messages()', $$ values ('opened error-rate'), ('resolved error-rate') $$, 'reports the end of what is critical');
select pg_temp.look(jsonb_build_array(pg_temp.problem('certificate:shop.example', 'warning')), true);
select pg_temp.look(jsonb_build_array(pg_temp.problem('certificate:shop.example', 'warning')));
select results_eq('select pg_temp.messages() offset 2', $$ values ('opened dead-letters, resolved dead-letters, opened certificate:shop.example') $$,
  'reports after them what began, and what ended as well');
select pg_temp.look(jsonb_build_array(pg_temp.problem('certificate:shop.example', 'warning')));
select is(count(*), 3::bigint, 'reports it once') from pg_temp.messages();

-- No channel.
select pg_temp.forget(), pg_temp.look(jsonb_build_array(pg_temp.problem('error-rate')), false, '{}', '{}');
select is_empty('select pg_temp.messages()', 'sends nothing without a channel');
select is(count(*), 1::bigint, 'records the alert all the same') from private.alerts;
insert into private.alerts (problem, severity, opened_at, resolved_at) values ('dead-letters', 'warning', now() - interval '3 days', now() - interval '2 days');
select pg_temp.look(jsonb_build_array(pg_temp.problem('error-rate')));
select results_eq('select pg_temp.messages()', $$ values ('opened error-rate') $$, 'reports what is open to a channel that is new, and nothing old');

-- Sending.
select pg_temp.forget(), pg_temp.look(jsonb_build_array(pg_temp.problem('error-rate')), false, '{}', '{mail}');
create temporary table claimed on commit drop as select * from public.claim_jobs('alert-mail');
select results_eq($$ select m ->> 'id', m -> 'changes' -> 0 ->> 'problem' from claimed, jsonb_array_elements(details -> 'messages') as m $$,
  $$ select id::text, 'error-rate' from private.alert_messages $$, 'gives the worker the content');
select pg_temp.look(jsonb_build_array(pg_temp.problem('error-rate'), pg_temp.problem('dead-letters')), false, '{}', '{mail}');
select public.fail_job(c.lease, 'the mail service responded with 503') from claimed as c;
truncate claimed;
insert into claimed select * from public.claim_jobs('alert-mail');
select is(jsonb_array_length(details -> 'messages'), 2, 'keeps what failed, before what was queued later') from claimed;
select public.fail_job(lease, 'down', jsonb_build_object('sent', jsonb_build_array(details -> 'messages' -> 0 ->> 'id'))) from claimed;
select results_eq('select sent_at is not null from private.alert_messages order by number', $$ values (true), (false) $$, 'records what was sent before a failure');
truncate claimed;
select pg_temp.pass('1 minute');
insert into claimed select * from public.claim_jobs('alert-mail');
select is(details -> 'messages' -> 0 -> 'changes' -> 0 ->> 'problem', 'dead-letters', 'repeats only what was not sent') from claimed;
select public.complete_job(lease, jsonb_build_object('sent', jsonb_build_array(details -> 'messages' -> 0 ->> 'id'))) from claimed;
select is_empty($$ select from private.jobs where kind = 'alert-mail' $$, 'ends the job when all is sent');
select public.record_test_alert('{mail}') from generate_series(1, 12);
truncate claimed;
insert into claimed select * from public.claim_jobs('alert-mail');
select is(jsonb_array_length(details -> 'messages'), 10, 'sends ten at a time') from claimed;
select public.complete_job(lease, jsonb_build_object('sent', (select jsonb_agg(m ->> 'id') from jsonb_array_elements(details -> 'messages') as m))) from claimed;
select is(jsonb_array_length(details -> 'messages'), 2, 'continues with the rest') from public.claim_jobs('alert-mail');
update private.jobs set attempts = 1000, leased_until = now() - interval '1 second' where kind = 'alert-mail';
select is(count(*), 1::bigint, 'never gives up') from public.claim_jobs('alert-mail');

-- What staff see.
select pg_temp.forget(), pg_temp.look(jsonb_build_array(pg_temp.problem('error-rate')), false, '{}', '{mail}');
select public.fail_job(lease, 'the mail service did not respond') from public.claim_jobs('alert-mail');
select is(found -> 'alerts' -> 0 ->> 'problem', 'error-rate', 'lists the open alerts') from public.find_alerts('cccccccc-0000-4000-8000-000000000003') as found;
select is(found -> 'waiting', '[{"channel": "mail", "messages": 1, "error": "the mail service did not respond"}]', 'lists what waits, and why') from public.find_alerts('cccccccc-0000-4000-8000-000000000003') as found;
select throws_ok(format('select public.find_alerts(%L)', who), '42501', null, 'shows alerts to admins only') from unnest(array['aaaaaaaa-0000-4000-8000-000000000001', null]) as who;

-- Measurements.
create function pg_temp.measured(p_name text) returns jsonb language sql as $$ select public.find_alert_measurements() -> p_name $$;
select pg_temp.forget();
select results_eq($$ select pg_temp.measured(name) from unnest(array['webhook_at', 'reconciled_at', 'first_check_at']) as name $$, $$ values ('null'::jsonb), ('null'), ('null') $$, 'knows nothing at first');
insert into private.webhook_events (webhook_id, topic, shop, received_at) values ('w', 'orders/create', 's', now() - interval '3 hours'), ('replay-1', 'orders/create', 's', now());
select is((pg_temp.measured('webhook_at') #>> '{}')::timestamptz, now() - interval '3 hours', 'finds the newest webhook, and counts no replayed one');
select public.store_dead_letter('{"webhook_id": "d", "topic": "orders/create", "shop": "s"}', 'invalid JSON', '{');
select is(pg_temp.measured('dead_letters'), '1', 'counts dead letters');
select public.record_request_samples(2, (select array_agg(case when n = 3 then 10 else 0 end order by n) from generate_series(1, 64) as n));
select results_eq($$ select pg_temp.measured('requests'), pg_temp.measured('errors') $$, $$ values ('10'::jsonb, '2'::jsonb) $$, 'counts the requests of the last minutes');
insert into private.health_checks (at, database_ms, shopify_ms) values (now() - interval '20 minutes', 1, null), (now() - interval '1 minute', 1, null), (now(), 1, 5);
select results_eq($$ select pg_temp.measured('shopify_checks'), pg_temp.measured('shopify_failures') $$, $$ values ('2'::jsonb, '1'::jsonb) $$, 'counts the checks of the last minutes');
select public.record_cron_outcomes('[{"name": "a", "is_done": false}, {"name": "b", "is_done": true}]') from generate_series(1, 3);
select is(pg_temp.measured('cron'), '[{"name": "a", "failures": 3}]', 'finds jobs that failed three times in a row');
select public.record_cron_outcomes('[{"name": "a", "is_done": true}]');
select is(pg_temp.measured('cron'), '[]', 'starts counting again after a success');
update private.cron_outcomes set last_done_at = now() - interval '8 days', last_failed_at = null where name = 'b';
select public.record_cron_outcomes('[]');
select results_eq('select name from private.cron_outcomes', $$ values ('a') $$, 'forgets jobs that do not run any more');
select private.enqueue_job('stock-alert-mail', 'x'), private.enqueue_job('stock-alert-mail', 'y'), private.enqueue_job('rating', 'z');
update private.jobs set attempts = 3, last_error = 'down' where key in ('x', 'z');
update private.jobs set attempts = 8, last_error = 'down', failed_at = now() where key = 'y';
update private.jobs set attempts = 2 where key = 'z';
select is(pg_temp.measured('queues'), '[{"jobs": 2, "kind": "stock-alert-mail", "given_up": 1}]', 'finds queued work that fails again and again');
update private.jobs set failed_at = now() - interval '25 hours' where key = 'y';
delete from private.jobs where key = 'x';
select is(pg_temp.measured('queues'), '[]', 'does not report for ever what was given up');
select public.record_errors(jsonb_build_array(
  jsonb_build_object('name', 'TypeError', 'place', 'GET /cart', 'is_expected', false, 'first_at', now(), 'last_at', now(), 'occurrences', 2, 'first_reference', '11111111', 'last_reference', '22222222'),
  jsonb_build_object('name', 'UpstreamError timeout', 'place', 'GET /', 'is_expected', true, 'first_at', now(), 'last_at', now(), 'occurrences', 2, 'first_reference', '11111111', 'last_reference', '22222222')));
select is(pg_temp.measured('new_errors'), '[{"name": "TypeError", "place": "GET /cart", "reference": "22222222", "occurrences": 2}]', 'finds errors that are new, and no outages');
update private.error_kinds set first_seen_at = now() - interval '25 hours';
select is(pg_temp.measured('new_errors'), '[]', 'calls an error new for a day');
select public.record_certificate('shop.example', now() + interval '10 days');
select is(pg_temp.measured('certificates') -> 0 ->> 'host', 'shop.example', 'knows the certificates that were checked');
update private.certificates set checked_at = now() - interval '4 days';
select is(pg_temp.measured('certificates'), '[]', 'does not judge by an old check');
select throws_ok($$ select public.record_certificate('shop.example/x', now()) $$, '23514', null, 'rejects what is no host');

-- Retention.
insert into private.alerts (problem, severity, opened_at, resolved_at) values ('old', 'warning', now() - interval '92 days', now() - interval '91 days');
insert into private.alert_messages (channel, changes, sent_at) values ('mail', '[]', now() - interval '8 days');
insert into private.alert_messages (channel, changes, created_at) values ('mail', '["lost"]', now() - interval '31 days');
select pg_temp.look();
select is_empty($$ select from private.alerts where problem = 'old' $$, 'deletes alerts after 90 days');
select is_empty($$ select from private.alert_messages where sent_at is not null or changes = '["lost"]' $$, 'deletes messages a week after they were sent, and those that could not be sent for a month');

select * from finish();
rollback;
