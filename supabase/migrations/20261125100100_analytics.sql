-- What visitors did who consented. No row leads to a person: no address, no browser, no URL and no order.
create type private.analytics_name as enum (
  'page_view', 'add_to_cart', 'begin_checkout', 'login_success', 'login_failure', 'signup_success', 'signup_failure', 'logout',
  'password_reset_request', 'recipe_view', 'faq_view', 'contact_view', 'support_email_click', 'promo_click', 'campaign_click',
  'popup_shown', 'popup_click', 'popup_signup', 'clip_play', 'clip_pause', 'purchase', 'LCP', 'INP', 'CLS', 'TTFB'
);
comment on type private.analytics_name is 'The events, and the web vitals in capital letters.';

create type private.device as enum ('phone', 'tablet', 'desktop');
comment on type private.device is 'The kinds of devices.';

create table private.analytics_events (
  day date not null,
  visit uuid not null,
  seq smallint not null check (seq between -100 and 999),
  at timestamptz not null,
  name private.analytics_name not null,
  route text not null check (length(route) <= 100),
  device private.device,
  subject text check (subject ~ '^[a-z0-9:-]{1,64}$'),
  value_minor bigint check (value_minor between 0 and 100000000),
  quantity integer check (quantity between 0 and 10000),
  bucket smallint check (bucket between 0 and 63),
  primary key (day, visit, seq),
  check ((name in ('LCP', 'INP', 'CLS', 'TTFB')) = (bucket is not null)),
  check (bucket is null or device is not null),
  check (day = (at at time zone 'UTC')::date)
) partition by range (day);
create index on private.analytics_events (at);
comment on table private.analytics_events is
  'Events and web vitals of visits with consent, one partition per day of UTC, for 90 days. Append-only; the key makes a resent beacon count once.';
comment on column private.analytics_events.seq is 'The position in the visit, by the browser. Purchases, which the server records, count down from -1.';
comment on column private.analytics_events.bucket is
  'The value of a web vital: up to 2^(bucket/4) milliseconds, or thousandths for CLS. Bucket 63 also counts everything above.';

create table private.analytics_visits (
  visit uuid primary key,
  started_at timestamptz not null,
  step smallint not null default 0 check (step between 0 and 4),
  entries smallint not null default 0 check (entries between 0 and 1000),
  purchases smallint not null default 0 check (purchases between 0 and 100)
);
create index on private.analytics_visits (started_at);
comment on table private.analytics_visits is 'Visits with consent, for 90 days. The id is random and belongs to one session of one browser.';
comment on column private.analytics_visits.step is
  'The last step of the funnel that the visit reached: 0 none, 1 saw a product, 2 added to the cart, 3 began the checkout, 4 purchased.';
comment on column private.analytics_visits.entries is 'The number of its events and web vitals without purchases, 1,000 at most.';

-- Without a key: concurrent writers of the same hour must not wait for each other.
create table private.stale_analytics_hours (hour timestamptz not null, id bigint generated always as identity primary key);
create index on private.stale_analytics_hours (hour);
comment on table private.stale_analytics_hours is
  'Hours whose events or visits changed since they were summed. An hour may be listed several times.';

create table private.analytics_drops (
  hour timestamptz not null,
  reason text not null check (reason ~ '^[a-z-]{1,20}$'),
  drops bigint not null,
  primary key (hour, reason)
);
comment on table private.analytics_drops is 'How many beacons and entries were not stored, by reason, for 90 days.';

create table private.counted_purchases (
  shopify_order_id text primary key,
  placed_on date not null
);
create index on private.counted_purchases (placed_on);
comment on table private.counted_purchases is
  'The orders that were counted as a purchase of a visit, for 90 days, so that repeated deliveries count once. Without the visit: nothing leads from an order to a visit.';

alter table private.counted_purchases enable row level security;
alter table private.analytics_events enable row level security;
alter table private.analytics_visits enable row level security;
alter table private.stale_analytics_hours enable row level security;
alter table private.analytics_drops enable row level security;

create function private.create_analytics_partition(p_day date) returns void
language plpgsql set search_path = '' as $$
declare
  partition_name constant text := 'analytics_events_' || to_char(p_day, 'YYYYMMDD');
begin
  if to_regclass('private.' || partition_name) is not null then return; end if;
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('analytics partitions', 0));
  if to_regclass('private.' || partition_name) is not null then return; end if;
  -- Attaching a table does not wait for writers of other days, unlike creating it as a partition.
  execute format('create table private.%I (like private.analytics_events including defaults including constraints)', partition_name);
  execute format('alter table private.%I enable row level security', partition_name);
  execute format('comment on table private.%I is %L', partition_name, 'Analytics events of ' || p_day);
  execute format('alter table private.analytics_events attach partition private.%I for values from (%L) to (%L)', partition_name, p_day, p_day + 1);
end;
$$;
comment on function private.create_analytics_partition is 'Creates the partition of a day unless it exists.';

create function private.analytics_partitions() returns table (partition regclass, day date)
language sql stable set search_path = '' as $$
  select i.inhrelid::regclass, to_date(right(c.relname, 8), 'YYYYMMDD')
  from pg_catalog.pg_inherits as i join pg_catalog.pg_class as c on c.oid = i.inhrelid and c.relkind = 'r'
  where i.inhparent = 'private.analytics_events'::regclass;
$$;
comment on function private.analytics_partitions is 'Returns the partitions of the events with their days.';

create function private.utc_day(p_at timestamptz) returns date
language sql immutable set search_path = '' as $$
  select (p_at at time zone 'UTC')::date;
$$;
comment on function private.utc_day is 'Returns the day of a moment in UTC, which partitions the events.';

create function private.analytics_step(p_name private.analytics_name, p_route text) returns smallint
language sql immutable set search_path = '' as $$
  select (case
    when p_name = 'purchase' then 4
    when p_name = 'begin_checkout' then 3
    when p_name = 'add_to_cart' then 2
    when p_name = 'page_view' and p_route = '/product/:productSlug' then 1
    else 0
  end)::smallint;
$$;
comment on function private.analytics_step is 'Returns the step of the funnel that an event belongs to; 0 for none.';

create function private.count_analytics_drops(p_drops jsonb) returns void
language sql set search_path = '' as $$
  insert into private.analytics_drops as d (hour, reason, drops)
  select date_trunc('hour', now(), 'UTC'), each.key, each.value::bigint
  from jsonb_each_text(p_drops) as each where each.value::bigint > 0
  order by each.key
  on conflict (hour, reason) do update set drops = d.drops + excluded.drops;
$$;
comment on function private.count_analytics_drops is 'Counts what was not stored. @p_drops numbers by reason.';

create function private.mark_analytics_stale(p_times timestamptz[]) returns void
language sql set search_path = '' as $$
  insert into private.stale_analytics_hours (hour)
  select distinct date_trunc('hour', each.at, 'UTC') from unnest(p_times) as each (at);
$$;
comment on function private.mark_analytics_stale is 'Lists the hours of these times as changed.';

create function public.record_analytics(p_entries jsonb, p_drops jsonb default '{}', p_people jsonb default '{}') returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin_visits constant uuid[] := array(
    select each.key::uuid from jsonb_each_text(p_people) as each where private.has_admin_role(each.value::uuid)
  );
  received private.analytics_events[] := array(
    select e from jsonb_populate_recordset(null::private.analytics_events, p_entries) as e
    where e.at between now() - interval '25 hours' and now() + interval '10 minutes' and not e.visit = any (admin_visits)
  );
  visits constant uuid[] := array(select distinct e.visit from unnest(received) as e order by 1);
  -- A resent entry may be dated to the day before or after.
  days constant date[] := array(select distinct private.utc_day(e.at) + n from unnest(received) as e cross join generate_series(-1, 1) as n);
  fresh private.analytics_events[];
  stored private.analytics_events[];
begin
  perform private.create_analytics_partition(each.day) from (select distinct private.utc_day(e.at) as day from unnest(received) as e) as each;
  insert into private.analytics_visits (visit, started_at)
  select e.visit, min(e.at) from unnest(received) as e group by e.visit order by e.visit
  on conflict do nothing;
  -- The locks, in one order for all callers, make beacons of one visit wait for each other.
  perform from private.analytics_visits as v where v.visit = any (visits) order by v.visit for no key update;
  fresh := array(
    select (private.utc_day(e.at), e.visit, e.seq, e.at, e.name, e.route, e.device, e.subject, e.value_minor, e.quantity, e.bucket)::private.analytics_events
    from (select distinct on (each.visit, each.seq) each.* from unnest(received) as each order by each.visit, each.seq, each.at) as e
    -- A count is never planned as a join that reads whole partitions, and a range of days would read their whole indexes.
    where e.seq >= 0 and (
      select count(*) from private.analytics_events as known
      where known.day = any (days) and known.visit = e.visit and known.seq = e.seq
    ) = 0
  );
  stored := array(
    select e::private.analytics_events
    from (
      select f, v.entries + row_number() over (partition by f.visit order by f.seq) as position
      from unnest(fresh) as f join private.analytics_visits as v on v.visit = f.visit
    ) as numbered (e, position)
    where numbered.position <= 1000
  );
  insert into private.analytics_events select e.* from unnest(stored) as e;
  -- A visit counts in the hour in which it began, before and after this.
  perform private.mark_analytics_stale(array(
    select e.at from unnest(stored) as e union all select v.started_at from private.analytics_visits as v where v.visit = any (visits)
  ));
  update private.analytics_visits as v
  set entries = v.entries + each.entries, step = greatest(v.step, each.step), started_at = least(v.started_at, each.started_at)
  from (
    select e.visit, count(*) as entries, max(private.analytics_step(e.name, e.route)) as step, min(e.at) as started_at
    from unnest(stored) as e group by e.visit
  ) as each
  where v.visit = each.visit;
  perform private.count_analytics_drops(p_drops);
  perform private.count_analytics_drops(jsonb_build_object(
    'admin', (select count(*) from jsonb_array_elements(p_entries) as e where (e ->> 'visit')::uuid = any (admin_visits)),
    'duplicate', cardinality(received) - cardinality(fresh),
    'visit-limit', cardinality(fresh) - cardinality(stored)
  ));
end;
$$;
comment on function public.record_analytics is
  'Stores events and web vitals of visits, each once and at most 1,000 per visit, and counts what was dropped. p_people names the people of signed-in visits: admins are left out, and no id of a person is stored.';
grant execute on function public.record_analytics(jsonb, jsonb, jsonb) to service_role;
