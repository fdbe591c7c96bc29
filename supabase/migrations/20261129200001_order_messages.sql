-- What a customer is told about an order after its confirmation: mails that Shopify does not send, and notifications in the account.
-- docs/messages.md says which side sends what.
alter type public.notification_kind add value 'order-event';

insert into private.job_kinds (kind, max_attempts, max_delay) values ('order-message', null, '30 minutes');

create table private.order_messages (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders on delete cascade,
  kind text not null check (kind in ('packing_late', 'delayed', 'attempted_delivery', 'not_delivered', 'edited')),
  subject text not null default '',
  event_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  outcome text check (outcome in ('sent', 'stale', 'unwanted')),
  ended_at timestamptz,
  token_hash text unique check (token_hash ~ '^[0-9a-f]{64}$'),
  unique (order_id, kind, subject),
  check ((outcome is null) = (ended_at is null))
);
comment on table private.order_messages is
  'Mails about an event of an order, one per event. The id is the idempotency key at the mail service. Texts and addresses are read when a mail is sent.';
comment on column private.order_messages.subject is 'The fulfillment or order edit that it is about; empty for the order as a whole.';
comment on column private.order_messages.outcome is 'Null while the mail waits; stale if something newer made it untrue before it was sent.';
comment on column private.order_messages.token_hash is 'Digest of the secret with which the recipient unsubscribes.';
alter table private.order_messages enable row level security;
create trigger delete_job_of_order_message after delete on private.order_messages
for each row execute function private.delete_job('order-message', 'id');

alter table public.profiles add column wants_parcel_mails boolean not null default true;
comment on column public.profiles.wants_parcel_mails is 'Whether the person gets mails about delays and delivery attempts. Written by set_parcel_mails.';

create table private.parcel_mail_stops (
  email text primary key check (char_length(email) <= 320),
  stopped_at timestamptz not null default now()
);
comment on table private.parcel_mail_stops is
  'Addresses that want no mails about delays and delivery attempts. Deleted with the last order that has the address.';
alter table private.parcel_mail_stops enable row level security;

create function private.delete_parcel_mail_stop() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.parcel_mail_stops as s
  where s.email = lower(old.email) and not exists (select from private.order_contacts as c where lower(c.email) = s.email);
  return null;
end;
$$;
comment on function private.delete_parcel_mail_stop is 'Deletes the stop of an address that no order has any more, as after an erasure.';
create index on private.order_contacts (lower(email));
create trigger delete_parcel_mail_stop after delete on private.order_contacts
for each row execute function private.delete_parcel_mail_stop();

-- Events of carriers.

create function private.carrier_rank(p_kind text) returns integer
language sql immutable set search_path = '' as $$
  select array_position(array['in_transit', 'delayed', 'out_for_delivery', 'attempted_delivery', 'not_delivered', 'delivered'], p_kind);
$$;
comment on function private.carrier_rank is 'Returns the place of a carrier''s event on the way of a parcel, for events of the same time; null for every other event.';

create function private.carrier_event(p_shipment_status text) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_shipment_status = 'carrier_picked_up' then 'in_transit'
    when p_shipment_status = 'failure' then 'not_delivered'
    when private.carrier_rank(p_shipment_status) is not null then p_shipment_status
  end;
$$;
comment on function private.carrier_event is 'Returns the event that a carrier''s status stands for; null for a status before the carrier has the parcel.';

create or replace function private.save_fulfillment(p_order_id uuid, p_payload jsonb, p_snapshot_at timestamptz) returns boolean
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
  elsif private.carrier_event(incoming.shipment_status) is not null then
    perform private.record_order_event(
      p_order_id, private.carrier_event(incoming.shipment_status), incoming.updated_at, incoming.shopify_fulfillment_id
    );
  end if;
  before.snapshot_at := saved.snapshot_at;
  return saved.id is not null and saved is distinct from before;
end;
$$;

create function private.ignore_event_after_delivery() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  return case when exists (
    select from public.order_events as e
    where e.order_id = new.order_id and e.subject = new.subject and e.kind = 'delivered' and e.at <= new.at
  ) then null else new end;
end;
$$;
comment on function private.ignore_event_after_delivery is 'Ignores what a carrier reports of a parcel that it has delivered before.';
-- Conditions of triggers are evaluated as the caller, who may execute no function of the schema.
create trigger ignore_event_after_delivery before insert on public.order_events for each row
when (new.kind in ('in_transit', 'delayed', 'out_for_delivery', 'attempted_delivery', 'not_delivered')) execute function private.ignore_event_after_delivery();

create function private.delete_events_after_delivery() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.order_events as e
  where e.order_id = new.order_id and e.subject = new.subject and private.carrier_rank(e.kind) < private.carrier_rank('delivered') and e.at >= new.at;
  return null;
end;
$$;
comment on function private.delete_events_after_delivery is
  'Deletes what a carrier reported of a parcel after its delivery, so that the history does not depend on the order of deliveries.';
create trigger delete_events_after_delivery after insert or update of at on public.order_events for each row
when (new.kind = 'delivered') execute function private.delete_events_after_delivery();

-- Telling the customer.

create function private.has_newer_carrier_event(p_order_id uuid, p_subject text, p_kind text, p_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.order_events as e
    where e.order_id = p_order_id and e.subject = p_subject and (e.at, private.carrier_rank(e.kind)) > (p_at, private.carrier_rank(p_kind))
  ) or exists (
    select from public.fulfillments as f
    where f.shopify_fulfillment_id = p_subject and not private.is_shipped_status(f.status)
  );
$$;
comment on function private.has_newer_carrier_event is
  'Returns whether something newer is known of a parcel than an event of its carrier: a later event, or that it was called back.';

create function private.announce_order_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  o public.orders;
  is_of_carrier constant boolean := private.carrier_rank(new.kind) is not null;
  -- Both times come from Shopify, so two clocks are never compared.
  snapshot_at timestamptz;
begin
  select * into o from public.orders where id = new.order_id;
  if o.deleted_at is not null or o.is_test then return null; end if;
  snapshot_at := case when is_of_carrier
    then (select f.snapshot_at from public.fulfillments as f where f.shopify_fulfillment_id = new.subject) else o.snapshot_at end;
  -- Imports contain neither late orders nor edits.
  if new.kind not in ('packing_late', 'edited') and new.at <= snapshot_at - interval '1 day' then return null; end if;
  if is_of_carrier and (
    not private.needs_parcel(o.fulfillment_orders) or private.has_newer_carrier_event(o.id, new.subject, new.kind, new.at)
  ) then
    return null;
  end if;
  -- Changed items have notifications of their own.
  if o.user_id is not null and new.kind <> 'edited' then
    insert into public.notifications (user_id, kind, type, priority, data)
    values (o.user_id, 'order-event', 'order_update',
      case when new.kind in ('packing_late', 'delayed', 'attempted_delivery', 'not_delivered') then 'high' else 'medium' end::public.notification_priority,
      jsonb_build_object('order_id', o.id, 'order_number', o.order_number, 'event', new.kind)
        || case when new.kind = 'refunded' then jsonb_build_object('amount_minor', new.detail -> 'amount_minor', 'currency', o.currency) else '{}' end);
  end if;
  if new.kind in ('packing_late', 'delayed', 'attempted_delivery', 'not_delivered', 'edited') and new.detail ->> 'is_mailed' is distinct from 'true'
    and exists (select from private.order_contacts as c where c.order_id = o.id)
  then
    perform private.enqueue_order_message(o.id, new);
  end if;
  return null;
end;
$$;
comment on function private.announce_order_event is
  'Notifies the owner of an event in the account, and queues a mail about it if Shopify sends none. Events that are a day old, or that something newer follows, are not told.';
create trigger announce_order_event after insert on public.order_events for each row
when (new.kind in (
  'packing_late', 'edited', 'refunded', 'in_transit', 'delayed', 'out_for_delivery', 'attempted_delivery', 'not_delivered', 'delivered'
))
execute function private.announce_order_event();

create function private.enqueue_order_message(p_order_id uuid, p_event public.order_events) returns void
language plpgsql set search_path = '' as $$
declare
  message_id uuid;
begin
  insert into private.order_messages (order_id, kind, subject, event_at) values (p_order_id, p_event.kind, p_event.subject, p_event.at)
  on conflict (order_id, kind, subject) do nothing
  returning id into message_id;
  if message_id is not null then perform private.enqueue_job('order-message', message_id::text); end if;
end;
$$;
comment on function private.enqueue_order_message is 'Queues the mail about an event, once.';

create function public.record_order_edit(p_delivery jsonb, p_edit jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  order_gid constant text := p_edit ->> 'shopify_order_id';
  order_row public.orders;
  is_new boolean;
begin
  if not private.begin_delivery(p_delivery, order_gid) then return 'duplicate'; end if;
  perform private.lock_order(order_gid);
  select o.* into order_row from public.orders as o where o.shopify_order_id = order_gid and o.deleted_at is null;
  if not found then return private.finish_delivery(p_delivery, 'unknown-order'); end if;
  is_new := private.record_order_event(order_row.id, 'edited', (p_edit ->> 'at')::timestamptz, p_edit ->> 'shopify_edit_id',
    jsonb_build_object('is_mailed', p_edit -> 'is_mailed'));
  return private.finish_delivery(p_delivery, case when is_new then 'recorded' else 'older' end);
end;
$$;
comment on function public.record_order_edit is
  'Records that staff edited an order. is_mailed: Shopify mails the customer, because staff asked for it. An edit of an unknown order is part of the order that follows.';

create function public.record_late_orders(p_today date) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  late record;
  count integer := 0;
begin
  for late in
    select o.id from public.orders as o
    where o.status = 'open' and o.fulfillment_status in ('unfulfilled', 'partially_fulfilled') and o.deleted_at is null
      and o.ship_by < p_today and o.ship_by >= p_today - 5 and not o.is_test
      and lower(o.financial_status) in ('paid', 'authorized', 'partially_refunded') and private.needs_parcel(o.fulfillment_orders)
      -- Staff write to the customer about an order on hold: the reason may be the address, the payment or fraud.
      and not exists (select from public.order_staff_details as d where d.order_id = o.id and d.hold_reasons <> '{}')
      and not exists (select from public.order_events as e where e.order_id = o.id and e.kind in ('packing_late', 'shipped'))
    order by o.ship_by, o.id limit 200
  loop
    perform private.record_order_event(late.id, 'packing_late', now());
    count := count + 1;
  end loop;
  return count;
end;
$$;
comment on function public.record_late_orders is
  'Records orders that are not packed by the day that was promised, once each, so that their customers are told. Returns how many. Orders of more than five days ago are left to staff.';

-- Sending.

create function private.order_facts(p_order public.orders) returns jsonb
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
        'items', f.items
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
    )
  );
$$;
comment on function private.order_facts is 'Returns what an order page shows, without the address and what only staff see.';

create or replace function public.find_guest_order(p_token_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.order_facts(o) || jsonb_build_object('first_name', o.shipping_address ->> 'first_name', 'expires_at', g.expires_at)
  from private.guest_links as g join public.orders as o on o.id = g.order_id
  where g.token_hash = p_token_hash and g.expires_at > now() and o.deleted_at is null;
$$;

create function private.is_order_message_stale(p_message private.order_messages, p_order public.orders) returns boolean
language sql stable set search_path = '' as $$
  select p_order.deleted_at is not null or p_order.cancelled_at is not null or p_message.created_at < now() - interval '3 days'
    -- A delivery that was reported late made the event impossible.
    or not exists (
      select from public.order_events as e where e.order_id = p_order.id and e.kind = p_message.kind and e.subject = p_message.subject
    )
    or case
      when p_message.kind = 'edited' then exists (
        select from public.order_events as e where e.order_id = p_order.id and e.kind = 'edited' and e.at > p_message.event_at
      )
      when p_message.kind = 'packing_late' then exists (select from public.order_events as e where e.order_id = p_order.id and e.kind = 'shipped')
      else private.has_newer_carrier_event(p_order.id, p_message.subject, p_message.kind, p_message.event_at)
    end;
$$;
comment on function private.is_order_message_stale is 'Returns whether something newer made a mail untrue, or it waited for three days.';

create function private.wants_parcel_mails(p_order public.orders, p_email text) returns boolean
language sql stable set search_path = '' as $$
  select not exists (select from private.parcel_mail_stops as s where s.email = lower(p_email))
    and coalesce((select p.wants_parcel_mails from public.profiles as p where p.user_id = p_order.user_id), true);
$$;
comment on function private.wants_parcel_mails is 'Returns whether neither the address nor the owner of an order declined mails about delays and delivery attempts.';

create function public.start_order_message(p_lease uuid, p_token_hash text, p_guest_hash text, p_guest_link_expires_at timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  message private.order_messages;
  o public.orders;
  contact private.order_contacts;
  outcome text;
begin
  select m.* into message from private.jobs as j join private.order_messages as m on m.id::text = j.key
  where j.lease = p_lease and j.kind = 'order-message';
  if not found then return null; end if;
  select * into o from public.orders where id = message.order_id;
  perform private.lock_order(o.shopify_order_id);
  select * into o from public.orders where id = message.order_id;
  select * into contact from private.order_contacts where order_id = o.id;
  outcome := case
    when message.outcome is not null then message.outcome
    when contact.email is null or private.is_order_message_stale(message, o) then 'stale'
    when message.kind in ('packing_late', 'delayed', 'attempted_delivery') and not private.wants_parcel_mails(o, contact.email) then 'unwanted'
    when exists (
      select from private.jobs as j join private.order_messages as m on m.id::text = j.key
      where j.kind = 'order-message' and j.failed_at is null and m.order_id = o.id and m.id <> message.id
        and (m.created_at, m.id) < (message.created_at, message.id)
    ) or exists (
      -- One that waits for longer is never sent: a setting may leave confirmations to Shopify meanwhile.
      select from private.jobs as j
      where j.kind = 'order-confirmation' and j.key = o.id::text and j.failed_at is null and j.created_at > now() - interval '1 day'
    ) then 'waits'
    else 'send'
  end;
  if outcome <> 'send' then return jsonb_build_object('outcome', outcome); end if;
  update private.order_messages set token_hash = p_token_hash where id = message.id;
  if o.user_id is null then
    insert into private.guest_links (token_hash, order_id, expires_at) values (p_guest_hash, o.id, p_guest_link_expires_at)
    on conflict (token_hash) do nothing;
  end if;
  return jsonb_build_object(
    'outcome', 'send', 'kind', message.kind, 'subject', message.subject, 'email', contact.email, 'is_owned', o.user_id is not null,
    'order', private.order_facts(o) || jsonb_build_object('shopify_order_id', o.shopify_order_id, 'shipping_address', o.shipping_address)
  );
end;
$$;
comment on function public.start_order_message is
  'Returns what a claimed mail is about, as it is now, and stores the digests of its links; or why it is not sent: stale, unwanted, or waits for an earlier mail about the order. Null if the lease expired.';

create function public.end_order_message(p_lease uuid, p_outcome text) returns void
language sql security definer set search_path = '' as $$
  update private.order_messages as m set outcome = p_outcome, ended_at = now()
  from private.jobs as j where j.lease = p_lease and j.kind = 'order-message' and j.key = m.id::text and m.outcome is null;
$$;
comment on function public.end_order_message is 'Records that a claimed mail was sent, or why it was not.';

-- Preferences.

create function public.stop_parcel_mails(p_token_hash text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  order_row public.orders;
  address text;
begin
  select o.* into order_row from private.order_messages as m join public.orders as o on o.id = m.order_id where m.token_hash = p_token_hash;
  if not found then return 'unknown'; end if;
  update public.profiles set wants_parcel_mails = false where user_id = order_row.user_id and wants_parcel_mails;
  select lower(c.email) into address from private.order_contacts as c where c.order_id = order_row.id;
  if address is null then return 'already'; end if;
  insert into private.parcel_mail_stops (email) values (address) on conflict (email) do nothing;
  return case when found then 'unsubscribed' else 'already' end;
end;
$$;
comment on function public.stop_parcel_mails is
  'Stops mails about delays and delivery attempts to the address of a mailed link, and to its person. The link never expires for this: ''unsubscribed'', ''already'' or ''unknown''.';

create function public.set_parcel_mails(p_user_id uuid, p_is_wanted boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set wants_parcel_mails = p_is_wanted where user_id = p_user_id and wants_parcel_mails <> p_is_wanted;
  -- Who turns the mails on again wants them for the addresses of their orders, too.
  if p_is_wanted then
    delete from private.parcel_mail_stops as s where s.email in (
      select lower(c.email) from public.orders as o join private.order_contacts as c on c.order_id = o.id where o.user_id = p_user_id
    );
  end if;
end;
$$;
comment on function public.set_parcel_mails is 'Stores whether a person gets mails about delays and delivery attempts.';

grant execute on function public.record_order_edit(jsonb, jsonb) to service_role;
grant execute on function public.record_late_orders(date) to service_role;
grant execute on function public.start_order_message(uuid, text, text, timestamptz) to service_role;
grant execute on function public.end_order_message(uuid, text) to service_role;
grant execute on function public.stop_parcel_mails(text) to service_role;
grant execute on function public.set_parcel_mails(uuid, boolean) to service_role;
