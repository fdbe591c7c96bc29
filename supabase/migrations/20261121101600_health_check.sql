create function public.ping() returns boolean
language sql stable security definer set search_path = '' as $$
  select true;
$$;
comment on function public.ping is 'Returns true. Called by the health check.';

grant execute on function public.ping() to service_role;
