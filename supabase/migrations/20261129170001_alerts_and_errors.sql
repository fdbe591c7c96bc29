-- Errors by name and place, without a message: that may contain what a person entered.
create table private.error_kinds (
  name text not null check (name ~ '^[A-Za-z][A-Za-z0-9]{0,59}( [A-Za-z0-9-]{1,30})?$'),
  place text not null check (place ~ '^[A-Za-z0-9_$*./: -]{1,160}$'),
  is_expected boolean not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  occurrences bigint not null check (occurrences > 0),
  first_reference text not null check (first_reference ~ '^[0-9a-f]{8}$'),
  last_reference text not null check (last_reference ~ '^[0-9a-f]{8}$'),
  primary key (name, place)
);
create index on private.error_kinds (last_seen_at);
comment on table private.error_kinds is
  'Errors by name and place (method and route), for 30 days after the last one. The log has the rest under the reference.';
comment on column private.error_kinds.is_expected is 'Whether it is no defect of the storefront: another service failed, which has an alert of its own.';
alter table private.error_kinds enable row level security;

create function public.record_errors(p_errors jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  -- A defect that invents names fills no table: above the limit errors of unknown kinds are counted together.
  is_full constant boolean := (select count(*) >= 300 from private.error_kinds);
begin
  insert into private.error_kinds as k (name, place, is_expected, first_seen_at, last_seen_at, occurrences, first_reference, last_reference)
  select named.name, named.place, bool_or(e.is_expected), min(e.first_at), max(e.last_at), sum(e.occurrences),
    (array_agg(e.first_reference order by e.first_at))[1], (array_agg(e.last_reference order by e.last_at desc))[1]
  from jsonb_to_recordset(p_errors) as e (
    name text, place text, is_expected boolean, first_at timestamptz, last_at timestamptz, occurrences bigint, first_reference text, last_reference text
  )
  cross join lateral (
    select is_full and not exists (select from private.error_kinds as x where x.name = e.name and x.place = e.place) as is_other
  ) as checked
  cross join lateral (
    select case when is_other then 'Others' else e.name end as name, case when is_other then 'many places' else e.place end as place
  ) as named
  group by 1, 2 order by 1, 2
  on conflict (name, place) do update set
    last_seen_at = greatest(k.last_seen_at, excluded.last_seen_at), occurrences = k.occurrences + excluded.occurrences,
    last_reference = excluded.last_reference;
  delete from private.error_kinds where last_seen_at < now() - interval '30 days';
end;
$$;
comment on function public.record_errors is
  'Adds the errors of an isolate to those that are known. Deletes kinds that did not occur for 30 days: they are new when they occur again.';
grant execute on function public.record_errors(jsonb) to service_role;

create function public.find_error_kinds(p_actor_id uuid, p_limit integer default 50) returns table (
  name text, place text, is_expected boolean, first_seen_at timestamptz, last_seen_at timestamptz, occurrences bigint,
  first_reference text, last_reference text, kinds bigint
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  return query
  select k.name, k.place, k.is_expected, k.first_seen_at, k.last_seen_at, k.occurrences, k.first_reference, k.last_reference, count(*) over ()
  from private.error_kinds as k order by k.last_seen_at desc, k.name, k.place limit least(p_limit, 100);
end;
$$;
comment on function public.find_error_kinds is 'Returns for an admin the kinds of errors, those that occurred last first, with the number of all kinds.';
grant execute on function public.find_error_kinds(uuid, integer) to service_role;

-- What alerts are about, where it was not measured yet.
create table private.cron_outcomes (
  name text primary key check (char_length(name) between 1 and 60),
  failures integer not null default 0,
  last_done_at timestamptz,
  last_failed_at timestamptz
);
comment on table private.cron_outcomes is 'How each scheduled job ended. Rows of jobs that did not run for a week are deleted.';
comment on column private.cron_outcomes.failures is 'How often it failed since it was done last.';
alter table private.cron_outcomes enable row level security;

create function public.record_cron_outcomes(p_outcomes jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.cron_outcomes as c (name, failures, last_done_at, last_failed_at)
  select o.name, case when o.is_done then 0 else 1 end, case when o.is_done then now() end, case when not o.is_done then now() end
  from jsonb_to_recordset(p_outcomes) as o (name text, is_done boolean) order by o.name
  on conflict (name) do update set
    failures = case when excluded.last_failed_at is null then 0 else c.failures + 1 end,
    last_done_at = coalesce(excluded.last_done_at, c.last_done_at), last_failed_at = coalesce(excluded.last_failed_at, c.last_failed_at);
  delete from private.cron_outcomes where greatest(last_done_at, last_failed_at) < now() - interval '7 days';
end;
$$;
comment on function public.record_cron_outcomes is 'Stores how scheduled jobs ended.';
grant execute on function public.record_cron_outcomes(jsonb) to service_role;

create table private.certificates (
  host text primary key check (host ~ '^[a-z0-9.-]{1,253}(:[0-9]{1,5})?$'),
  ends_at timestamptz not null,
  checked_at timestamptz not null default now()
);
comment on table private.certificates is 'Until when the certificate of a host is valid. A worker cannot see its own: a command records it.';
alter table private.certificates enable row level security;

create function public.record_certificate(p_host text, p_ends_at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.certificates as c (host, ends_at) values (p_host, p_ends_at)
  on conflict (host) do update set ends_at = excluded.ends_at, checked_at = now();
  delete from private.certificates where checked_at < now() - interval '30 days';
end;
$$;
comment on function public.record_certificate is 'Stores until when the certificate of a host is valid.';
grant execute on function public.record_certificate(text, timestamptz) to service_role;

-- Alerts: one row per problem and occurrence of it.
create table private.alerts (
  id bigint generated always as identity primary key,
  problem text not null check (problem ~ '^[a-z-]{1,40}(:.{1,240})?$'),
  severity text not null check (severity in ('critical', 'warning')),
  facts jsonb not null default '{}',
  opened_at timestamptz not null default now(),
  clear_since timestamptz,
  resolved_at timestamptz,
  is_opening_reported boolean not null default false,
  is_end_reported boolean not null default false
);
create unique index on private.alerts (problem) where resolved_at is null;
create index on private.alerts (resolved_at);
comment on table private.alerts is 'Problems of the storefront for those who operate it: open ones, and for 90 days those that ended. Holds no personal data.';
comment on column private.alerts.problem is 'The kind of problem, with what it is about behind a colon if there may be several at a time.';
comment on column private.alerts.facts is 'What the text says: numbers, names of jobs and routes, references of the log.';
comment on column private.alerts.clear_since is 'Since when the problem is not observed any more. One that comes and goes is one problem.';
comment on column private.alerts.is_opening_reported is 'Whether a message contains that it began.';
comment on column private.alerts.is_end_reported is 'Whether a message contains that it ended.';
alter table private.alerts enable row level security;

create table private.alert_messages (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity,
  channel text not null check (channel in ('mail', 'webhook')),
  changes jsonb not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index on private.alert_messages (channel, number) where sent_at is null;
comment on table private.alert_messages is
  'Messages about alerts, sent in the order of their numbers. The content is stored, so that a repeated one equals the first. Sent ones are deleted after a week, others after 30 days.';
alter table private.alert_messages enable row level security;

create table private.last_alert_check (
  is_only_row boolean primary key default true check (is_only_row),
  at timestamptz not null
);
comment on table private.last_alert_check is 'When the storefront looked for problems last.';
alter table private.last_alert_check enable row level security;

-- Never given up: whoever is called at night must not miss one because the mail service was down.
insert into private.job_kinds (kind, max_attempts, max_delay) values ('alert-mail', null, '10 minutes'), ('alert-webhook', null, '10 minutes');

create function private.queue_alert_message(p_channels text[], p_changes jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.alert_messages (channel, changes) select c.channel, p_changes from unnest(p_channels) as c (channel);
  perform private.enqueue_job('alert-' || c.channel, 'all') from unnest(p_channels) as c (channel);
end;
$$;
comment on function private.queue_alert_message is 'Queues a message for each channel.';

create function public.find_alert_measurements() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'checked_at', (select l.at from private.last_alert_check as l),
    'webhook_at', (
      select w.received_at from private.webhook_events as w where w.webhook_id not like 'replay-%' order by w.received_at desc limit 1
    ),
    'dead_letters', (select count(*) from private.dead_letters as d where d.body is not null),
    'requests', (
      select coalesce(sum(u.requests), 0) from private.request_samples as s cross join unnest(s.durations) as u (requests)
      where s.minute > now() - interval '10 minutes'
    ),
    'errors', (select coalesce(sum(s.errors), 0) from private.request_samples as s where s.minute > now() - interval '10 minutes'),
    'reconciled_at', (select l.at from private.last_reconciliation as l),
    'first_check_at', (select min(h.at) from private.health_checks as h),
    'shopify_checks', (select count(*) from private.health_checks as h where h.at > now() - interval '5 minutes 30 seconds'),
    'shopify_failures', (
      select count(*) from private.health_checks as h where h.at > now() - interval '5 minutes 30 seconds' and h.shopify_ms is null
    ),
    'cron', coalesce((
      select jsonb_agg(jsonb_build_object('name', c.name, 'failures', c.failures) order by c.name)
      from private.cron_outcomes as c where c.failures >= 3
    ), '[]'),
    'queues', coalesce((
      select jsonb_agg(to_jsonb(q) order by q.kind) from (
        select j.kind, count(*) as jobs, count(*) filter (where j.failed_at is not null) as given_up from private.jobs as j
        where j.failed_at > now() - interval '24 hours' or (j.failed_at is null and j.last_error is not null and j.attempts >= 3)
        group by j.kind
      ) as q
    ), '[]'),
    'new_errors', coalesce((
      select jsonb_agg(to_jsonb(n)) from (
        select k.name, k.place, k.occurrences, k.last_reference as reference from private.error_kinds as k
        where not k.is_expected and k.first_seen_at > now() - interval '24 hours' and k.last_seen_at > now() - interval '1 hour'
        order by k.first_seen_at, k.name, k.place limit 20
      ) as n
    ), '[]'),
    'certificates', coalesce((
      select jsonb_agg(jsonb_build_object('host', c.host, 'ends_at', c.ends_at) order by c.host)
      from private.certificates as c where c.checked_at > now() - interval '3 days'
    ), '[]')
  );
$$;
comment on function public.find_alert_measurements is
  'Returns what alerts are judged by: how recent webhooks and the reconciliation are, failures of the last minutes, jobs that failed three times in a row or were given up, errors that are new.';
grant execute on function public.find_alert_measurements() to service_role;

create function private.alert_change(p_alert private.alerts, p_change text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'change', p_change, 'problem', p_alert.problem, 'severity', p_alert.severity, 'facts', p_alert.facts,
    'at', case when p_change = 'resolved' then p_alert.resolved_at else p_alert.opened_at end
  );
$$;
comment on function private.alert_change is 'Returns the part of a message that an alert began or ended.';

create function public.record_alerts(p_problems jsonb, p_unknown text[], p_channels text[], p_is_quiet boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  reported jsonb;
begin
  -- Several isolates may look at the same time: each problem is one alert all the same.
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('alerts', 0));
  insert into private.last_alert_check as l (at) values (now()) on conflict (is_only_row) do update set at = excluded.at;
  insert into private.alerts as a (problem, severity, facts)
  select p.problem, p.severity, p.facts from jsonb_to_recordset(p_problems) as p (problem text, severity text, facts jsonb)
  on conflict (problem) where resolved_at is null do update set facts = excluded.facts, clear_since = null;
  update private.alerts as a set clear_since = coalesce(a.clear_since, now())
  where a.resolved_at is null and split_part(a.problem, ':', 1) <> all (p_unknown)
    and not exists (select from jsonb_to_recordset(p_problems) as p (problem text) where p.problem = a.problem);
  update private.alerts as a set resolved_at = now() where a.resolved_at is null and a.clear_since <= now() - interval '5 minutes';
  delete from private.alerts where resolved_at < now() - interval '90 days';
  delete from private.alert_messages where sent_at < now() - interval '7 days' or created_at < now() - interval '30 days';
  -- A deployment without a receiver, such as a preview, must not keep another one from sending.
  if cardinality(p_channels) = 0 then return; end if;
  -- A receiver that is new gets what is open, and nothing old.
  update private.alerts as a set is_opening_reported = true, is_end_reported = true where a.resolved_at < now() - interval '1 day' and not a.is_end_reported;
  -- In quiet hours only what is critical is sent; the rest is in the first message after them.
  with openings as (
    update private.alerts as a set is_opening_reported = true
    where not a.is_opening_reported and (not p_is_quiet or a.severity = 'critical') returning a.*
  ), ends as (
    select a.* from private.alerts as a
    where a.resolved_at is not null and not a.is_end_reported and (not p_is_quiet or a.severity = 'critical')
  ), changes as (
    select o.id, 1 as step, private.alert_change(o::private.alerts, 'opened') as change from openings as o
    union all
    select e.id, 2, private.alert_change(e::private.alerts, 'resolved') from ends as e
  )
  select jsonb_agg(c.change order by c.id, c.step) into reported from changes as c;
  update private.alerts as a set is_end_reported = true
  where a.resolved_at is not null and a.is_opening_reported and not a.is_end_reported and (not p_is_quiet or a.severity = 'critical');
  if reported is not null then perform private.queue_alert_message(p_channels, reported); end if;
end;
$$;
comment on function public.record_alerts is
  'Compares the problems that were observed with the open alerts, and queues one message per channel with what began and what ended. Kinds in p_unknown could not be judged and stay as they are. A problem has ended when it was not observed for five minutes.';
grant execute on function public.record_alerts(jsonb, text[], text[], boolean) to service_role;

create function public.record_test_alert(p_channels text[]) returns void
language sql security definer set search_path = '' as $$
  select private.queue_alert_message(p_channels, jsonb_build_array(
    jsonb_build_object('change', 'test', 'problem', 'test', 'severity', 'critical', 'facts', '{}'::jsonb, 'at', now())
  ));
$$;
comment on function public.record_test_alert is 'Queues a test message for each channel. Call claim_staff_action first: it checks the role and writes the audit log.';
grant execute on function public.record_test_alert(text[]) to service_role;

create function public.find_alerts(p_actor_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  return jsonb_build_object(
    'checked_at', (select l.at from private.last_alert_check as l),
    'alerts', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', f.id, 'problem', f.problem, 'severity', f.severity, 'facts', f.facts, 'opened_at', f.opened_at, 'resolved_at', f.resolved_at
      ) order by f.resolved_at desc nulls first, f.opened_at desc, f.id desc)
      from (select a.* from private.alerts as a order by a.resolved_at desc nulls first, a.opened_at desc, a.id desc limit 50) as f
    ), '[]'),
    'waiting', coalesce((
      select jsonb_agg(to_jsonb(w) order by w.channel) from (
        select m.channel, count(*) as messages, min(j.last_error) as error
        from private.alert_messages as m left join private.jobs as j on j.kind = 'alert-' || m.channel where m.sent_at is null group by m.channel
      ) as w
    ), '[]')
  );
end;
$$;
comment on function public.find_alerts is
  'Returns for an admin the open alerts and the last ones that ended, the messages per channel that are not sent yet with the last error, and when the storefront looked last.';
grant execute on function public.find_alerts(uuid) to service_role;

create function private.alert_message_job_details(p_kind text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('messages', coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'changes', m.changes) order by m.number), '[]')) from (
    select w.* from private.alert_messages as w where 'alert-' || w.channel = p_kind and w.sent_at is null order by w.number limit 10
  ) as m;
$$;
comment on function private.alert_message_job_details is 'Returns the messages of a channel that are not sent yet, up to ten in their order.';

create function private.apply_alert_messages(p_job private.jobs, p_result jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  update private.alert_messages as m set sent_at = now()
  where m.id in (select (jsonb_array_elements_text(p_result -> 'sent'))::uuid) and m.sent_at is null;
end;
$$;
comment on function private.apply_alert_messages is 'Records which messages were sent, also if a later one failed.';

create function private.has_alert_messages(p_kind text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.alert_messages as m where 'alert-' || m.channel = p_kind and m.sent_at is null);
$$;
comment on function private.has_alert_messages is 'Returns whether messages of a channel are not sent yet.';

create or replace function private.job_details(p_kind text, p_key text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  case p_kind
    when 'order-confirmation' then return private.order_confirmation_job_details(p_key::uuid);
    when 'rating' then return private.rating_job_details(p_key);
    when 'subscriber-mail' then return private.subscriber_mail_job_details(p_key::uuid);
    when 'subscriber-shop' then return private.subscriber_shop_job_details(p_key::uuid);
    when 'stock-check' then return private.stock_check_job_details();
    when 'stock-alert-mail' then return private.stock_alert_mail_job_details(p_key::uuid);
    when 'alert-mail', 'alert-webhook' then return private.alert_message_job_details(p_kind);
    else return '{}';
  end case;
end;
$$;

create or replace function private.apply_job_outcome(p_job private.jobs, p_is_done boolean, p_result jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if p_job.kind = 'subscriber-mail' and p_is_done then
    update private.subscriber_mails as m set sent_at = now() where m.id = p_job.key::uuid;
  elsif p_job.kind = 'order-confirmation' and p_is_done then
    update private.order_contacts as c set confirmed_at = now() where c.order_id = p_job.key::uuid;
  elsif p_job.kind = 'subscriber-shop' then
    update private.subscribers as s set shopify_customer_id = coalesce(p_result ->> 'customer_id', s.shopify_customer_id) where s.id = p_job.key::uuid;
  elsif p_job.kind = 'stock-check' and p_is_done then
    perform private.apply_stock_check(p_job, p_result);
  elsif p_job.kind = 'stock-alert-mail' and p_is_done then
    -- The result says what was sent: nothing if the variant sold out again.
    update private.stock_alerts as a set
      confirmation_sent_at = case when p_result ->> 'sent' = 'confirmation' then now() else a.confirmation_sent_at end,
      sent_at = case when p_result ->> 'sent' = 'stock' then now() else a.sent_at end
    where a.id = p_job.key::uuid;
  elsif p_job.kind in ('alert-mail', 'alert-webhook') then
    perform private.apply_alert_messages(p_job, p_result);
    if p_is_done and private.has_alert_messages(p_job.kind) then perform private.enqueue_job(p_job.kind, p_job.key); end if;
  end if;
end;
$$;
