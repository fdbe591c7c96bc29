create table private.order_contacts (
  order_id uuid primary key references public.orders on delete cascade,
  email text not null check (char_length(email) <= 320),
  mail_token_hash text
);
comment on table private.order_contacts is 'Where the shop writes to about an order. It says nothing about whose the order is.';
comment on column private.order_contacts.mail_token_hash is 'Set once the order has been confirmed by mail, so that it is confirmed once.';
alter table private.order_contacts enable row level security;

create function private.keep_order(p_said public.orders) returns public.orders
language plpgsql set search_path = '' as $$
declare
  kept public.orders;
begin
  insert into public.orders as o (
    shopify_order_id, shopify_customer_id, user_id, order_number, placed_at, updated_at, cancelled_at, closed_at, financial_status,
    fulfillment_status, currency, subtotal_minor, discount_minor, shipping_minor, tax_minor, duties_minor, fees_minor, tip_minor,
    total_minor, taxes_included, status_url, discounts, shipping_address, heard_at
  ) values (
    p_said.shopify_order_id, p_said.shopify_customer_id,
    (select l.user_id from private.customer_links as l where l.shopify_customer_id = p_said.shopify_customer_id),
    p_said.order_number, p_said.placed_at, p_said.updated_at, p_said.cancelled_at, p_said.closed_at, p_said.financial_status,
    p_said.fulfillment_status, p_said.currency, p_said.subtotal_minor, p_said.discount_minor, p_said.shipping_minor,
    p_said.tax_minor, coalesce(p_said.duties_minor, 0), coalesce(p_said.fees_minor, 0), coalesce(p_said.tip_minor, 0),
    p_said.total_minor, coalesce(p_said.taxes_included, false), p_said.status_url, coalesce(p_said.discounts, '[]'),
    p_said.shipping_address, p_said.heard_at
  )
  on conflict (shopify_order_id) do update set
    shopify_customer_id = excluded.shopify_customer_id, user_id = excluded.user_id, order_number = excluded.order_number,
    placed_at = excluded.placed_at, updated_at = excluded.updated_at, cancelled_at = excluded.cancelled_at,
    closed_at = excluded.closed_at, financial_status = excluded.financial_status, fulfillment_status = excluded.fulfillment_status,
    currency = excluded.currency, subtotal_minor = excluded.subtotal_minor, discount_minor = excluded.discount_minor,
    shipping_minor = excluded.shipping_minor, tax_minor = excluded.tax_minor, duties_minor = excluded.duties_minor,
    fees_minor = excluded.fees_minor, tip_minor = excluded.tip_minor, total_minor = excluded.total_minor,
    taxes_included = excluded.taxes_included,
    status_url = excluded.status_url, discounts = excluded.discounts, shipping_address = excluded.shipping_address,
    heard_at = excluded.heard_at
  where (excluded.updated_at, excluded.heard_at) > (o.updated_at, o.heard_at)
  returning o.* into kept;
  return kept;
end;
$$;
comment on function private.keep_order is 'Keeps what the shop says of an order, unless something newer is known: then nothing is returned.';

create function private.keep_items(p_order_id uuid, p_items jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  gone integer;
begin
  delete from public.order_items as i
  where i.order_id = p_order_id
    and i.shopify_line_item_id <> all (array(select said ->> 'shopify_line_item_id' from jsonb_array_elements(p_items) as said));
  get diagnostics gone = row_count;

  insert into public.order_items as i (
    order_id, shopify_line_item_id, position, title, variant_title, quantity, removed_quantity, price_minor, total_minor,
    image_url, variant_id, product_id
  )
  select p_order_id, said.shopify_line_item_id, listed.position, said.title, said.variant_title, said.quantity,
    coalesce(said.removed_quantity, 0), said.price_minor, said.total_minor, said.image_url, said.variant_id, said.product_id
  from jsonb_array_elements(p_items) with ordinality as listed (item, position)
  cross join lateral jsonb_populate_record(null::public.order_items, listed.item) as said
  on conflict (order_id, shopify_line_item_id) do update set
    position = excluded.position, title = excluded.title, variant_title = excluded.variant_title, quantity = excluded.quantity,
    removed_quantity = excluded.removed_quantity, price_minor = excluded.price_minor, total_minor = excluded.total_minor,
    image_url = coalesce(excluded.image_url, i.image_url), variant_id = excluded.variant_id, product_id = excluded.product_id
  where (i.position, i.title, i.variant_title, i.quantity, i.removed_quantity, i.price_minor, i.total_minor, i.image_url,
      i.variant_id, i.product_id) is distinct from
    (excluded.position, excluded.title, excluded.variant_title, excluded.quantity, excluded.removed_quantity, excluded.price_minor,
      excluded.total_minor, coalesce(excluded.image_url, i.image_url), excluded.variant_id, excluded.product_id);
  return gone > 0 or found;
end;
$$;
comment on function private.keep_items is
  'Makes the items of an order those that the shop lists. Deliveries bring no pictures: one that was read before stays. False when nothing changed.';

create function private.fill_pictures(p_order_id uuid, p_items jsonb) returns boolean
language plpgsql set search_path = '' as $$
begin
  update public.order_items as i set image_url = said.image_url
  from jsonb_to_recordset(p_items) as said (shopify_line_item_id text, image_url text)
  where i.order_id = p_order_id and i.shopify_line_item_id = said.shopify_line_item_id
    and i.image_url is null and said.image_url is not null;
  return found;
end;
$$;
comment on function private.fill_pictures is 'Takes over from an older description the pictures that the newer ones lack. False when none was missing.';

create function private.keep_contact(p_order_id uuid, p_email text) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.order_contacts (order_id, email) select p_order_id, p_email where p_email is not null
  on conflict (order_id) do update set email = excluded.email where order_contacts.email <> excluded.email;
end;
$$;
comment on function private.keep_contact is 'Keeps where the shop writes to about an order, if it says so.';

create function private.note_history(p_order_id uuid, p_said public.orders, p_parcels jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  first_sent_at timestamptz;
  last_sent_at timestamptz;
begin
  select min((parcel ->> 'created_at')::timestamptz), max((parcel ->> 'created_at')::timestamptz) into first_sent_at, last_sent_at
  from jsonb_array_elements(p_parcels) as parcel where private.is_sent(parcel ->> 'status');

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
comment on function private.note_history is
  'What a description of an order tells of its past. It dates no payment: a transaction does, or else the first description that calls the order paid.';

create function private.join_early_parts(p_order_id uuid, p_shopify_order_id text) returns void
language plpgsql set search_path = '' as $$
declare
  early private.early_parts;
begin
  for early in delete from private.early_parts where shopify_order_id = p_shopify_order_id returning * loop
    perform private.keep_part(early.kind, p_order_id, early.part, early.heard_at);
  end loop;
end;
$$;
comment on function private.join_early_parts is 'Gives an order what came before it.';

create function private.forget_person(p_said public.orders) returns public.orders
language plpgsql immutable set search_path = '' as $$
begin
  p_said.shopify_customer_id := null;
  p_said.shipping_address := null;
  p_said.status_url := null;
  return p_said;
end;
$$;
comment on function private.forget_person is 'An order without whose it is: the shop''s page of an order shows names too.';

create function public.record_order(p_delivery jsonb, p_order jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  said public.orders := jsonb_populate_record(null::public.orders, p_order);
  before public.orders;
  kept public.orders;
  forgotten text;
  is_news boolean;
  -- Each is asked for alone: beside "or true" Postgres leaves a function out, and with it what it keeps.
  has_other_items boolean;
  has_other_parcels boolean;
begin
  if not private.take_delivery(p_delivery) then return 'duplicate'; end if;
  perform private.lock_order(said.shopify_order_id);
  select o.* into before from public.orders as o where o.shopify_order_id = said.shopify_order_id;
  -- A store that denies its customers to an app leaves the field out: whose the order was stays known.
  if not p_order ? 'shopify_customer_id' then said.shopify_customer_id := before.shopify_customer_id; end if;
  perform private.lock_customer(said.shopify_customer_id);
  select f.why into forgotten from private.forgotten_orders as f where f.shopify_order_id = said.shopify_order_id;
  if forgotten = 'deleted' then return private.end_delivery(p_delivery, 'older'); end if;
  if forgotten = 'redacted' then said := private.forget_person(said); end if;

  said.heard_at := private.heard_at(p_delivery);
  kept := private.keep_order(said);
  if kept.id is null then
    kept := before;
    is_news := private.fill_pictures(kept.id, p_order -> 'items');
  else
    before.heard_at := kept.heard_at;
    has_other_items := private.keep_items(kept.id, p_order -> 'items');
    is_news := has_other_items or kept is distinct from before;
    if forgotten is null then perform private.keep_contact(kept.id, p_order ->> 'email'); end if;
  end if;
  -- What happened stays true in an older description.
  perform private.note_history(kept.id, said, p_order -> 'fulfillments');
  has_other_parcels := (
    select coalesce(bool_or(private.keep_fulfillment(kept.id, parcel, said.heard_at)), false)
    from jsonb_array_elements(p_order -> 'fulfillments') as parcel
  );
  perform private.join_early_parts(kept.id, said.shopify_order_id);
  return private.end_delivery(p_delivery, case when is_news or has_other_parcels then 'recorded' else 'older' end);
end;
$$;
comment on function public.record_order is 'The shop describes an order: new, changed, paid or cancelled alike. ''older'' when that changed nothing.';
grant execute on function public.record_order(jsonb, jsonb) to service_role;

create function private.erase_order(p_order_id uuid) returns void
language sql set search_path = '' as $$
  update public.orders set shipping_address = null, status_url = null where id = p_order_id;
  delete from private.order_contacts where order_id = p_order_id;
  delete from private.guest_links where order_id = p_order_id;
$$;
comment on function private.erase_order is 'Takes from an order what says who it was for.';

create function public.remove_order(p_delivery jsonb, p_order jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  theirs text := p_order ->> 'shopify_order_id';
  known uuid;
begin
  if not private.take_delivery(p_delivery) then return 'duplicate'; end if;
  perform private.lock_order(theirs);
  insert into private.forgotten_orders (shopify_order_id, why) values (theirs, 'deleted')
  on conflict (shopify_order_id) do update set why = 'deleted';
  delete from private.early_parts where shopify_order_id = theirs;
  update public.orders set deleted_at = coalesce((p_order ->> 'at')::timestamptz, now())
  where shopify_order_id = theirs and deleted_at is null
  returning id into known;
  if known is null then return private.end_delivery(p_delivery, 'unknown-order'); end if;
  perform private.erase_order(known);
  return private.end_delivery(p_delivery, 'recorded');
end;
$$;
comment on function public.remove_order is 'The shop deleted an order, perhaps before we ever heard of it. It stays deleted.';
grant execute on function public.remove_order(jsonb, jsonb) to service_role;
