-- Counting a million orders takes longer than a page may, so the counts are kept as their changes.
create table private.shop_total_changes (
  id bigint generated always as identity primary key,
  orders bigint not null,
  pending_orders bigint not null,
  failed_payments bigint not null
);
comment on table private.shop_total_changes is
  'By how much each change of an order changed the totals; older rows are added up. Rows and not one counter: concurrent deliveries would wait for its row.';
alter table private.shop_total_changes enable row level security;

create function private.is_pending(p_order public.orders) returns boolean
language sql immutable set search_path = '' as $$
  select p_order.deleted_at is null and p_order.status = 'open' and coalesce(lower(p_order.fulfillment_status), 'unfulfilled') <> 'fulfilled';
$$;
comment on function private.is_pending is 'Returns whether an order is not fulfilled completely yet.';

create function private.is_payment_failed(p_order public.orders) returns boolean
language sql immutable set search_path = '' as $$
  select p_order.deleted_at is null and coalesce(lower(p_order.financial_status) in ('voided', 'expired'), false);
$$;
comment on function private.is_payment_failed is 'Returns whether the payment of an order failed.';

create function private.change_shop_totals() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  change private.shop_total_changes;
begin
  change.orders := (tg_op <> 'DELETE' and new.deleted_at is null)::integer - (tg_op <> 'INSERT' and old.deleted_at is null)::integer;
  change.pending_orders := (tg_op <> 'DELETE' and private.is_pending(new))::integer - (tg_op <> 'INSERT' and private.is_pending(old))::integer;
  change.failed_payments :=
    (tg_op <> 'DELETE' and private.is_payment_failed(new))::integer - (tg_op <> 'INSERT' and private.is_payment_failed(old))::integer;
  if (change.orders, change.pending_orders, change.failed_payments) = (0, 0, 0) then return null; end if;
  insert into private.shop_total_changes (orders, pending_orders, failed_payments)
  values (change.orders, change.pending_orders, change.failed_payments) returning id into change.id;
  -- Each thousandth change adds up those before it, so that readers never have many to add.
  if change.id % 1000 = 0 then perform private.add_up_shop_totals(); end if;
  return null;
end;
$$;
comment on function private.change_shop_totals is 'Lists by how much a change of an order changes the totals of the shop.';

create function private.add_up_shop_totals() returns void
language sql set search_path = '' as $$
  -- Rows that a concurrent call is adding up are skipped: waiting for them could deadlock.
  with due as (select c.id from private.shop_total_changes as c for update skip locked),
  gone as (delete from private.shop_total_changes as c using due where c.id = due.id returning c.*)
  insert into private.shop_total_changes (orders, pending_orders, failed_payments)
  select sum(g.orders), sum(g.pending_orders), sum(g.failed_payments) from gone as g having count(*) > 0;
$$;
comment on function private.add_up_shop_totals is 'Replaces the listed changes of the totals by their sum.';

create trigger change_shop_totals
after insert or delete or update of deleted_at, cancelled_at, closed_at, financial_status, fulfillment_status on public.orders
for each row execute function private.change_shop_totals();

insert into private.shop_total_changes (orders, pending_orders, failed_payments)
select count(*) filter (where o.deleted_at is null), count(*) filter (where private.is_pending(o)), count(*) filter (where private.is_payment_failed(o))
from public.orders as o;

create function public.count_shop_totals() returns table (orders bigint, pending_orders bigint, failed_payments bigint)
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(c.orders), 0)::bigint, coalesce(sum(c.pending_orders), 0)::bigint, coalesce(sum(c.failed_payments), 0)::bigint
  from private.shop_total_changes as c;
$$;
comment on function public.count_shop_totals is
  'Returns how many orders there are, how many are not fulfilled completely yet, and how many payments failed.';
grant execute on function public.count_shop_totals() to service_role;
