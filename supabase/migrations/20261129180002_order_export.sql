-- What a file of orders has beside the list of the desk.
create function public.find_order_export_details(p_actor_id uuid, p_order_ids uuid[])
returns table (
  id uuid, email text, subtotal_minor bigint, discount_minor bigint, shipping_minor bigint, tax_minor bigint, refunded_minor bigint,
  tracking jsonb, items jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  return query
  select o.id, c.email, o.subtotal_minor, o.discount_minor, o.shipping_minor, o.tax_minor,
    (
      select coalesce(sum((e.detail ->> 'amount_minor')::bigint), 0)::bigint from public.order_events as e
      where e.order_id = o.id and e.kind = 'refunded'
    ),
    (
      select coalesce(jsonb_agg(parcel.line order by f.created_at, f.id, parcel.place), '[]') from public.fulfillments as f
      cross join lateral jsonb_array_elements(f.tracking) with ordinality as parcel (line, place)
      where f.order_id = o.id and coalesce(f.status, '') <> 'cancelled'
    ),
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'title', i.title, 'variant_title', i.variant_title, 'sku', i.sku, 'quantity', i.quantity, 'bundle', i.bundle
      ) order by i.position), '[]')
      from public.order_items as i where i.order_id = o.id
    )
  from public.orders as o left join private.order_contacts as c on c.order_id = o.id
  where o.id = any (p_order_ids[1:250]) and o.deleted_at is null;
end;
$$;
comment on function public.find_order_export_details is
  'Returns mail address, amounts, tracking numbers and items with their bundles of at most 250 orders, for files of orders.';
grant execute on function public.find_order_export_details(uuid, uuid[]) to service_role;
