-- A small project that asks of the backend what a real one does: enums, foreign keys, policies, grants on columns,
-- functions, a trigger that broadcasts. Written as for a hosted project.
create extension if not exists pgcrypto with schema extensions;
create extension if not exists "uuid-ossp" with schema extensions;

create type public.order_status as enum ('pending', 'paid', 'shipped');

create table public.profiles (
  user_id uuid primary key,
  first_name text not null default '',
  email text not null unique,
  settings jsonb not null default '{}'
);
create table public.orders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles on delete cascade,
  status public.order_status not null default 'pending',
  total_minor bigint not null check (total_minor >= 0),
  tags text[] not null default '{}',
  placed_at timestamptz not null default now()
);
create table public.order_lines (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders on delete cascade,
  sku text not null,
  quantity int not null check (quantity > 0)
);
create table public.ungranted (id int primary key);
create index on public.orders (user_id);
create index on public.order_lines (order_id);

create schema private;
create function private.owns(owner uuid) returns boolean
language sql stable security definer set search_path = '' as $$ select owner = (select auth.uid()) $$;
grant usage on schema private to authenticated;

alter table public.profiles enable row level security;
alter table public.orders enable row level security;
alter table public.order_lines enable row level security;
alter table public.ungranted enable row level security;

create policy "People read their own profile" on public.profiles
for select to authenticated using (private.owns(user_id));
create policy "People change their own profile" on public.profiles
for update to authenticated using (private.owns(user_id)) with check (private.owns(user_id));
create policy "Customers read their own orders" on public.orders
for select to authenticated using (private.owns(user_id));
create policy "Customers place their own orders" on public.orders
for insert to authenticated with check (private.owns(user_id));
create policy "Customers change their own orders" on public.orders
for update to authenticated using (private.owns(user_id)) with check (private.owns(user_id));
create policy "Customers drop their own orders" on public.orders
for delete to authenticated using (private.owns(user_id));
create policy "Lines follow their order" on public.order_lines
for all to authenticated
using (exists (select from public.orders where orders.id = order_id))
with check (exists (select from public.orders where orders.id = order_id));

grant select, update (first_name, settings) on public.profiles to authenticated;
grant select, insert (user_id, total_minor, tags, status), update (status), delete on public.orders to authenticated;
grant select, insert (order_id, sku, quantity) on public.order_lines to authenticated;
grant select, insert, update, delete on public.profiles, public.orders, public.order_lines to service_role;

create function public.order_totals() returns table (orders bigint, total_minor numeric)
language sql stable set search_path = '' as $$ select count(*), coalesce(sum(total_minor), 0) from public.orders $$;
create function public.add(a int, b int default 1) returns int language sql immutable as $$ select a + b $$;
create function public.skus(wanted text[]) returns setof text
language sql stable set search_path = '' as $$ select sku from public.order_lines where sku = any(wanted) order by sku $$;
create function public.order_count() returns table (orders bigint)
language sql stable set search_path = '' as $$ select count(*) from public.orders $$;
create function public.do_nothing() returns void language plpgsql as $$ begin end $$;
create function public.who() returns jsonb language sql stable as $$
  select jsonb_build_object('uid', auth.uid(), 'role', auth.role(), 'user', current_user,
    'path', current_setting('request.path', true), 'headers', current_setting('request.headers', true)::jsonb)
$$;
create function public.burn() returns bigint language sql volatile as $$
  select count(*) from generate_series(1, 10000000000::bigint)
$$;
create function public.pay_first() returns void language plpgsql as $$
begin
  raise sqlstate 'PT402' using message = 'Payment required', hint = 'Pay first';
end $$;
revoke execute on function public.burn() from public;
grant execute on function public.burn() to authenticated;

create function public.make_profile() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (user_id, first_name, email)
  values (new.id, coalesce(new.raw_user_meta_data ->> 'name', ''), new.email);
  return new;
end $$;
create trigger make_profile after insert on auth.users for each row execute function public.make_profile();

create function public.tell_owner() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform realtime.broadcast_changes(
    'user:' || new.user_id, 'order-changed', tg_op, tg_table_name, tg_table_schema, new, old
  );
  return null;
end $$;
create trigger tell_owner after update on public.orders for each row execute function public.tell_owner();

create policy "People hear their own topic" on realtime.messages
for select to authenticated using (realtime.topic() = 'user:' || (select auth.uid())::text);
create policy "People speak in the kitchen" on realtime.messages
for insert to authenticated with check (realtime.topic() = 'kitchen');
create policy "People listen in the kitchen" on realtime.messages
for select to authenticated using (realtime.topic() = 'kitchen');
