-- What `npm run deploy:check` and `npm run backend:check` ask the database, which neither needs an admin's session for.

create function public.find_backend_state() returns table (
  reconciled_at timestamptz,
  checked_at timestamptz,
  connections integer,
  max_connections integer,
  migrations text[],
  jobs jsonb
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  applied text[];
  scheduled jsonb;
begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select array_agg(m.version order by m.version) from supabase_migrations.schema_migrations as m' into applied;
  end if;
  -- The extension pg_cron may be missing, so that no statement may name its tables before they are known to exist.
  if to_regclass('cron.job_run_details') is not null then
    execute $query$
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', j.jobname, 'schedule', j.schedule, 'active', j.active, 'status', r.status, 'ended_at', r.end_time
      ) order by j.jobid), '[]')
      from cron.job as j
      left join lateral (
        select d.status, d.end_time from cron.job_run_details as d
        where d.jobid = j.jobid and d.end_time is not null order by d.runid desc limit 1
      ) as r on true
    $query$ into scheduled;
  end if;
  return query
  select
    (select l.at from private.last_reconciliation as l),
    (select max(h.at) from private.health_checks as h),
    (select nullif(count(*), 0)::integer from pg_catalog.pg_stat_activity as a where a.datname = current_database()),
    current_setting('max_connections')::integer,
    coalesce(applied, '{}'),
    scheduled;
end;
$$;
comment on function public.find_backend_state is
  'Returns, as one row, when orders were last compared and the health was last checked, the connections, the applied migrations, and the jobs of pg_cron with their last run (null without pg_cron).';
grant execute on function public.find_backend_state() to service_role;
