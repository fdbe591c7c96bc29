begin;
select no_plan();

create function pg_temp.take(p_key text) returns boolean language sql as
  'select allowed from public.consume_rate_limit(p_key, 10, 600)';
-- Time cannot be moved, so the attempts are: into the past.
create function pg_temp.age(p_key text, p_by interval) returns void language sql as $$
  update private.rate_limits
  set hits = array(select hit - p_by from unnest(hits) as hit order by hit), expires_at = expires_at - p_by
  where bucket = private.rate_limit_bucket(p_key)
$$;

select is(pg_temp.take('login:ada'), turn <= 10, format('attempt %s of ten in ten minutes', turn)) from generate_series(1, 12) as turn;
select results_eq($$ select retry_after_seconds between 598 and 600 from public.consume_rate_limit('login:ada', 10, 600) $$,
  'values (true)', 'a refusal says when to come back');
select is(pg_temp.take('login:ben'), true, 'another key has its own ten');

select pg_temp.age('login:ada', interval '9 minutes 58 seconds');
select is(pg_temp.take('login:ada'), false, 'refused attempts did not move the window');
select results_eq($$ select retry_after_seconds from public.consume_rate_limit('login:ada', 10, 600) $$, 'values (2)', 'the wait gets shorter');
select pg_temp.age('login:ada', interval '3 seconds');
select is(pg_temp.take('login:ada'), true, 'after ten minutes it is open again: nobody is locked out for good');

-- Nine late attempts and ten early ones would be nineteen within ten minutes.
select pg_temp.take('edge'), pg_temp.age('edge', interval '9 minutes 59 seconds');
select count(*) from generate_series(1, 9) where pg_temp.take('edge');
select pg_temp.age('edge', interval '2 seconds');
select is((select count(*) from generate_series(1, 10) where pg_temp.take('edge')), 1::bigint, 'no stretch of ten minutes holds more than ten');

create function pg_temp.succeed(p_key text) returns boolean language plpgsql as $$
declare
  allowed boolean := pg_temp.take(p_key);
begin
  perform public.refund_rate_limit(p_key);
  return allowed;
end;
$$;
select is(pg_temp.succeed('failures'), true, format('attempt %s of many that succeed', turn)) from generate_series(1, 12) as turn;
select lives_ok($$ select public.refund_rate_limit('never taken') $$, 'giving back what was never taken does nothing');

select is((select count(*) from private.rate_limits where bucket = convert_to('login:ada', 'UTF8')), 0::bigint, 'keys are not kept in the clear');

insert into private.rate_limits (bucket, hits, expires_at)
select private.rate_limit_bucket('old ' || n), '{}', now() - interval '1 day' from generate_series(1, 5) as n;
select pg_temp.take('sweeping'), pg_temp.take('sweeping'), pg_temp.take('sweeping');
select is((select count(*) from private.rate_limits where expires_at < now()), 0::bigint, 'limits nobody needs any more are cleared on the way');

select throws_ok(format('select public.consume_rate_limit(%L, %s, %s)', key, allowed, seconds), code, null, reason)
from (values
  ('x', 0, 60, '22023', 'a limit of none is a mistake'), ('x', 1001, 60, '22023', 'so is one of thousands'),
  ('x', 1, 0, '22023', 'or of no time'), (null, 1, 60, '23502', 'or of nothing')
) as mistakes (key, allowed, seconds, code, reason);

select * from finish();
rollback;
