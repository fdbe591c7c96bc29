create function private.note_event(p_order_id uuid, p_kind text, p_at timestamptz, p_subject text default '', p_detail jsonb default '{}')
returns boolean
language plpgsql set search_path = '' as $$
begin
  if p_at is null then return false; end if;
  insert into public.order_events as e (order_id, kind, subject, at, detail)
  values (p_order_id, p_kind, p_subject, p_at, p_detail)
  on conflict (order_id, kind, subject) do update set at = excluded.at, detail = excluded.detail
  where excluded.at < e.at;
  return found;
end;
$$;
comment on function private.note_event is
  'Writes down when something first happened. The earliest account stays, so the history is the same in whatever order the accounts come.';

create function private.is_sent(p_status text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(p_status, 'success') = 'success';
$$;
comment on function private.is_sent is 'Whether a parcel of this status was handed to the carrier: not one that is pending, open, failed or cancelled.';

create function private.keep_fulfillment(p_order_id uuid, p_part jsonb, p_heard_at timestamptz) returns boolean
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

  if private.is_sent(said.status) then
    perform private.note_event(p_order_id, 'shipped', said.created_at, said.shopify_fulfillment_id);
    -- A reading of the shop dates the steps whose webhooks were missed.
    perform private.note_event(p_order_id, 'in_transit', (p_part ->> 'in_transit_at')::timestamptz, said.shopify_fulfillment_id);
    perform private.note_event(p_order_id, 'delivered', (p_part ->> 'delivered_at')::timestamptz, said.shopify_fulfillment_id);
  end if;
  if said.status = 'cancelled' then
    perform private.note_event(p_order_id, 'shipment_cancelled', said.updated_at, said.shopify_fulfillment_id);
  elsif said.status in ('failure', 'error') then
    perform private.note_event(p_order_id, 'shipment_failed', said.updated_at, said.shopify_fulfillment_id);
  elsif said.shipment_status in ('in_transit', 'out_for_delivery', 'delivered') then
    perform private.note_event(p_order_id, said.shipment_status, said.updated_at, said.shopify_fulfillment_id);
  end if;
  before.heard_at := now_kept.heard_at;
  return now_kept.id is not null and now_kept is distinct from before;
end;
$$;
comment on function private.keep_fulfillment is 'Keeps what the shop says of a parcel, unless something newer is known. False when nothing changed.';

create function private.keep_transaction(p_order_id uuid, p_part jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  said record;
begin
  select * into said from jsonb_to_record(p_part) as p (transaction_id text, kind text, status text, at timestamptz);
  if said.kind not in ('sale', 'capture') or said.status <> 'success' or said.transaction_id is null then return false; end if;
  perform private.note_event(p_order_id, 'paid', said.at);
  update public.orders set transaction_id = said.transaction_id, transaction_at = said.at
  where id = p_order_id and (transaction_at is null or (said.at, said.transaction_id) > (transaction_at, transaction_id));
  return found;
end;
$$;
comment on function private.keep_transaction is 'Keeps the number of the newest payment that succeeded, and that the order was paid.';

create function private.keep_fulfillment_orders(p_order_id uuid, p_part jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  said record;
  is_news boolean;
begin
  select * into said from jsonb_to_record(p_part) as p (read_at timestamptz, fulfillment_orders jsonb);
  update public.orders as o set fulfillment_orders = said.fulfillment_orders, fulfillment_orders_read_at = said.read_at
  from public.orders as before
  where o.id = p_order_id and before.id = o.id
    and (o.fulfillment_orders_read_at is null or said.read_at > o.fulfillment_orders_read_at)
  returning before.fulfillment_orders <> said.fulfillment_orders into is_news;
  return coalesce(is_news, false);
end;
$$;
comment on function private.keep_fulfillment_orders is
  'Keeps what was read of an order''s fulfillment orders, unless a later reading is known. False when nothing changed.';

create function private.keep_part(p_kind text, p_order_id uuid, p_part jsonb, p_heard_at timestamptz) returns boolean
language sql set search_path = '' as $$
  select case p_kind
    when 'fulfillment' then private.keep_fulfillment(p_order_id, p_part, p_heard_at)
    when 'transaction' then private.keep_transaction(p_order_id, p_part)
    when 'fulfillment-orders' then private.keep_fulfillment_orders(p_order_id, p_part)
    -- A refund that gave nothing back is none for whoever paid: a voided payment, one that is pending, items that were removed.
    when 'refund' then case when (p_part ->> 'amount_minor')::bigint > 0 then
      private.note_event(p_order_id, 'refunded', (p_part ->> 'at')::timestamptz, p_part ->> 'shopify_refund_id',
        jsonb_build_object('amount_minor', p_part -> 'amount_minor'))
      else false end
  end;
$$;
comment on function private.keep_part is 'Keeps a part of an order that is known. False when it says nothing new.';

create function private.record_part(p_delivery jsonb, p_kind text, p_part jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  theirs text := p_part ->> 'shopify_order_id';
  known public.orders;
  is_news boolean;
begin
  if not private.take_delivery(p_delivery) then return 'duplicate'; end if;
  perform private.lock_order(theirs);
  if exists (select from private.forgotten_orders where shopify_order_id = theirs and why = 'deleted') then
    return private.end_delivery(p_delivery, 'older');
  end if;
  -- Whose it is stays so until they are told.
  select o.* into known from public.orders as o where o.shopify_order_id = theirs for no key update;
  if not found then
    insert into private.early_parts (shopify_order_id, kind, part, heard_at)
    values (theirs, p_kind, p_part, private.heard_at(p_delivery));
    return private.end_delivery(p_delivery, 'unknown-order');
  end if;
  is_news := private.keep_part(p_kind, known.id, p_part, private.heard_at(p_delivery));
  -- The others are columns of the order, whose own trigger tells.
  if is_news and p_kind in ('fulfillment', 'refund') then
    perform private.tell_of_order('updated', known, known.fulfillment_status);
  end if;
  return private.end_delivery(p_delivery, case when is_news then 'recorded' else 'older' end);
end;
$$;
comment on function private.record_part is 'Records a part of an order, now or as soon as the order is known.';

create function public.record_fulfillment(p_delivery jsonb, p_fulfillment jsonb) returns text
language sql security definer set search_path = '' as $$
  select private.record_part(p_delivery, 'fulfillment', p_fulfillment);
$$;
comment on function public.record_fulfillment is 'A parcel was sent, or moved on.';

create function public.record_transaction(p_delivery jsonb, p_transaction jsonb) returns text
language sql security definer set search_path = '' as $$
  select private.record_part(p_delivery, 'transaction', p_transaction);
$$;
comment on function public.record_transaction is 'Money moved, or was meant to. Only a payment that succeeded leaves its number on the order.';

create function public.record_fulfillment_orders(p_delivery jsonb, p_read jsonb) returns text
language sql security definer set search_path = '' as $$
  select private.record_part(p_delivery, 'fulfillment-orders', p_read);
$$;
comment on function public.record_fulfillment_orders is 'What a reading of the shop found: the fulfillment orders of an order.';

create function public.record_refund(p_delivery jsonb, p_refund jsonb) returns text
language sql security definer set search_path = '' as $$
  select private.record_part(p_delivery, 'refund', p_refund);
$$;
comment on function public.record_refund is 'A refund was made; it is an event if money went back.';

grant execute on function public.record_fulfillment(jsonb, jsonb) to service_role;
grant execute on function public.record_transaction(jsonb, jsonb) to service_role;
grant execute on function public.record_fulfillment_orders(jsonb, jsonb) to service_role;
grant execute on function public.record_refund(jsonb, jsonb) to service_role;
