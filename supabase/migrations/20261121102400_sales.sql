-- Sales by hour. A figure of 30 days would read tens of thousands of orders with their items, so each hour is summed once
-- and again after one of its orders changed.
create table private.sales_hours (
  hour timestamptz not null,
  currency text not null,
  order_count integer not null,
  revenue_minor bigint not null,
  repeat_order_count integer not null,
  primary key (hour, currency)
);
comment on table private.sales_hours is 'Orders and revenue of each hour. Derived from public.orders by private.refresh_sales.';
comment on column private.sales_hours.repeat_order_count is 'Orders of customers who had ordered before.';

create table private.product_sales_hours (
  hour timestamptz not null,
  currency text not null,
  product text not null,
  title text not null,
  units integer not null,
  revenue_minor bigint not null,
  primary key (hour, currency, product)
);
comment on table private.product_sales_hours is 'Units and revenue of each product and hour, before discounts of the whole order and without shipping and tax.';
comment on column private.product_sales_hours.product is 'Shopify''s id of the product; the title of a product that is deleted or was never one.';

create table private.product_sales_days (
  day date not null,
  currency text not null,
  product text not null,
  title text not null,
  units integer not null,
  revenue_minor bigint not null,
  primary key (day, currency, product)
);
comment on table private.product_sales_days is 'The sums of private.product_sales_hours by day of the shop: a month of hours has too many rows for a page.';

-- Without a key, because concurrent deliveries of the same hour must not wait for each other.
create table private.stale_sales_hours (hour timestamptz not null, id bigint generated always as identity primary key);
create index on private.stale_sales_hours (hour);
comment on table private.stale_sales_hours is 'Hours whose orders changed since they were summed. An hour may be listed several times.';

alter table private.sales_hours enable row level security;
alter table private.product_sales_hours enable row level security;
alter table private.product_sales_days enable row level security;
alter table private.stale_sales_hours enable row level security;

create function private.mark_sales_stale() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.stale_sales_hours (hour)
  select distinct date_trunc('hour', at, 'UTC') from (
    select old.placed_at as at where tg_op <> 'INSERT'
    union all select new.placed_at where tg_op <> 'DELETE'
    -- Whether an order is the first of its customer changes only for the order that follows it.
    union all select private.next_sale_at(old) where tg_op <> 'INSERT'
    union all select private.next_sale_at(new) where tg_op <> 'DELETE'
  ) as changed
  -- Figures reach back 60 days at most.
  where at > now() - interval '62 days';
  return null;
end;
$$;
comment on function private.mark_sales_stale is 'Lists the hours whose sales a change of an order affects.';

create function private.next_sale_at(p_order public.orders) returns timestamptz
language sql stable set search_path = '' as $$
  select min(o.placed_at) from public.orders as o
  where o.shopify_customer_id = p_order.shopify_customer_id and o.placed_at > p_order.placed_at and o.is_sale;
$$;
comment on function private.next_sale_at is 'Returns when the customer of an order bought next; null if they did not.';

create trigger mark_sales_stale
after insert or delete or update of updated_at, deleted_at, shopify_customer_id on public.orders
for each row execute function private.mark_sales_stale();

create function private.shop_day(p_at timestamptz) returns date
language sql stable set search_path = '' as $$
  select (p_at at time zone 'America/New_York')::date;
$$;
comment on function private.shop_day is 'Returns the day of a moment in the shop''s time zone, which the storefront uses too.';

create function private.sum_sales(p_hours timestamptz[]) returns bigint
language plpgsql set search_path = '' as $$
begin
  -- Each statement sees what was committed before it, so a change that is not summed below is still listed afterward.
  delete from private.stale_sales_hours where hour = any (p_hours);
  delete from private.sales_hours where hour = any (p_hours) or hour < now() - interval '62 days';
  delete from private.product_sales_hours where hour = any (p_hours) or hour < now() - interval '62 days';

  insert into private.sales_hours (hour, currency, order_count, revenue_minor, repeat_order_count)
  select h.hour, o.currency, count(*), sum(coalesce(o.current_total_minor, o.total_minor)), count(*) filter (where exists (
    select from public.orders as earlier
    where earlier.shopify_customer_id = o.shopify_customer_id and earlier.placed_at < o.placed_at and earlier.is_sale
  ))
  from unnest(p_hours) as h (hour)
  -- The planner overestimates the orders of an hour. An offset keeps it from reading whole tables instead.
  cross join lateral (
    select * from public.orders as o where o.placed_at >= h.hour and o.placed_at < h.hour + interval '1 hour' and o.deleted_at is null and o.is_sale offset 0
  ) as o
  group by h.hour, o.currency;

  insert into private.product_sales_hours (hour, currency, product, title, units, revenue_minor)
  select h.hour, o.currency, coalesce(i.product_id, i.title), max(i.title), sum(i.quantity), sum(coalesce(i.total_minor, i.price_minor * i.quantity))
  from unnest(p_hours) as h (hour)
  cross join lateral (
    select * from public.orders as o where o.placed_at >= h.hour and o.placed_at < h.hour + interval '1 hour' and o.deleted_at is null and o.is_sale offset 0
  ) as o
  cross join lateral (select * from public.order_items as i where i.order_id = o.id offset 0) as i
  -- An order that is refunded completely still lists what was ordered.
  where coalesce(o.current_total_minor, o.total_minor) > 0 or o.total_minor = 0
  group by h.hour, o.currency, coalesce(i.product_id, i.title)
  having sum(i.quantity) > 0;
  perform private.refresh_sales_days(array(select distinct private.shop_day(hour) from unnest(p_hours) as hour));
  return (select coalesce(sum(s.order_count), 0) from private.sales_hours as s where s.hour = any (p_hours));
end;
$$;
comment on function private.sum_sales is 'Sums the sales of some hours. Returns the number of their orders.';

create function private.refresh_sales() returns boolean
language plpgsql set search_path = '' as $$
declare
  hours timestamptz[];
  summed bigint := 0;
begin
  if not exists (select from private.stale_sales_hours) then return true; end if;
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('sales', 0));
  -- A limit, so that a page after a large import does not wait for all of it.
  while summed < 1000 loop
    hours := array(select distinct s.hour from private.stale_sales_hours as s order by s.hour desc limit 20);
    exit when cardinality(hours) = 0;
    summed := summed + private.sum_sales(hours);
  end loop;
  return not exists (select from private.stale_sales_hours);
end;
$$;
comment on function private.refresh_sales is
  'Sums hours whose orders changed, the newest first, until they have 1,000 orders. Returns false if some remain for the next call. Concurrent callers wait for each other.';

create function private.refresh_sales_days(p_days date[]) returns void
language plpgsql set search_path = '' as $$
begin
  delete from private.product_sales_days where day = any (p_days) or day < current_date - 63;
  insert into private.product_sales_days (day, currency, product, title, units, revenue_minor)
  select d.day, s.currency, s.product, max(s.title), sum(s.units), sum(s.revenue_minor)
  from unnest(p_days) as d (day)
  join private.product_sales_hours as s
    on s.hour >= d.day::timestamp at time zone 'America/New_York' and s.hour < (d.day + 1)::timestamp at time zone 'America/New_York'
  group by d.day, s.currency, s.product;
end;
$$;
comment on function private.refresh_sales_days is 'Sums the products of some days from their hours.';

create function public.find_sales(p_actor_id uuid, p_starts timestamptz[], p_by_day boolean, p_currency text, p_today date) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  bucket_count constant integer := array_length(p_starts, 1) - 1;
  middle constant timestamptz := p_starts[bucket_count / 2 + 1];
  -- Computed here, because a query would compute them again for each row.
  first_day constant date := private.shop_day(p_starts[1]);
  middle_day constant date := private.shop_day(middle);
  end_day constant date := private.shop_day(p_starts[bucket_count + 1]);
  is_complete boolean;
begin
  if p_actor_id is null or not private.has_admin_role(p_actor_id) then
    raise exception 'only admins may read sales' using errcode = 'insufficient_privilege';
  end if;
  is_complete := private.refresh_sales();
  return jsonb_build_object(
    'is_complete', is_complete,
    'buckets', (
      select coalesce(jsonb_agg(to_jsonb(b) order by b.bucket), '[]') from (
        select width_bucket(s.hour, p_starts) as bucket, sum(s.order_count) as order_count,
          coalesce(sum(s.order_count) filter (where s.currency <> p_currency), 0) as other_currency_count,
          coalesce(sum(s.revenue_minor) filter (where s.currency = p_currency), 0) as revenue_minor,
          sum(s.repeat_order_count) as repeat_order_count
        from private.sales_hours as s where s.hour >= p_starts[1] and s.hour < p_starts[bucket_count + 1]
        group by bucket
      ) as b
    ),
    'products', (
      select coalesce(jsonb_agg(to_jsonb(p) order by p.units desc, p.revenue_minor desc, p.product), '[]') from (
        select s.product, max(s.title) as title,
          coalesce(sum(s.units) filter (where not s.is_before), 0) as units,
          coalesce(sum(s.units) filter (where s.is_before), 0) as units_before,
          coalesce(sum(s.revenue_minor) filter (where not s.is_before and s.currency = p_currency), 0) as revenue_minor
        from (
          select d.product, d.title, d.units, d.revenue_minor, d.currency, d.day < middle_day as is_before
          from private.product_sales_days as d
          where p_by_day and d.day >= first_day and d.day < end_day
          union all
          select h.product, h.title, h.units, h.revenue_minor, h.currency, h.hour < middle
          from private.product_sales_hours as h
          where not p_by_day and h.hour >= p_starts[1] and h.hour < p_starts[bucket_count + 1]
        ) as s
        group by s.product having not bool_and(s.is_before)
      ) as p
    ),
    'late_count', (public.count_desk_orders(p_actor_id, jsonb_build_array(
      jsonb_build_object('to_ship', true, 'not_on_hold', true, 'ship_by_before', p_today)
    )))[1]
  );
end;
$$;
comment on function public.find_sales is
  'Returns an admin''s figures of two windows of the same length, one after the other: by bucket, by product, and the number of late orders now. p_starts are whole hours: the start of each bucket, and the end of the last; with p_by_day they are midnights of the shop.';
grant execute on function public.find_sales(uuid, timestamptz[], boolean, text, date) to service_role;
