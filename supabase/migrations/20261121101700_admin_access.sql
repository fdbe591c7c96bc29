create type public.admin_access as enum ('signed-out', 'no-role', 'granted');

create function public.touch_admin_session(p_session_id uuid) returns table (
  access public.admin_access,
  user_id uuid,
  first_name text
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  update private.sessions as s set last_seen_at = now()
  where s.id = p_session_id and s.last_seen_at < now() - interval '1 minute' and private.is_session_active(s);

  return query
  select case when private.has_admin_role(s.user_id) then 'granted' else 'no-role' end::public.admin_access,
    s.user_id, p.first_name
  from private.sessions as s join public.profiles as p on p.user_id = s.user_id
  where s.id = p_session_id and private.is_session_active(s);
  if not found then
    return query select 'signed-out'::public.admin_access, null::uuid, null::text;
  end if;
end;
$$;
comment on function public.touch_admin_session is
  'Returns whether the owner of a session may use the admin now, always as one row. Extends the session, with at most one write per minute.';
grant execute on function public.touch_admin_session(uuid) to service_role;

create function public.count_shop_totals() returns table (orders bigint, pending_orders bigint, failed_payments bigint)
language sql stable security definer set search_path = '' as $$
  select count(*),
    count(*) filter (where o.status = 'open' and coalesce(lower(o.fulfillment_status), 'unfulfilled') <> 'fulfilled'),
    count(*) filter (where lower(o.financial_status) in ('voided', 'expired'))
  from public.orders as o where o.deleted_at is null;
$$;
comment on function public.count_shop_totals is
  'Returns how many orders there are, how many are not fulfilled completely yet, and how many payments failed.';
grant execute on function public.count_shop_totals() to service_role;
