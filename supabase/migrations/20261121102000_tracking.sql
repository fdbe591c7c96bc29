create function private.tracking_numbers(p_tracking jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(upper(regexp_replace(t ->> 'number', '[\s-]+', '', 'g'))), '{}')
  from jsonb_array_elements(p_tracking) as t where t ->> 'number' <> '';
$$;
comment on function private.tracking_numbers is 'Returns the tracking numbers of a fulfillment without spaces and dashes, in capitals: people and carriers write the same number differently. An index depends on it.';
-- Whoever writes a fulfillment computes the index entry.
grant execute on function private.tracking_numbers(jsonb) to service_role;

create index fulfillments_tracking_numbers_idx on public.fulfillments using gin (private.tracking_numbers(tracking));

create function public.find_orders_by_tracking(p_actor_id uuid, p_numbers text[])
returns table (number text, order_id uuid, order_number text)
-- The planner cannot know how few parcels match, so it is told to use the index.
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
begin
  perform private.require_admin_role(p_actor_id);
  return query
  with wanted as (
    select distinct n as number, (private.tracking_numbers(jsonb_build_array(jsonb_build_object('number', n))))[1] as normalized
    from unnest(p_numbers) as n
  )
  select distinct w.number, o.id, o.order_number
  from public.fulfillments as f
  join public.orders as o on o.id = f.order_id and o.deleted_at is null
  cross join lateral unnest(private.tracking_numbers(f.tracking)) as t (normalized)
  join wanted as w using (normalized)
  where private.tracking_numbers(f.tracking) && array(select normalized from wanted)
    and coalesce(f.status, '') <> 'cancelled';
end;
$$;
comment on function public.find_orders_by_tracking is
  'Returns the orders with a parcel of one of these tracking numbers, however the numbers are written. Canceled parcels do not count.';
grant execute on function public.find_orders_by_tracking(uuid, text[]) to service_role;

-- Imports of tracking numbers.
create type public.tracking_verdict as enum (
  'ready', 'guessed', 'elsewhere', 'replaces', 'shipped', 'repeated', 'unknown-order', 'canceled', 'on-hold', 'several-parcels',
  'no-carrier', 'bad-number', 'incomplete'
);
create type public.tracking_row_state as enum ('waiting', 'approved', 'checking', 'done', 'not-done');

create table private.tracking_imports (
  id uuid primary key,
  author_id uuid references public.profiles on delete set null,
  created_at timestamptz not null default now()
);
create index on private.tracking_imports (author_id);
create index on private.tracking_imports (created_at);
comment on table private.tracking_imports is 'Files with tracking numbers of staff. They are deleted after a week; the audit log keeps what was sent.';

create table private.tracking_import_rows (
  import_id uuid not null references private.tracking_imports on delete cascade,
  line integer not null,
  reference text not null check (char_length(reference) <= 200),
  carrier text check (char_length(carrier) <= 50),
  number text not null check (char_length(number) <= 200),
  order_id uuid references public.orders on delete set null,
  verdict public.tracking_verdict not null,
  other_order text,
  state public.tracking_row_state not null default 'waiting',
  is_notifying boolean not null default false,
  problem text,
  attempt integer not null default 0,
  due_at timestamptz,
  primary key (import_id, line)
);
create index on private.tracking_import_rows (order_id);
create index on private.tracking_import_rows (import_id, due_at) where state in ('approved', 'checking');
comment on table private.tracking_import_rows is 'Rows of an import with what the dry run says about them and what became of them.';
comment on column private.tracking_import_rows.other_order is 'Another order with this tracking number.';
comment on column private.tracking_import_rows.is_notifying is 'Whether Shopify tells the customer by mail, as its approval said.';
comment on column private.tracking_import_rows.attempt is
  'Part of the idempotency key. It grows only after an attempt that certainly changed nothing.';
comment on column private.tracking_import_rows.due_at is 'When the row may be sent; while it is being sent, when it may be looked at again.';
alter table private.tracking_imports enable row level security;
alter table private.tracking_import_rows enable row level security;

-- Volatile, so that it is not inlined: with the default estimate of 100 rows the planner compares every row with every other.
create function private.read_tracking_rows(p_rows jsonb) returns table (
  line integer, reference text, carrier text, number text, verdict public.tracking_verdict,
  id uuid, shopify_order_id text, order_number text
)
language sql volatile rows 500 set search_path = '' as $$
  select * from jsonb_to_recordset(p_rows) as r (
    line integer, reference text, carrier text, number text, verdict public.tracking_verdict,
    id uuid, shopify_order_id text, order_number text
  );
$$;
comment on function private.read_tracking_rows is 'Returns the rows of an import, as the storefront sends them.';

create function public.add_tracking_rows(p_actor_id uuid, p_import_id uuid, p_rows jsonb) returns void
-- The planner cannot know how few orders match, so it is told to use indexes.
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
begin
  perform private.require_admin_role(p_actor_id);
  delete from private.tracking_imports as i where i.created_at < now() - interval '7 days';
  insert into private.tracking_imports (id, author_id) values (p_import_id, p_actor_id) on conflict do nothing;
  insert into private.tracking_import_rows (import_id, line, reference, carrier, number, verdict)
  select p_import_id, r.line, r.reference, r.carrier, r.number, r.verdict
  from private.read_tracking_rows(p_rows) as r where r.verdict <> 'guessed'
  on conflict do nothing;

  -- Joins of all rows at once: a subquery for each row takes several times as long.
  insert into private.tracking_import_rows (import_id, line, reference, carrier, number, order_id, verdict, other_order)
  with incoming as materialized (
    select r.*, upper(regexp_replace(r.number, '[\s-]+', '', 'g')) as normalized
    from private.read_tracking_rows(p_rows) as r where coalesce(r.verdict, 'guessed') = 'guessed'
  ), candidates as (
    select r.line, 1 as rank, o.id, o.placed_at from incoming as r join public.orders as o on o.id = r.id where o.deleted_at is null
    union all
    select r.line, 1, o.id, o.placed_at from incoming as r join public.orders as o using (shopify_order_id) where o.deleted_at is null
    union all
    select r.line, 2, o.id, o.placed_at from incoming as r join public.orders as o using (order_number) where o.deleted_at is null
  ), found as materialized (
    select distinct on (c.line) c.line, c.id from candidates as c order by c.line, c.rank, c.placed_at desc
  ), parcels as materialized (
    select found.line, count(*) as parcels
    from found join public.fulfillments as f on f.order_id = found.id where coalesce(f.status, '') <> 'cancelled' group by found.line
  ), taken as materialized (
    select t.normalized, f.order_id, coalesce(other.order_number, other.id::text) as order_number
    from public.fulfillments as f
    join public.orders as other on other.id = f.order_id and other.deleted_at is null
    cross join lateral unnest(private.tracking_numbers(f.tracking)) as t (normalized)
    where private.tracking_numbers(f.tracking) && array(select r.normalized from incoming as r) and coalesce(f.status, '') <> 'cancelled'
  ), shipments as materialized (
    select found.line, bool_or(t.order_id = found.id) as has_number, min(t.order_number) filter (where t.order_id <> found.id) as other_order
    from incoming as r join found using (line) join taken as t using (normalized) group by found.line
  ), facts as (
    select r.line, r.reference, r.carrier, r.number, r.verdict, o.id as found_id, o.status, shipments.other_order,
      coalesce(parcels.parcels, 0) as parcels, coalesce(shipments.has_number, false) as has_number,
      coalesce(d.hold_reasons, '{}') <> '{}' as is_on_hold,
      case when o.fulfillment_status = 'fulfilled' then 0
        else greatest(1, (
          select count(*) from jsonb_array_elements(o.fulfillment_orders) as part where part ->> 'status' in ('open', 'in_progress')
        ))
      end as open_parts
    from incoming as r
    left join found using (line)
    left join public.orders as o on o.id = found.id
    left join public.order_staff_details as d on d.order_id = found.id
    left join parcels using (line)
    left join shipments using (line)
  )
  select p_import_id, line, reference, carrier, number, found_id,
    case
      when found_id is null then 'unknown-order'
      when has_number then 'shipped'
      when status = 'cancelled' then 'canceled'
      when is_on_hold then 'on-hold'
      when parcels + open_parts > 1 then 'several-parcels'
      -- Replacing a number needs an approval of its own, also if another order has the new one.
      when parcels = 1 then 'replaces'
      when other_order is not null then 'elsewhere'
      else coalesce(verdict, 'ready')
    end, other_order
  from facts
  on conflict do nothing;
end;
$$;
comment on function public.add_tracking_rows is
  'Stores rows of an import with what a dry run says about them, and creates the import with its first rows. A verdict in p_rows stands, except ''guessed'', which is a ready row whose carrier was guessed. Deletes imports older than a week.';

create function public.find_tracking_import(
  p_actor_id uuid, p_import_id uuid, p_verdict public.tracking_verdict default null, p_state public.tracking_row_state default null,
  p_after integer default 0, p_limit integer default 100
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  return (
    select jsonb_build_object(
      'created_at', i.created_at,
      'due_in_seconds', (
        select ceil(extract(epoch from greatest(min(r.due_at) - now(), interval '0'))) from private.tracking_import_rows as r
        where r.import_id = i.id and r.state in ('approved', 'checking')
      ),
      'counts', (
        select coalesce(jsonb_agg(to_jsonb(c)), '[]') from (
          select r.verdict, r.state, count(*) as count from private.tracking_import_rows as r where r.import_id = i.id group by 1, 2
        ) as c
      ),
      'rows', (
        select coalesce(jsonb_agg(to_jsonb(page) order by page.line), '[]') from (
          select r.line, r.reference, r.carrier, r.number, r.order_id, r.verdict, r.other_order, r.state, r.problem
          from private.tracking_import_rows as r
          where r.import_id = i.id and r.line > p_after and (p_verdict is null or r.verdict = p_verdict) and (p_state is null or r.state = p_state)
          order by r.line limit least(p_limit, 250)
        ) as page
      )
    ) from private.tracking_imports as i where i.id = p_import_id
  );
end;
$$;
comment on function public.find_tracking_import is 'Returns an import with counts by verdict and state, and a page of its rows; null if there is none.';

create function public.find_tracking_imports(p_actor_id uuid)
returns table (id uuid, created_at timestamptz, rows bigint, open_rows bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  return query
  select i.id, i.created_at, count(*), count(*) filter (where r.state in ('approved', 'checking'))
  from (select * from private.tracking_imports as latest order by latest.created_at desc limit 10) as i
  join private.tracking_import_rows as r on r.import_id = i.id group by i.id, i.created_at order by i.created_at desc;
end;
$$;
comment on function public.find_tracking_imports is 'Returns the ten latest imports with their number of rows, and how many approved ones are not finished.';

create function public.approve_tracking_rows(
  p_actor_id uuid, p_import_id uuid, p_verdicts public.tracking_verdict[], p_is_notifying boolean
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  update private.tracking_import_rows as r set state = 'approved', due_at = now(), is_notifying = p_is_notifying
  where r.import_id = p_import_id and r.state = 'waiting' and r.verdict = any (p_verdicts)
    and r.verdict in ('ready', 'guessed', 'elsewhere', 'replaces');
end;
$$;
comment on function public.approve_tracking_rows is 'Approves the waiting rows of these verdicts. Rows of other verdicts cannot be sent.';

create function public.take_tracking_rows(p_actor_id uuid, p_import_id uuid, p_limit integer)
returns table (
  line integer, carrier text, number text, verdict public.tracking_verdict, shopify_order_id text, attempt integer, is_notifying boolean
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin_role(p_actor_id);
  return query
  with due as (
    select r.import_id, r.line from private.tracking_import_rows as r
    where r.import_id = p_import_id and r.state in ('approved', 'checking') and r.due_at <= now()
    order by r.line limit least(p_limit, 50) for update skip locked
  )
  update private.tracking_import_rows as r set state = 'checking', due_at = now() + interval '90 seconds'
  from due
  where r.import_id = due.import_id and r.line = due.line
  returning r.line, r.carrier, r.number, r.verdict, (select o.shopify_order_id from public.orders as o where o.id = r.order_id),
    r.attempt, r.is_notifying;
end;
$$;
comment on function public.take_tracking_rows is
  'Returns approved rows to send, each to one caller. A row whose outcome is not recorded is returned again after 90 seconds with the same attempt.';

create function public.end_tracking_row(
  p_actor_id uuid, p_import_id uuid, p_line integer, p_state public.tracking_row_state, p_problem text default null,
  p_retry_seconds integer default null, p_is_new_attempt boolean default false
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  update private.tracking_import_rows as r
  set state = p_state, problem = p_problem, due_at = now() + make_interval(secs => p_retry_seconds),
    attempt = r.attempt + p_is_new_attempt::integer
  where r.import_id = p_import_id and r.line = p_line and r.state = 'checking';
end;
$$;
comment on function public.end_tracking_row is
  'Records what became of a row. p_retry_seconds with the state approved or checking: it is taken again then, with a new attempt if this one certainly changed nothing.';
grant execute on function
  public.add_tracking_rows(uuid, uuid, jsonb),
  public.find_tracking_import(uuid, uuid, public.tracking_verdict, public.tracking_row_state, integer, integer),
  public.find_tracking_imports(uuid),
  public.approve_tracking_rows(uuid, uuid, public.tracking_verdict[], boolean),
  public.take_tracking_rows(uuid, uuid, integer),
  public.end_tracking_row(uuid, uuid, integer, public.tracking_row_state, text, integer, boolean)
to service_role;
