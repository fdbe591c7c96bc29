create table private.packing_leases (
  order_id uuid primary key references public.orders on delete cascade,
  user_id uuid not null references public.profiles on delete cascade,
  since timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '5 minutes'
);
create index on private.packing_leases (user_id);
comment on table private.packing_leases is
  'Who is packing an order. A lease only warns other staff: it blocks nothing, and ends by itself unless it is renewed.';
alter table private.packing_leases enable row level security;

create function private.broadcast_packing(p_order_id uuid) returns void
language sql set search_path = '' as $$
  select realtime.send(jsonb_build_object('change', 'packing', 'order_id', p_order_id), 'order', 'desk', true);
$$;
comment on function private.broadcast_packing is
  'Tells the order desk to reload after a lease was claimed, taken over or released. The payload has no name.';

create function public.claim_packing_lease(
  p_actor_id uuid, p_order_id uuid, p_takes_over boolean default false, p_request_id text default null
) returns table (is_own boolean, first_name text, since timestamptz)
language plpgsql security definer set search_path = '' as $$
declare
  current_lease private.packing_leases;
begin
  perform private.require_admin_role(p_actor_id);
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('packing ' || p_order_id, 0));
  if not exists (select from public.orders as o where o.id = p_order_id and o.deleted_at is null) then return; end if;
  select l.* into current_lease from private.packing_leases as l where l.order_id = p_order_id and l.expires_at > now();
  if current_lease.user_id = p_actor_id then
    update private.packing_leases as l set expires_at = default where l.order_id = p_order_id;
  elsif current_lease.user_id is null or p_takes_over then
    insert into private.packing_leases (order_id, user_id) values (p_order_id, p_actor_id)
    on conflict (order_id) do update set user_id = excluded.user_id, since = excluded.since, expires_at = excluded.expires_at;
    perform public.end_audit(
      public.begin_audit(
        case when current_lease.user_id is null then 'packing.claim' else 'packing.take-over' end,
        p_actor_id, p_order_id::text, jsonb_strip_nulls(jsonb_build_object('from', current_lease.user_id)), p_request_id
      ),
      'done'
    );
    perform private.broadcast_packing(p_order_id);
  end if;
  return query select l.user_id = p_actor_id, p.first_name, l.since
  from private.packing_leases as l join public.profiles as p using (user_id) where l.order_id = p_order_id;
end;
$$;
comment on function public.claim_packing_lease is
  'Claims the lease of an order for five minutes, or renews one''s own. That of another person is only replaced with p_takes_over. Returns the lease as it is then; no row for an unknown order. Claims and takeovers are in the audit log, renewals are not.';
grant execute on function public.claim_packing_lease(uuid, uuid, boolean, text) to service_role;

create function public.release_packing_lease(p_actor_id uuid, p_order_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.packing_leases where order_id = p_order_id and user_id = p_actor_id;
  if found then perform private.broadcast_packing(p_order_id); end if;
end;
$$;
comment on function public.release_packing_lease is 'Ends the lease of a person on an order; that of another person stays.';
grant execute on function public.release_packing_lease(uuid, uuid) to service_role;
