create table private.order_watermark (
  is_only_row boolean primary key default true check (is_only_row),
  reconciled_until timestamptz not null
);
comment on table private.order_watermark is
  'Up to when the order replica was compared with Shopify. Not the newest known order: a delivery after an outage would skip those lost during it.';
alter table private.order_watermark enable row level security;

create function public.find_order_watermark() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select w.reconciled_until from private.order_watermark as w;
$$;
comment on function public.find_order_watermark is 'Returns from when on orders must be compared with Shopify; null before the first run.';

create function public.advance_order_watermark(p_until timestamptz) returns void
language sql security definer set search_path = '' as $$
  insert into private.order_watermark as w (reconciled_until) values (p_until)
  on conflict (is_only_row) do update set reconciled_until = greatest(w.reconciled_until, excluded.reconciled_until);
$$;
comment on function public.advance_order_watermark is 'Records that the replica holds every change that Shopify made up to this time.';

grant execute on function public.find_order_watermark() to service_role;
grant execute on function public.advance_order_watermark(timestamptz) to service_role;

create table private.deletion_scan_cursor (
  is_only_row boolean primary key default true check (is_only_row),
  last_id uuid not null
);
comment on table private.deletion_scan_cursor is
  'How far the replica was checked for orders that Shopify no longer has. A deletion without a webhook is only noticed by looking the order up.';
alter table private.deletion_scan_cursor enable row level security;

create function public.next_orders_to_scan(p_count integer, p_placed_after timestamptz default '-infinity') returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  lowest_id constant uuid := '00000000-0000-0000-0000-000000000000';
  batch public.orders[];
begin
  batch := array(
    select o from public.orders as o
    where o.id > coalesce((select c.last_id from private.deletion_scan_cursor as c), lowest_id)
      and o.deleted_at is null and o.placed_at > p_placed_after
      -- Shopify may send a webhook before its API finds the order.
      and o.recorded_at < now() - interval '5 minutes'
    order by o.id limit p_count
  );
  insert into private.deletion_scan_cursor as c (last_id)
  values (case when cardinality(batch) < p_count then lowest_id else (batch[p_count]).id end)
  on conflict (is_only_row) do update set last_id = excluded.last_id;
  return array(select b.shopify_order_id from unnest(batch) as b);
end;
$$;
comment on function public.next_orders_to_scan is
  'Returns the next batch of orders to look up in Shopify and advances the cursor, restarting after the last order.';
grant execute on function public.next_orders_to_scan(integer, timestamptz) to service_role;

create function public.mark_order_reconciled(p_shopify_order_id text) returns void
language sql security definer set search_path = '' as $$
  update public.order_staff_details as d set reconciled_at = now()
  from public.orders as o where o.shopify_order_id = p_shopify_order_id and d.order_id = o.id;
$$;
comment on function public.mark_order_reconciled is 'Records that a reconciliation corrected an order, for its timeline in the order desk.';
grant execute on function public.mark_order_reconciled(text) to service_role;
