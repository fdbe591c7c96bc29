-- Orders that staff have chosen in the desk, to print or to change together.
create table private.order_batches (
  id uuid primary key,
  author_id uuid references public.profiles on delete set null,
  created_at timestamptz not null default now(),
  action text check (action in ('hold', 'release', 'add-tag', 'remove-tag')),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  undo_of uuid references private.order_batches on delete set null
);
create index on private.order_batches (author_id);
create index on private.order_batches (created_at);
create index on private.order_batches (undo_of);
comment on table private.order_batches is
  'Orders that staff have chosen in the desk, and what is done with all of them. They are deleted after a week; the audit log keeps what was done.';
comment on column private.order_batches.action is 'Null until a change is started: a list of chosen orders can also be printed only.';
comment on column private.order_batches.details is 'The reason and the note of a hold, or a tag.';
comment on column private.order_batches.undo_of is 'The batch whose changes this one takes back.';

create table private.order_batch_rows (
  batch_id uuid not null references private.order_batches on delete cascade,
  place integer not null,
  order_id uuid references public.orders on delete set null,
  seen_holds text[] not null default '{}',
  state text not null default 'waiting' check (state in ('waiting', 'checking', 'done', 'skipped', 'failed')),
  problem text,
  attempt integer not null default 0,
  due_at timestamptz,
  primary key (batch_id, place)
);
create index on private.order_batch_rows (order_id);
create index on private.order_batch_rows (batch_id, due_at) where state in ('waiting', 'checking');
comment on table private.order_batch_rows is 'The orders of a batch with what became of each.';
comment on column private.order_batch_rows.order_id is 'Null if there is no such order, or if it was erased.';
comment on column private.order_batch_rows.seen_holds is 'Why it was on hold when it was chosen: a later hold is not released.';
comment on column private.order_batch_rows.attempt is
  'Part of the idempotency key. It grows only after an attempt that certainly changed nothing.';
comment on column private.order_batch_rows.due_at is
  'When the order may be changed, null until a change is started; while it is being changed, when it may be looked at again.';
alter table private.order_batches enable row level security;
alter table private.order_batch_rows enable row level security;

create function public.add_order_batch(p_actor_id uuid, p_batch_id uuid, p_order_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  if cardinality(p_order_ids) not between 1 and 1000 then
    raise exception 'a batch has 1 to 1000 orders' using errcode = 'invalid_parameter_value';
  end if;
  delete from private.order_batches as b where b.created_at < now() - interval '7 days';
  insert into private.order_batches (id, author_id) values (p_batch_id, p_actor_id) on conflict do nothing;
  if not found then return; end if;
  insert into private.order_batch_rows (batch_id, place, order_id, seen_holds)
  select p_batch_id, min(chosen.place), o.id, coalesce(d.hold_reasons, '{}')
  from unnest(p_order_ids) with ordinality as chosen (id, place)
  left join public.orders as o on o.id = chosen.id and o.deleted_at is null
  left join public.order_staff_details as d on d.order_id = o.id
  group by chosen.id, o.id, d.hold_reasons;
end;
$$;
comment on function public.add_order_batch is
  'Stores at most 1,000 chosen orders, each once. Repeated with the same id, it changes nothing. Deletes batches older than a week.';

create function public.start_order_batch(p_actor_id uuid, p_batch_id uuid, p_action text, p_details jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  update private.order_batches as b set action = p_action, details = p_details where b.id = p_batch_id and b.action is null;
  if found then
    update private.order_batch_rows as r set due_at = now() where r.batch_id = p_batch_id;
    return true;
  end if;
  return exists (select from private.order_batches as b where b.id = p_batch_id and b.action = p_action and b.details = p_details);
end;
$$;
comment on function public.start_order_batch is
  'Starts the one change of a batch. Returns false if another change of it was started before, or if there is no such batch; the same one may be started again.';

create function public.add_undo_batch(
  p_actor_id uuid, p_batch_id uuid, p_undo_of uuid, p_action text, p_details jsonb
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  -- Only what this batch itself has changed is taken back, and once.
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('undo ' || p_undo_of, 0));
  if exists (select from private.order_batches as b where b.undo_of = p_undo_of) then
    return exists (select from private.order_batches as b where b.id = p_batch_id);
  end if;
  if not exists (select from private.order_batch_rows as r where r.batch_id = p_undo_of and r.state = 'done') then return false; end if;
  insert into private.order_batches (id, author_id, action, details, undo_of) values (p_batch_id, p_actor_id, p_action, p_details, p_undo_of);
  insert into private.order_batch_rows (batch_id, place, order_id, seen_holds, due_at)
  select p_batch_id, r.place, r.order_id, coalesce(d.hold_reasons, '{}'), now()
  from private.order_batch_rows as r left join public.order_staff_details as d on d.order_id = r.order_id
  where r.batch_id = p_undo_of and r.state = 'done';
  return true;
end;
$$;
comment on function public.add_undo_batch is
  'Starts a batch that takes back what another one has changed, and nothing that was so before. Returns false if nothing was changed, or if another batch takes it back already.';

create function public.find_order_batch(
  p_actor_id uuid, p_batch_id uuid, p_state text default null, p_after integer default 0, p_limit integer default 100
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  return (
    select jsonb_build_object(
      'action', b.action, 'details', b.details, 'undo_of', b.undo_of,
      'undone_by', (select u.id from private.order_batches as u where u.undo_of = b.id limit 1),
      'due_in_seconds', (
        select ceil(extract(epoch from greatest(min(r.due_at) - now(), interval '0'))) from private.order_batch_rows as r
        where r.batch_id = b.id and r.state in ('waiting', 'checking')
      ),
      'counts', (
        select coalesce(jsonb_object_agg(c.state, c.count), '{}') from (
          select r.state, count(*) as count from private.order_batch_rows as r where r.batch_id = b.id group by 1
        ) as c
      ),
      'rows', (
        select coalesce(jsonb_agg(to_jsonb(page) order by page.place), '[]') from (
          select r.place, r.order_id, o.order_number, r.state, r.problem,
            nullif(concat_ws(' ', o.shipping_address ->> 'first_name', o.shipping_address ->> 'last_name'), '') as customer
          from private.order_batch_rows as r left join public.orders as o on o.id = r.order_id and o.deleted_at is null
          where r.batch_id = b.id and r.place > p_after and (p_state is null or r.state = p_state)
          order by r.place limit least(p_limit, 250)
        ) as page
      )
    ) from private.order_batches as b where b.id = p_batch_id
  );
end;
$$;
comment on function public.find_order_batch is 'Returns a batch with counts by state and a page of its orders; null if there is none.';

create function public.find_order_batches(p_actor_id uuid)
returns table (id uuid, created_at timestamptz, action text, orders bigint, open_orders bigint, staff_name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  return query
  select b.id, b.created_at, b.action, count(*), count(*) filter (where b.action is not null and r.state in ('waiting', 'checking')), p.first_name
  from (select * from private.order_batches as latest order by latest.created_at desc limit 20) as b
  join private.order_batch_rows as r on r.batch_id = b.id
  left join public.profiles as p on p.user_id = b.author_id
  group by b.id, b.created_at, b.action, p.first_name order by b.created_at desc;
end;
$$;
comment on function public.find_order_batches is 'Returns the twenty latest batches, with how many of their orders are not finished.';

create function public.take_order_batch_rows(p_actor_id uuid, p_batch_id uuid, p_limit integer)
returns table (place integer, shopify_order_id text, order_status public.order_status, seen_holds text[], attempt integer, is_in_doubt boolean)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin_role(p_actor_id);
  return query
  with due as (
    select r.batch_id, r.place, r.state from private.order_batch_rows as r
    where r.batch_id = p_batch_id and r.state in ('waiting', 'checking') and r.due_at <= now()
    order by r.place limit least(p_limit, 50) for update skip locked
  )
  update private.order_batch_rows as r set state = 'checking', due_at = now() + interval '90 seconds'
  from due
  where r.batch_id = due.batch_id and r.place = due.place
  returning r.place, (select o.shopify_order_id from public.orders as o where o.id = r.order_id and o.deleted_at is null),
    (select o.status from public.orders as o where o.id = r.order_id), r.seen_holds, r.attempt, due.state = 'checking';
end;
$$;
comment on function public.take_order_batch_rows is
  'Returns orders of a batch to change, each to one caller. One whose outcome is not recorded is returned again after 90 seconds with the same attempt, in doubt.';

create function public.end_order_batch_row(
  p_actor_id uuid, p_batch_id uuid, p_place integer, p_state text, p_problem text default null,
  p_retry_seconds integer default null, p_is_new_attempt boolean default false
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  update private.order_batch_rows as r
  set state = p_state, problem = p_problem, due_at = now() + make_interval(secs => p_retry_seconds),
    attempt = r.attempt + p_is_new_attempt::integer
  where r.batch_id = p_batch_id and r.place = p_place and r.state = 'checking';
end;
$$;
comment on function public.end_order_batch_row is
  'Records what became of an order of a batch. p_retry_seconds with the state waiting or checking: it is taken again then, with a new attempt if this one certainly changed nothing.';

create function public.retry_order_batch(p_actor_id uuid, p_batch_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  update private.order_batch_rows as r set state = 'waiting', problem = null, attempt = r.attempt + 1, due_at = now()
  where r.batch_id = p_batch_id and r.state = 'failed';
end;
$$;
comment on function public.retry_order_batch is 'Lets the failed orders of a batch be tried again.';

create function public.find_order_batch_parcels(p_actor_id uuid, p_batch_id uuid) returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  return query
  select jsonb_build_object(
    'place', r.place, 'id', o.id, 'order_number', o.order_number, 'status', o.status, 'fulfillment_status', o.fulfillment_status,
    'shipping_address', o.shipping_address, 'note', d.note, 'hold_reasons', coalesce(d.hold_reasons, '{}'),
    'fulfillment_orders', o.fulfillment_orders,
    'has_unknown_parcel', coalesce(sent.is_unknown, false),
    'lines', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', i.shopify_line_item_id, 'title', i.title, 'variant_title', i.variant_title, 'sku', i.sku, 'product_id', i.product_id, 'bundle', i.bundle,
        'quantity', greatest(0, i.quantity - coalesce((sent.quantities ->> i.shopify_line_item_id)::integer, 0))
      ) order by i.position), '[]')
      from public.order_items as i where i.order_id = o.id
    )
  )
  from private.order_batch_rows as r
  left join public.orders as o on o.id = r.order_id and o.deleted_at is null
  left join public.order_staff_details as d on d.order_id = o.id
  left join lateral (
    select bool_or(parcel.items = '[]') as is_unknown, (
      select jsonb_object_agg(packed.id, packed.quantity) from (
        select item ->> 'shopify_line_item_id' as id, sum((item ->> 'quantity')::integer) as quantity
        from public.fulfillments as f cross join lateral jsonb_array_elements(f.items) as item
        where f.order_id = o.id and coalesce(f.status, '') <> 'cancelled' group by 1
      ) as packed
    ) as quantities
    from public.fulfillments as parcel where parcel.order_id = o.id and coalesce(parcel.status, '') <> 'cancelled'
  ) as sent on true
  where r.batch_id = p_batch_id order by r.place;
end;
$$;
comment on function public.find_order_batch_parcels is
  'Returns the orders of a batch with what is left to send of each line, for pick lists and packing slips; an order that does not exist any more has no id. Without what only Shopify knows, it takes one statement for 1,000 orders.';

grant execute on function
  public.add_order_batch(uuid, uuid, uuid[]),
  public.start_order_batch(uuid, uuid, text, jsonb),
  public.add_undo_batch(uuid, uuid, uuid, text, jsonb),
  public.find_order_batch(uuid, uuid, text, integer, integer),
  public.find_order_batches(uuid),
  public.take_order_batch_rows(uuid, uuid, integer),
  public.end_order_batch_row(uuid, uuid, integer, text, text, integer, boolean),
  public.retry_order_batch(uuid, uuid),
  public.find_order_batch_parcels(uuid, uuid)
to service_role;
