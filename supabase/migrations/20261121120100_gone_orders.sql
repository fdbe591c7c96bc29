create table private.presence_round (
  is_only_row boolean primary key default true check (is_only_row),
  last_id uuid not null
);
comment on table private.presence_round is
  'How far the mirror''s orders were looked up in the shop: a deletion of which no delivery came leaves no other trace than that the order is not found.';
alter table private.presence_round enable row level security;

create function public.next_orders_to_look_up(p_count integer, p_placed_after timestamptz default '-infinity') returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  beginning constant uuid := '00000000-0000-0000-0000-000000000000';
  chosen public.orders[];
begin
  chosen := array(
    select o from public.orders as o
    where o.id > coalesce((select r.last_id from private.presence_round as r), beginning)
      and o.deleted_at is null and o.placed_at > p_placed_after
      -- The shop may tell of an order before it finds it.
      and o.recorded_at < now() - interval '5 minutes'
    order by o.id limit p_count
  );
  insert into private.presence_round as r (last_id)
  values (case when cardinality(chosen) < p_count then beginning else (chosen[p_count]).id end)
  on conflict (is_only_row) do update set last_id = excluded.last_id;
  return array(select c.shopify_order_id from unnest(chosen) as c);
end;
$$;
comment on function public.next_orders_to_look_up is
  'The next orders to be looked up in the shop. One call after the other goes through all of them, and begins anew.';
grant execute on function public.next_orders_to_look_up(integer, timestamptz) to service_role;
