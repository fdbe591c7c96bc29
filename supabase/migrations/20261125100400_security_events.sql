-- Responses with an error status, counted per hour. The server counts them, so that no browser can invent or hide one.
create table private.security_events (
  hour timestamptz not null,
  route text not null check (length(route) <= 100),
  status smallint not null check (status between 400 and 599),
  network text not null check (length(network) <= 43),
  requests bigint not null,
  primary key (hour, route, status, network)
);
comment on table private.security_events is
  'Requests that were answered with an error status, by route, status and network of the client, for 90 days. Networks are truncated: /24 of IPv4, /48 of IPv6. Page views that were not found are left out.';
alter table private.security_events enable row level security;

create function public.record_security_events(p_events jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  this_hour constant timestamptz := date_trunc('hour', now(), 'UTC');
  -- An attack from many networks fills no table: above the limit they are counted together.
  is_full constant boolean := (select count(*) >= 1000 from private.security_events as e where e.hour = this_hour);
begin
  insert into private.security_events as s (hour, route, status, network, requests)
  select this_hour, each.route, each.status, case when is_full then 'others' else each.network end, sum(each.requests)
  from jsonb_to_recordset(p_events) as each (route text, status smallint, network text, requests bigint)
  group by 2, 3, 4 order by 2, 3, 4
  on conflict (hour, route, status, network) do update set requests = s.requests + excluded.requests;
  delete from private.security_events where hour < now() - interval '90 days';
end;
$$;
comment on function public.record_security_events is
  'Adds the error responses of an isolate to those of this hour. After a thousand kinds in an hour networks are not told apart.';
grant execute on function public.record_security_events(jsonb) to service_role;

create function public.find_security_events(p_actor_id uuid, p_since timestamptz, p_limit integer default 25) returns table (
  severity text, route text, status smallint, network text, requests bigint, first_hour timestamptz, last_hour timestamptz, kinds bigint
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  return query
  select case when e.status >= 500 then 'high' else 'medium' end, e.route, e.status, e.network, sum(e.requests)::bigint,
    min(e.hour), max(e.hour), count(*) over ()
  from private.security_events as e where e.hour >= p_since
  group by e.route, e.status, e.network
  order by e.status >= 500 desc, 5 desc, e.route, e.status, e.network limit least(p_limit, 100);
end;
$$;
comment on function public.find_security_events is
  'Returns for an admin the error responses since a time by route, status and network: high severity first, then the most frequent, with the number of such kinds.';
grant execute on function public.find_security_events(uuid, timestamptz, integer) to service_role;
