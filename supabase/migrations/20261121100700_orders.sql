-- Replica of Shopify's orders. Amounts are minor units of the row's currency; Shopify ids are stored as Shopify writes them.
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
  current_total_minor bigint check (current_total_minor >= 0),
  is_test boolean not null default false,
  taxes_included boolean not null default false,
  status_url text,
  shipping_method text,
  ship_by date not null default current_date,
  discounts jsonb not null default '[]' check (jsonb_typeof(discounts) = 'array'),
  shipping_address jsonb,
  transaction_id text,
  transaction_at timestamptz,
  fulfillment_orders jsonb not null default '[]' check (jsonb_typeof(fulfillment_orders) = 'array'),
  fulfillment_orders_read_at timestamptz,
  snapshot_at timestamptz not null default '-infinity',
  deleted_at timestamptz,
  recorded_at timestamptz not null default now(),
  is_sale boolean not null generated always as (
    deleted_at is null and cancelled_at is null and not is_test
      and coalesce(lower(financial_status), '') not in ('voided', 'expired')
  ) stored
);
create index on public.orders (user_id, placed_at desc, id desc);
create index on public.orders (shopify_customer_id, placed_at);
create index on public.orders (placed_at) where deleted_at is null;
-- Serves exact numbers and their beginnings, in any locale.
create index on public.orders (order_number text_pattern_ops);
create index on public.orders (ship_by, id);
create index on public.orders (status, ship_by, id);
create index on public.orders (fulfillment_status, ship_by, id);
-- Serves counts of what is to ship without the orders themselves.
create index on public.orders (ship_by, id)
where status = 'open' and fulfillment_status in ('unfulfilled', 'partially_fulfilled') and deleted_at is null;
create index on public.orders (placed_at, id);
create index on public.orders (status, placed_at, id);
create index on public.orders (fulfillment_status, placed_at, id);
create index on public.orders (shipping_method, placed_at, id);
comment on table public.orders is
  'Replica of Shopify''s orders. Amounts are minor units. The owner is derived from the customer by private.customer_links and from nothing else.';
comment on column public.orders.updated_at is 'Shopify''s time of the last change: an older version never overwrites a newer one.';
comment on column public.orders.current_total_minor is
  'What remains of the total after edits, returns and refunds, also where the other amounts are those of the checkout. Null if unknown.';
comment on column public.orders.taxes_included is 'Whether the tax is included in the other amounts rather than added to them.';
comment on column public.orders.ship_by is 'The day until which the shop promises to ship, by its policy.';
comment on column public.orders.snapshot_at is
  'When Shopify sent this version or the storefront read it. Decides between two versions with the same updated_at.';
comment on column public.orders.is_sale is
  'Whether it counts as a sale: no test, not deleted, not canceled, and its payment neither voided nor expired.';
comment on column public.orders.deleted_at is 'Set when Shopify deleted the order. The row is hidden from everybody and never restored.';

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
  sku text,
  unique (order_id, shopify_line_item_id)
);
comment on table public.order_items is 'Line items of an order. Variant and product are null if Shopify no longer has them.';
comment on column public.order_items.quantity is 'Without items removed from the order or returned.';
comment on column public.order_items.total_minor is
  'Null means price times quantity. Set only if the unit price is finer than the currency''s minor unit and was rounded.';

create table public.fulfillments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders on delete cascade,
  shopify_fulfillment_id text not null unique,
  status text,
  shipment_status text,
  tracking jsonb not null default '[]' check (jsonb_typeof(tracking) = 'array'),
  items jsonb not null default '[]' check (jsonb_typeof(items) = 'array'),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  snapshot_at timestamptz not null default '-infinity'
);
create index on public.fulfillments (order_id);
comment on table public.fulfillments is 'Fulfillments of an order. Times are Shopify''s.';
comment on column public.fulfillments.items is 'The line items in this parcel with their quantities; empty if unknown.';

create table public.order_events (
  order_id uuid not null references public.orders on delete cascade,
  kind text not null,
  subject text not null default '',
  at timestamptz not null,
  detail jsonb not null default '{}',
  primary key (order_id, kind, subject)
);
comment on table public.order_events is
  'History of an order. The subject is the id of the fulfillment or refund where there can be several, else empty.';

create table public.hidden_orders (
  user_id uuid not null default auth.uid() references public.profiles on delete cascade,
  order_id uuid not null references public.orders on delete cascade,
  hidden_at timestamptz not null default now(),
  primary key (user_id, order_id)
);
create index on public.hidden_orders (order_id);
comment on table public.hidden_orders is 'Orders that their owner removed from the list. The order itself stays.';

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

create policy "People who can read an order can read its items" on public.order_items
for select to authenticated using (exists (select from public.orders as o where o.id = order_id));

create policy "People who can read an order can read its fulfillments" on public.fulfillments
for select to authenticated using (exists (select from public.orders as o where o.id = order_id));

create policy "People who can read an order can read its events" on public.order_events
for select to authenticated using (exists (select from public.orders as o where o.id = order_id));

create policy "People read their own hidden orders" on public.hidden_orders
for select to authenticated using ((select auth.uid()) = user_id);

create policy "People hide their own orders" on public.hidden_orders
for insert to authenticated with check (
  (select auth.uid()) = user_id
  and exists (select from public.orders as o where o.id = order_id and o.user_id = (select auth.uid()))
);

create policy "People unhide their own orders" on public.hidden_orders
for delete to authenticated using ((select auth.uid()) = user_id);

-- A view, because PostgREST cannot exclude rows by one table and embed another in one paginated request.
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
comment on view public.listed_orders is
  'The caller''s own orders with items, fulfillments and events, without hidden ones. Admins see their own orders too, not everyone''s.';
grant select on public.listed_orders to authenticated;

-- A table of its own, because row level security lets customers read every column of their orders.
create table public.order_staff_details (
  order_id uuid primary key references public.orders on delete cascade,
  note text,
  tags text[] not null default '{}',
  skus text[] not null default '{}',
  hold_reasons text[] not null default '{}',
  risk text,
  reconciled_at timestamptz
);
create index on public.order_staff_details (order_id) where hold_reasons <> '{}';
create index on public.order_staff_details (risk) where risk in ('investigate', 'cancel');
comment on table public.order_staff_details is 'What Shopify tells staff about an order. Customers read none of it.';
comment on column public.order_staff_details.skus is 'The SKUs of the order''s items.';
comment on column public.order_staff_details.hold_reasons is 'Why fulfillment orders of this order are on hold; empty if none is.';
comment on column public.order_staff_details.risk is 'Shopify''s recommendation: none, accept, investigate or cancel. Null if unknown.';
comment on column public.order_staff_details.reconciled_at is 'When a reconciliation last found that the stored order was not current.';

create table public.order_notes (
  id uuid primary key,
  order_id uuid not null references public.orders on delete cascade,
  author_id uuid references public.profiles on delete set null,
  text text not null check (char_length(text) between 1 and 2000),
  created_at timestamptz not null default now()
);
create index on public.order_notes (order_id, created_at);
create index on public.order_notes (author_id);
comment on table public.order_notes is 'Notes of staff about an order. Customers and Shopify do not see them.';
comment on column public.order_notes.id is 'The idempotency key of the form, so that a note is stored once.';

alter table public.order_staff_details enable row level security;
alter table public.order_notes enable row level security;
grant select on public.order_staff_details, public.order_notes to authenticated;

create policy "Admins read staff details" on public.order_staff_details
for select to authenticated using ((select private.is_admin()));

create policy "Admins read notes" on public.order_notes
for select to authenticated using ((select private.is_admin()));

create table private.order_contacts (
  order_id uuid primary key references public.orders on delete cascade,
  email text not null check (char_length(email) <= 320),
  confirmation_token_hash text,
  confirmed_at timestamptz
);
comment on table private.order_contacts is 'Email address Shopify uses for an order. It does not decide who owns the order.';
comment on column private.order_contacts.confirmation_token_hash is
  'Set once the confirmation mail has been claimed, so that it is sent once.';
comment on column private.order_contacts.confirmed_at is 'When the confirmation mail was claimed; null if it could not be sent.';
alter table private.order_contacts enable row level security;

create function private.assign_order_owners() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' and (tg_op = 'DELETE' or old.shopify_customer_id <> new.shopify_customer_id) then
    perform private.lock_customer(old.shopify_customer_id);
    delete from public.notifications as n
    using public.orders as o
    where n.user_id = old.user_id and o.user_id = old.user_id and o.shopify_customer_id = old.shopify_customer_id
      and n.data ->> 'order_id' = o.id::text;
    update public.orders set user_id = null
    where shopify_customer_id = old.shopify_customer_id and user_id is not null;
  end if;
  if tg_op <> 'DELETE' then
    perform private.lock_customer(new.shopify_customer_id);
    update public.orders set user_id = new.user_id
    where shopify_customer_id = new.shopify_customer_id and user_id is distinct from new.user_id;
  end if;
  return null;
end;
$$;
comment on function private.assign_order_owners is
  'Assigns a customer''s orders to the person linked to that customer. On unlinking, removes the owner and the notifications about the orders.';

create trigger assign_linked_customer_orders after insert or delete or update of user_id, shopify_customer_id on private.customer_links
for each row execute function private.assign_order_owners();
