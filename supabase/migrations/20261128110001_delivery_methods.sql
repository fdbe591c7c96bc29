-- Pages and lists tell by the delivery methods of the fulfillment orders whether anything of an order is sent.
create or replace function public.find_guest_order(p_token_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', o.id, 'order_number', o.order_number, 'placed_at', o.placed_at, 'status', o.status,
    'financial_status', o.financial_status, 'fulfillment_status', o.fulfillment_status, 'currency', o.currency,
    'subtotal_minor', o.subtotal_minor, 'discount_minor', o.discount_minor, 'shipping_minor', o.shipping_minor,
    'tax_minor', o.tax_minor, 'duties_minor', o.duties_minor, 'fees_minor', o.fees_minor, 'tip_minor', o.tip_minor,
    'total_minor', o.total_minor, 'taxes_included', o.taxes_included, 'first_name', o.shipping_address ->> 'first_name',
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'shopify_line_item_id', i.shopify_line_item_id, 'title', i.title, 'variant_title', i.variant_title, 'quantity', i.quantity, 'removed_quantity', i.removed_quantity,
        'price_minor', i.price_minor, 'total_minor', i.total_minor, 'image_url', i.image_url
      ) order by i.position), '[]')
      from public.order_items as i where i.order_id = o.id
    ),
    'fulfillments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', f.shopify_fulfillment_id, 'status', f.status, 'shipment_status', f.shipment_status, 'tracking', f.tracking,
        'items', f.items
      ) order by f.created_at, f.id), '[]')
      from public.fulfillments as f where f.order_id = o.id
    ),
    'events', (
      select coalesce(jsonb_agg(to_jsonb(e) - 'order_id' order by e.at, e.kind), '[]')
      from public.order_events as e where e.order_id = o.id
    ),
    'fulfillment_orders', (
      select coalesce(jsonb_agg(jsonb_build_object('status', f -> 'status', 'delivery_method', f -> 'delivery_method')), '[]')
      from jsonb_array_elements(o.fulfillment_orders) as f
    ),
    'expires_at', g.expires_at
  )
  from private.guest_links as g join public.orders as o on o.id = g.order_id
  where g.token_hash = p_token_hash and g.expires_at > now() and o.deleted_at is null;
$$;

create or replace function public.find_desk_orders(
  p_actor_id uuid, p_filter jsonb default '{}', p_after jsonb default null, p_limit integer default 50,
  p_latest_first boolean default false, p_joins_addresses boolean default true
) returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  -- The latest orders with a term are read in the order of its index, not found among all orders.
  leading_term constant text := case when p_latest_first then
    (select name from unnest('{text,tag,sku,number}'::text[]) with ordinality as known (name, place) where p_filter ? name order by place limit 1)
  end;
  sort_key constant text := case when leading_term is not null then 'f.placed_at' when p_latest_first then 'o.placed_at' else 'o.ship_by' end;
  sort_id constant text := case when leading_term is not null then 'f.order_id' else 'o.id' end;
  direction constant text := case when p_latest_first then 'desc' else 'asc' end;
begin
  perform private.require_admin_role(p_actor_id);
  return query execute format(
    $query$
      -- The orders to the same address are read for those of the page alone.
      select to_jsonb(page) || jsonb_build_object('same_address', %s) from (
        select %s o.id, o.shopify_order_id, o.order_number, o.placed_at, o.ship_by, o.status, o.financial_status, o.fulfillment_status,
          o.currency, o.total_minor, o.shipping_method, o.fulfillment_orders, o.shipping_address, o.shopify_customer_id, o.user_id,
          d.note, d.tags, d.hold_reasons, d.risk, %s as found_by, (
            select jsonb_agg(jsonb_build_object('title', i.title, 'variant_title', i.variant_title, 'sku', i.sku, 'quantity', i.quantity)
              order by i.position)
            from public.order_items as i where i.order_id = o.id
          ) as items, (
            select jsonb_build_object('is_own', l.user_id = %L, 'first_name', p.first_name, 'since', l.since)
            from private.packing_leases as l join public.profiles as p using (user_id)
            where l.order_id = o.id and l.expires_at > now()
          ) as packing
        from %s left join public.order_staff_details as d on d.order_id = o.id
        where %s %s
        order by %s %s, %s %s limit %s
      ) as page
    $query$,
    case when p_joins_addresses then 'private.find_orders_to_address(page.id)' else '''[]''::jsonb' end,
    -- An order can have several of the searched terms.
    case when leading_term is not null then 'distinct on (f.placed_at, f.order_id)' end,
    case when p_filter ? 'text' then
      format('array(select distinct t.kind from private.order_search_terms as t where t.order_id = o.id and (%s))',
        array_to_string(private.desk_term_conditions('text', p_filter ->> 'text'), ' or '))
      else 'null::text[]' end,
    p_actor_id,
    case when leading_term is not null then
      format('(%s) as f join public.orders as o on o.id = f.order_id',
        private.desk_term_search(leading_term, p_filter ->> leading_term))
      else 'public.orders as o' end,
    private.desk_conditions(p_filter - coalesce(leading_term, '')),
    case when p_after is not null then
      format('and (%s, %s) %s (%L, %L)', sort_key, sort_id, case when p_latest_first then '<' else '>' end, p_after ->> 'at', p_after ->> 'id')
    end,
    sort_key, direction, sort_id, direction, least(p_limit, 250)
  );
end;
$$;
