create table private.webhook_events (
  webhook_id text primary key,
  event_id text,
  topic text not null,
  shop text not null,
  triggered_at timestamptz,
  received_at timestamptz not null default now(),
  outcome text
);
create index on private.webhook_events (received_at);
comment on table private.webhook_events is 'Deliveries that have had their effect: a second one of the same id has none. Kept for 30 days, which is longer than any retry.';

create table private.dead_letters (
  id bigint generated always as identity primary key,
  webhook_id text,
  topic text,
  shop text,
  reason text not null,
  body text not null,
  received_at timestamptz not null default now()
);
comment on table private.dead_letters is 'Signed deliveries that could not be understood, for people to look at. Their bodies go when a customer is erased.';

-- The shop promises no order of arrival: what belongs to an order may come before it, and is told apart by nothing but its content.
create table private.early_parts (
  id bigint generated always as identity primary key,
  shopify_order_id text not null,
  kind text not null check (kind in ('fulfillment', 'fulfillment-orders', 'transaction', 'refund')),
  part jsonb not null,
  heard_at timestamptz not null,
  received_at timestamptz not null default now()
);
create index on private.early_parts (shopify_order_id);
comment on table private.early_parts is 'What came before its order, and waits for it.';

create table private.forgotten_orders (
  shopify_order_id text primary key,
  why text not null check (why in ('deleted', 'redacted')),
  at timestamptz not null default now()
);
comment on table private.forgotten_orders is 'Orders that the shop deleted, or whose customer was erased: remembered, so that a late delivery does not bring them back.';

alter table private.webhook_events enable row level security;
alter table private.dead_letters enable row level security;
alter table private.early_parts enable row level security;
alter table private.forgotten_orders enable row level security;

create function private.take_delivery(p_delivery jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  is_new boolean;
begin
  -- What staff or the server read for themselves comes without a delivery and counts each time.
  if p_delivery is null then return true; end if;
  insert into private.webhook_events (webhook_id, event_id, topic, shop, triggered_at)
  select d.webhook_id, d.event_id, d.topic, d.shop, d.triggered_at
  from jsonb_populate_record(null::private.webhook_events, p_delivery) as d
  on conflict (webhook_id) do nothing;
  is_new := found;

  -- Each delivery clears two that nobody needs any more, so the table stays small without a job.
  delete from private.webhook_events where webhook_id in (
    select webhook_id from private.webhook_events
    where received_at < now() - interval '30 days' order by received_at limit 2 for update skip locked
  );
  return is_new;
end;
$$;
comment on function private.take_delivery is 'Whether a delivery is to have an effect: false the second time. Taken back with everything else when the transaction fails.';

create function private.end_delivery(p_delivery jsonb, p_outcome text) returns text
language plpgsql set search_path = '' as $$
begin
  update private.webhook_events set outcome = p_outcome where webhook_id = p_delivery ->> 'webhook_id';
  return p_outcome;
end;
$$;
comment on function private.end_delivery is 'Writes down what came of a delivery.';

create function private.heard_at(p_delivery jsonb) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return case when p_delivery is null then now() else coalesce((p_delivery ->> 'triggered_at')::timestamptz, '-infinity') end;
end;
$$;
comment on function private.heard_at is 'When the shop sent what a delivery says; now, if we have just read it ourselves.';

create function private.lock_order(p_shopify_order_id text) returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('order ' || p_shopify_order_id, 0));
end;
$$;
comment on function private.lock_order is 'Lets deliveries of one order happen one after the other, also while there is no row to lock yet.';

create function private.lock_customer(p_customer_id text) returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('customer ' || p_customer_id, 0));
end;
$$;
comment on function private.lock_customer is
  'Lets orders of a customer and the linking of that customer happen one after the other, so that neither misses the other. Taken before any row of orders.';

create function public.keep_dead_letter(p_delivery jsonb, p_reason text, p_body text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if not private.take_delivery(p_delivery) then return 'duplicate'; end if;
  insert into private.dead_letters (webhook_id, topic, shop, reason, body)
  values (p_delivery ->> 'webhook_id', p_delivery ->> 'topic', p_delivery ->> 'shop', p_reason, p_body);
  return private.end_delivery(p_delivery, 'dead-letter');
end;
$$;
comment on function public.keep_dead_letter is 'Keeps a delivery that cannot be understood, so that it need not be sent again and again.';
grant execute on function public.keep_dead_letter(jsonb, text, text) to service_role;
