create table private.webhook_events (
  webhook_id text primary key,
  event_id text,
  topic text not null,
  shop text not null,
  triggered_at timestamptz,
  received_at timestamptz not null default now(),
  outcome text,
  shopify_order_id text,
  has_changed_items boolean not null default false
);
create index on private.webhook_events (received_at);
create index on private.webhook_events (shopify_order_id, received_at desc) where shopify_order_id is not null;
comment on table private.webhook_events is
  'Webhook deliveries that were processed, for deduplication. Kept for 30 days, longer than Shopify retries.';
comment on column private.webhook_events.shopify_order_id is 'The order that it is about; null for one about a customer or the shop.';
comment on column private.webhook_events.has_changed_items is 'Whether it changed the quantities of an order that was stored before.';

create table private.dead_letters (
  id bigint generated always as identity primary key,
  webhook_id text,
  topic text,
  shop text,
  reason text not null,
  body text,
  received_at timestamptz not null default now(),
  replayed_at timestamptz,
  check ((body is null) = (replayed_at is not null))
);
comment on table private.dead_letters is
  'Signed webhook deliveries whose payload could not be processed, for staff to inspect and replay. Deleted when they mention an erased customer.';

-- Shopify does not guarantee the order of deliveries: an update may arrive before its order.
create table private.pending_order_updates (
  id bigint generated always as identity primary key,
  shopify_order_id text not null,
  kind text not null check (kind in ('fulfillment', 'fulfillment-orders', 'transaction', 'refund')),
  payload jsonb not null,
  snapshot_at timestamptz not null,
  received_at timestamptz not null default now()
);
create index on private.pending_order_updates (shopify_order_id);
comment on table private.pending_order_updates is 'Updates received before their order. Applied when the order arrives.';

create table private.order_tombstones (
  shopify_order_id text primary key,
  reason text not null check (reason in ('deleted', 'redacted')),
  at timestamptz not null default now()
);
comment on table private.order_tombstones is
  'Orders that Shopify deleted or whose customer was erased, so that a late delivery does not restore them.';

alter table private.webhook_events enable row level security;
alter table private.dead_letters enable row level security;
alter table private.pending_order_updates enable row level security;
alter table private.order_tombstones enable row level security;

create function private.begin_delivery(p_delivery jsonb, p_shopify_order_id text default null) returns boolean
language plpgsql set search_path = '' as $$
declare
  is_new boolean;
begin
  -- Data that the storefront read itself has no delivery and is always processed.
  if p_delivery is null then return true; end if;
  insert into private.webhook_events (webhook_id, event_id, topic, shop, triggered_at, shopify_order_id)
  select d.webhook_id, d.event_id, d.topic, d.shop, d.triggered_at, p_shopify_order_id
  from jsonb_populate_record(null::private.webhook_events, p_delivery) as d
  on conflict (webhook_id) do nothing;
  is_new := found;

  -- Each call deletes two old rows, so the table stays small without a scheduled job.
  delete from private.webhook_events where webhook_id in (
    select webhook_id from private.webhook_events
    where received_at < now() - interval '30 days' order by received_at limit 2 for update skip locked
  );
  return is_new;
end;
$$;
comment on function private.begin_delivery is
  'Returns whether a delivery must be processed; false if it already was. Rolled back with the transaction if processing fails.';

create function private.finish_delivery(p_delivery jsonb, p_outcome text) returns text
language plpgsql set search_path = '' as $$
begin
  update private.webhook_events set outcome = p_outcome where webhook_id = p_delivery ->> 'webhook_id';
  return p_outcome;
end;
$$;
comment on function private.finish_delivery is 'Records the outcome of a delivery and returns it.';

create function private.delivery_snapshot_at(p_delivery jsonb) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return case when p_delivery is null then now() else coalesce((p_delivery ->> 'triggered_at')::timestamptz, '-infinity') end;
end;
$$;
comment on function private.delivery_snapshot_at is 'Returns when Shopify sent a delivery; now if the storefront read the data itself.';

create function private.lock_order(p_shopify_order_id text) returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('order ' || p_shopify_order_id, 0));
end;
$$;
comment on function private.lock_order is 'Serializes transactions about one order, also before its row exists.';

create function private.lock_customer(p_customer_id text) returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('customer ' || p_customer_id, 0));
end;
$$;
comment on function private.lock_customer is
  'Serializes recording a customer''s orders and linking that customer, so that neither misses the other. Acquired before any row of orders.';

create function public.store_dead_letter(p_delivery jsonb, p_reason text, p_body text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if not private.begin_delivery(p_delivery) then return 'duplicate'; end if;
  insert into private.dead_letters (webhook_id, topic, shop, reason, body)
  values (p_delivery ->> 'webhook_id', p_delivery ->> 'topic', p_delivery ->> 'shop', p_reason, p_body);
  return private.finish_delivery(p_delivery, 'dead-letter');
end;
$$;
comment on function public.store_dead_letter is 'Stores a delivery whose payload cannot be processed, so that Shopify does not retry it.';
grant execute on function public.store_dead_letter(jsonb, text, text) to service_role;
