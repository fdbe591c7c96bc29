-- What changes is said on the private topic of the person, user:<principal>; for an order with a guest link also on order:<order>.
create table private.guest_links (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  order_id uuid not null references public.orders on delete cascade,
  expires_at timestamptz not null
);
create index on private.guest_links (order_id);
comment on table private.guest_links is 'Links by which an order is seen without signing in. Only the digest of the secret in the link is kept.';

alter table private.guest_links enable row level security;

create function private.send_order(p_topic text, p_change text, p_order public.orders, p_old_fulfillment_status text) returns void
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
comment on function private.send_order is 'Says on a topic that an order changed. No name and no address: a page that hears it asks for the rest.';

create function private.tell_of_order(p_change text, p_order public.orders, p_old_fulfillment_status text) returns void
language plpgsql set search_path = '' as $$
begin
  if p_order.user_id is not null then
    perform private.send_order('user:' || p_order.user_id, p_change, p_order, p_old_fulfillment_status);
  end if;
  if exists (select from private.guest_links where order_id = p_order.id and expires_at > now()) then
    perform private.send_order('order:' || p_order.id, p_change, p_order, p_old_fulfillment_status);
  end if;
end;
$$;
comment on function private.tell_of_order is 'Tells the owner of an order and its guests.';

create function private.announce_order() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before public.orders := old;
begin
  if tg_op = 'INSERT' then
    -- Not 'inserted' when it is imported long after it was placed: nobody has just ordered.
    perform private.tell_of_order(
      case when new.placed_at > new.heard_at - interval '1 day' then 'inserted' else 'updated' end, new, new.fulfillment_status
    );
  elsif new.deleted_at is not null then
    if old.deleted_at is null then perform private.tell_of_order('deleted', old, old.fulfillment_status); end if;
  elsif new.user_id is distinct from old.user_id then
    -- Not 'inserted': who has just linked their account has placed no order.
    if old.user_id is not null then
      perform private.send_order('user:' || old.user_id, 'deleted', old, old.fulfillment_status);
    end if;
    perform private.tell_of_order('updated', new, old.fulfillment_status);
  else
    -- When something was heard or read is nothing to see.
    before.heard_at := new.heard_at;
    before.transaction_at := new.transaction_at;
    before.fulfillment_orders_read_at := new.fulfillment_orders_read_at;
    if new is distinct from before then perform private.tell_of_order('updated', new, old.fulfillment_status); end if;
  end if;
  return null;
end;
$$;
comment on function private.announce_order is 'Says what became of an order, when there is anything to see.';

create trigger announce after insert or update on public.orders
for each row execute function private.announce_order();

create function private.announce_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_of_order('updated', o, o.fulfillment_status)
  from public.orders as o
  where o.deleted_at is null and o.id in (
    select n.order_id from after_update as n join before_update as b using (id) where n.image_url is distinct from b.image_url
  );
  return null;
end;
$$;
comment on function private.announce_pictures is 'Pictures come by themselves, read after the order was delivered: all else about items changes with the order.';

create trigger announce after update on public.order_items
referencing old table as before_update new table as after_update
for each statement execute function private.announce_pictures();

create function private.announce_notification() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  said public.notifications := coalesce(new, old);
begin
  perform realtime.send(
    to_jsonb(said) - 'user_id' || jsonb_build_object('change', case tg_op when 'INSERT' then 'inserted' when 'UPDATE' then 'updated' else 'deleted' end),
    'notification', 'user:' || said.user_id, true
  );
  return null;
end;
$$;
comment on function private.announce_notification is 'Says what became of a notification, so that all tabs and devices of the person show the same.';

create trigger announce after insert or update or delete on public.notifications
for each row execute function private.announce_notification();
