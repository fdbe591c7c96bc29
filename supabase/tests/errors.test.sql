begin;
select no_plan();

insert into public.profiles (user_id) values ('aaaaaaaa-0000-4000-8000-000000000001'), ('cccccccc-0000-4000-8000-000000000003');
insert into public.user_roles (user_id, role) values ('cccccccc-0000-4000-8000-000000000003', 'owner');
create function pg_temp.error(p_name text, p_place text default 'GET /cart', p_reference text default '11111111', p_occurrences integer default 1, p_ago interval default '0') returns jsonb language sql as $$
  select jsonb_build_object('name', p_name, 'place', p_place, 'is_expected', false, 'first_at', now() - p_ago, 'last_at', now() - p_ago,
    'occurrences', p_occurrences, 'first_reference', p_reference, 'last_reference', p_reference) $$;
create function pg_temp.found() returns table (name text, place text, occurrences bigint, first_reference text, last_reference text) language sql as $$
  select name, place, occurrences, first_reference, last_reference from public.find_error_kinds('cccccccc-0000-4000-8000-000000000003') order by 1, 2 $$;

select public.record_errors(jsonb_build_array(pg_temp.error('TypeError'), pg_temp.error('UpstreamError timeout', 'GET /product/:productSlug', '22222222', 3)));
select public.record_errors(jsonb_build_array(pg_temp.error('TypeError', 'GET /cart', '33333333', 4)));
select results_eq('select * from pg_temp.found()',
  $$ values ('TypeError', 'GET /cart', 5::bigint, '11111111', '33333333'), ('UpstreamError timeout', 'GET /product/:productSlug', 3, '22222222', '22222222') $$,
  'counts errors by name and place, with the first and the last reference');
select public.record_errors(jsonb_build_array(pg_temp.error('RangeError', 'GET /', '44444444', 1, '1 hour'), pg_temp.error('RangeError', 'GET /', '55555555', 1)));
select results_eq($$ select first_reference, last_reference, occurrences from pg_temp.found() where name = 'RangeError' $$, $$ values ('44444444', '55555555', 2::bigint) $$,
  'adds up what two isolates report at once');
select results_eq($$ select last_seen_at - first_seen_at from private.error_kinds where name = 'RangeError' $$, $$ values (interval '1 hour') $$, 'records when a kind was seen first and last');

-- Personal data.
select throws_ok(format('select public.record_errors(jsonb_build_array(%L::jsonb))', pg_temp.error(name, place, reference)), '23514', null, format('rejects %s at %s under %s', name, place, reference))
from (values ('Ada Lovelace was here', 'GET /', '11111111'), ('ada@example.com', 'GET /', '11111111'), ('Error', 'GET /?email=ada', '11111111'),
  ('Error', 'GET /ada@example.com', '11111111'), ('Error', 'GET /', 'Ada')) as e (name, place, reference);

select throws_ok(format('select * from public.find_error_kinds(%L)', who), '42501', null, 'shows errors to admins only')
from unnest(array['aaaaaaaa-0000-4000-8000-000000000001', null]) as who;

-- Limits.
select public.record_errors((select jsonb_agg(pg_temp.error('Error', 'GET /p' || n)) from generate_series(1, 400) as n));
select public.record_errors((select jsonb_agg(pg_temp.error('Error', 'GET /q' || n)) from generate_series(1, 50) as n) || pg_temp.error('TypeError', 'GET /cart', '66666666'));
select results_eq($$ select name, occurrences from private.error_kinds where place in ('many places', 'GET /cart') order by 1 $$, $$ values ('Others', 50::bigint), ('TypeError', 6) $$,
  'counts further kinds together once there are many, and known ones on their own');
select is(count(*), 50::bigint, 'returns the last fifty') from pg_temp.found();
update private.error_kinds set last_seen_at = now() - interval '31 days', first_seen_at = now() - interval '31 days' where name <> 'TypeError';
select public.record_errors('[]');
select results_eq('select name from private.error_kinds', $$ values ('TypeError') $$, 'forgets what did not occur for 30 days');

select * from finish();
rollback;
