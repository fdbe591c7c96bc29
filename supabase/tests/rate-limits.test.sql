begin;
select no_plan();

create function pg_temp.take(p_key text) returns boolean language sql as
  'select allowed from public.consume_rate_limit(p_key, 10, 600)';
-- Simulates time by moving the attempts into the past.
create function pg_temp.age(p_key text, p_by interval) returns void language sql as $$
  update private.rate_limits
  set hits = array(select hit - p_by from unnest(hits) as hit order by hit), expires_at = expires_at - p_by
  where bucket = private.rate_limit_bucket(p_key)
$$;

select is(pg_temp.take('login:ada'), turn <= 10, format('allows ten attempts in ten minutes: attempt %s', turn)) from generate_series(1, 12) as turn;
select results_eq($$ select retry_after_seconds between 598 and 600 from public.consume_rate_limit('login:ada', 10, 600) $$,
  'values (true)', 'returns the retry delay with a rejection');
select is(pg_temp.take('login:ben'), true, 'counts each key separately');

select pg_temp.age('login:ada', interval '9 minutes 58 seconds');
select is(pg_temp.take('login:ada'), false, 'does not count rejected attempts');
select results_eq($$ select retry_after_seconds from public.consume_rate_limit('login:ada', 10, 600) $$, 'values (2)', 'returns a shorter delay as time passes');
select pg_temp.age('login:ada', interval '3 seconds');
select is(pg_temp.take('login:ada'), true, 'allows attempts again after ten minutes');

-- A fixed window would allow nineteen attempts within ten minutes.
select pg_temp.take('edge'), pg_temp.age('edge', interval '9 minutes 59 seconds');
select count(*) from generate_series(1, 9) where pg_temp.take('edge');
select pg_temp.age('edge', interval '2 seconds');
select is((select count(*) from generate_series(1, 10) where pg_temp.take('edge')), 1::bigint, 'allows at most ten attempts in any window of ten minutes');

create function pg_temp.succeed(p_key text) returns boolean language plpgsql as $$
declare
  allowed boolean := pg_temp.take(p_key);
begin
  perform public.refund_rate_limit(p_key);
  return allowed;
end;
$$;
select is(pg_temp.succeed('failures'), true, format('does not count refunded attempts: attempt %s', turn)) from generate_series(1, 12) as turn;
select lives_ok($$ select public.refund_rate_limit('never taken') $$, 'ignores a refund without an attempt');

select is((select count(*) from private.rate_limits where bucket = convert_to('login:ada', 'UTF8')), 0::bigint, 'stores only the digest of a key');

insert into private.rate_limits (bucket, hits, expires_at)
select private.rate_limit_bucket('old ' || n), '{}', now() - interval '1 day' from generate_series(1, 5) as n;
select pg_temp.take('sweeping'), pg_temp.take('sweeping'), pg_temp.take('sweeping');
select is((select count(*) from private.rate_limits where expires_at < now()), 0::bigint, 'deletes expired limits during other calls');

select throws_ok(format('select public.consume_rate_limit(%L, %s, %s)', key, allowed, seconds), code, null, reason)
from (values
  ('x', 0, 60, '22023', 'rejects a limit of zero'), ('x', 1001, 60, '22023', 'rejects a limit above 1000'),
  ('x', 1, 0, '22023', 'rejects a window of zero'), (null, 1, 60, '23502', 'rejects a null key')
) as mistakes (key, allowed, seconds, code, reason);

select * from finish();
rollback;
