create type public.notification_kind as enum ('order-placed', 'order-status-changed', 'order-item-updated', 'announcement');
create type public.notification_type as enum ('order_update', 'security_alert', 'system_update', 'promotion');
create type public.notification_priority as enum ('high', 'medium', 'low');

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles on delete cascade,
  kind public.notification_kind not null,
  type public.notification_type not null,
  title text check (char_length(title) between 1 and 255),
  message text check (char_length(message) between 1 and 4000),
  priority public.notification_priority not null default 'medium',
  read boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  data jsonb not null default '{}',
  check (num_nonnulls(title, message) = case kind when 'announcement' then 2 else 0 end)
);
create index on public.notifications (user_id, created_at desc, id desc);
comment on table public.notifications is
  'Notifications, the newest 50 per person. The read state is stored here so that it is the same on every device.';
comment on column public.notifications.kind is 'What happened. The storefront words every kind but announcements, which staff write.';
comment on column public.notifications.data is 'The facts of the kind. No names of people and no addresses: Realtime broadcasts them.';

alter table public.notifications enable row level security;
grant select, update (read), delete on public.notifications to authenticated;
grant select, insert, update, delete on public.notifications to service_role;

create policy "People read their own notifications, admins read all" on public.notifications
for select to authenticated using ((select auth.uid()) = user_id or (select private.is_admin()));

create policy "People update the read state of their own notifications" on public.notifications
for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

create policy "People delete their own notifications" on public.notifications
for delete to authenticated using ((select auth.uid()) = user_id);

create function private.delete_old_notifications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notifications where id in (
    select n.id from public.notifications as n where n.user_id = new.user_id order by n.created_at desc, n.id desc offset 50
  );
  return null;
end;
$$;
comment on function private.delete_old_notifications is 'Deletes all but the newest 50 notifications of a person.';

-- An announcement deletes old notifications of all its recipients at once (send_announcement_batch).
create trigger delete_old_notifications after insert on public.notifications
for each row when (new.kind <> 'announcement') execute function private.delete_old_notifications();
create trigger delete_old_notifications_after_merge after update of user_id on public.notifications
for each row execute function private.delete_old_notifications();

-- Orders linked, imported or repaired later create no notification: the change must be less than a day older than its snapshot.
-- Both times come from Shopify if it sent the order, so two clocks are never compared.
create function private.create_order_notification() returns trigger
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
      'old_fulfillment_status', old.fulfillment_status, 'fulfillment_status', new.fulfillment_status));
  end if;
  return null;
end;
$$;
comment on function private.create_order_notification is 'Notifies the owner of a new order and of a changed order or fulfillment status.';

create trigger create_new_order_notification after insert on public.orders for each row
when (new.user_id is not null and new.deleted_at is null and new.placed_at > new.snapshot_at - interval '1 day')
execute function private.create_order_notification();

create trigger create_order_status_notification after update on public.orders for each row
when (
  new.user_id is not null and new.deleted_at is null and new.updated_at > new.snapshot_at - interval '1 day'
  and (old.status, old.fulfillment_status) is distinct from (new.status, new.fulfillment_status)
)
execute function private.create_order_notification();

create function private.create_order_item_notification() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.notifications (user_id, kind, type, priority, data)
  select o.user_id, 'order-item-updated', 'order_update', 'low', jsonb_build_object(
    'order_id', o.id, 'order_number', o.order_number, 'item_id', new.id, 'item_title', new.title)
  from public.orders as o
  where o.id = new.order_id and o.user_id is not null and o.deleted_at is null and o.updated_at > o.snapshot_at - interval '1 day';
  return null;
end;
$$;
comment on function private.create_order_item_notification is 'Notifies the owner that an item of the order changed.';

create trigger create_order_item_notification after update on public.order_items for each row
when ((old.title, old.variant_title, old.quantity, old.price_minor) is distinct from (new.title, new.variant_title, new.quantity, new.price_minor))
execute function private.create_order_item_notification();
