-- Rows of an import find orders of a store whose order names are bare numbers, too.
create or replace function public.add_tracking_rows(p_actor_id uuid, p_import_id uuid, p_rows jsonb) returns void
-- The planner cannot know how few orders match, so it is told to use indexes.
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
begin
  perform private.require_admin_role(p_actor_id);
  delete from private.tracking_imports as i where i.created_at < now() - interval '7 days';
  insert into private.tracking_imports (id, author_id) values (p_import_id, p_actor_id) on conflict do nothing;
  insert into private.tracking_import_rows (import_id, line, reference, carrier, number, verdict)
  select p_import_id, r.line, r.reference, r.carrier, r.number, r.verdict
  from private.read_tracking_rows(p_rows) as r where r.verdict <> 'guessed'
  on conflict do nothing;

  -- Joins of all rows at once: a subquery for each row takes several times as long.
  insert into private.tracking_import_rows (import_id, line, reference, carrier, number, order_id, verdict, other_order)
  with incoming as materialized (
    select r.*, upper(regexp_replace(r.number, '[\s-]+', '', 'g')) as normalized
    from private.read_tracking_rows(p_rows) as r where coalesce(r.verdict, 'guessed') = 'guessed'
  ), candidates as (
    select r.line, 1 as rank, o.id, o.placed_at from incoming as r join public.orders as o on o.id = r.id where o.deleted_at is null
    union all
    select r.line, 1, o.id, o.placed_at from incoming as r join public.orders as o using (shopify_order_id) where o.deleted_at is null
    union all
    select r.line, 2, o.id, o.placed_at from incoming as r join public.orders as o using (order_number) where o.deleted_at is null
    union all
    select r.line, 3, o.id, o.placed_at from incoming as r join public.orders as o on o.order_number = substr(r.order_number, 2)
    where r.order_number ~ '^#[0-9]+$' and o.deleted_at is null
  ), found as materialized (
    select distinct on (c.line) c.line, c.id from candidates as c order by c.line, c.rank, c.placed_at desc
  ), parcels as materialized (
    select found.line, count(*) as parcels
    from found join public.fulfillments as f on f.order_id = found.id where coalesce(f.status, '') <> 'cancelled' group by found.line
  ), taken as materialized (
    select t.normalized, f.order_id, coalesce(other.order_number, other.id::text) as order_number
    from public.fulfillments as f
    join public.orders as other on other.id = f.order_id and other.deleted_at is null
    cross join lateral unnest(private.tracking_numbers(f.tracking)) as t (normalized)
    where private.tracking_numbers(f.tracking) && array(select r.normalized from incoming as r) and coalesce(f.status, '') <> 'cancelled'
  ), shipments as materialized (
    select found.line, bool_or(t.order_id = found.id) as has_number, min(t.order_number) filter (where t.order_id <> found.id) as other_order
    from incoming as r join found using (line) join taken as t using (normalized) group by found.line
  ), facts as (
    select r.line, r.reference, r.carrier, r.number, r.verdict, o.id as found_id, o.status, shipments.other_order,
      coalesce(parcels.parcels, 0) as parcels, coalesce(shipments.has_number, false) as has_number,
      coalesce(d.hold_reasons, '{}') <> '{}' as is_on_hold,
      case when o.fulfillment_status = 'fulfilled' then 0
        else greatest(1, (
          select count(*) from jsonb_array_elements(o.fulfillment_orders) as part where part ->> 'status' in ('open', 'in_progress')
        ))
      end as open_parts
    from incoming as r
    left join found using (line)
    left join public.orders as o on o.id = found.id
    left join public.order_staff_details as d on d.order_id = found.id
    left join parcels using (line)
    left join shipments using (line)
  )
  select p_import_id, line, reference, carrier, number, found_id,
    case
      when found_id is null then 'unknown-order'
      when has_number then 'shipped'
      when status = 'cancelled' then 'canceled'
      when is_on_hold then 'on-hold'
      when parcels + open_parts > 1 then 'several-parcels'
      -- Replacing a number needs an approval of its own, also if another order has the new one.
      when parcels = 1 then 'replaces'
      when other_order is not null then 'elsewhere'
      else coalesce(verdict, 'ready')
    end, other_order
  from facts
  on conflict do nothing;
end;
$$;
