create function private.needs_parcel(p_fulfillment_orders jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(
    bool_or(f ->> 'delivery_method' in ('none', 'pick_up', 'retail') is not true) filter (where f ->> 'status' is distinct from 'cancelled'),
    bool_or(f ->> 'delivery_method' in ('none', 'pick_up', 'retail') is not true),
    true
  )
  from jsonb_array_elements(p_fulfillment_orders) as f;
$$;
comment on function private.needs_parcel is
  'Returns whether anything of an order is sent, by its fulfillment orders; assumed until they are known. The same as needsParcel of the app.';

create or replace function private.create_order_notification() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into public.notifications (user_id, kind, type, priority, data)
    values (new.user_id, 'order-placed', 'order_update', 'medium', jsonb_build_object(
      'order_id', new.id, 'order_number', new.order_number, 'status', new.status, 'fulfillment_status', new.fulfillment_status));
  else
    insert into public.notifications (user_id, kind, type, priority, data)
    values (new.user_id, 'order-status-changed', 'order_update', 'high', jsonb_build_object(
      'order_id', new.id, 'order_number', new.order_number, 'old_status', old.status, 'new_status', new.status,
      'old_fulfillment_status', old.fulfillment_status, 'fulfillment_status', new.fulfillment_status)
      -- The message names no parcel then.
      || case when private.needs_parcel(new.fulfillment_orders) then '{}' else '{"needs_parcel": false}' end::jsonb);
  end if;
  return null;
end;
$$;
