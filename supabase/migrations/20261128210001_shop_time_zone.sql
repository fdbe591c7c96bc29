-- The shop's time zone, read from Shopify. Until then it is that of New York.
create table private.shop_settings (
  is_only_row boolean primary key default true check (is_only_row),
  time_zone text not null check (char_length(time_zone) <= 64)
);
comment on table private.shop_settings is 'Settings of the shop at Shopify that SQL needs.';
alter table private.shop_settings enable row level security;

create function private.shop_time_zone() returns text
language sql stable set search_path = '' as $$
  select coalesce((select s.time_zone from private.shop_settings as s), 'America/New_York');
$$;
comment on function private.shop_time_zone is 'Returns the IANA name of the shop''s time zone.';

create function public.find_shop_time_zone() returns text
language sql stable security definer set search_path = '' as $$
  select private.shop_time_zone();
$$;
comment on function public.find_shop_time_zone is 'Returns the IANA name of the shop''s time zone.';
grant execute on function public.find_shop_time_zone() to service_role;

create or replace function private.shop_day(p_at timestamptz) returns date
language sql stable set search_path = '' as $$
  select (p_at at time zone private.shop_time_zone())::date;
$$;

create or replace function private.refresh_sales_days(p_days date[]) returns void
language plpgsql set search_path = '' as $$
declare
  time_zone constant text := private.shop_time_zone();
begin
  delete from private.product_sales_days where day = any (p_days) or day < current_date - 63;
  insert into private.product_sales_days (day, currency, product, title, units, revenue_minor)
  select d.day, s.currency, s.product, max(s.title), sum(s.units), sum(s.revenue_minor)
  from unnest(p_days) as d (day)
  join private.product_sales_hours as s
    on s.hour >= d.day::timestamp at time zone time_zone and s.hour < (d.day + 1)::timestamp at time zone time_zone
  group by d.day, s.currency, s.product;
end;
$$;

create or replace function private.sum_analytics_days(p_days date[]) returns void
language plpgsql set search_path = '' as $$
declare
  time_zone constant text := private.shop_time_zone();
  -- Sums of web vitals by hour are kept for 8 days only.
  vital_days constant date[] := array(select day from unnest(p_days) as day where day > private.shop_day(now()) - 6);
begin
  delete from private.analytics_event_days where day = any (p_days);
  delete from private.analytics_vital_days where day = any (vital_days);
  insert into private.analytics_event_days (day, name, subject, events, quantity, value_minor)
  select d.day, s.name, s.subject, sum(s.events), sum(s.quantity), sum(s.value_minor)
  from unnest(p_days) as d (day)
  join private.analytics_event_hours as s
    on s.hour >= d.day::timestamp at time zone time_zone and s.hour < (d.day + 1)::timestamp at time zone time_zone
  group by d.day, s.name, s.subject;
  insert into private.analytics_vital_days (day, metric, route, device, bucket, samples)
  select d.day, s.metric, s.route, s.device, s.bucket, sum(s.samples)
  from unnest(vital_days) as d (day)
  join private.analytics_vital_hours as s
    on s.hour >= d.day::timestamp at time zone time_zone and s.hour < (d.day + 1)::timestamp at time zone time_zone
  group by d.day, s.metric, s.route, s.device, s.bucket;
end;
$$;

create or replace function private.add_up_vitals(p_starts timestamptz[], p_by_day boolean)
returns table (metric private.analytics_name, route text, device private.device, samples bigint, p75 numeric)
language sql stable set search_path = '' as $$
  with counted as (
    select s.metric, s.route, s.device, s.bucket, sum(s.samples) as samples
    from (
      select d.metric, d.route, d.device, d.bucket, d.samples from private.analytics_vital_days as d
      -- Subqueries are computed once, not for each row.
      where p_by_day and d.day >= (select private.shop_day(p_starts[1])) and d.day < (select private.shop_day(p_starts[array_upper(p_starts, 1)]))
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

create or replace function public.find_analytics(p_actor_id uuid, p_starts timestamptz[], p_by_day boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  bucket_count constant integer := array_length(p_starts, 1) - 1;
  middle constant timestamptz := p_starts[bucket_count / 2 + 1];
  window_end constant timestamptz := p_starts[bucket_count + 1];
  time_zone constant text := private.shop_time_zone();
  first_day constant date := private.shop_day(p_starts[1]);
  end_day constant date := private.shop_day(window_end);
  is_complete boolean;
begin
  perform private.require_admin_role(p_actor_id);
  is_complete := private.refresh_analytics();
  return (
    with counted as materialized (
      select width_bucket(d.day::timestamp at time zone time_zone, p_starts) as bucket, d.name, d.subject, d.events, d.quantity, d.value_minor
      from private.analytics_event_days as d
      where p_by_day and d.day >= first_day and d.day < end_day
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

create or replace function private.desk_conditions(p_filter jsonb) returns text
language sql stable set search_path = '' as $$
  select 'o.deleted_at is null and ' || private.filter_conditions(jsonb_build_object(
    'id', 'o.id = %1$L',
    'to_ship', 'o.status = ''open'' and o.fulfillment_status in (''unfulfilled'', ''partially_fulfilled'')',
    'status', 'o.status = %1$L',
    'fulfillment_status', 'o.fulfillment_status = %1$L',
    'financial_status', 'o.financial_status = %1$L',
    'shipping_method', 'o.shipping_method = %1$L',
    'ship_by_before', 'o.ship_by < %1$L',
    -- Days in the shop's time zone.
    'placed_from', format('o.placed_at >= %%1$L::date::timestamp at time zone %L', private.shop_time_zone()),
    'placed_to', format('o.placed_at < (%%1$L::date + 1)::timestamp at time zone %L', private.shop_time_zone()),
    'customer', 'o.shopify_customer_id = %1$L',
    'exact_number', 'o.id in (select t.order_id from private.order_search_terms as t where t.kind = ''number'' and t.term = private.fold(%1$L))',
    'on_hold', 'd.hold_reasons <> ''{}''',
    -- In these words an index answers it, without the details of each order.
    'not_on_hold', 'not exists (select from public.order_staff_details as h where h.order_id = o.id and h.hold_reasons <> ''{}'')',
    'at_risk', 'd.risk in (''investigate'', ''cancel'')',
    'not_packed_by_others', 'not exists (select from private.packing_leases as l where l.order_id = o.id and l.user_id <> %1$L and l.expires_at > now())'
  ) || (
    select coalesce(jsonb_object_agg(kind, format(
      'o.id in (select order_id from (%s) as found)', replace(private.desk_term_search(kind, p_filter ->> kind), '%', '%%')
    )), '{}')
    from unnest('{number,tag,sku,text}'::text[]) as kind where p_filter ? kind
  ), p_filter);
$$;

create function public.record_shop_time_zone(p_time_zone text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Raises 22023 for a name that Postgres does not know.
  perform now() at time zone p_time_zone;
  if p_time_zone = private.shop_time_zone() then return; end if;
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('sales', 0)), pg_catalog.pg_advisory_xact_lock(hashtextextended('analytics', 0));
  insert into private.shop_settings as s (time_zone) values (p_time_zone)
  on conflict (is_only_row) do update set time_zone = excluded.time_zone;
  -- The days have other borders now. Web vitals of more than a week ago keep theirs, because their hours are gone.
  delete from private.product_sales_days;
  perform private.refresh_sales_days(array(select distinct private.shop_day(s.hour) from private.product_sales_hours as s));
  delete from private.analytics_event_days;
  perform private.sum_analytics_days(array(select distinct private.shop_day(s.hour) from private.analytics_event_hours as s));
end;
$$;
comment on function public.record_shop_time_zone is
  'Stores the shop''s time zone by its IANA name, and sums the days again if it changed. Raises 22023 for an unknown name.';
grant execute on function public.record_shop_time_zone(text) to service_role;
