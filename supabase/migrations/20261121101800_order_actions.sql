-- Actions of staff name the order in their details, by our id or by Shopify's.
create index on private.audit_log ((details ->> 'order'), id desc) where details ->> 'order' is not null;

create function public.find_order_actions(p_actor_id uuid, p_order_id uuid) returns table (
  id bigint,
  action text,
  at timestamptz,
  staff_name text,
  outcome public.audit_outcome,
  job_id text
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if p_actor_id is null or not private.has_admin_role(p_actor_id) then
    raise exception 'only admins may read what staff did' using errcode = 'insufficient_privilege';
  end if;
  return query
    select l.id, l.action, l.at, p.first_name, ao.outcome, ao.details #>> '{after,job}'
    from public.orders as o
    -- The planner overestimates the rows of an order. An offset keeps it from reading the whole log from its end instead.
    cross join lateral (
      select * from private.audit_log as each where each.details ->> 'order' = any (array[o.id::text, o.shopify_order_id]) offset 0
    ) as l
    -- Refused attempts and repeated forms are no claims: they changed nothing.
    join private.staff_actions as a on a.audit_id = l.id
    left join private.audit_outcomes as ao on ao.audit_id = l.id
    left join public.profiles as p on p.user_id = l.actor_id
    where o.id = p_order_id and o.deleted_at is null
    order by l.id desc limit 200;
end;
$$;
comment on function public.find_order_actions is
  'Returns what staff did with an order, the latest first, for admins. The outcome is null while it is being checked; job_id is Shopify''s job that makes the change later. No other details of the audit log.';
grant execute on function public.find_order_actions(uuid, uuid) to service_role;

create function public.find_order_timeline(p_actor_id uuid, p_order_id uuid, p_limit integer default 100) returns table (
  source text,
  kind text,
  at timestamptz,
  staff_name text,
  outcome text,
  detail jsonb
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin_role(p_actor_id);
  return query
  with wanted as materialized (select o.* from public.orders as o where o.id = p_order_id and o.deleted_at is null),
  actions as materialized (
    select l.*, ao.outcome::text, ao.details as ended from wanted as o
    -- The planner overestimates the rows of an order. An offset keeps it from reading the whole log from its end instead.
    cross join lateral (
      select * from private.audit_log as each where each.details ->> 'order' = any (array[o.id::text, o.shopify_order_id]) offset 0
    ) as l
    -- Refused attempts and repeated forms changed nothing.
    join private.staff_actions as a on a.audit_id = l.id
    left join private.audit_outcomes as ao on ao.audit_id = l.id
    union all
    select l.*, 'done', '{}' from wanted as o
    join private.audit_log as l on l.target = o.id::text and l.action in ('packing.claim', 'packing.take-over')
  )
  select 'shop', e.kind, e.at, null::text, null::text, e.detail
  from wanted as o join public.order_events as e on e.order_id = o.id
  union all
  select 'staff', l.action, l.at, p.first_name, coalesce(l.outcome, case when l.at > now() - interval '10 minutes' then 'checking' else 'unknown' end), jsonb_strip_nulls(jsonb_build_object(
    'carrier', l.details -> 'carrier', 'number', l.details -> 'number', 'amount_minor', l.details -> 'amount_minor',
    'hold_reason', case when l.action = 'fulfillment.hold' then l.ended #> '{after,holds,-1,reason}' end
  ))
  from actions as l left join public.profiles as p on p.user_id = l.actor_id
  union all
  select 'customer', 'hidden', h.hidden_at, null, null, '{}'
  from wanted as o join public.hidden_orders as h on h.order_id = o.id and h.user_id = o.user_id
  union all
  select 'customer', 'linked', c.linked_at, null, null, '{}'
  from wanted as o join private.customer_links as c on c.shopify_customer_id = o.shopify_customer_id and c.user_id = o.user_id
  where c.linked_at > o.recorded_at
  union all
  select 'system', 'recorded', o.recorded_at, null, null, '{}' from wanted as o
  union all
  -- Deliveries that changed nothing tell staff nothing.
  select case when w.has_changed_items then 'shop' else 'system' end, case when w.has_changed_items then 'items-changed' else 'webhook' end, w.received_at, null, null, jsonb_build_object('topic', w.topic)
  from wanted as o join private.webhook_events as w on w.shopify_order_id = o.shopify_order_id
  where w.outcome <> 'older'
  union all
  select 'system', 'reconciled', d.reconciled_at, null, null, '{}'
  from wanted as o join public.order_staff_details as d on d.order_id = o.id where d.reconciled_at is not null
  union all
  select 'system', 'mailed', c.confirmed_at, null, null, '{}'
  from wanted as o join private.order_contacts as c on c.order_id = o.id where c.confirmed_at is not null
  union all
  select 'system', 'notified', n.created_at, null, null, jsonb_build_object('notification', n.kind)
  from wanted as o join public.notifications as n on n.user_id = o.user_id and n.data ->> 'order_id' = o.id::text
  order by 3 desc, 2 limit least(p_limit, 250);
end;
$$;
comment on function public.find_order_timeline is
  'Returns what happened to an order, the latest first, for admins: events of the shop, operations of staff with their outcome (without one ''checking'', and ''unknown'' after ten minutes), what its customer did and what the storefront did. Webhooks are known for 30 days, and the newest 50 notifications of a person. Of the audit log only tracking number, amount and reason of a hold.';
grant execute on function public.find_order_timeline(uuid, uuid, integer) to service_role;
