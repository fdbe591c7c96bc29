create table private.guest_links (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  order_id uuid not null references public.orders on delete cascade,
  expires_at timestamptz not null
);
create index on private.guest_links (order_id);
comment on table private.guest_links is 'Links that show an order without signing in. Only the digest of the secret is stored.';

alter table private.guest_links enable row level security;

create function public.claim_order_confirmation(p_shopify_order_id text, p_token_hash text, p_expires_at timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  order_row public.orders;
begin
  perform private.lock_order(p_shopify_order_id);
  select o.* into order_row from public.orders as o where o.shopify_order_id = p_shopify_order_id and o.deleted_at is null;
  if not found then return 'unknown-order'; end if;
  if not exists (select from private.order_contacts as c where c.order_id = order_row.id) then return 'no-address'; end if;
  -- The claim succeeds once per order, so that the buyer gets one mail.
  update private.order_contacts as c set confirmation_token_hash = p_token_hash, confirmed_at = now() where c.order_id = order_row.id and c.confirmation_token_hash is null;
  if not found then return 'duplicate'; end if;
  if order_row.user_id is not null then return 'owned'; end if;
  insert into private.guest_links (token_hash, order_id, expires_at) values (p_token_hash, order_row.id, p_expires_at);
  return 'recorded';
end;
$$;
comment on function public.claim_order_confirmation is
  'Claims the single confirmation mail of an order. Returns ''recorded'' if a guest link was stored and is to be mailed, ''owned'' if the owner signs in and gets no link; anything else means: send no mail.';

create function public.release_order_confirmation(p_token_hash text) returns void
language sql security definer set search_path = '' as $$
  delete from private.guest_links where token_hash = p_token_hash;
  update private.order_contacts set confirmation_token_hash = null, confirmed_at = null where confirmation_token_hash = p_token_hash;
$$;
comment on function public.release_order_confirmation is 'Releases a claim, for a mail that could not be sent.';

create function public.find_guest_order(p_token_hash text) returns jsonb
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
    'expires_at', g.expires_at
  )
  from private.guest_links as g join public.orders as o on o.id = g.order_id
  where g.token_hash = p_token_hash and g.expires_at > now() and o.deleted_at is null;
$$;
comment on function public.find_guest_order is
  'Returns what a guest link shows: items and progress, of the recipient only the first name. Null if the link is unknown or expired.';

grant execute on function public.claim_order_confirmation(text, text, timestamptz) to service_role;
grant execute on function public.release_order_confirmation(text) to service_role;
grant execute on function public.find_guest_order(text) to service_role;
