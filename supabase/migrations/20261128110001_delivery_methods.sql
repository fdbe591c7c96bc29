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
