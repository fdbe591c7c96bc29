begin;
select no_plan();

insert into public.profiles (user_id) values ('cccccccc-0000-4000-8000-000000000003');
insert into public.user_roles (user_id, role) values ('cccccccc-0000-4000-8000-000000000003', 'owner');

-- Three weeks of visits: a thousand events and web vitals of a hundred visits, at times, routes and with values that depend on their number.
select private.create_analytics_partition(private.utc_day(now()) - n) from generate_series(0, 100) as n;
insert into private.analytics_visits (visit, started_at)
select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, now() - n * interval '5 hours' from generate_series(0, 99) as n;
insert into private.analytics_events (day, visit, seq, at, name, route, device, subject, value_minor, quantity, bucket)
select private.utc_day(v.started_at), v.visit, n, v.started_at,
  (array['page_view', 'add_to_cart', 'page_view', 'LCP', 'CLS', 'recipe_view', 'begin_checkout', 'page_view', 'INP', 'promo_click'])[n + 1]::private.analytics_name,
  (array['/', '/product/:productSlug'])[1 + n % 2], (array['phone', 'desktop'])[1 + n % 2]::private.device,
  case when n = 1 then 'product-' || right(v.visit::text, 2)::integer % 7 end, case when n = 1 then 1000 + n end, case when n = 1 then 2 end,
  case when n in (3, 4, 8) then right(v.visit::text, 2)::integer % 40 end
from private.analytics_visits as v cross join generate_series(0, 9) as n;
update private.analytics_visits set step = right(visit::text, 2)::integer % 5;
select private.mark_analytics_stale(array(select at from private.analytics_events));

create function pg_temp.starts(p_by_day boolean) returns timestamptz[] language sql as $$
  select case when p_by_day
    then (select array_agg((private.shop_day(now()) + n)::timestamp at time zone 'America/New_York' order by n) from generate_series(-59, 1) as n)
    else (select array_agg(date_trunc('hour', now(), 'UTC') + n * interval '1 hour' order by n) from generate_series(-47, 1) as n) end
$$;
create function pg_temp.figures(p_by_day boolean) returns jsonb language sql as
  $$ select public.find_analytics('cccccccc-0000-4000-8000-000000000003', pg_temp.starts(p_by_day), p_by_day) $$;
do $$ begin while not private.refresh_analytics() loop end loop; end $$;
select is_empty('select from private.stale_analytics_hours', 'sums every hour that changed');

-- Sums equal what the raw events have.
create temporary view raw_events as select e.*, private.shop_day(e.at) as shop_day from private.analytics_events as e;
select set_eq(
  'select hour, name, subject, events, quantity, value_minor from private.analytics_event_hours',
  $$ select date_trunc('hour', at, 'UTC'), name, coalesce(subject, '') as subject, count(*) as events, coalesce(sum(quantity), 0)::bigint as quantity, coalesce(sum(value_minor), 0)::bigint as value_minor
    from raw_events where bucket is null group by 1, 2, 3 $$,
  'sums events by hour'
);
select set_eq(
  'select day, name, subject, events, quantity, value_minor from private.analytics_event_days',
  $$ select shop_day, name, coalesce(subject, '') as subject, count(*) as events, coalesce(sum(quantity), 0)::bigint as quantity, coalesce(sum(value_minor), 0)::bigint as value_minor
    from raw_events where bucket is null group by 1, 2, 3 $$,
  'sums events by day of the shop'
);
select set_eq(
  'select metric, route, device, bucket, samples from private.analytics_vital_days',
  $$ select name, route, device, bucket, count(*) from raw_events where bucket is not null and shop_day > private.shop_day(now()) - 6 group by 1, 2, 3, 4 $$,
  'sums web vitals by day of the shop'
);
select is(sum((each ->> 'events')::bigint), (select count(*) from raw_events where bucket is null)::numeric, 'returns all events of thirty days')
from jsonb_array_elements(pg_temp.figures(true) -> 'events') as each;
select is(sum((each ->> 'events')::bigint), (select count(*) from raw_events where bucket is null and at >= (pg_temp.starts(false))[1])::numeric, 'returns all events of two days')
from jsonb_array_elements(pg_temp.figures(false) -> 'events') as each;

-- The funnel.
select is(sum((each ->> 'visits')::bigint), 100::numeric, 'counts every visit once') from jsonb_array_elements(pg_temp.figures(true) -> 'visits') as each;
select results_eq(
  'select sum(saw_product), sum(added_to_cart), sum(began_checkout), sum(purchased) from private.analytics_visit_hours',
  'values (80::numeric, 60::numeric, 40::numeric, 20::numeric)', 'counts a visit in every step up to its last one'
);
select is_empty(
  $$ select from private.analytics_visit_hours
    where not (visits >= saw_product and saw_product >= added_to_cart and added_to_cart >= began_checkout and began_checkout >= purchased) $$,
  'never has more visits in a later step'
);

-- Web vitals: a thousand values, of which the 75th percentile is known.
delete from private.analytics_vital_hours where hour is not null;
insert into private.analytics_vital_hours (hour, metric, route, device, bucket, samples)
select date_trunc('hour', now(), 'UTC'), 'LCP', '/', 'phone', ceil(4 * log(2, n)), count(*) from generate_series(1000, 4000) as n group by 5;
select ok(abs((pg_temp.figures(false) #>> '{vitals,0,p75}')::numeric / 3250 - 1) < 0.06, 'finds the 75th percentile within six percent');
select is(pg_temp.figures(false) #>> '{vitals,0,samples}', '3001', 'returns how many were measured');

-- What changes later.
create function pg_temp.entry(p_fields jsonb) returns jsonb language sql as $$
  select jsonb_build_array(jsonb_build_object('visit', '00000000-0000-4000-8000-000000000900', 'seq', 0, 'at', now() - interval '20 hours', 'name', 'page_view', 'route', '/', 'device', 'phone') || p_fields)
$$;
select public.record_analytics(pg_temp.entry('{}'));
select is((pg_temp.figures(false) -> 'is_complete')::boolean, true, 'sums an hour again when an event arrives late');
select is((select visits from private.analytics_visit_hours where hour = date_trunc('hour', now() - interval '20 hours', 'UTC')),
  (select count(*) from private.analytics_visits where date_trunc('hour', started_at, 'UTC') = date_trunc('hour', now() - interval '20 hours', 'UTC')), 'counts its visit');
select public.record_analytics(pg_temp.entry(jsonb_build_object('seq', 1, 'at', now(), 'name', 'begin_checkout')));
select private.refresh_analytics();
select ok((select began_checkout > 0 from private.analytics_visit_hours where hour = date_trunc('hour', now() - interval '20 hours', 'UTC')),
  'moves a visit on in the hour in which it began');

-- Many subjects.
select public.record_analytics((select jsonb_agg(jsonb_build_object(
  'visit', '00000000-0000-4000-8000-000000000901', 'seq', n, 'at', now(), 'name', 'promo_click', 'route', '/', 'device', 'phone', 'subject', 's' || n
)) from generate_series(0, 899) as n));
select private.refresh_analytics();
select results_eq(
  $$ select count(*), sum(events) from private.analytics_event_hours where hour = date_trunc('hour', now(), 'UTC') and name = 'promo_click' $$,
  $$ select 51::bigint, count(*)::numeric from raw_events where name = 'promo_click' and date_trunc('hour', at, 'UTC') = date_trunc('hour', now(), 'UTC') $$,
  'keeps the fifty most frequent subjects of an hour, and the number of all'
);

-- Retention.
insert into private.analytics_drops values (now() - interval '91 days', 'bot', 1), (now(), 'bot', 1);
insert into private.analytics_visits (visit, started_at) values (gen_random_uuid(), now() - interval '91 days');
insert into private.analytics_event_days values (private.utc_day(now()) - 91, 'logout', '', 1, 0, 0);
insert into private.analytics_event_hours values (now() - interval '91 days', 'logout', '', 1, 0, 0);
insert into private.analytics_visit_hours values (now() - interval '91 days', 1, 0, 0, 0, 0);
insert into private.analytics_vital_hours values (now() - interval '9 days', 'LCP', '/', 'phone', 1, 1);
insert into private.analytics_vital_days values (private.utc_day(now()) - 91, 'LCP', '/', 'phone', 1, 1);
insert into private.counted_purchases values ('gid://shopify/Order/1', private.utc_day(now()) - 91);
select public.roll_up_analytics();
select results_eq('select min(day), count(*) from private.analytics_partitions()', $$ values (private.utc_day(now()) - 90, 98::bigint) $$, 'drops the partitions of more than 90 days ago');
select is_empty(
  $$ select 'visit' from private.analytics_visits where started_at < now() - interval '91 days'
    union all select 'drop' from private.analytics_drops where hour < now() - interval '91 days'
    union all select 'event hour' from private.analytics_event_hours where hour < now() - interval '91 days'
    union all select 'event day' from private.analytics_event_days where day < private.utc_day(now()) - 90
    union all select 'visit hour' from private.analytics_visit_hours where hour < now() - interval '91 days'
    union all select 'vital hour' from private.analytics_vital_hours where hour < now() - interval '8 days'
    union all select 'vital day' from private.analytics_vital_days where day < private.utc_day(now()) - 90
    union all select 'purchase' from private.counted_purchases where placed_on < private.utc_day(now()) - 90 $$,
  'deletes everything else of more than 90 days ago'
);
select is(count(*), 1::bigint, 'keeps what is younger') from private.analytics_drops where reason = 'bot';

-- The timer.
select is(private.schedule_analytics(), 'pg_cron is not enabled', 'works without pg_cron');
create schema cron;
create table cron.scheduled (name text, schedule text, command text);
create function cron.schedule(text, text, text) returns bigint language sql as $$ insert into cron.scheduled values ($1, $2, $3) returning 1::bigint $$;
select is(private.schedule_analytics(), 'scheduled', 'uses pg_cron');
select results_eq('select schedule, command from cron.scheduled', $$ values ('* * * * *', 'select public.roll_up_analytics()') $$, 'rolls up every minute');

select * from finish();
rollback;
