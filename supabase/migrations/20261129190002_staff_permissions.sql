-- One role per person, and what each role may do.
alter table public.user_roles drop constraint user_roles_pkey;
alter table public.user_roles add primary key (user_id);
comment on table public.user_roles is
  'The role of each member of staff. The only source of roles: tokens and user metadata never grant one. Only functions write it.';
-- A function keeps the last owner; whoever has the server's key could delete the row without this.
revoke insert, update, delete on public.user_roles from service_role;

create table private.role_permissions (
  role public.app_role not null,
  permission text not null check (permission in ('orders', 'packing', 'money', 'contacts', 'shop')),
  primary key (role, permission)
);
comment on table private.role_permissions is
  'What each role may do; app/core/staff-permissions.ts has the same table. orders: the queue, orders without amounts and mail addresses, batches and slips. packing: fulfill, track, hold, release and note. money: amounts, refunds and cancellations. contacts: mail addresses. shop: everything else.';
alter table private.role_permissions enable row level security;
insert into private.role_permissions (role, permission) values
  ('owner', 'orders'), ('owner', 'packing'), ('owner', 'money'), ('owner', 'contacts'), ('owner', 'shop'),
  ('packer', 'orders'), ('packer', 'packing');

create function private.has_permission(p_user_id uuid, p_permission text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.user_roles as r join private.role_permissions as p on p.role = r.role
    where r.user_id = p_user_id and p.permission = p_permission
  );
$$;
comment on function private.has_permission is 'Returns whether the role that a person has now includes a permission.';

create function private.require_permission(p_actor_id uuid, p_permission text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if p_actor_id is null or not private.has_permission(p_actor_id, p_permission) then
    raise exception 'only staff with the permission % may do this', p_permission using errcode = 'insufficient_privilege';
  end if;
end;
$$;
comment on function private.require_permission is 'Raises insufficient_privilege (42501) unless the role that a person has now includes a permission.';

create or replace function private.has_admin_role(p_user_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.user_roles where user_id = p_user_id);
$$;
comment on function private.has_admin_role is 'Returns whether a person is a member of staff, in whichever role.';

create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_permission((select auth.uid()), 'shop');
$$;
comment on function private.is_admin is
  'Returns whether the caller may read everything: owners. A security definer, so that a policy on user_roles may call it.';

create or replace function private.require_admin_role(p_actor_id uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_permission(p_actor_id, 'shop');
end;
$$;
comment on function private.require_admin_role is
  'Raises insufficient_privilege (42501) unless a person is an owner. A function that others may call too requires a narrower permission.';

create function private.permission_of_action(p_action text) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_action in (
      'fulfillment.create', 'fulfillment.track', 'fulfillment.hold', 'fulfillment.release', 'order.note'
    ) then 'packing'
    when p_action like 'desk-view.%' then 'orders'
    else 'shop'
  end;
$$;
comment on function private.permission_of_action is 'Returns the permission that an operation of staff needs.';

-- What packers may read and do, in the functions that exist: all others stay with owners.
create function private.replace_in_function(p_name text, p_text text, p_replacement text) returns void
language plpgsql set search_path = '' as $$
declare
  definition text;
begin
  select pg_catalog.pg_get_functiondef(p.oid) into strict definition from pg_catalog.pg_proc as p where p.oid = to_regproc(p_name);
  if strpos(definition, p_text) = 0 then
    raise exception '% does not contain %', p_name, p_text using errcode = 'invalid_parameter_value';
  end if;
  execute replace(definition, p_text, p_replacement);
end;
$$;
select private.replace_in_function(
  'public.' || name, 'private.require_admin_role(p_actor_id)', format('private.require_permission(p_actor_id, %L)', permission)
)
from (values
  ('find_desk_orders', 'orders'), ('count_desk_orders', 'orders'), ('list_shipping_methods', 'orders'), ('list_desk_views', 'orders'),
  ('find_order_timeline', 'orders'), ('add_order_batch', 'orders'), ('find_order_batch', 'orders'), ('find_order_batches', 'orders'),
  ('find_order_batch_parcels', 'orders'), ('start_order_batch', 'packing'), ('add_undo_batch', 'packing'), ('retry_order_batch', 'packing'),
  ('take_order_batch_rows', 'packing'), ('end_order_batch_row', 'packing'), ('claim_packing_lease', 'packing'),
  ('find_orders_by_tracking', 'packing'), ('add_tracking_rows', 'packing'), ('find_tracking_import', 'packing'),
  ('find_tracking_imports', 'packing'), ('approve_tracking_rows', 'packing'), ('take_tracking_rows', 'packing'), ('end_tracking_row', 'packing'),
  ('withdraw_tracking_rows', 'packing'), ('hasten_tracking_rows', 'packing')
) as allowed (name, permission);
-- Counting what begins with a part of a mail address would find out the address.
select private.replace_in_function('public.count_desk_orders', 'private.require_permission(p_actor_id, ''orders'')',
  'private.require_permission(p_actor_id, case when p_filters::text like ''%@%'' then ''contacts'' else ''orders'' end)');
select private.replace_in_function('public.find_sales', 'private.has_admin_role(p_actor_id)', 'private.has_permission(p_actor_id, ''money'')');
select private.replace_in_function('public.find_order_actions', 'private.has_admin_role(p_actor_id)', 'private.has_permission(p_actor_id, ''orders'')');
select private.replace_in_function(
  'private.evaluate_staff_claim', 'private.has_admin_role(p_actor_id)', 'private.has_permission(p_actor_id, private.permission_of_action(p_action))'
);
select private.replace_in_function('public.find_security_state', ' where r.role = ''admin''', '');

-- The rows that packers get are lists of what they may see, so that a new column is hidden until somebody allows it.
create function private.to_packer_order(p_row jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(p_row)
  where key in (
    'id', 'shopify_order_id', 'order_number', 'placed_at', 'ship_by', 'priority', 'status', 'financial_status', 'fulfillment_status', 'currency',
    'shipping_method', 'fulfillment_orders', 'shipping_address', 'shopify_customer_id', 'user_id', 'note', 'tags', 'hold_reasons', 'risk',
    'found_by', 'packing', 'same_address'
  );
$$;
comment on function private.to_packer_order is 'Returns what a packer may see of an order of the desk: no amounts and no mail address.';

create function private.to_packer_items(p_items jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg((
    select jsonb_object_agg(key, value) from jsonb_each(item)
    where key in ('shopify_line_item_id', 'title', 'variant_title', 'sku', 'quantity', 'removed_quantity', 'image_url', 'variant_id', 'bundle')
  ) order by place), '[]')
  from jsonb_array_elements(p_items) with ordinality as items (item, place);
$$;
comment on function private.to_packer_items is 'Returns what a packer may see of the items of an order: no prices.';

alter function public.find_desk_orders(uuid, jsonb, jsonb, integer, boolean, boolean) set schema private;
revoke execute on function private.find_desk_orders(uuid, jsonb, jsonb, integer, boolean, boolean) from service_role;

create function public.find_desk_orders(
  p_actor_id uuid, p_filter jsonb default '{}', p_after jsonb default null, p_limit integer default 50,
  p_latest_first boolean default false, p_joins_addresses boolean default true
) returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission(p_actor_id, 'orders');
  if private.has_permission(p_actor_id, 'money') and private.has_permission(p_actor_id, 'contacts') then
    return query select private.find_desk_orders(p_actor_id, p_filter, p_after, p_limit, p_latest_first, p_joins_addresses);
    return;
  end if;
  -- Beginnings of a mail address would find out the address.
  if p_filter ->> 'text' like '%@%' then return; end if;
  return query
  select private.to_packer_order(listed) || jsonb_build_object('items', private.to_packer_items(nullif(listed -> 'items', 'null')))
  from private.find_desk_orders(p_actor_id, p_filter, p_after, p_limit, p_latest_first, p_joins_addresses) as listed;
end;
$$;
comment on function public.find_desk_orders is
  'Returns orders for the desk: express orders first, then by promised ship date and time; or the latest first. Filters: see desk_conditions; the next page starts after p_after: id, and at, its time; without p_latest_first also its priority and ship_by. With p_joins_addresses each order has the other open orders to its address. Packers get no amounts and no mail addresses.';
grant execute on function public.find_desk_orders(uuid, jsonb, jsonb, integer, boolean, boolean) to service_role;

alter function public.find_order_timeline(uuid, uuid, integer) set schema private;
revoke execute on function private.find_order_timeline(uuid, uuid, integer) from service_role;

create function public.find_order_timeline(p_actor_id uuid, p_order_id uuid, p_limit integer default 100) returns table (
  source text, kind text, at timestamptz, staff_name text, outcome text, detail jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission(p_actor_id, 'orders');
  return query
  select t.source, t.kind, t.at, t.staff_name, t.outcome, case when private.has_permission(p_actor_id, 'money') then t.detail else (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(t.detail)
    where key in ('carrier', 'number', 'hold_reason', 'topic', 'notification', 'items')
  ) end
  from private.find_order_timeline(p_actor_id, p_order_id, p_limit) as t;
end;
$$;
comment on function public.find_order_timeline is
  'Returns what happened to an order, the latest first: events of the shop, operations of staff with their outcome (without one ''checking'', and ''unknown'' after ten minutes), what its customer did and what the storefront did. Packers get no amounts.';
grant execute on function public.find_order_timeline(uuid, uuid, integer) to service_role;

-- Row level security admits packers to no order, because it cannot hide columns.
create function public.find_packer_order(p_actor_id uuid, p_reference jsonb) returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission(p_actor_id, 'orders');
  return query
  select private.to_packer_order(to_jsonb(o)) || jsonb_build_object(
    'items', (
      select private.to_packer_items(coalesce(jsonb_agg(to_jsonb(i) order by i.position), '[]')) from public.order_items as i where i.order_id = o.id
    ),
    'fulfillments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', f.shopify_fulfillment_id, 'status', f.status, 'shipment_status', f.shipment_status, 'tracking', f.tracking, 'items', f.items
      ) order by f.created_at), '[]')
      from public.fulfillments as f where f.order_id = o.id
    ),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'at', e.at, 'subject', e.subject, 'detail', '{}'::jsonb)), '[]')
      from public.order_events as e where e.order_id = o.id and e.kind not like 'refund%'
    )
  )
  from public.orders as o
  where o.deleted_at is null and (
    o.id::text = p_reference ->> 'id' or o.shopify_order_id = p_reference ->> 'shopify_order_id'
    or o.order_number in (select jsonb_array_elements_text(p_reference -> 'order_numbers'))
  )
  order by o.shopify_order_id = p_reference ->> 'shopify_order_id' desc nulls last, o.placed_at desc limit 1;
end;
$$;
comment on function public.find_packer_order is
  'Returns an order for staff who may see no amounts, by one of id, shopify_order_id and order_numbers; no row if there is none.';
grant execute on function public.find_packer_order(uuid, jsonb) to service_role;

create function public.find_order_notes(p_actor_id uuid, p_order_id uuid)
returns table (id uuid, text text, created_at timestamptz, author_name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission(p_actor_id, 'orders');
  return query
  select n.id, n.text, n.created_at, p.first_name from public.order_notes as n left join public.profiles as p on p.user_id = n.author_id
  where n.order_id = p_order_id order by n.created_at desc;
end;
$$;
comment on function public.find_order_notes is 'Returns the notes of staff about an order, the newest first.';
grant execute on function public.find_order_notes(uuid, uuid) to service_role;

-- The admin asks for the role with each request.
drop function public.touch_admin_session(uuid, boolean);
create function public.touch_admin_session(p_session_id uuid, p_is_activity boolean default true) returns table (
  access public.admin_access,
  user_id uuid,
  first_name text,
  is_enrolled boolean,
  role public.app_role
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  update private.sessions as s set last_seen_at = now()
  where p_is_activity and s.id = p_session_id and s.last_seen_at < now() - interval '1 minute' and private.is_session_active(s);
  update private.admin_sessions as a set last_seen_at = now()
  where p_is_activity and a.session_id = p_session_id and a.last_seen_at < now() - interval '1 minute'
    and private.is_second_factor_current(p_session_id);

  return query
  select case when r.role is null then 'no-role' when private.is_second_factor_current(s.id) then 'granted' else 'unverified' end::public.admin_access,
    s.user_id, p.first_name, exists (select from private.second_factors as f where f.user_id = s.user_id), r.role
  from private.sessions as s join public.profiles as p on p.user_id = s.user_id left join public.user_roles as r on r.user_id = s.user_id
  where s.id = p_session_id and private.is_session_active(s);
  if not found then
    return query select 'signed-out'::public.admin_access, null::uuid, null::text, false, null::public.app_role;
  end if;
end;
$$;
comment on function public.touch_admin_session is
  'Returns whether the owner of a session may use the admin now, and in which role, always as one row. Extends the session unless the request is none of the person''s activity, with at most one write per minute.';
grant execute on function public.touch_admin_session(uuid, boolean) to service_role;

create or replace function public.grant_admin_role(p_email text, p_removes_second_factor boolean default false) returns text
language plpgsql security definer set search_path = '' as $$
declare
  -- Anybody can sign up with the address of another person, so only a verified one identifies its owner.
  person_ids uuid[] := array(
    select distinct i.user_id from private.identities as i where i.email_verified and private.is_same_email(i.email, p_email)
  );
  person_id uuid := person_ids[1];
begin
  if cardinality(person_ids) > 1 then return 'several-people'; end if;
  if person_id is null then
    return case when exists (select from private.identities as i where private.is_same_email(i.email, p_email))
      then 'not-verified' else 'no-person' end;
  end if;
  if p_removes_second_factor then
    delete from private.second_factors where user_id = person_id;
    if not found then return 'no-second-factor'; end if;
    perform private.record_completed_audit(null, 'second-factor.removed', 'person:' || person_id);
    return 'removed';
  end if;
  insert into public.user_roles (user_id, role) values (person_id, 'owner')
  on conflict (user_id) do update set granted_at = now(), role = 'owner' where user_roles.role <> 'owner';
  if not found then return 'already-admin'; end if;
  return 'granted';
end;
$$;
comment on function public.grant_admin_role is
  'Makes the person with this verified email address an owner, or removes their lost second factor. Returns what was done, or why not.';
