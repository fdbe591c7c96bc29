-- Sums of the events by hour, and by day of the shop for longer windows. Each hour is summed again after it changed.
create table private.analytics_event_hours (
  hour timestamptz not null,
  name private.analytics_name not null,
  subject text not null,
  events bigint not null,
  quantity bigint not null,
  value_minor bigint not null,
  primary key (hour, name, subject)
);
comment on table private.analytics_event_hours is 'Events of each hour. Derived from private.analytics_events by private.refresh_analytics.';
comment on column private.analytics_event_hours.subject is
  'What the events are about; empty for nothing, and for all subjects but the fifty most frequent of the hour.';

create table private.analytics_event_days (
  day date not null,
  name private.analytics_name not null,
  subject text not null,
  events bigint not null,
  quantity bigint not null,
  value_minor bigint not null,
  primary key (day, name, subject)
);
comment on table private.analytics_event_days is 'The sums of private.analytics_event_hours by day of the shop.';

create table private.analytics_visit_hours (
  hour timestamptz primary key,
  visits bigint not null,
  saw_product bigint not null,
  added_to_cart bigint not null,
  began_checkout bigint not null,
  purchased bigint not null
);
comment on table private.analytics_visit_hours is
  'The funnel of the visits that began in each hour. A visit that reached a step counts in all steps before it, so the numbers never rise.';

create table private.analytics_vital_hours (
  hour timestamptz not null,
  metric private.analytics_name not null,
  route text not null,
  device private.device not null,
  bucket smallint not null,
  samples bigint not null,
  primary key (hour, metric, route, device, bucket)
);
comment on table private.analytics_vital_hours is 'Web vitals of each hour, counted by bucket, for 8 days.';

create table private.analytics_vital_days (
  day date not null,
  metric private.analytics_name not null,
  route text not null,
  device private.device not null,
  bucket smallint not null,
  samples bigint not null,
  primary key (day, metric, route, device, bucket)
);
comment on table private.analytics_vital_days is 'The sums of private.analytics_vital_hours by day of the shop.';

alter table private.analytics_event_hours enable row level security;
alter table private.analytics_event_days enable row level security;
alter table private.analytics_visit_hours enable row level security;
alter table private.analytics_vital_hours enable row level security;
alter table private.analytics_vital_days enable row level security;

create function private.sum_analytics_hour(p_hour timestamptz) returns bigint
language plpgsql set search_path = '' as $$
declare
  next_hour constant timestamptz := p_hour + interval '1 hour';
  this_day constant date := private.utc_day(p_hour);
begin
  -- Each statement sees what was committed before it, so a change that is not summed below is still listed afterward.
  delete from private.stale_analytics_hours where hour = p_hour;
  delete from private.analytics_event_hours where hour = p_hour;
  delete from private.analytics_visit_hours where hour = p_hour;
  delete from private.analytics_vital_hours where hour = p_hour;

  insert into private.analytics_event_hours (hour, name, subject, events, quantity, value_minor)
  select p_hour, ranked.name, case when ranked.rank <= 50 then ranked.subject else '' end, sum(ranked.events), sum(ranked.quantity), sum(ranked.value_minor)
  from (
    select e.name, coalesce(e.subject, '') as subject, count(*) as events, coalesce(sum(e.quantity), 0) as quantity,
      coalesce(sum(e.value_minor), 0) as value_minor,
      row_number() over (partition by e.name order by e.subject is null, count(*) desc, e.subject) as rank
    from private.analytics_events as e
    where e.day = this_day and e.at >= p_hour and e.at < next_hour and e.bucket is null
    group by e.name, e.subject
  ) as ranked
  group by 2, 3;

  insert into private.analytics_visit_hours (hour, visits, saw_product, added_to_cart, began_checkout, purchased)
  select p_hour, count(*), count(*) filter (where v.step >= 1), count(*) filter (where v.step >= 2),
    count(*) filter (where v.step >= 3), count(*) filter (where v.step >= 4)
  from private.analytics_visits as v where v.started_at >= p_hour and v.started_at < next_hour
  having count(*) > 0;

  insert into private.analytics_vital_hours (hour, metric, route, device, bucket, samples)
  select p_hour, e.name, e.route, e.device, e.bucket, count(*)
  from private.analytics_events as e
  where e.day = this_day and e.at >= p_hour and e.at < next_hour and e.bucket is not null
  group by e.name, e.route, e.device, e.bucket;
  return (select coalesce(sum(s.events), 0) from private.analytics_event_hours as s where s.hour = p_hour);
end;
$$;
comment on function private.sum_analytics_hour is 'Sums the events and visits of an hour. Returns the number of events.';

create function private.sum_analytics_days(p_days date[]) returns void
language plpgsql set search_path = '' as $$
declare
  -- Sums of web vitals by hour are kept for 8 days only.
  vital_days constant date[] := array(select day from unnest(p_days) as day where day > private.shop_day(now()) - 6);
begin
  delete from private.analytics_event_days where day = any (p_days);
  delete from private.analytics_vital_days where day = any (vital_days);
  insert into private.analytics_event_days (day, name, subject, events, quantity, value_minor)
  select d.day, s.name, s.subject, sum(s.events), sum(s.quantity), sum(s.value_minor)
  from unnest(p_days) as d (day)
  join private.analytics_event_hours as s
    on s.hour >= d.day::timestamp at time zone 'America/New_York' and s.hour < (d.day + 1)::timestamp at time zone 'America/New_York'
  group by d.day, s.name, s.subject;
  insert into private.analytics_vital_days (day, metric, route, device, bucket, samples)
  select d.day, s.metric, s.route, s.device, s.bucket, sum(s.samples)
  from unnest(vital_days) as d (day)
  join private.analytics_vital_hours as s
    on s.hour >= d.day::timestamp at time zone 'America/New_York' and s.hour < (d.day + 1)::timestamp at time zone 'America/New_York'
  group by d.day, s.metric, s.route, s.device, s.bucket;
end;
$$;
comment on function private.sum_analytics_days is 'Sums some days of the shop from their hours.';

create function private.refresh_analytics() returns boolean
language plpgsql set search_path = '' as $$
declare
  days date[] := '{}';
  stale timestamptz;
  summed bigint := 0;
begin
  -- A second caller reads what is there: the first one is summing.
  if not pg_catalog.pg_try_advisory_xact_lock(hashtextextended('analytics', 0)) then return false; end if;
  -- A limit, so that a page after weeks without a timer does not wait for all of them.
  while summed < 50000 loop
    stale := (select max(s.hour) from private.stale_analytics_hours as s);
    exit when stale is null;
    summed := summed + 1000 + private.sum_analytics_hour(stale);
    days := days || private.shop_day(stale);
  end loop;
  perform private.sum_analytics_days(array(select distinct day from unnest(days) as day));
  return stale is null;
end;
$$;
comment on function private.refresh_analytics is
  'Sums hours that changed and their days, the newest first, at most 50 hours or 50,000 events. Returns false if some remain for the next call.';

create function private.analytics_since() returns timestamptz
language sql stable set search_path = '' as $$
  select date_trunc('day', now(), 'UTC') - interval '90 days';
$$;
comment on function private.analytics_since is 'Returns from when on events are kept.';

create function private.maintain_analytics() returns void
language plpgsql set search_path = '' as $$
declare
  since constant timestamptz := private.analytics_since();
  old record;
begin
  for n in -1 .. 7 loop perform private.create_analytics_partition(private.utc_day(now()) + n); end loop;
  for old in select p.partition from private.analytics_partitions() as p where p.day < private.utc_day(since) loop
    execute format('drop table %s', old.partition);
  end loop;
  delete from private.stale_analytics_hours where hour < since;
  delete from private.analytics_visits where started_at < since;
  delete from private.analytics_drops where hour < since;
  delete from private.counted_purchases where placed_on < private.utc_day(since);
  delete from private.analytics_event_hours where hour < since;
  delete from private.analytics_visit_hours where hour < since;
  delete from private.analytics_vital_hours where hour < now() - interval '8 days';
  delete from private.analytics_event_days where day < private.utc_day(since);
  delete from private.analytics_vital_days where day < private.utc_day(since);
end;
$$;
comment on function private.maintain_analytics is 'Creates the partitions of the next week, and deletes what is older than 90 days.';
select private.maintain_analytics();

create function public.roll_up_analytics() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.maintain_analytics();
  return private.refresh_analytics();
end;
$$;
comment on function public.roll_up_analytics is
  'Deletes what is older than 90 days, creates the partitions of the next week and sums what changed. For a timer, once a minute. Returns false if some hours remain.';
grant execute on function public.roll_up_analytics() to service_role;

create function private.add_up_vitals(p_starts timestamptz[], p_by_day boolean)
returns table (metric private.analytics_name, route text, device private.device, samples bigint, p75 numeric)
language sql stable set search_path = '' as $$
  with counted as (
    select s.metric, s.route, s.device, s.bucket, sum(s.samples) as samples
    from (
      select d.metric, d.route, d.device, d.bucket, d.samples from private.analytics_vital_days as d
      where p_by_day and d.day >= private.shop_day(p_starts[1]) and d.day < private.shop_day(p_starts[array_upper(p_starts, 1)])
      union all
      select h.metric, h.route, h.device, h.bucket, h.samples from private.analytics_vital_hours as h
      where not p_by_day and h.hour >= p_starts[1] and h.hour < p_starts[array_upper(p_starts, 1)]
    ) as s
    group by s.metric, s.route, s.device, s.bucket
  ), ordered as (
    select c.*, sum(c.samples) over own as up_to, sum(c.samples) over (partition by c.metric, c.route, c.device) as total
    from counted as c window own as (partition by c.metric, c.route, c.device order by c.bucket)
  )
  -- The values of a bucket are assumed to be spread evenly between its limits, on the logarithmic scale.
  select distinct on (o.metric, o.route, o.device) o.metric, o.route, o.device, o.total::bigint,
    round((2 ^ ((o.bucket - 1 + (0.75 * o.total - (o.up_to - o.samples)) / o.samples) / 4.0))::numeric, 1)
  from ordered as o where o.up_to >= 0.75 * o.total
  order by o.metric, o.route, o.device, o.bucket;
$$;
comment on function private.add_up_vitals is
  'Returns the 75th percentile of each web vital by route and device, in milliseconds or, for CLS, thousandths.';

create function public.find_analytics(p_actor_id uuid, p_starts timestamptz[], p_by_day boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  bucket_count constant integer := array_length(p_starts, 1) - 1;
  middle constant timestamptz := p_starts[bucket_count / 2 + 1];
  window_end constant timestamptz := p_starts[bucket_count + 1];
  is_complete boolean;
begin
  perform private.require_admin_role(p_actor_id);
  is_complete := private.refresh_analytics();
  return (
    with counted as materialized (
      select width_bucket(d.day::timestamp at time zone 'America/New_York', p_starts) as bucket, d.name, d.subject, d.events, d.quantity, d.value_minor
      from private.analytics_event_days as d
      where p_by_day and d.day >= private.shop_day(p_starts[1]) and d.day < private.shop_day(window_end)
      union all
      select width_bucket(h.hour, p_starts), h.name, h.subject, h.events, h.quantity, h.value_minor
      from private.analytics_event_hours as h
      where not p_by_day and h.hour >= p_starts[1] and h.hour < window_end
    ), named as (
      select c.name, c.bucket, sum(c.events) as events, sum(c.quantity) as quantity, sum(c.value_minor) as value_minor
      from counted as c group by c.name, c.bucket
    ), begun as (
      select width_bucket(v.hour, p_starts) as bucket, sum(v.visits) as visits, sum(v.saw_product) as saw_product,
        sum(v.added_to_cart) as added_to_cart, sum(v.began_checkout) as began_checkout, sum(v.purchased) as purchased
      from private.analytics_visit_hours as v where v.hour >= p_starts[1] and v.hour < window_end group by 1
    )
    select jsonb_build_object(
      'is_complete', is_complete,
      'events', (select coalesce(jsonb_agg(to_jsonb(n) order by n.name, n.bucket), '[]') from named as n),
      'visits', (select coalesce(jsonb_agg(to_jsonb(b) order by b.bucket), '[]') from begun as b),
      'products', (
        select coalesce(jsonb_agg(to_jsonb(p)), '[]') from (
          select c.subject as product, sum(c.quantity) as quantity, sum(c.value_minor) as value_minor
          from counted as c where c.name = 'add_to_cart' and c.subject <> '' and c.bucket > bucket_count / 2
          group by c.subject order by 2 desc, 3 desc, 1 limit 10
        ) as p
      ),
      'vitals', (
        select coalesce(jsonb_agg(to_jsonb(v)), '[]')
        from private.add_up_vitals(p_starts[bucket_count / 2 + 1 :], p_by_day) as v
      ),
      'drops', (
        select coalesce(jsonb_agg(to_jsonb(d)), '[]') from (
          select d.reason, sum(d.drops) as drops from private.analytics_drops as d
          where d.hour >= middle and d.hour < window_end group by d.reason order by 2 desc, 1
        ) as d
      )
    )
  );
end;
$$;
comment on function public.find_analytics is
  'Returns an admin''s analytics of two windows of the same length, one after the other: events and visits by bucket, and for the second window products, web vitals and drops. p_starts are whole hours: the start of each bucket, and the end of the last; with p_by_day they are midnights of the shop. Sums what changed first.';
grant execute on function public.find_analytics(uuid, timestamptz[], boolean) to service_role;

create function private.schedule_analytics() returns text
language plpgsql set search_path = '' as $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then return 'pg_cron is not enabled'; end if;
  execute $schedule$select cron.schedule('roll up analytics', '* * * * *', 'select public.roll_up_analytics()')$schedule$;
  return 'scheduled';
end;
$$;
comment on function private.schedule_analytics is
  'Lets pg_cron roll up the analytics every minute, if the extension is enabled. May be called again.';
select private.schedule_analytics();
