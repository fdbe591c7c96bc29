-- The purchase of a visit: the cart of somebody who consented carries the visit's id, and Shopify copies it to the order.
create function private.count_purchase(p_order jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  placed_at timestamptz;
  visit_id uuid;
  counted private.analytics_visits;
begin
  -- Here and not above: the handler at the end does not catch errors of declarations.
  visit_id := p_order ->> 'visit';
  -- By the hour: the exact time would lead from the visit to the order.
  placed_at := date_trunc('hour', (p_order ->> 'placed_at')::timestamptz, 'UTC');
  if visit_id is null or coalesce((p_order ->> 'is_test')::boolean, false) or placed_at not between now() - interval '30 days' and now() then return; end if;
  insert into private.counted_purchases (shopify_order_id, placed_on)
  values (p_order ->> 'shopify_order_id', private.utc_day(placed_at)) on conflict do nothing;
  if not found then return; end if;
  insert into private.analytics_visits (visit, started_at) values (visit_id, placed_at) on conflict do nothing;
  -- Buyers can change the attribute: no visit has more orders than this.
  update private.analytics_visits as v set purchases = v.purchases + 1, step = 4 where v.visit = visit_id and v.purchases < 20
  returning v.* into counted;
  if not found then return; end if;
  perform private.create_analytics_partition(private.utc_day(placed_at));
  insert into private.analytics_events (day, visit, seq, at, name, route, value_minor, quantity)
  values (
    private.utc_day(placed_at), visit_id, -counted.purchases, placed_at, 'purchase', '*',
    -- Amounts of other currencies cannot be added.
    case when p_order ->> 'currency' = 'USD' then (p_order ->> 'total_minor')::bigint end, 1
  );
  perform private.mark_analytics_stale(array[placed_at, counted.started_at]);
-- Orders are recorded whatever a buyer sends as a visit.
exception when others then raise warning 'a purchase was not counted: %', sqlerrm;
end;
$$;
comment on function private.count_purchase is
  'Counts an order as the purchase of the visit that it names, once. Test orders and orders of more than 30 days ago do not count. Never raises.';

create function private.forget_counted_purchases() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.counted_purchases where shopify_order_id = old.shopify_order_id;
  return null;
end;
$$;
comment on function private.forget_counted_purchases is 'Forgets that an order was counted once the order itself is erased.';
create trigger forget_counted_purchases after delete on public.orders
for each row execute function private.forget_counted_purchases();

alter function public.record_order(jsonb, jsonb) rename to record_order_version;
alter function public.record_order_version(jsonb, jsonb) set schema private;
revoke execute on function private.record_order_version(jsonb, jsonb) from service_role;
comment on function private.record_order_version is
  'Records a version of an order: created, updated, paid or cancelled. Returns ''older'' if it changed nothing.';

create function public.record_order(p_delivery jsonb, p_order jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  outcome constant text := private.record_order_version(p_delivery, p_order - 'visit');
begin
  if p_order ? 'visit' and outcome <> 'duplicate' then perform private.count_purchase(p_order); end if;
  return outcome;
end;
$$;
comment on function public.record_order is
  'Records a version of an order: created, updated, paid or cancelled, and counts it once as the purchase of its visit. Returns ''older'' if the order did not change.';
grant execute on function public.record_order(jsonb, jsonb) to service_role;
