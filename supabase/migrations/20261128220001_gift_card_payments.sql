-- What gift cards paid of an order, for its pages. Shopify's receipt names a card by its last characters.
alter table public.orders add column gift_card_payments jsonb not null default '[]' check (jsonb_typeof(gift_card_payments) = 'array');
comment on column public.orders.gift_card_payments is
  'Successful payments by gift card: id of the transaction, last characters and amount in minor units, by id.';

create function private.save_gift_card_payment(p_order_id uuid, p_id text, p_gift_card jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  payment jsonb := jsonb_build_object('id', p_id, 'last_characters', p_gift_card ->> 'last_characters',
    'amount_minor', (p_gift_card ->> 'amount_minor')::bigint);
begin
  update public.orders as o set gift_card_payments = (
    select jsonb_agg(p order by p ->> 'id')
    from (
      select p from jsonb_array_elements(o.gift_card_payments) as p where p ->> 'id' <> p_id
      union all select payment
    ) as payments (p)
  )
  where o.id = p_order_id and not o.gift_card_payments @> jsonb_build_array(payment);
  return found;
end;
$$;
comment on function private.save_gift_card_payment is 'Stores a payment by gift card once. Returns false if it is stored already.';

create or replace function private.save_transaction(p_order_id uuid, p_payload jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  incoming record;
begin
  select * into incoming from jsonb_to_record(p_payload)
    as p (shopify_transaction_id text, transaction_id text, kind text, status text, at timestamptz, gift_card jsonb);
  if incoming.kind not in ('sale', 'capture') or incoming.status <> 'success' then return false; end if;
  if jsonb_typeof(incoming.gift_card) = 'object' then
    perform private.record_order_event(p_order_id, 'paid', incoming.at);
    return private.save_gift_card_payment(p_order_id, incoming.shopify_transaction_id, incoming.gift_card);
  end if;
  if incoming.transaction_id is null then return false; end if;
  perform private.record_order_event(p_order_id, 'paid', incoming.at);
  update public.orders set transaction_id = incoming.transaction_id, transaction_at = incoming.at
  where id = p_order_id and (transaction_at is null or (incoming.at, incoming.transaction_id) > (transaction_at, transaction_id));
  return found;
end;
$$;
comment on function private.save_transaction is
  'Stores the id of the newest successful payment or what a gift card paid, and the event that the order was paid.';

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
