create function private.broadcast_order(p_topic text, p_change text, p_order public.orders, p_old_fulfillment_status text) returns void
language plpgsql set search_path = '' as $$
begin
  perform realtime.send(
    jsonb_build_object(
      'change', p_change, 'order_id', p_order.id, 'order_number', p_order.order_number, 'total_minor', p_order.total_minor,
      'currency', p_order.currency, 'fulfillment_status', p_order.fulfillment_status,
      'old_fulfillment_status', p_old_fulfillment_status, 'financial_status', p_order.financial_status, 'status', p_order.status
    ),
    'order', p_topic, true
  );
end;
$$;
comment on function private.broadcast_order is
  'Broadcasts an order change to a topic. The payload has no name or address: pages reload the rest.';

create function private.broadcast_order_to_viewers(p_change text, p_order public.orders, p_old_fulfillment_status text) returns void
language plpgsql set search_path = '' as $$
begin
  if p_order.user_id is not null then
    perform private.broadcast_order('user:' || p_order.user_id, p_change, p_order, p_old_fulfillment_status);
  end if;
  if exists (select from private.guest_links where order_id = p_order.id and expires_at > now()) then
    perform private.broadcast_order('order:' || p_order.id, p_change, p_order, p_old_fulfillment_status);
  end if;
  perform private.broadcast_order('desk', p_change, p_order, p_old_fulfillment_status);
end;
$$;
comment on function private.broadcast_order_to_viewers is
  'Broadcasts an order change to the owner, to guests with an active link, and to the order desk.';

create function private.broadcast_order_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before public.orders := old;
begin
  if tg_op = 'INSERT' then
    -- An order imported long after it was placed is not announced as new.
    perform private.broadcast_order_to_viewers(
      case when new.placed_at > new.snapshot_at - interval '1 day' then 'inserted' else 'updated' end, new, new.fulfillment_status
    );
  elsif new.deleted_at is not null then
    if old.deleted_at is null then perform private.broadcast_order_to_viewers('deleted', old, old.fulfillment_status); end if;
  elsif new.user_id is distinct from old.user_id then
    -- Linking an account does not place an order, so the new owner gets 'updated'.
    if old.user_id is not null then
      perform private.broadcast_order('user:' || old.user_id, 'deleted', old, old.fulfillment_status);
    end if;
    perform private.broadcast_order_to_viewers('updated', new, old.fulfillment_status);
  else
    -- Times of deliveries and reads are not shown on any page.
    before.snapshot_at := new.snapshot_at;
    before.transaction_at := new.transaction_at;
    before.fulfillment_orders_read_at := new.fulfillment_orders_read_at;
    if new is distinct from before then perform private.broadcast_order_to_viewers('updated', new, old.fulfillment_status); end if;
  end if;
  return null;
end;
$$;
comment on function private.broadcast_order_change is 'Broadcasts a change of an order if a page would show it.';

create trigger broadcast_order_change after insert or update on public.orders
for each row execute function private.broadcast_order_change();

create function private.broadcast_item_image_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.broadcast_order_to_viewers('updated', o, o.fulfillment_status)
  from public.orders as o
  where o.deleted_at is null and o.id in (
    select n.order_id from after_update as n join before_update as b using (id) where n.image_url is distinct from b.image_url
  );
  return null;
end;
$$;
comment on function private.broadcast_item_image_change is
  'Broadcasts changed item images, which are read after the order was delivered. Other item changes come with an order change.';

create trigger broadcast_item_image_change after update on public.order_items
referencing old table as before_update new table as after_update
for each statement execute function private.broadcast_item_image_change();

create function private.is_online(p_user_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.sessions as s
    where s.user_id = p_user_id and s.revoked_at is null and s.last_seen_at > now() - interval '15 minutes'
  );
$$;
comment on function private.is_online is
  'Returns whether a person may have a Realtime connection: its token is valid for ten minutes, and each new one extends a session.';

create function private.broadcast_notification(p_notification public.notifications, p_change text) returns void
language plpgsql set search_path = '' as $$
begin
  perform realtime.send(
    to_jsonb(p_notification) - 'user_id' || jsonb_build_object('change', p_change), 'notification', 'user:' || p_notification.user_id, true
  );
end;
$$;
comment on function private.broadcast_notification is 'Broadcasts a change of a notification to its owner.';

create function private.broadcast_notification_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed public.notifications := coalesce(new, old);
begin
  if private.is_online(changed.user_id) then
    perform private.broadcast_notification(
      changed, case tg_op when 'INSERT' then 'inserted' when 'UPDATE' then 'updated' else 'deleted' end
    );
  end if;
  return null;
end;
$$;
comment on function private.broadcast_notification_change is
  'Broadcasts a change of a notification, so that all tabs and devices show the same.';

-- New announcements are broadcast by send_announcement_batch, for all recipients at once.
create trigger broadcast_new_notification after insert on public.notifications
for each row when (new.kind <> 'announcement') execute function private.broadcast_notification_change();
create trigger broadcast_notification_change after update or delete on public.notifications
for each row execute function private.broadcast_notification_change();

-- A browser's Realtime token has no subject, so no table policy admits it. It names the one topic it may receive,
-- user:<principal>, order:<order> or desk. There is no insert policy, so clients cannot send.
create function private.can_receive_topic(p_topic text, p_session_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select p_topic like 'order:%' or exists (
    select from private.sessions as s
    where s.id = p_session_id and p_topic = 'user:' || s.user_id::text and private.is_session_active(s)
  );
$$;
comment on function private.can_receive_topic is
  'Returns whether a topic may be received: a user topic needs an active session of that user, an order topic only the token.';
-- Policies run as the caller, who needs execute; without usage on the schema no client can call it directly.
grant execute on function private.can_receive_topic(text, uuid) to authenticated;

create policy "Subscribers receive the topic named in their token" on realtime.messages
for select to authenticated using (
  realtime.messages.extension = 'broadcast'
  and (select realtime.topic()) = ((select auth.jwt()) ->> 'topic')
  and (select private.can_receive_topic((select auth.jwt()) ->> 'topic', ((select auth.jwt()) ->> 'session_id')::uuid))
);
