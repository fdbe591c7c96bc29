create function private.record_order_event(p_order_id uuid, p_kind text, p_at timestamptz, p_subject text default '', p_detail jsonb default '{}')
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
comment on function private.record_order_event is
  'Records when an event first happened. The earliest time wins, so the history does not depend on the order of deliveries.';

create function private.is_shipped_status(p_status text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(p_status, 'success') = 'success';
$$;
comment on function private.is_shipped_status is
  'Returns whether a fulfillment of this status was handed to the carrier: not if it is pending, open, failed or cancelled.';

create function private.save_fulfillment(p_order_id uuid, p_payload jsonb, p_snapshot_at timestamptz) returns boolean
language plpgsql set search_path = '' as $$
declare
  incoming public.fulfillments := jsonb_populate_record(null::public.fulfillments, p_payload);
  before public.fulfillments;
  saved public.fulfillments;
begin
  select f.* into before from public.fulfillments as f where f.shopify_fulfillment_id = incoming.shopify_fulfillment_id;
  insert into public.fulfillments as f
    (order_id, shopify_fulfillment_id, status, shipment_status, tracking, items, created_at, updated_at, snapshot_at)
  values (p_order_id, incoming.shopify_fulfillment_id, incoming.status, incoming.shipment_status, coalesce(incoming.tracking, '[]'),
    coalesce(incoming.items, '[]'), incoming.created_at, incoming.updated_at, p_snapshot_at)
  on conflict (shopify_fulfillment_id) do update set
    status = excluded.status, shipment_status = excluded.shipment_status, tracking = excluded.tracking,
    -- The items of a parcel never change, but not every version has them.
    items = case when excluded.items = '[]' then f.items else excluded.items end,
    updated_at = excluded.updated_at, snapshot_at = excluded.snapshot_at
  where (excluded.updated_at, excluded.snapshot_at) > (f.updated_at, f.snapshot_at)
  returning f.* into saved;

  if private.is_shipped_status(incoming.status) then
    perform private.record_order_event(p_order_id, 'shipped', incoming.created_at, incoming.shopify_fulfillment_id);
    -- Data read from the Admin API dates steps whose webhooks were missed.
    perform private.record_order_event(p_order_id, 'in_transit', (p_payload ->> 'in_transit_at')::timestamptz, incoming.shopify_fulfillment_id);
    perform private.record_order_event(p_order_id, 'delivered', (p_payload ->> 'delivered_at')::timestamptz, incoming.shopify_fulfillment_id);
  end if;
  if incoming.status = 'cancelled' then
    perform private.record_order_event(p_order_id, 'shipment_cancelled', incoming.updated_at, incoming.shopify_fulfillment_id);
  elsif incoming.status in ('failure', 'error') then
    perform private.record_order_event(p_order_id, 'shipment_failed', incoming.updated_at, incoming.shopify_fulfillment_id);
  elsif incoming.shipment_status in ('in_transit', 'out_for_delivery', 'delivered') then
    perform private.record_order_event(p_order_id, incoming.shipment_status, incoming.updated_at, incoming.shopify_fulfillment_id);
  end if;
  before.snapshot_at := saved.snapshot_at;
  return saved.id is not null and saved is distinct from before;
end;
$$;
comment on function private.save_fulfillment is 'Upserts a fulfillment unless a newer version is stored. Returns false if nothing changed.';

create function private.save_transaction(p_order_id uuid, p_payload jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  incoming record;
begin
  select * into incoming from jsonb_to_record(p_payload) as p (transaction_id text, kind text, status text, at timestamptz);
  if incoming.kind not in ('sale', 'capture') or incoming.status <> 'success' or incoming.transaction_id is null then return false; end if;
  perform private.record_order_event(p_order_id, 'paid', incoming.at);
  update public.orders set transaction_id = incoming.transaction_id, transaction_at = incoming.at
  where id = p_order_id and (transaction_at is null or (incoming.at, incoming.transaction_id) > (transaction_at, transaction_id));
  return found;
end;
$$;
comment on function private.save_transaction is 'Stores the id of the newest successful payment and the event that the order was paid.';

create function private.save_fulfillment_orders(p_order_id uuid, p_payload jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  incoming record;
  is_changed boolean;
begin
  select * into incoming from jsonb_to_record(p_payload) as p (read_at timestamptz, fulfillment_orders jsonb, hold_reasons text[]);
  update public.orders as o set fulfillment_orders = incoming.fulfillment_orders, fulfillment_orders_read_at = incoming.read_at
  from public.orders as before
  where o.id = p_order_id and before.id = o.id
    and (o.fulfillment_orders_read_at is null or incoming.read_at > o.fulfillment_orders_read_at)
  returning before.fulfillment_orders <> incoming.fulfillment_orders into is_changed;
  if found then
    insert into public.order_staff_details as d (order_id, hold_reasons) values (p_order_id, coalesce(incoming.hold_reasons, '{}'))
    on conflict (order_id) do update set hold_reasons = excluded.hold_reasons where d.hold_reasons <> excluded.hold_reasons;
    is_changed := is_changed or found;
  end if;
  return coalesce(is_changed, false);
end;
$$;
comment on function private.save_fulfillment_orders is
  'Stores the fulfillment orders of an order unless a later read is stored. Returns false if nothing changed.';

create function private.apply_order_update(p_kind text, p_order_id uuid, p_payload jsonb, p_snapshot_at timestamptz) returns boolean
language sql set search_path = '' as $$
  select case p_kind
    when 'fulfillment' then private.save_fulfillment(p_order_id, p_payload, p_snapshot_at)
    when 'transaction' then private.save_transaction(p_order_id, p_payload)
    when 'fulfillment-orders' then private.save_fulfillment_orders(p_order_id, p_payload)
    -- A refund without an amount is no event: a voided or pending payment, or removed items.
    when 'refund' then case when (p_payload ->> 'amount_minor')::bigint > 0 then
      private.record_order_event(p_order_id, 'refunded', (p_payload ->> 'at')::timestamptz, p_payload ->> 'shopify_refund_id',
        jsonb_build_object('amount_minor', p_payload -> 'amount_minor'))
      else false end
  end;
$$;
comment on function private.apply_order_update is 'Applies an update to a known order. Returns false if nothing changed.';

create function private.record_order_update(p_delivery jsonb, p_kind text, p_payload jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  order_gid text := p_payload ->> 'shopify_order_id';
  order_row public.orders;
  is_changed boolean;
begin
  if not private.begin_delivery(p_delivery, order_gid) then return 'duplicate'; end if;
  perform private.lock_order(order_gid);
  if exists (select from private.order_tombstones where shopify_order_id = order_gid and reason = 'deleted') then
    return private.finish_delivery(p_delivery, 'older');
  end if;
  -- The row lock keeps the owner from changing before the broadcast.
  select o.* into order_row from public.orders as o where o.shopify_order_id = order_gid for no key update;
  if not found then
    insert into private.pending_order_updates (shopify_order_id, kind, payload, snapshot_at)
    values (order_gid, p_kind, p_payload, private.delivery_snapshot_at(p_delivery));
    return private.finish_delivery(p_delivery, 'unknown-order');
  end if;
  is_changed := private.apply_order_update(p_kind, order_row.id, p_payload, private.delivery_snapshot_at(p_delivery));
  -- Other kinds change columns of the order, whose trigger broadcasts them.
  if is_changed and p_kind in ('fulfillment', 'refund') then
    perform private.broadcast_order_to_viewers('updated', order_row, order_row.fulfillment_status);
  end if;
  return private.finish_delivery(p_delivery, case when is_changed then 'recorded' else 'older' end);
end;
$$;
comment on function private.record_order_update is 'Records an update to an order, now or once the order is known.';

create function public.record_fulfillment(p_delivery jsonb, p_fulfillment jsonb) returns text
language sql security definer set search_path = '' as $$
  select private.record_order_update(p_delivery, 'fulfillment', p_fulfillment);
$$;
comment on function public.record_fulfillment is 'Records a fulfillment that was created or updated.';

create function public.record_transaction(p_delivery jsonb, p_transaction jsonb) returns text
language sql security definer set search_path = '' as $$
  select private.record_order_update(p_delivery, 'transaction', p_transaction);
$$;
comment on function public.record_transaction is 'Records a transaction. Only a successful payment stores its id on the order.';

create function public.record_fulfillment_orders(p_delivery jsonb, p_read jsonb) returns text
language sql security definer set search_path = '' as $$
  select private.record_order_update(p_delivery, 'fulfillment-orders', p_read);
$$;
comment on function public.record_fulfillment_orders is 'Records the fulfillment orders read from the Admin API.';

create function public.record_refund(p_delivery jsonb, p_refund jsonb) returns text
language sql security definer set search_path = '' as $$
  select private.record_order_update(p_delivery, 'refund', p_refund);
$$;
comment on function public.record_refund is 'Records a refund as an event if it returned money.';

grant execute on function public.record_fulfillment(jsonb, jsonb) to service_role;
grant execute on function public.record_transaction(jsonb, jsonb) to service_role;
grant execute on function public.record_fulfillment_orders(jsonb, jsonb) to service_role;
grant execute on function public.record_refund(jsonb, jsonb) to service_role;

create function private.save_order(p_order public.orders) returns public.orders
language plpgsql set search_path = '' as $$
declare
  saved public.orders;
begin
  insert into public.orders as o (
    shopify_order_id, shopify_customer_id, user_id, order_number, placed_at, updated_at, cancelled_at, closed_at, financial_status,
    fulfillment_status, currency, subtotal_minor, discount_minor, shipping_minor, tax_minor, duties_minor, fees_minor, tip_minor,
    total_minor, current_total_minor, is_test, taxes_included, status_url, shipping_method, ship_by, discounts, shipping_address, snapshot_at
  ) values (
    p_order.shopify_order_id, p_order.shopify_customer_id,
    (select l.user_id from private.customer_links as l where l.shopify_customer_id = p_order.shopify_customer_id),
    p_order.order_number, p_order.placed_at, p_order.updated_at, p_order.cancelled_at, p_order.closed_at, p_order.financial_status,
    p_order.fulfillment_status, p_order.currency, p_order.subtotal_minor, p_order.discount_minor, p_order.shipping_minor,
    p_order.tax_minor, coalesce(p_order.duties_minor, 0), coalesce(p_order.fees_minor, 0), coalesce(p_order.tip_minor, 0),
    p_order.total_minor, p_order.current_total_minor, coalesce(p_order.is_test, false), coalesce(p_order.taxes_included, false), p_order.status_url, p_order.shipping_method,
    coalesce(p_order.ship_by, p_order.placed_at::date), coalesce(p_order.discounts, '[]'), p_order.shipping_address, p_order.snapshot_at
  )
  on conflict (shopify_order_id) do update set
    shopify_customer_id = excluded.shopify_customer_id, user_id = excluded.user_id, order_number = excluded.order_number,
    placed_at = excluded.placed_at, updated_at = excluded.updated_at, cancelled_at = excluded.cancelled_at,
    closed_at = excluded.closed_at, financial_status = excluded.financial_status, fulfillment_status = excluded.fulfillment_status,
    currency = excluded.currency, subtotal_minor = excluded.subtotal_minor, discount_minor = excluded.discount_minor,
    shipping_minor = excluded.shipping_minor, tax_minor = excluded.tax_minor, duties_minor = excluded.duties_minor,
    fees_minor = excluded.fees_minor, tip_minor = excluded.tip_minor, total_minor = excluded.total_minor,
    current_total_minor = excluded.current_total_minor, is_test = excluded.is_test, taxes_included = excluded.taxes_included,
    status_url = excluded.status_url, shipping_method = excluded.shipping_method, ship_by = excluded.ship_by, discounts = excluded.discounts, shipping_address = excluded.shipping_address,
    snapshot_at = excluded.snapshot_at
  where (excluded.updated_at, excluded.snapshot_at) > (o.updated_at, o.snapshot_at)
  returning o.* into saved;
  return saved;
end;
$$;
comment on function private.save_order is 'Upserts an order unless a newer version is stored; then it returns null.';

create function private.save_order_items(p_order_id uuid, p_items jsonb) returns boolean
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
    image_url, variant_id, product_id, sku
  )
  select p_order_id, incoming.shopify_line_item_id, listed.position, incoming.title, incoming.variant_title, incoming.quantity,
    coalesce(incoming.removed_quantity, 0), incoming.price_minor, incoming.total_minor, incoming.image_url, incoming.variant_id, incoming.product_id, incoming.sku
  from jsonb_array_elements(p_items) with ordinality as listed (item, position)
  cross join lateral jsonb_populate_record(null::public.order_items, listed.item) as incoming
  on conflict (order_id, shopify_line_item_id) do update set
    position = excluded.position, title = excluded.title, variant_title = excluded.variant_title, quantity = excluded.quantity,
    removed_quantity = excluded.removed_quantity, price_minor = excluded.price_minor, total_minor = excluded.total_minor,
    image_url = coalesce(excluded.image_url, i.image_url), variant_id = excluded.variant_id, product_id = excluded.product_id,
    sku = excluded.sku
  where (i.position, i.title, i.variant_title, i.quantity, i.removed_quantity, i.price_minor, i.total_minor, i.image_url,
      i.variant_id, i.product_id, i.sku) is distinct from
    (excluded.position, excluded.title, excluded.variant_title, excluded.quantity, excluded.removed_quantity, excluded.price_minor,
      excluded.total_minor, coalesce(excluded.image_url, i.image_url), excluded.variant_id, excluded.product_id, excluded.sku);
  return deleted_count > 0 or found;
end;
$$;
comment on function private.save_order_items is
  'Replaces the items of an order. Deliveries carry no images, so a stored image stays. Returns false if nothing changed.';

create function private.item_quantities(p_order_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(i.shopify_line_item_id, i.quantity) from public.order_items as i where i.order_id = p_order_id;
$$;
comment on function private.item_quantities is 'Returns the quantity of each item of an order by its id; null without items.';

create function private.fill_missing_images(p_order_id uuid, p_items jsonb) returns boolean
language plpgsql set search_path = '' as $$
begin
  update public.order_items as i set image_url = incoming.image_url
  from jsonb_to_recordset(p_items) as incoming (shopify_line_item_id text, image_url text)
  where i.order_id = p_order_id and i.shopify_line_item_id = incoming.shopify_line_item_id
    and i.image_url is null and incoming.image_url is not null;
  return found;
end;
$$;
comment on function private.fill_missing_images is
  'Fills missing item images from an older version of the order. Returns false if none was filled.';

create function private.save_order_staff_details(p_order_id uuid, p_order jsonb, p_is_newest boolean) returns void
language plpgsql set search_path = '' as $$
declare
  incoming public.order_staff_details := jsonb_populate_record(null::public.order_staff_details, p_order);
begin
  incoming.skus := array(
    select distinct item ->> 'sku' from jsonb_array_elements(p_order -> 'items') as item where item ->> 'sku' is not null order by 1
  );
  insert into public.order_staff_details as d (order_id, note, tags, skus, risk)
  values (p_order_id, incoming.note, coalesce(incoming.tags, '{}'), incoming.skus, incoming.risk)
  on conflict (order_id) do update set
    note = case when p_is_newest and p_order ? 'note' then excluded.note else d.note end,
    tags = case when p_is_newest and p_order ? 'tags' then excluded.tags else d.tags end,
    skus = case when p_is_newest then excluded.skus else d.skus end,
    risk = case when p_is_newest then coalesce(excluded.risk, d.risk) else coalesce(d.risk, excluded.risk) end;
end;
$$;
comment on function private.save_order_staff_details is
  'Stores note, tags, SKUs and risk. A field that this source does not have stays: webhooks carry no risk, and a store may deny a field.';

create function private.save_order_contact(p_order_id uuid, p_email text) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.order_contacts (order_id, email) select p_order_id, p_email where p_email is not null
  on conflict (order_id) do update set email = excluded.email where order_contacts.email <> excluded.email;
end;
$$;
comment on function private.save_order_contact is 'Stores the email address of an order if the delivery has one.';

create function private.record_order_history(p_order_id uuid, p_order public.orders, p_fulfillments jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  first_shipped_at timestamptz;
  last_shipped_at timestamptz;
begin
  select min((fulfillment ->> 'created_at')::timestamptz), max((fulfillment ->> 'created_at')::timestamptz) into first_shipped_at, last_shipped_at
  from jsonb_array_elements(p_fulfillments) as fulfillment where private.is_shipped_status(fulfillment ->> 'status');

  perform private.record_order_event(p_order_id, 'placed', p_order.placed_at);
  perform private.record_order_event(p_order_id, 'cancelled', p_order.cancelled_at);
  if p_order.financial_status = 'paid' then perform private.record_order_event(p_order_id, 'paid', p_order.updated_at); end if;
  if p_order.fulfillment_status = 'partially_fulfilled' then
    perform private.record_order_event(p_order_id, 'partially_fulfilled', coalesce(first_shipped_at, p_order.updated_at));
  elsif p_order.fulfillment_status = 'fulfilled' then
    perform private.record_order_event(p_order_id, 'fulfilled', coalesce(last_shipped_at, p_order.updated_at));
  end if;
  -- A cancelled order is closed too, but not completed.
  if p_order.cancelled_at is null then perform private.record_order_event(p_order_id, 'closed', p_order.closed_at); end if;
end;
$$;
comment on function private.record_order_history is
  'Records the events implied by a version of an order. A transaction dates the payment; without one, the first version that is paid does.';

create function private.apply_pending_order_updates(p_order_id uuid, p_shopify_order_id text) returns void
language plpgsql set search_path = '' as $$
declare
  pending private.pending_order_updates;
begin
  for pending in delete from private.pending_order_updates where shopify_order_id = p_shopify_order_id returning * loop
    perform private.apply_order_update(pending.kind, p_order_id, pending.payload, pending.snapshot_at);
  end loop;
end;
$$;
comment on function private.apply_pending_order_updates is 'Applies the updates that arrived before their order.';

create function private.strip_personal_data(p_order public.orders) returns public.orders
language plpgsql immutable set search_path = '' as $$
begin
  p_order.shopify_customer_id := null;
  p_order.shipping_address := null;
  p_order.status_url := null;
  return p_order;
end;
$$;
comment on function private.strip_personal_data is
  'Returns an order without customer, address and status page: Shopify''s status page shows names too.';

create function public.record_order(p_delivery jsonb, p_order jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  incoming public.orders := jsonb_populate_record(null::public.orders, p_order);
  before public.orders;
  saved public.orders;
  tombstone_reason text;
  is_changed boolean;
  is_newest boolean;
  -- Evaluated in separate statements: within one OR expression Postgres may skip a function and its side effects.
  has_changed_items boolean;
  has_changed_fulfillments boolean;
  quantities_before jsonb;
begin
  if not private.begin_delivery(p_delivery, incoming.shopify_order_id) then return 'duplicate'; end if;
  perform private.lock_order(incoming.shopify_order_id);
  select o.* into before from public.orders as o where o.shopify_order_id = incoming.shopify_order_id;
  quantities_before := private.item_quantities(before.id);
  -- Without access to protected customer data Shopify omits the field; the known customer stays.
  if not p_order ? 'shopify_customer_id' then incoming.shopify_customer_id := before.shopify_customer_id; end if;
  perform private.lock_customer(incoming.shopify_customer_id);
  select t.reason into tombstone_reason from private.order_tombstones as t where t.shopify_order_id = incoming.shopify_order_id;
  if tombstone_reason = 'deleted' then return private.finish_delivery(p_delivery, 'older'); end if;
  if tombstone_reason = 'redacted' then incoming := private.strip_personal_data(incoming); end if;

  incoming.snapshot_at := private.delivery_snapshot_at(p_delivery);
  saved := private.save_order(incoming);
  is_newest := saved.id is not null;
  if not is_newest then
    saved := before;
    is_changed := private.fill_missing_images(saved.id, p_order -> 'items');
  else
    before.snapshot_at := saved.snapshot_at;
    has_changed_items := private.save_order_items(saved.id, p_order -> 'items');
    is_changed := has_changed_items or saved is distinct from before;
    if before.id is not null and private.item_quantities(saved.id) is distinct from quantities_before then
      update private.webhook_events set has_changed_items = true where webhook_id = p_delivery ->> 'webhook_id';
    end if;
    if tombstone_reason is null then perform private.save_order_contact(saved.id, p_order ->> 'email'); end if;
  end if;
  perform private.save_order_staff_details(
    saved.id, case when tombstone_reason is null then p_order else p_order - 'note' - 'tags' end, is_newest
  );
  -- Events of an older version still happened.
  perform private.record_order_history(saved.id, incoming, p_order -> 'fulfillments');
  has_changed_fulfillments := (
    select coalesce(bool_or(private.save_fulfillment(saved.id, fulfillment, incoming.snapshot_at)), false)
    from jsonb_array_elements(p_order -> 'fulfillments') as fulfillment
  );
  perform private.apply_pending_order_updates(saved.id, incoming.shopify_order_id);
  return private.finish_delivery(p_delivery, case when is_changed or has_changed_fulfillments then 'recorded' else 'older' end);
end;
$$;
comment on function public.record_order is
  'Records a version of an order: created, updated, paid or cancelled. Returns ''older'' if it changed nothing.';
grant execute on function public.record_order(jsonb, jsonb) to service_role;

create function private.erase_order_personal_data(p_order_id uuid) returns void
language sql set search_path = '' as $$
  update public.orders set shipping_address = null, status_url = null where id = p_order_id;
  delete from private.order_contacts where order_id = p_order_id;
  delete from private.guest_links where order_id = p_order_id;
  update public.order_staff_details set note = null, tags = '{}' where order_id = p_order_id;
  delete from public.order_notes where order_id = p_order_id;
$$;
comment on function private.erase_order_personal_data is
  'Removes the address, status page, contact, guest links, tags and notes of an order.';

create function public.mark_order_deleted(p_delivery jsonb, p_order jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  order_gid text := p_order ->> 'shopify_order_id';
  order_id uuid;
begin
  if not private.begin_delivery(p_delivery, order_gid) then return 'duplicate'; end if;
  perform private.lock_order(order_gid);
  insert into private.order_tombstones (shopify_order_id, reason) values (order_gid, 'deleted')
  on conflict (shopify_order_id) do update set reason = 'deleted';
  delete from private.pending_order_updates where shopify_order_id = order_gid;
  update public.orders set deleted_at = coalesce((p_order ->> 'at')::timestamptz, now())
  where shopify_order_id = order_gid and deleted_at is null
  returning id into order_id;
  if order_id is null then return private.finish_delivery(p_delivery, 'unknown-order'); end if;
  perform private.erase_order_personal_data(order_id);
  return private.finish_delivery(p_delivery, 'recorded');
end;
$$;
comment on function public.mark_order_deleted is 'Marks an order as deleted, even if it was never recorded, so that it cannot be restored.';
grant execute on function public.mark_order_deleted(jsonb, jsonb) to service_role;
