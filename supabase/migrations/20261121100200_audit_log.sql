-- One row is written before an action, at most one more with its outcome. An action without an outcome was interrupted.
create table private.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  action text not null,
  target text,
  details jsonb not null default '{}',
  request_id text
);
comment on table private.audit_log is
  'Append-only log of actions attempted by people and by the server. No foreign keys: rows outlive what they refer to. Holds ids only, so erasure does not touch it.';

create type public.audit_outcome as enum ('done', 'refused', 'failed');

create table private.audit_outcomes (
  audit_id bigint primary key references private.audit_log,
  at timestamptz not null default now(),
  outcome public.audit_outcome not null,
  details jsonb not null default '{}'
);
comment on table private.audit_outcomes is 'The final outcome of a logged action, written at most once.';

create index on private.audit_log (at desc, id desc);
create index on private.audit_log (actor_id, at desc, id desc);
create index on private.audit_log (action text_pattern_ops, at desc, id desc);
create index on private.audit_log (target, at desc, id desc);
create index on private.audit_outcomes (outcome, audit_id desc);

create table private.open_audits (
  audit_id bigint primary key references private.audit_log
);
comment on table private.open_audits is 'The logged actions without an outcome, so that finding them does not read the whole log.';
alter table private.open_audits enable row level security;

create function private.reject_audit_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'The audit log is append-only' using errcode = 'insufficient_privilege';
end;
$$;
comment on function private.reject_audit_change is
  'Rejects changes to the audit log, also by the table owner or a migration: grants only stop the API roles.';

create trigger prevent_audit_log_change before update or delete or truncate on private.audit_log
for each statement execute function private.reject_audit_change();
create trigger prevent_audit_outcome_change before update or delete or truncate on private.audit_outcomes
for each statement execute function private.reject_audit_change();

alter table private.audit_log enable row level security;
alter table private.audit_outcomes enable row level security;

create function public.begin_audit(
  p_action text,
  p_actor_id uuid default null,
  p_target text default null,
  p_details jsonb default '{}',
  p_request_id text default null
) returns bigint
language sql security definer set search_path = '' as $$
  with logged as (
    insert into private.audit_log (actor_id, action, target, details, request_id)
    values (p_actor_id, p_action, p_target, p_details, p_request_id)
    returning id
  ), opened as (
    insert into private.open_audits (audit_id) select id from logged
  )
  select id from logged;
$$;
comment on function public.begin_audit is
  'Logs an action before it is attempted and returns its id for end_audit. A null actor means the server. Pass ids, never names or email addresses.';

create function public.end_audit(p_audit_id bigint, p_outcome public.audit_outcome, p_details jsonb default '{}') returns void
language sql security definer set search_path = '' as $$
  insert into private.audit_outcomes (audit_id, outcome, details) values (p_audit_id, p_outcome, p_details);
  delete from private.open_audits where audit_id = p_audit_id;
$$;
comment on function public.end_audit is 'Logs the outcome of an action. Raises unique_violation (23505) if it already has one.';

create function private.record_completed_audit(p_actor_id uuid, p_action text, p_target text, p_details jsonb default '{}') returns void
language sql set search_path = '' as $$
  select public.end_audit(public.begin_audit(p_action, p_actor_id, p_target, p_details), 'done');
$$;
comment on function private.record_completed_audit is
  'Logs an action and its outcome ''done'' at once, for changes the database makes within one transaction.';

grant execute on function public.begin_audit(text, uuid, text, jsonb, text) to service_role;
grant execute on function public.end_audit(bigint, public.audit_outcome, jsonb) to service_role;
