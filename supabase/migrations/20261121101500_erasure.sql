create table private.data_exports (
  id bigint generated always as identity primary key,
  shopify_customer_id text not null,
  requested_at timestamptz not null default now(),
  body jsonb not null
);
create index on private.data_exports (shopify_customer_id);
comment on table private.data_exports is 'Data held about customers who requested it, for staff to provide.';
alter table private.data_exports enable row level security;

create function private.find_customer_orders(p_customer jsonb) returns setof public.orders
language sql stable set search_path = '' as $$
  select o.* from public.orders as o where o.shopify_customer_id = p_customer ->> 'shopify_customer_id'
  union
  select o.* from public.orders as o
  where o.shopify_order_id in (select jsonb_array_elements_text(p_customer -> 'shopify_order_ids'));
$$;
comment on function private.find_customer_orders is
  'Returns the orders a privacy request concerns: those Shopify lists and those of the customer.';

create function private.mentions_customer(p_body text, p_customer jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select strpos(lower(p_body), lower(p_customer ->> 'email')) > 0 or exists (
    select from jsonb_array_elements_text(
      (p_customer -> 'shopify_order_ids') || jsonb_build_array(p_customer ->> 'shopify_customer_id')
    ) as gid
    where p_body ~ ('\m' || substring(gid from '[0-9]+$') || '\M')
  );
$$;
comment on function private.mentions_customer is
  'Returns whether an arbitrary text appears to mention a customer. Prefers false positives.';

create function public.redact_customer(p_delivery jsonb, p_customer jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  customer_id constant text := p_customer ->> 'shopify_customer_id';
begin
  if not private.begin_delivery(p_delivery) then return 'duplicate'; end if;
  perform private.lock_identities();
  perform private.lock_order(concerned.id) from (
    select jsonb_array_elements_text(p_customer -> 'shopify_order_ids') as id
    union select o.shopify_order_id from private.find_customer_orders(p_customer) as o order by 1
  ) as concerned;
  perform private.lock_customer(customer_id);
  insert into private.order_tombstones (shopify_order_id, reason)
  select jsonb_array_elements_text(p_customer -> 'shopify_order_ids'), 'redacted'
  union select o.shopify_order_id, 'redacted' from private.find_customer_orders(p_customer) as o
  on conflict (shopify_order_id) do nothing;
  perform private.erase_order_personal_data(o.id) from private.find_customer_orders(p_customer) as o;
  -- Deletes the linked person only: an order's email address was typed by anybody and must not erase an account.
  delete from public.profiles where user_id in (
    select l.user_id from private.customer_links as l where l.shopify_customer_id = customer_id
  );
  update public.orders set shopify_customer_id = null, user_id = null
  where id in (select o.id from private.find_customer_orders(p_customer) as o);
  delete from private.dead_letters as d where private.mentions_customer(d.body, p_customer);
  delete from private.data_exports as e where e.shopify_customer_id = customer_id;
  perform private.erase_subscribers(p_customer);
  perform private.record_completed_audit(null, 'customer.redacted', 'shopify:' || customer_id);
  return private.finish_delivery(p_delivery, 'recorded');
end;
$$;
comment on function public.redact_customer is
  'Erases a customer: the person, their identities, and names, addresses and email on their orders. Items and amounts stay.';

create function public.export_customer(p_delivery jsonb, p_customer jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  customer_id constant text := p_customer ->> 'shopify_customer_id';
  customer_user_id constant uuid := (select l.user_id from private.customer_links as l where l.shopify_customer_id = customer_id);
begin
  if not private.begin_delivery(p_delivery) then return 'duplicate'; end if;
  insert into private.data_exports (shopify_customer_id, body) values (customer_id, jsonb_build_object(
    'customer', p_customer,
    'profile', (select to_jsonb(p) from public.profiles as p where p.user_id = customer_user_id),
    'identities', (select jsonb_agg(to_jsonb(i)) from private.identities as i where i.user_id = customer_user_id),
    'sessions', (select jsonb_agg(jsonb_build_object('created_at', s.created_at, 'last_seen_at', s.last_seen_at))
      from private.sessions as s where s.user_id = customer_user_id),
    'notifications', (select jsonb_agg(to_jsonb(n)) from public.notifications as n where n.user_id = customer_user_id),
    'subscription', private.export_subscriber(p_customer),
    'hidden_orders', (select jsonb_agg(to_jsonb(h)) from public.hidden_orders as h where h.user_id = customer_user_id),
    'orders', (
      select jsonb_agg(to_jsonb(o) || jsonb_build_object(
        'email', (select c.email from private.order_contacts as c where c.order_id = o.id),
        'items', (select jsonb_agg(to_jsonb(i)) from public.order_items as i where i.order_id = o.id),
        'staff_details', (select to_jsonb(d) - 'order_id' from public.order_staff_details as d where d.order_id = o.id),
        'notes', (select jsonb_agg(jsonb_build_object('text', n.text, 'created_at', n.created_at)) from public.order_notes as n where n.order_id = o.id),
        'fulfillments', (select jsonb_agg(to_jsonb(f)) from public.fulfillments as f where f.order_id = o.id),
        'events', (select jsonb_agg(to_jsonb(e)) from public.order_events as e where e.order_id = o.id)
      ))
      from private.find_customer_orders(p_customer) as o
    )
  ));
  perform private.record_completed_audit(null, 'customer.exported', 'shopify:' || customer_id);
  return private.finish_delivery(p_delivery, 'recorded');
end;
$$;
comment on function public.export_customer is 'Stores everything held about a customer, for staff to provide.';

create function public.redact_shop(p_delivery jsonb) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if not private.begin_delivery(p_delivery) then return 'duplicate'; end if;
  perform private.lock_identities();
  -- The conditions are always true: hosted projects reject a delete without one.
  delete from public.orders where id is not null;
  delete from private.pending_order_updates where id is not null;
  delete from private.order_tombstones where shopify_order_id is not null;
  delete from private.dead_letters where id is not null;
  delete from private.data_exports where id is not null;
  delete from private.subscribers where id is not null;
  -- Admins stay, even if they are customers.
  delete from public.profiles as p
  where exists (select from private.customer_links as l where l.user_id = p.user_id) and not private.has_admin_role(p.user_id);
  perform private.record_completed_audit(null, 'shop.redacted', p_delivery ->> 'shop');
  return private.finish_delivery(p_delivery, 'recorded');
end;
$$;
comment on function public.redact_shop is 'Erases all orders and customers after the shop uninstalled the app.';

grant execute on function public.redact_customer(jsonb, jsonb) to service_role;
grant execute on function public.export_customer(jsonb, jsonb) to service_role;
grant execute on function public.redact_shop(jsonb) to service_role;
