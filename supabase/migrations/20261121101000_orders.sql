-- The shop's orders, mirrored. Amounts are minor units of the currency beside them; ids of the shop are kept as it writes them.
create type public.order_status as enum ('open', 'closed', 'cancelled');

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  shopify_order_id text not null unique check (shopify_order_id ~ '^gid://shopify/Order/[1-9][0-9]*$'),
  user_id uuid references public.profiles on delete set null,
  shopify_customer_id text check (shopify_customer_id ~ '^gid://shopify/Customer/[1-9][0-9]*$'),
  order_number text check (char_length(order_number) <= 255),
  placed_at timestamptz not null,
  updated_at timestamptz not null,
  cancelled_at timestamptz,
  closed_at timestamptz,
  status public.order_status not null generated always as (
    case when cancelled_at is not null then 'cancelled'::public.order_status
      when closed_at is not null then 'closed'::public.order_status
      else 'open'::public.order_status
    end
  ) stored,
  financial_status text,
  fulfillment_status text,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  subtotal_minor bigint not null check (subtotal_minor >= 0),
  discount_minor bigint not null check (discount_minor >= 0),
  shipping_minor bigint not null check (shipping_minor >= 0),
  tax_minor bigint not null check (tax_minor >= 0),
  duties_minor bigint not null default 0 check (duties_minor >= 0),
  fees_minor bigint not null default 0 check (fees_minor >= 0),
  tip_minor bigint not null default 0 check (tip_minor >= 0),
  total_minor bigint not null check (total_minor >= 0),
  taxes_included boolean not null default false,
  status_url text,
  discounts jsonb not null default '[]' check (jsonb_typeof(discounts) = 'array'),
  shipping_address jsonb,
  transaction_id text,
  transaction_at timestamptz,
  fulfillment_orders jsonb not null default '[]' check (jsonb_typeof(fulfillment_orders) = 'array'),
  fulfillment_orders_read_at timestamptz,
  heard_at timestamptz not null default '-infinity',
  deleted_at timestamptz,
  recorded_at timestamptz not null default now()
);
create index on public.orders (user_id, placed_at desc, id desc);
create index on public.orders (shopify_customer_id);
create index on public.orders (order_number);
comment on table public.orders is 'Orders as the shop last described them. The owner follows from the customer by private.customer_links, and from nothing else.';
comment on column public.orders.updated_at is 'The shop''s own time of the last change: what is older never overwrites.';
comment on column public.orders.taxes_included is 'Whether the tax is part of the other amounts, and not added to them.';
comment on column public.orders.heard_at is 'When the shop sent, or we read, what is kept here: it decides between two descriptions of one second.';
comment on column public.orders.deleted_at is 'Set when the shop deleted the order. Nobody reads the row any more, and nothing brings it back.';

create table public.order_items (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders on delete cascade,
  shopify_line_item_id text not null,
  position integer not null,
  title text not null,
  variant_title text,
  quantity integer not null check (quantity >= 0),
  removed_quantity integer not null default 0 check (removed_quantity >= 0),
  price_minor bigint not null check (price_minor >= 0),
  total_minor bigint check (total_minor >= 0),
  image_url text,
  variant_id text,
  product_id text,
  unique (order_id, shopify_line_item_id)
);
comment on table public.order_items is 'What was ordered. Variant and product are null when the shop no longer knows them.';
comment on column public.order_items.quantity is 'Without what was removed from the order or returned.';
comment on column public.order_items.total_minor is 'Null for the price times the quantity: only a unit price that is finer than its currency is rounded, and its total is not.';

create table public.fulfillments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders on delete cascade,
  shopify_fulfillment_id text not null unique,
  status text,
  shipment_status text,
  tracking jsonb not null default '[]' check (jsonb_typeof(tracking) = 'array'),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  heard_at timestamptz not null default '-infinity'
);
create index on public.fulfillments (order_id);
comment on table public.fulfillments is 'Parcels of an order. Times are the shop''s.';

create table public.order_events (
  order_id uuid not null references public.orders on delete cascade,
  kind text not null,
  subject text not null default '',
  at timestamptz not null,
  detail jsonb not null default '{}',
  primary key (order_id, kind, subject)
);
comment on table public.order_events is 'What happened to an order when. The subject is the parcel or refund it happened to, where there can be several.';

create table public.hidden_orders (
  user_id uuid not null default auth.uid() references public.profiles on delete cascade,
  order_id uuid not null references public.orders on delete cascade,
  hidden_at timestamptz not null default now(),
  primary key (user_id, order_id)
);
create index on public.hidden_orders (order_id);
comment on table public.hidden_orders is 'Orders that their owner does not want to see in the list. The order itself is the shop''s and stays.';

alter table public.orders enable row level security;
alter table public.order_items enable row level security;
alter table public.fulfillments enable row level security;
alter table public.order_events enable row level security;
alter table public.hidden_orders enable row level security;

grant select on public.orders, public.order_items, public.fulfillments, public.order_events to authenticated;
grant select, insert (user_id, order_id), delete on public.hidden_orders to authenticated;
grant select, insert, update, delete on
  public.orders, public.order_items, public.fulfillments, public.order_events, public.hidden_orders to service_role;

create policy "People read their own orders, admins read all" on public.orders
for select to authenticated using (
  deleted_at is null and ((select auth.uid()) = user_id or (select private.is_admin()))
);

create policy "Whoever reads an order reads its items" on public.order_items
for select to authenticated using (exists (select from public.orders as o where o.id = order_id));

create policy "Whoever reads an order reads its parcels" on public.fulfillments
for select to authenticated using (exists (select from public.orders as o where o.id = order_id));

create policy "Whoever reads an order reads its history" on public.order_events
for select to authenticated using (exists (select from public.orders as o where o.id = order_id));

create policy "People read what they hide" on public.hidden_orders
for select to authenticated using ((select auth.uid()) = user_id);

create policy "People hide their own orders" on public.hidden_orders
for insert to authenticated with check (
  (select auth.uid()) = user_id
  and exists (select from public.orders as o where o.id = order_id and o.user_id = (select auth.uid()))
);

create policy "People show again what they hide" on public.hidden_orders
for delete to authenticated using ((select auth.uid()) = user_id);

-- One relation to page through: PostgREST cannot leave out what another table names and embed a third in one request.
create view public.listed_orders with (security_invoker = true) as
select o.*, (
    select coalesce(jsonb_agg(to_jsonb(i) - 'order_id' order by i.position), '[]') from public.order_items as i where i.order_id = o.id
  ) as items, (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', f.shopify_fulfillment_id, 'status', f.status, 'shipment_status', f.shipment_status, 'tracking', f.tracking
    ) order by f.created_at, f.id), '[]')
    from public.fulfillments as f where f.order_id = o.id
  ) as fulfillments, (
    select coalesce(jsonb_agg(to_jsonb(e) - 'order_id' order by e.at, e.kind), '[]') from public.order_events as e where e.order_id = o.id
  ) as events
from public.orders as o
where o.user_id = (select auth.uid()) and o.deleted_at is null
  and not exists (select from public.hidden_orders as h where h.order_id = o.id and h.user_id = (select auth.uid()));
comment on view public.listed_orders is 'The caller''s own list: their orders with items, parcels and history, without the hidden ones. Also for admins: their own.';
grant select on public.listed_orders to authenticated;
