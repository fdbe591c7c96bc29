alter table private.webhook_events add column item_changes jsonb;
comment on column private.webhook_events.item_changes is
  'Which items it changed: title, variant, and the quantities before and after. Null if none, or if it was received before this was stored.';

create or replace function private.item_quantities(p_order_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(i.shopify_line_item_id, jsonb_build_object(
    'position', i.position, 'title', i.title, 'variant', i.variant_title, 'quantity', i.quantity
  ))
  from public.order_items as i where i.order_id = p_order_id;
$$;
comment on function private.item_quantities is 'Returns position, title, variant and quantity of each item of an order by its id; null without items.';

create function private.compare_item_quantities(p_before jsonb, p_after jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(changed.item order by changed.position, changed.id), '[]')
  from (
    select id, coalesce(a.value, b.value) -> 'position' as position, jsonb_build_object(
      'title', coalesce(a.value, b.value) -> 'title', 'variant', coalesce(a.value, b.value) -> 'variant',
      'from', coalesce(b.value -> 'quantity', '0'), 'to', coalesce(a.value -> 'quantity', '0')
    ) as item
    from jsonb_each(coalesce(p_before, '{}')) as b (id, value)
    full join jsonb_each(coalesce(p_after, '{}')) as a (id, value) using (id)
    where coalesce(b.value -> 'quantity', '0') <> coalesce(a.value -> 'quantity', '0')
  ) as changed;
$$;
comment on function private.compare_item_quantities is
  'Returns title, variant and both quantities of each item whose quantity differs, an item that is missing on one side with 0.';

create or replace function public.record_order(p_delivery jsonb, p_order jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  incoming public.orders := jsonb_populate_record(null::public.orders, p_order);
  before public.orders;
  saved public.orders;
  tombstone_reason text;
  is_changed boolean;
  is_newest boolean;
  -- Evaluated in separate statements: within one OR expression Postgres may skip a function and its side effects.
  has_changed_items boolean;
  has_changed_fulfillments boolean;
  items_before jsonb;
  changed_items jsonb;
begin
  if not private.begin_delivery(p_delivery, incoming.shopify_order_id) then return 'duplicate'; end if;
  perform private.lock_order(incoming.shopify_order_id);
  select o.* into before from public.orders as o where o.shopify_order_id = incoming.shopify_order_id;
  items_before := private.item_quantities(before.id);
  -- Without access to protected customer data Shopify omits the field; the known customer stays.
  if not p_order ? 'shopify_customer_id' then incoming.shopify_customer_id := before.shopify_customer_id; end if;
  perform private.lock_customer(incoming.shopify_customer_id);
  select t.reason into tombstone_reason from private.order_tombstones as t where t.shopify_order_id = incoming.shopify_order_id;
  if tombstone_reason = 'deleted' then return private.finish_delivery(p_delivery, 'older'); end if;
  if tombstone_reason = 'redacted' then incoming := private.strip_personal_data(incoming); end if;

  incoming.snapshot_at := private.delivery_snapshot_at(p_delivery);
  saved := private.save_order(incoming);
  is_newest := saved.id is not null;
  if not is_newest then
    saved := before;
    is_changed := private.fill_missing_images(saved.id, p_order -> 'items');
  else
    before.snapshot_at := saved.snapshot_at;
    has_changed_items := private.save_order_items(saved.id, p_order -> 'items');
    is_changed := has_changed_items or saved is distinct from before;
    changed_items := private.compare_item_quantities(items_before, private.item_quantities(saved.id));
    if before.id is not null and changed_items <> '[]' then
      update private.webhook_events as w set has_changed_items = true, item_changes = changed_items
      where w.webhook_id = p_delivery ->> 'webhook_id';
    end if;
    if tombstone_reason is null then perform private.save_order_contact(saved.id, p_order ->> 'email'); end if;
  end if;
  perform private.save_order_staff_details(
    saved.id, case when tombstone_reason is null then p_order else p_order - 'note' - 'tags' end, is_newest
  );
  -- Events of an older version still happened.
  perform private.record_order_history(saved.id, incoming, p_order -> 'fulfillments');
  has_changed_fulfillments := (
    select coalesce(bool_or(private.save_fulfillment(saved.id, fulfillment, incoming.snapshot_at)), false)
    from jsonb_array_elements(p_order -> 'fulfillments') as fulfillment
  );
  perform private.apply_pending_order_updates(saved.id, incoming.shopify_order_id);
  return private.finish_delivery(p_delivery, case when is_changed or has_changed_fulfillments then 'recorded' else 'older' end);
end;
$$;

create or replace function public.find_order_timeline(p_actor_id uuid, p_order_id uuid, p_limit integer default 100) returns table (
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
  select case when w.has_changed_items then 'shop' else 'system' end, case when w.has_changed_items then 'items-changed' else 'webhook' end, w.received_at, null, null, jsonb_strip_nulls(jsonb_build_object('topic', w.topic, 'items', w.item_changes))
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
