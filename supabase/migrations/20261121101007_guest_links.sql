create function public.begin_guest_link(p_shopify_order_id text, p_token_hash text, p_expires_at timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  known public.orders;
begin
  perform private.lock_order(p_shopify_order_id);
  select o.* into known from public.orders as o where o.shopify_order_id = p_shopify_order_id and o.deleted_at is null;
  if not found then return 'unknown-order'; end if;
  if not exists (select from private.order_contacts as c where c.order_id = known.id) then return 'no-address'; end if;
  -- Once in the life of an order, so that its buyer gets one mail.
  update private.order_contacts as c set mail_token_hash = p_token_hash where c.order_id = known.id and c.mail_token_hash is null;
  if not found then return 'duplicate'; end if;
  if known.user_id is not null then return 'owned'; end if;
  insert into private.guest_links (token_hash, order_id, expires_at) values (p_token_hash, known.id, p_expires_at);
  return 'recorded';
end;
$$;
comment on function public.begin_guest_link is
  'Claims the one mail that confirms an order. ''recorded'' keeps the digest of the link that a guest is about to be mailed; ''owned'' means that somebody sees the order by signing in and is mailed no link. Anything else means: mail nothing.';

create function public.end_guest_link(p_token_hash text) returns void
language sql security definer set search_path = '' as $$
  delete from private.guest_links where token_hash = p_token_hash;
  update private.order_contacts set mail_token_hash = null where mail_token_hash = p_token_hash;
$$;
comment on function public.end_guest_link is 'Takes a claim back, for a mail that could not be sent.';

create function public.read_guest_order(p_token_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', o.id, 'order_number', o.order_number, 'placed_at', o.placed_at, 'status', o.status,
    'financial_status', o.financial_status, 'fulfillment_status', o.fulfillment_status, 'currency', o.currency,
    'subtotal_minor', o.subtotal_minor, 'discount_minor', o.discount_minor, 'shipping_minor', o.shipping_minor,
    'tax_minor', o.tax_minor, 'duties_minor', o.duties_minor, 'fees_minor', o.fees_minor, 'tip_minor', o.tip_minor,
    'total_minor', o.total_minor, 'taxes_included', o.taxes_included, 'first_name', o.shipping_address ->> 'first_name',
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'title', i.title, 'variant_title', i.variant_title, 'quantity', i.quantity, 'removed_quantity', i.removed_quantity,
        'price_minor', i.price_minor, 'total_minor', i.total_minor, 'image_url', i.image_url
      ) order by i.position), '[]')
      from public.order_items as i where i.order_id = o.id
    ),
    'fulfillments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', f.shopify_fulfillment_id, 'status', f.status, 'shipment_status', f.shipment_status, 'tracking', f.tracking
      ) order by f.created_at, f.id), '[]')
      from public.fulfillments as f where f.order_id = o.id
    ),
    'events', (
      select coalesce(jsonb_agg(to_jsonb(e) - 'order_id' order by e.at, e.kind), '[]')
      from public.order_events as e where e.order_id = o.id
    ),
    'expires_at', g.expires_at
  )
  from private.guest_links as g join public.orders as o on o.id = g.order_id
  where g.token_hash = p_token_hash and g.expires_at > now() and o.deleted_at is null;
$$;
comment on function public.read_guest_order is
  'What a guest''s link shows: what was ordered and where it is. No street, no telephone, no address to write to, the first name alone. Null when the link is unknown or over.';

grant execute on function public.begin_guest_link(text, text, timestamptz) to service_role;
grant execute on function public.end_guest_link(text) to service_role;
grant execute on function public.read_guest_order(text) to service_role;
