-- The bundle that an item is a component of. Webhooks have only its id; title, quantity and variant come from the Admin API.
alter table public.order_items add column bundle jsonb check (jsonb_typeof(bundle) = 'object');
comment on column public.order_items.bundle is
  'The bundle that it is a component of: id, and title, quantity and variant once the Admin API has been read. Null for everything else.';

create function private.merge_bundle(p_stored jsonb, p_incoming jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when p_incoming ->> 'id' = p_stored ->> 'id' and p_incoming ->> 'title' is null then p_stored else p_incoming end;
$$;
comment on function private.merge_bundle is 'Returns the incoming bundle, or the stored one if it is the same and the incoming one has no title.';

create or replace function private.save_order_items(p_order_id uuid, p_items jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  deleted_count integer;
begin
  delete from public.order_items as i
  where i.order_id = p_order_id
    and i.shopify_line_item_id <> all (array(select incoming ->> 'shopify_line_item_id' from jsonb_array_elements(p_items) as incoming));
  get diagnostics deleted_count = row_count;

  insert into public.order_items as i (
    order_id, shopify_line_item_id, position, title, variant_title, quantity, removed_quantity, price_minor, total_minor,
    image_url, variant_id, product_id, sku, bundle
  )
  select p_order_id, incoming.shopify_line_item_id, listed.position, incoming.title, incoming.variant_title, incoming.quantity,
    coalesce(incoming.removed_quantity, 0), incoming.price_minor, incoming.total_minor, incoming.image_url, incoming.variant_id, incoming.product_id,
    incoming.sku, nullif(incoming.bundle, 'null')
  from jsonb_array_elements(p_items) with ordinality as listed (item, position)
  cross join lateral jsonb_populate_record(null::public.order_items, listed.item) as incoming
  on conflict (order_id, shopify_line_item_id) do update set
    position = excluded.position, title = excluded.title, variant_title = excluded.variant_title, quantity = excluded.quantity,
    removed_quantity = excluded.removed_quantity, price_minor = excluded.price_minor, total_minor = excluded.total_minor,
    image_url = coalesce(excluded.image_url, i.image_url), variant_id = excluded.variant_id, product_id = excluded.product_id,
    sku = excluded.sku, bundle = private.merge_bundle(i.bundle, excluded.bundle)
  where (i.position, i.title, i.variant_title, i.quantity, i.removed_quantity, i.price_minor, i.total_minor, i.image_url,
      i.variant_id, i.product_id, i.sku, i.bundle) is distinct from
    (excluded.position, excluded.title, excluded.variant_title, excluded.quantity, excluded.removed_quantity, excluded.price_minor,
      excluded.total_minor, coalesce(excluded.image_url, i.image_url), excluded.variant_id, excluded.product_id, excluded.sku,
      private.merge_bundle(i.bundle, excluded.bundle));
  return deleted_count > 0 or found;
end;
$$;
comment on function private.save_order_items is
  'Replaces the items of an order. Deliveries carry no images and of bundles only the id, so what is stored stays. Returns false if nothing changed.';

create or replace function private.fill_missing_images(p_order_id uuid, p_items jsonb) returns boolean
language plpgsql set search_path = '' as $$
begin
  update public.order_items as i set image_url = coalesce(i.image_url, incoming.image_url),
    bundle = case when i.bundle ->> 'id' = incoming.bundle ->> 'id' then private.merge_bundle(incoming.bundle, i.bundle) else i.bundle end
  from jsonb_to_recordset(p_items) as incoming (shopify_line_item_id text, image_url text, bundle jsonb)
  where i.order_id = p_order_id and i.shopify_line_item_id = incoming.shopify_line_item_id and (
    i.image_url is null and incoming.image_url is not null
    or i.bundle ->> 'id' = incoming.bundle ->> 'id' and i.bundle ->> 'title' is null and incoming.bundle ->> 'title' is not null
  );
  return found;
end;
$$;
comment on function private.fill_missing_images is
  'Fills missing item images, and what is missing of bundles, from an older version of the order. Returns false if none was filled.';

create or replace function private.broadcast_item_image_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.broadcast_order_to_viewers('updated', o, o.fulfillment_status)
  from public.orders as o
  where o.deleted_at is null and o.id in (
    select n.order_id from after_update as n join before_update as b using (id)
    where (n.image_url, n.bundle) is distinct from (b.image_url, b.bundle)
  );
  return null;
end;
$$;
comment on function private.broadcast_item_image_change is
  'Broadcasts changed item images and bundles, which are read after the order was delivered. Other item changes come with an order change.';

create or replace function public.find_guest_order(p_token_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', o.id, 'order_number', o.order_number, 'placed_at', o.placed_at, 'status', o.status,
    'financial_status', o.financial_status, 'fulfillment_status', o.fulfillment_status, 'currency', o.currency,
    'subtotal_minor', o.subtotal_minor, 'discount_minor', o.discount_minor, 'shipping_minor', o.shipping_minor,
    'tax_minor', o.tax_minor, 'duties_minor', o.duties_minor, 'fees_minor', o.fees_minor, 'tip_minor', o.tip_minor,
    'total_minor', o.total_minor, 'taxes_included', o.taxes_included,
    'gift_card_payments', (select coalesce(jsonb_agg(p - 'id'), '[]') from jsonb_array_elements(o.gift_card_payments) as p),
    'first_name', o.shipping_address ->> 'first_name',
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'shopify_line_item_id', i.shopify_line_item_id, 'title', i.title, 'variant_title', i.variant_title, 'quantity', i.quantity, 'removed_quantity', i.removed_quantity,
        'price_minor', i.price_minor, 'total_minor', i.total_minor, 'image_url', i.image_url, 'bundle', i.bundle
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
