-- The lots of the packs that a customer got, as staff scanned or typed them while they packed.
create table public.packed_lots (
  order_id uuid not null references public.orders on delete cascade,
  fulfillment_order_id text not null,
  dish text not null check (char_length(dish) between 1 and 500),
  lot text not null check (lot ~ '^[A-Z0-9]([A-Z0-9-]{0,30}[A-Z0-9])?$'),
  packed_at timestamptz not null default now(),
  primary key (order_id, fulfillment_order_id, dish, lot)
);
comment on table public.packed_lots is 'Lots of the packs in a parcel. A parcel without any was packed without a scan of them.';
comment on column public.packed_lots.fulfillment_order_id is 'Shopify''s id of the part of the order that was packed. The parcel has no id yet when it is packed.';
comment on column public.packed_lots.dish is 'The name of the product as the packing list has it: a component for a bundle, which is no line item.';
comment on column public.packed_lots.lot is 'The number on the pack, which the page of the lot has in its address.';

alter table public.packed_lots enable row level security;
grant select on public.packed_lots to authenticated;
grant select, insert, update, delete on public.packed_lots to service_role;
create policy "People who can read an order can read its packed lots" on public.packed_lots
for select to authenticated using (exists (select from public.orders as o where o.id = order_id));

create function public.record_packed_lots(p_actor_id uuid, p_order_id uuid, p_fulfillment_order_id text, p_lots jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission(p_actor_id, 'packing');
  insert into public.packed_lots (order_id, fulfillment_order_id, dish, lot)
  select o.id, p_fulfillment_order_id, l.dish, l.lot
  from public.orders as o, jsonb_to_recordset(p_lots) as l (dish text, lot text)
  where o.id = p_order_id and o.deleted_at is null
  on conflict do nothing;
end;
$$;
comment on function public.record_packed_lots is
  'Stores the lots of a parcel, each with its dish. Repeated, it changes nothing; of an order that does not exist it stores none.';
grant execute on function public.record_packed_lots(uuid, uuid, text, jsonb) to service_role;

create function private.packed_lots_of(p_order_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(distinct jsonb_build_object('dish', l.dish, 'lot', l.lot)), '[]')
  from public.packed_lots as l where l.order_id = p_order_id;
$$;
comment on function private.packed_lots_of is 'Returns each dish of an order with its lots.';

create or replace function private.order_facts(p_order public.orders) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_order.id, 'order_number', p_order.order_number, 'placed_at', p_order.placed_at, 'status', p_order.status,
    'financial_status', p_order.financial_status, 'fulfillment_status', p_order.fulfillment_status, 'currency', p_order.currency,
    'subtotal_minor', p_order.subtotal_minor, 'discount_minor', p_order.discount_minor, 'shipping_minor', p_order.shipping_minor,
    'tax_minor', p_order.tax_minor, 'duties_minor', p_order.duties_minor, 'fees_minor', p_order.fees_minor, 'tip_minor', p_order.tip_minor,
    'total_minor', p_order.total_minor, 'taxes_included', p_order.taxes_included, 'discounts', p_order.discounts,
    'shipping_method', p_order.shipping_method, 'ship_by', p_order.ship_by,
    'gift_card_payments', (select coalesce(jsonb_agg(p - 'id'), '[]') from jsonb_array_elements(p_order.gift_card_payments) as p),
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'shopify_line_item_id', i.shopify_line_item_id, 'title', i.title, 'variant_title', i.variant_title, 'quantity', i.quantity, 'removed_quantity', i.removed_quantity,
        'price_minor', i.price_minor, 'total_minor', i.total_minor, 'image_url', i.image_url, 'bundle', i.bundle, 'product_id', i.product_id
      ) order by i.position), '[]')
      from public.order_items as i where i.order_id = p_order.id
    ),
    'fulfillments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', f.shopify_fulfillment_id, 'status', f.status, 'shipment_status', f.shipment_status, 'tracking', f.tracking,
        'items', f.items, 'estimated_delivery_at', f.estimated_delivery_at
      ) order by f.created_at, f.id), '[]')
      from public.fulfillments as f where f.order_id = p_order.id
    ),
    'events', (
      select coalesce(jsonb_agg(to_jsonb(e) - 'order_id' order by e.at, e.kind), '[]')
      from public.order_events as e where e.order_id = p_order.id
    ),
    'fulfillment_orders', (
      select coalesce(jsonb_agg(jsonb_build_object('status', f -> 'status', 'delivery_method', f -> 'delivery_method')), '[]')
      from jsonb_array_elements(p_order.fulfillment_orders) as f
    ),
    'lots', private.packed_lots_of(p_order.id)
  );
$$;

create or replace function public.start_review_request(p_lease uuid, p_token_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  bought public.orders;
  address text;
begin
  select o.* into bought from private.jobs as j join public.orders as o on o.id = j.key::uuid
  where j.lease = p_lease and j.kind = 'review-request';
  if not found or not private.can_rate_order(bought) then return null; end if;
  address := coalesce(
    (select c.email from private.order_contacts as c where c.order_id = bought.id),
    (select i.email from private.identities as i where i.user_id = bought.user_id and i.email is not null order by i.issuer limit 1)
  );
  if address is null then return null; end if;
  update private.review_requests as r set token_hash = p_token_hash where r.order_id = bought.id;
  return jsonb_build_object(
    'email', address, 'first_name', (select p.first_name from public.profiles as p where p.user_id = bought.user_id), 'order_number', bought.order_number,
    'items', (select jsonb_agg(jsonb_build_object('title', i.title, 'variant_id', i.variant_id)) from private.find_items_to_rate(bought) as i),
    'lots', private.packed_lots_of(bought.id)
  );
end;
$$;
