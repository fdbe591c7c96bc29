create or replace function private.keep_fulfillment(p_order_id uuid, p_part jsonb, p_heard_at timestamptz) returns boolean
language plpgsql set search_path = '' as $$
declare
  said public.fulfillments := jsonb_populate_record(null::public.fulfillments, p_part);
  before public.fulfillments;
  now_kept public.fulfillments;
begin
  select f.* into before from public.fulfillments as f where f.shopify_fulfillment_id = said.shopify_fulfillment_id;
  insert into public.fulfillments as f
    (order_id, shopify_fulfillment_id, status, shipment_status, tracking, created_at, updated_at, heard_at)
  values (p_order_id, said.shopify_fulfillment_id, said.status, said.shipment_status, coalesce(said.tracking, '[]'),
    said.created_at, said.updated_at, p_heard_at)
  on conflict (shopify_fulfillment_id) do update set
    status = excluded.status, shipment_status = excluded.shipment_status, tracking = excluded.tracking,
    updated_at = excluded.updated_at, heard_at = excluded.heard_at
  where (excluded.updated_at, excluded.heard_at) > (f.updated_at, f.heard_at)
  returning f.* into now_kept;

  perform private.note_event(p_order_id, 'shipped', said.created_at, said.shopify_fulfillment_id);
  if said.status = 'cancelled' then
    perform private.note_event(p_order_id, 'shipment_cancelled', said.updated_at, said.shopify_fulfillment_id);
  elsif said.shipment_status in ('in_transit', 'out_for_delivery', 'delivered') then
    perform private.note_event(p_order_id, said.shipment_status, said.updated_at, said.shopify_fulfillment_id);
  end if;
  before.heard_at := now_kept.heard_at;
  return now_kept.id is not null and now_kept is distinct from before;
end;
$$;

create or replace function private.note_history(p_order_id uuid, p_said public.orders, p_parcels jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  first_sent_at timestamptz;
  last_sent_at timestamptz;
begin
  select min((parcel ->> 'created_at')::timestamptz), max((parcel ->> 'created_at')::timestamptz) into first_sent_at, last_sent_at
  from jsonb_array_elements(p_parcels) as parcel where parcel ->> 'status' is distinct from 'cancelled';

  perform private.note_event(p_order_id, 'placed', p_said.placed_at);
  perform private.note_event(p_order_id, 'cancelled', p_said.cancelled_at);
  if p_said.financial_status = 'paid' then perform private.note_event(p_order_id, 'paid', p_said.updated_at); end if;
  if p_said.fulfillment_status = 'partially_fulfilled' then
    perform private.note_event(p_order_id, 'partially_fulfilled', coalesce(first_sent_at, p_said.updated_at));
  elsif p_said.fulfillment_status = 'fulfilled' then
    perform private.note_event(p_order_id, 'fulfilled', coalesce(last_sent_at, p_said.updated_at));
  end if;
  -- A cancelled order is closed as well, and nobody would call it completed.
  if p_said.cancelled_at is null then perform private.note_event(p_order_id, 'closed', p_said.closed_at); end if;
end;
$$;
