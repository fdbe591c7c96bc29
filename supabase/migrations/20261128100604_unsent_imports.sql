-- Imports of tracking numbers of which nothing was sent.
drop function public.find_tracking_imports(uuid);

create function public.find_tracking_imports(p_actor_id uuid)
returns table (id uuid, created_at timestamptz, rows bigint, open_rows bigint, unsent_rows bigint, is_approved boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  return query
  select i.id, i.created_at, count(*), count(*) filter (where r.state in ('approved', 'checking')),
    count(*) filter (where r.state = 'waiting' and r.verdict in ('ready', 'guessed', 'elsewhere', 'replaces')),
    bool_or(r.state <> 'waiting')
  from (select * from private.tracking_imports as latest order by latest.created_at desc limit 10) as i
  join private.tracking_import_rows as r on r.import_id = i.id group by i.id, i.created_at order by i.created_at desc;
end;
$$;
comment on function public.find_tracking_imports is
  'Returns the ten latest imports with their number of rows, how many approved ones are not finished, how many could be sent and wait for an approval, and whether any was approved.';
grant execute on function public.find_tracking_imports(uuid) to service_role;
