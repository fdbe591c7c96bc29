create function public.is_session_just_replaced(p_session_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.sessions as s
    where s.id = p_session_id and s.revoke_reason = 'replaced' and s.revoked_at > now() - interval '1 minute'
  );
$$;
comment on function public.is_session_just_replaced is
  'Returns whether another session replaced this one in the last minute. Requests sent before that may still arrive with the old id.';
grant execute on function public.is_session_just_replaced(uuid) to service_role;
