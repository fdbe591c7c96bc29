create table private.health_checks (
  at timestamptz primary key,
  database_ms integer check (database_ms >= 0),
  shopify_ms integer check (shopify_ms >= 0),
  connections integer,
  webhook_delay_ms integer
);
comment on table private.health_checks is
  'One check a minute, for 30 days. A null round trip means that the service did not respond; a missing minute, that nothing was checked.';
comment on column private.health_checks.webhook_delay_ms is
  'How late the webhooks of the hour before the check arrived (95th percentile); null without any.';

create table private.request_samples (
  minute timestamptz primary key,
  errors integer not null check (errors >= 0),
  durations integer[] not null check (cardinality(durations) = 64)
);
comment on table private.request_samples is
  'How many requests were answered per minute and duration, for 30 days: entry n counts those of up to 2^((n-1)/4) ms.';

alter table private.health_checks enable row level security;
alter table private.request_samples enable row level security;

create function private.webhook_delay_ms() returns integer
language sql stable set search_path = '' as $$
  -- Limited to what an integer holds: the header with the time is not signed.
  select round(least(2147483647, greatest(0,
    percentile_cont(0.95) within group (order by extract(epoch from w.received_at - w.triggered_at)) * 1000
  )))::integer
  from private.webhook_events as w where w.received_at > now() - interval '1 hour' and w.triggered_at is not null
    -- Staff replay dead letters long after Shopify sent them.
    and w.webhook_id not like 'replay-%';
$$;
comment on function private.webhook_delay_ms is
  'Returns how late the webhooks of the last hour arrived (95th percentile, in milliseconds); null without any.';

create function public.record_health_checks(p_checks jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.health_checks (at, database_ms, shopify_ms, connections, webhook_delay_ms)
  select c.at, c.database_ms, c.shopify_ms, own.connections, own.webhook_delay_ms
  from jsonb_to_recordset(p_checks) as c (at timestamptz, database_ms integer, shopify_ms integer)
  -- Only a check during which the database responds can measure the database.
  left join lateral (
    select nullif(count(*), 0)::integer as connections, private.webhook_delay_ms() as webhook_delay_ms
    from pg_catalog.pg_stat_activity as a where a.datname = current_database()
  ) as own on c.database_ms is not null and c.at > now() - interval '1 minute'
  where not exists (
    select from private.health_checks as h
    where h.at > c.at - interval '30 seconds' and h.at < c.at + interval '30 seconds'
  )
  on conflict do nothing;
  delete from private.health_checks where at < now() - interval '30 days';
  delete from private.request_samples where minute < now() - interval '30 days';
  delete from private.dead_letters where replayed_at < now() - interval '30 days';
end;
$$;
comment on function public.record_health_checks is
  'Stores health checks: the current one, and earlier ones that could not be stored. Ignores a check within 30 seconds of another, and deletes what is older than 30 days: checks, request timings, replayed dead letters.';
grant execute on function public.record_health_checks(jsonb) to service_role;

create function private.add_durations(p_left integer[], p_right integer[]) returns integer[]
language sql immutable set search_path = '' as $$
  select array_agg(u.l + u.r order by u.n) from unnest(p_left, p_right) with ordinality as u (l, r, n);
$$;
comment on function private.add_durations is 'Returns the sum of two counts of requests per duration.';

create function public.record_request_samples(p_errors integer, p_durations integer[]) returns void
language sql security definer set search_path = '' as $$
  insert into private.request_samples as s (minute, errors, durations) values (date_trunc('minute', now()), p_errors, p_durations)
  on conflict (minute) do update
  set errors = s.errors + excluded.errors, durations = private.add_durations(s.durations, excluded.durations);
$$;
comment on function public.record_request_samples is 'Adds the requests that one isolate answered recently to those of this minute.';
grant execute on function public.record_request_samples(integer, integer[]) to service_role;

create function public.find_health_slots(p_actor_id uuid) returns table (
  slot timestamptz,
  checks integer,
  passed integer,
  database_ms integer,
  shopify_ms integer,
  connections integer,
  webhook_delay_ms integer,
  errors integer,
  durations integer[]
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  slot_length constant interval := '30 minutes';
  last_slot timestamptz := date_bin(slot_length, now(), '2000-01-01');
  first_slot timestamptz := last_slot - interval '23 hours 30 minutes';
begin
  perform private.require_admin_role(p_actor_id);
  return query
  with checked as (
    select date_bin(slot_length, h.at, '2000-01-01') as slot, count(*)::integer as checks,
      (count(*) filter (where h.database_ms is not null and h.shopify_ms is not null))::integer as passed,
      max(h.database_ms) as database_ms, max(h.shopify_ms) as shopify_ms, max(h.connections) as connections,
      max(h.webhook_delay_ms) as webhook_delay_ms
    from private.health_checks as h where h.at >= first_slot group by 1
  ), sampled as (
    select date_bin(slot_length, s.minute, '2000-01-01') as slot, sum(s.errors)::integer as errors
    from private.request_samples as s where s.minute >= first_slot group by 1
  ), timed as (
    select each.slot, array_agg(each.requests order by each.n) as durations
    from (
      select date_bin(slot_length, s.minute, '2000-01-01') as slot, u.n, sum(u.requests)::integer as requests
      from private.request_samples as s cross join unnest(s.durations) with ordinality as u (requests, n)
      where s.minute >= first_slot group by 1, 2
    ) as each group by 1
  )
  select g.slot, coalesce(c.checks, 0), coalesce(c.passed, 0), c.database_ms, c.shopify_ms, c.connections, c.webhook_delay_ms,
    coalesce(s.errors, 0), t.durations
  from generate_series(first_slot, last_slot, slot_length) as g (slot)
  left join checked as c using (slot) left join sampled as s using (slot) left join timed as t using (slot)
  order by g.slot;
end;
$$;
comment on function public.find_health_slots is
  'Returns the last 24 hours for an admin, one row per half hour: how many checks passed, the slowest round trips, and the requests per duration (null without any).';
grant execute on function public.find_health_slots(uuid) to service_role;

create function public.find_last_health(p_actor_id uuid) returns table (
  checked_at timestamptz,
  database_ms integer,
  shopify_ms integer,
  connections integer,
  max_connections integer,
  webhook_delay_ms integer,
  sampled_at timestamptz,
  errors integer,
  durations integer[]
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin_role(p_actor_id);
  return query
  select h.at, h.database_ms, h.shopify_ms, h.connections, current_setting('max_connections')::integer, h.webhook_delay_ms,
    s.minute, s.errors, s.durations
  from (select) as always
  left join lateral (select * from private.health_checks as each order by each.at desc limit 1) as h on true
  left join lateral (select * from private.request_samples as each order by each.minute desc limit 1) as s on true;
end;
$$;
comment on function public.find_last_health is
  'Returns the newest check and the newest minute of requests for an admin, always as one row; null for what was never measured.';
grant execute on function public.find_last_health(uuid) to service_role;

-- Webhooks: their lag, their outcomes, and the dead letters.

create table private.last_reconciliation (
  is_only_row boolean primary key default true check (is_only_row),
  at timestamptz not null,
  report jsonb not null
);
comment on table private.last_reconciliation is 'When the orders were compared with Shopify last, with the counts of that run.';
alter table private.last_reconciliation enable row level security;

create function public.record_reconciliation(p_report jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into private.last_reconciliation as l (at, report) values (now(), p_report)
  on conflict (is_only_row) do update set at = excluded.at, report = excluded.report;
$$;
comment on function public.record_reconciliation is 'Stores the counts of a run that compared the orders with Shopify.';
grant execute on function public.record_reconciliation(jsonb) to service_role;

create function public.find_webhook_health(p_actor_id uuid) returns table (
  newest_occurred_at timestamptz,
  delay_ms integer,
  outcomes jsonb,
  reconciled_at timestamptz,
  reconcile_report jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  return query
  select
    (select max(w.triggered_at) from private.webhook_events as w where w.received_at > now() - interval '30 days'),
    private.webhook_delay_ms(),
    (
      select coalesce(jsonb_object_agg(each.name, each.deliveries), '{}') from (
        select coalesce(w.outcome, 'unfinished') as name, count(*) as deliveries
        from private.webhook_events as w where w.received_at > now() - interval '24 hours' group by 1
      ) as each
    ),
    (select l.at from private.last_reconciliation as l),
    (select l.report from private.last_reconciliation as l);
end;
$$;
comment on function public.find_webhook_health is
  'Returns for an admin, as one row: when the newest delivered change occurred, how late deliveries arrived, how many had which outcome in 24 hours, and the last reconciliation.';
grant execute on function public.find_webhook_health(uuid) to service_role;

create function public.find_dead_letters(p_actor_id uuid, p_limit integer default 100, p_reason text default null)
returns table (id bigint, topic text, reason text, received_at timestamptz, digest text, characters integer, same_reason bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  return query
  select d.id, d.topic, d.reason, d.received_at, left(encode(sha256(convert_to(d.body, 'UTF8')), 'hex'), 12), char_length(d.body),
    count(*) over (partition by d.reason)
  from private.dead_letters as d where d.body is not null and (p_reason is null or d.reason = p_reason)
  order by d.received_at desc, d.id desc limit p_limit;
end;
$$;
comment on function public.find_dead_letters is
  'Returns the dead letters that were not replayed for an admin, the newest first, with a digest in place of the body and the number of letters with the same reason.';
grant execute on function public.find_dead_letters(uuid, integer, text) to service_role;

create function public.read_dead_letter(p_actor_id uuid, p_id bigint, p_request_id text default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  letter_body text := (select d.body from private.dead_letters as d where d.id = p_id);
  new_audit_id bigint;
begin
  perform private.require_admin_role(p_actor_id);
  new_audit_id := public.begin_audit('webhook.read', p_actor_id, 'dead-letter:' || p_id, '{}', p_request_id);
  perform public.end_audit(new_audit_id, case when letter_body is null then 'refused' else 'done' end::public.audit_outcome);
  return letter_body;
end;
$$;
comment on function public.read_dead_letter is
  'Returns the body of a dead letter to an admin and writes the audit log, because it may hold personal data; null if there is none.';
grant execute on function public.read_dead_letter(uuid, bigint, text) to service_role;

create function public.find_dead_letter(p_id bigint)
returns table (is_replayed boolean, body text, topic text, shop text, event_id text, triggered_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select d.replayed_at is not null, d.body, d.topic, d.shop, w.event_id, w.triggered_at
  from private.dead_letters as d left join private.webhook_events as w using (webhook_id) where d.id = p_id;
$$;
comment on function public.find_dead_letter is
  'Returns a dead letter with what its delivery said, to handle it again. Call claim_staff_action first: it checks the role and writes the audit log.';
grant execute on function public.find_dead_letter(bigint) to service_role;

create function public.finish_dead_letter(p_id bigint) returns void
language sql security definer set search_path = '' as $$
  update private.dead_letters set replayed_at = now(), body = null where id = p_id and replayed_at is null;
$$;
comment on function public.finish_dead_letter is 'Records that a dead letter was replayed, and deletes its body.';
grant execute on function public.finish_dead_letter(bigint) to service_role;

-- Security: what the audit log, the limits and the sessions tell an admin.

create function private.log_role_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    perform private.record_completed_audit(null, 'role.revoked', 'person:' || old.user_id, jsonb_build_object('role', old.role));
  end if;
  if tg_op <> 'DELETE' then
    perform private.record_completed_audit(null, 'role.granted', 'person:' || new.user_id, jsonb_build_object('role', new.role));
  end if;
  return null;
end;
$$;
comment on function private.log_role_change is 'Logs every change of a role, also one made in the SQL editor.';
create trigger log_role_change after insert or update or delete on public.user_roles
for each row execute function private.log_role_change();

create function private.filter_conditions(p_templates jsonb, p_filter jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare
  filter record;
  conditions text := 'true';
begin
  for filter in select key, value from jsonb_each_text(p_filter) loop
    if not p_templates ? filter.key then
      raise exception 'unknown filter %', filter.key using errcode = 'invalid_parameter_value';
    end if;
    conditions := conditions || ' and ' || format(
      p_templates ->> filter.key, filter.value, regexp_replace(filter.value, '([\\%_])', '\\\1', 'g') || '%'
    );
  end loop;
  return conditions;
end;
$$;
comment on function private.filter_conditions is
  'Returns the SQL conditions of a filter, which maps names of templates to values. A template contains the value as %1$L, and a pattern of texts that begin with it as %2$L. Raises 22023 for a filter without a template.';

create function private.audit_conditions(p_filter jsonb) returns text
language sql immutable set search_path = '' as $$
  select private.filter_conditions(jsonb_build_object(
    'actor', 'l.actor_id = %1$L',
    'server', 'l.actor_id is null',
    'action', 'l.action like %2$L',
    'target', 'l.target = %1$L',
    'from', 'l.at >= %1$L',
    'to', 'l.at < %1$L',
    'outcome', 'o.outcome = %1$L',
    'checking', 'l.id in (select audit_id from private.open_audits)'
  ), p_filter);
$$;
comment on function private.audit_conditions is 'Returns the SQL conditions of a search of the audit log. Raises 22023 for an unknown one.';

create function public.find_audit_log(
  p_actor_id uuid, p_filter jsonb default '{}', p_before bigint default null, p_limit integer default 50
) returns table (
  id bigint, at timestamptz, actor_id uuid, actor_name text, is_staff boolean, action text, target text, details jsonb,
  request_id text, outcome text, ended_details jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  return query execute format(
    $query$
      select page.id, page.at, page.actor_id, case when s.is_staff then p.first_name end, coalesce(s.is_staff, false), page.action,
        page.target, page.details, page.request_id, page.outcome::text, page.ended_details
      from (
        select l.*, o.outcome, o.details as ended_details
        from private.audit_log as l %s join private.audit_outcomes as o on o.audit_id = l.id
        where %s %s
        order by l.at desc, l.id desc limit %s
      ) as page
      left join public.profiles as p on p.user_id = page.actor_id
      left join lateral (select private.has_admin_role(page.actor_id) as is_staff) as s on page.actor_id is not null
      order by page.at desc, page.id desc
    $query$,
    case when p_filter ? 'outcome' then '' else 'left' end,
    private.audit_conditions(p_filter),
    case when p_before is not null then
      format('and (l.at, l.id) < (%L, %L)', (select b.at from private.audit_log as b where b.id = p_before), p_before)
    end,
    least(p_limit, 250)
  );
end;
$$;
comment on function public.find_audit_log is
  'Returns rows of the audit log for an admin, the newest first; the next page is before the row p_before. An outcome of null is not known yet. Names are those of staff only. Filters: see audit_conditions.';
grant execute on function public.find_audit_log(uuid, jsonb, bigint, integer) to service_role;

create function private.session_handle(p_session_id uuid) returns text
language sql immutable set search_path = '' as $$
  select left(encode(sha256(convert_to(p_session_id::text, 'UTF8')), 'hex'), 24);
$$;
comment on function private.session_handle is 'Returns a name for a session that is safe to print: its id cannot be derived from it.';

create function public.find_admin_sessions(p_actor_id uuid, p_session_id uuid)
returns table (handle text, first_name text, issuer text, verified_at timestamptz, last_seen_at timestamptz, is_own boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  return query
  select private.session_handle(s.id), p.first_name, s.issuer::text, a.verified_at, greatest(a.last_seen_at, s.last_seen_at), s.id = p_session_id
  from private.admin_sessions as a join private.sessions as s on s.id = a.session_id join public.profiles as p on p.user_id = s.user_id
  where private.is_session_active(s) and private.has_admin_role(s.user_id) and private.is_second_factor_current(s.id)
  order by s.id = p_session_id desc, a.last_seen_at desc;
end;
$$;
comment on function public.find_admin_sessions is 'Returns the sessions that may use the admin now, one''s own first.';
grant execute on function public.find_admin_sessions(uuid, uuid) to service_role;

create function public.find_admin_session(p_handle text) returns table (is_active boolean)
language sql stable security definer set search_path = '' as $$
  select private.is_session_active(s) from private.admin_sessions as a join private.sessions as s on s.id = a.session_id
  where private.session_handle(s.id) = p_handle;
$$;
comment on function public.find_admin_session is 'Returns whether a session of an admin is still active; no row if there is none.';
grant execute on function public.find_admin_session(text) to service_role;

create function public.end_admin_session(p_handle text) returns void
language sql security definer set search_path = '' as $$
  select public.revoke_session(a.session_id, 'ended-by-staff') from private.admin_sessions as a
  where private.session_handle(a.session_id) = p_handle;
$$;
comment on function public.end_admin_session is
  'Ends a session of an admin. Call claim_staff_action first: it checks the role and writes the audit log.';
grant execute on function public.end_admin_session(text) to service_role;

create function public.find_security_state(p_actor_id uuid) returns table (
  tables integer,
  unprotected_tables integer,
  admins integer,
  admins_without_factor integer,
  reconciled_at timestamptz,
  rejections jsonb,
  role_changes integer,
  second_factor_events integer,
  denied_attempts integer,
  staff jsonb
)
language plpgsql stable security definer set search_path = '' as $$
declare
  since constant timestamptz := now() - interval '24 hours';
begin
  perform private.require_admin_role(p_actor_id);
  return query
  with project_tables as (
    select c.relrowsecurity from pg_catalog.pg_class as c join pg_catalog.pg_namespace as n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and c.relkind in ('r', 'p')
  ), staff_members as (
    select r.user_id, p.first_name, exists (select from private.second_factors as f where f.user_id = r.user_id) as has_factor
    from public.user_roles as r join public.profiles as p using (user_id) where r.role = 'admin'
  ), counted as (
    select r.kind, sum(r.rejections) as rejections from private.rate_limit_rejections as r where r.hour > since group by 1
  )
  select
    (select count(*)::integer from project_tables),
    (select (count(*) filter (where not relrowsecurity))::integer from project_tables),
    (select count(*)::integer from staff_members),
    (select (count(*) filter (where not has_factor))::integer from staff_members),
    (select l.at from private.last_reconciliation as l),
    (select coalesce(jsonb_object_agg(c.kind, c.rejections), '{}') from counted as c),
    (select count(*)::integer from private.audit_log as l where l.at > since and l.action like 'role.%'),
    (select count(*)::integer from private.audit_log as l where l.at > since and l.action like 'second-factor.%'),
    (
      select count(*)::integer from private.audit_log as l join private.audit_outcomes as o on o.audit_id = l.id
      where l.at > since and o.outcome = 'refused'
    ),
    (select coalesce(jsonb_agg(jsonb_build_object('id', m.user_id, 'name', m.first_name) order by m.first_name), '[]') from staff_members as m);
end;
$$;
comment on function public.find_security_state is
  'Returns for an admin, as one row: measured security states, the events of 24 hours, and who is staff.';
grant execute on function public.find_security_state(uuid) to service_role;
