begin;
select no_plan();

insert into private.job_kinds (kind, max_attempts, max_delay) values ('test', 3, '10 minutes'), ('endless', null, '6 hours');
create function pg_temp.claim(p_kind text default 'test', p_limit integer default 10) returns text[] language sql as
  $$ select array_agg(c.key order by c.key) from public.claim_jobs(p_kind, p_limit) as c $$;
create function pg_temp.lease(p_key text) returns uuid language sql as $$ select lease from private.jobs where key = p_key $$;
create function pg_temp.state(p_key text) returns text language sql as $$
  select case when failed_at is not null then 'failed' when leased_until > now() then 'running' when run_after > now() then 'waits ' || (run_after - now()) else 'due' end
  from private.jobs where key = p_key $$;
-- Lets time pass, since the time of a transaction does not.
create function pg_temp.pass(p_interval interval) returns void language sql as $$
  update private.jobs set run_after = run_after - p_interval, leased_until = leased_until - p_interval, created_at = created_at - p_interval $$;

-- Claiming.
select is(pg_temp.claim(), null, 'claims nothing from an empty queue');
select private.enqueue_job('test', 'a'), private.enqueue_job('test', 'b'), private.enqueue_job('endless', 'c');
update private.jobs set run_after = now() - interval '1 hour' where key = 'b';
select is(pg_temp.claim('test', 1), array['b'], 'claims the job that waits the longest');
select is(pg_temp.claim(), array['a'], 'claims no job that another worker runs, and none of another kind');
select is(pg_temp.claim(), null, 'claims a job once');
select pg_temp.pass('119 seconds');
select is(pg_temp.claim(), null, 'keeps a job for its worker for two minutes');
create temporary table old_leases on commit drop as select key, lease from private.jobs where kind = 'test';
select pg_temp.pass('1 second');
select is(pg_temp.claim(), array['a', 'b'], 'claims a job again whose worker did not end it within two minutes');
select isnt(pg_temp.lease('a'), (select lease from old_leases where key = 'a'), 'gives each claim a lease of its own');
select public.complete_job(lease), public.fail_job(lease, 'too late') from old_leases;
select results_eq($$ select key, pg_temp.state(key), last_error from private.jobs where kind = 'test' order by 1 $$, $$ values ('a', 'running', null), ('b', 'running', null) $$, 'ignores a worker whose lease expired and whose job another one claimed');
select is((select array_agg(c.key) from public.claim_jobs('endless', 10, 'd') as c), null, 'claims no other job than the wanted one');
select is((select array_agg(c.key) from public.claim_jobs('endless', 10, 'c') as c), array['c'], 'claims a wanted job');

-- Completing.
select public.complete_job(pg_temp.lease('a'));
select is_empty($$ select from private.jobs where key = 'a' $$, 'keeps nothing of a job that is done');
select public.complete_job(gen_random_uuid()), public.fail_job(gen_random_uuid(), 'x');
select is(count(*), 2::bigint, 'ignores an unknown lease') from private.jobs;

-- Enqueuing twice.
select private.enqueue_job('test', 'b', '{"round": 2}');
select is(count(*), 1::bigint, 'has one job per kind and key') from private.jobs where key = 'b';
select is(pg_temp.claim(), null, 'claims no running job that is enqueued again: two workers would do the same at once');
select public.complete_job(pg_temp.lease('b'));
select is(pg_temp.claim(), array['b'], 'runs a job once more that was enqueued while it ran');
select public.complete_job(pg_temp.lease('b'));
select is_empty($$ select from private.jobs where key = 'b' $$, 'ends it then');
select private.enqueue_job('test', 'first'), private.enqueue_job('test', 'second');
update private.jobs set run_after = now() - interval '1 hour' where key = 'first';
select private.enqueue_job('test', 'first');
select is(pg_temp.claim('test', 1), array['first'], 'does not move a waiting job back that is enqueued again');
delete from private.jobs where kind = 'test';

-- Failing.
select private.enqueue_job('test', 'a');
select pg_temp.claim();
select public.fail_job(pg_temp.lease('a'), 'the service responded with 503');
select results_eq('select pg_temp.state(key), last_error, attempts from private.jobs where kind = ''test''', $$ values ('waits 00:01:00', 'the service responded with 503', 1) $$, 'waits a minute after the first failure, and records why');
select is(pg_temp.claim(), null, 'claims no job that waits');
select pg_temp.pass('1 minute'), pg_temp.claim();
select public.fail_job(pg_temp.lease('a'), repeat('x', 600));
select is(pg_temp.state('a'), 'waits 00:04:00', 'waits longer after the next failure');
select pg_temp.pass('4 minutes'), pg_temp.claim();
select public.fail_job(pg_temp.lease('a'), 'still down');
select is(pg_temp.state('a'), 'failed', 'gives up after the attempts of the kind');
select pg_temp.pass('1 day');
select is(pg_temp.claim(), null, 'does not claim it any more');
select private.enqueue_job('test', 'a');
select results_eq('select pg_temp.state(key), last_error, attempts from private.jobs where kind = ''test''', $$ values ('due', null::text, 0) $$, 'begins anew with a job that is enqueued after it was given up');
select pg_temp.claim(), private.enqueue_job('test', 'a');
select public.fail_job(pg_temp.lease('a'), 'down');
select is(pg_temp.state('a'), 'due', 'does not wait for what failed if it was enqueued again meanwhile');
select pg_temp.claim(), pg_temp.pass('1 hour') from generate_series(1, 3);
select is(pg_temp.claim(), null, 'gives up a job that ended none of its workers');
select results_eq('select pg_temp.state(key), last_error from private.jobs where kind = ''test''', $$ values ('failed', 'down') $$, 'keeps the last reason');
select is(private.job_delay(n, '6 hours'), wanted::interval, format('waits %s after failure %s', wanted, n))
from unnest(array[1, 2, 3, 4, 5, 6, 7, 8, 9, 1000], array['1 minute', '4 minutes', '16 minutes', '64 minutes', '256 minutes', '6 hours', '6 hours', '6 hours', '6 hours', '6 hours']) as delays (n, wanted);
select public.fail_job(pg_temp.lease('c'), 'down'), pg_temp.pass('6 hours'), pg_temp.claim('endless') from generate_series(1, 20);
select is(pg_temp.state('c'), 'running', 'never gives up a job of a kind without a limit');

select throws_ok($$ select private.enqueue_job('unknown', 'a') $$, '23503', null, 'rejects an unknown kind');

select * from finish();
rollback;
