create table private.data_exports (
  id bigint generated always as identity primary key,
  shopify_customer_id text not null,
  requested_at timestamptz not null default now(),
  body jsonb not null
);
create index on private.data_exports (shopify_customer_id);
comment on table private.data_exports is 'What is held of customers who asked for it, for staff to hand over.';
alter table private.data_exports enable row level security;

create function private.find_customer_orders(p_customer jsonb) returns setof public.orders
language sql stable set search_path = '' as $$
  select o.* from public.orders as o where o.shopify_customer_id = p_customer ->> 'shopify_customer_id'
  union
  select o.* from public.orders as o
  where o.shopify_order_id in (select jsonb_array_elements_text(p_customer -> 'shopify_order_ids'));
$$;
comment on function private.find_customer_orders is 'The orders that a request about a customer concerns: those that the shop lists, and those that name the customer.';

create function private.mentions_customer(p_body text, p_customer jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select strpos(lower(p_body), lower(p_customer ->> 'email')) > 0 or exists (
    select from jsonb_array_elements_text(
      (p_customer -> 'shopify_order_ids') || jsonb_build_array(p_customer ->> 'shopify_customer_id')
    ) as gid
    where p_body ~ ('\m' || substring(gid from '[0-9]+$') || '\M')
  );
$$;
comment on function private.mentions_customer is 'Whether a text that may be anything seems to speak of a customer. It errs towards yes.';

create function public.redact_customer(p_delivery jsonb, p_customer jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  customer_id constant text := p_customer ->> 'shopify_customer_id';
begin
  if not private.take_delivery(p_delivery) then return 'duplicate'; end if;
  perform private.lock_who_is_who();
  perform private.lock_order(theirs.id) from (
    select jsonb_array_elements_text(p_customer -> 'shopify_order_ids') as id
    union select o.shopify_order_id from private.find_customer_orders(p_customer) as o order by 1
  ) as theirs;
  perform private.lock_customer(customer_id);
  insert into private.forgotten_orders (shopify_order_id, why)
  select jsonb_array_elements_text(p_customer -> 'shopify_order_ids'), 'redacted'
  union select o.shopify_order_id, 'redacted' from private.find_customer_orders(p_customer) as o
  on conflict (shopify_order_id) do nothing;
  perform private.erase_order(o.id) from private.find_customer_orders(p_customer) as o;
  -- The person goes with all that is theirs. By the customer alone: an address that somebody typed erases nobody's account.
  delete from public.profiles where user_id in (
    select l.user_id from private.customer_links as l where l.shopify_customer_id = customer_id
  );
  update public.orders set shopify_customer_id = null, user_id = null
  where id in (select o.id from private.find_customer_orders(p_customer) as o);
  delete from private.dead_letters as d where private.mentions_customer(d.body, p_customer);
  delete from private.data_exports as e where e.shopify_customer_id = customer_id;
  perform private.audit_done(null, 'customer.redacted', 'shopify:' || customer_id);
  return private.end_delivery(p_delivery, 'recorded');
end;
$$;
comment on function public.redact_customer is
  'Erases a customer: the person and their sign-in, and names, addresses and e-mail on what they ordered. What was sold for how much stays.';

create function public.export_customer(p_delivery jsonb, p_customer jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  customer_id constant text := p_customer ->> 'shopify_customer_id';
  person constant uuid := (select l.user_id from private.customer_links as l where l.shopify_customer_id = customer_id);
begin
  if not private.take_delivery(p_delivery) then return 'duplicate'; end if;
  insert into private.data_exports (shopify_customer_id, body) values (customer_id, jsonb_build_object(
    'customer', p_customer,
    'profile', (select to_jsonb(p) from public.profiles as p where p.user_id = person),
    'identities', (select jsonb_agg(to_jsonb(i)) from private.identities as i where i.user_id = person),
    'sessions', (select jsonb_agg(jsonb_build_object('created_at', s.created_at, 'last_seen_at', s.last_seen_at))
      from private.sessions as s where s.user_id = person),
    'notifications', (select jsonb_agg(to_jsonb(n)) from public.notifications as n where n.user_id = person),
    'hidden_orders', (select jsonb_agg(to_jsonb(h)) from public.hidden_orders as h where h.user_id = person),
    'orders', (
      select jsonb_agg(to_jsonb(o) || jsonb_build_object(
        'email', (select c.email from private.order_contacts as c where c.order_id = o.id),
        'items', (select jsonb_agg(to_jsonb(i)) from public.order_items as i where i.order_id = o.id),
        'fulfillments', (select jsonb_agg(to_jsonb(f)) from public.fulfillments as f where f.order_id = o.id),
        'events', (select jsonb_agg(to_jsonb(e)) from public.order_events as e where e.order_id = o.id)
      ))
      from private.find_customer_orders(p_customer) as o
    )
  ));
  perform private.audit_done(null, 'customer.exported', 'shopify:' || customer_id);
  return private.end_delivery(p_delivery, 'recorded');
end;
$$;
comment on function public.export_customer is 'Writes down all that is held of a customer, for staff to hand over.';

create function public.redact_shop(p_delivery jsonb) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if not private.take_delivery(p_delivery) then return 'duplicate'; end if;
  perform private.lock_who_is_who();
  -- The conditions are always true: hosted projects refuse a delete without one.
  delete from public.orders where id is not null;
  delete from private.early_parts where id is not null;
  delete from private.forgotten_orders where shopify_order_id is not null;
  delete from private.dead_letters where id is not null;
  delete from private.data_exports where id is not null;
  -- Staff stay: the shop's customers leave, not those who run this server.
  delete from public.profiles as p
  where exists (select from private.customer_links as l where l.user_id = p.user_id) and not private.holds_admin(p.user_id);
  perform private.audit_done(null, 'shop.redacted', p_delivery ->> 'shop');
  return private.end_delivery(p_delivery, 'recorded');
end;
$$;
comment on function public.redact_shop is 'The shop left the platform: its orders and customers are erased.';

grant execute on function public.redact_customer(jsonb, jsonb) to service_role;
grant execute on function public.export_customer(jsonb, jsonb) to service_role;
grant execute on function public.redact_shop(jsonb) to service_role;
