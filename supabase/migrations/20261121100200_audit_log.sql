-- One row says what was attempted, before it is; at most one more says how it ended. An attempt without an outcome was cut short.
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
  'Attempts of people and of the server, append-only. No foreign key: it outlives those it speaks of. Ids only, no names, no addresses, so that nothing needs erasing.';

create type public.audit_outcome as enum ('done', 'refused', 'failed');

create table private.audit_outcomes (
  audit_id bigint primary key references private.audit_log,
  at timestamptz not null default now(),
  outcome public.audit_outcome not null,
  details jsonb not null default '{}'
);
comment on table private.audit_outcomes is 'How an attempt ended: once, and for good.';

create function private.refuse_rewriting() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'The audit log is append-only' using errcode = 'insufficient_privilege';
end;
$$;
comment on function private.refuse_rewriting is 'Grants stop the API roles; this stops the owner and a careless migration too.';

create trigger append_only before update or delete or truncate on private.audit_log
for each statement execute function private.refuse_rewriting();
create trigger append_only before update or delete or truncate on private.audit_outcomes
for each statement execute function private.refuse_rewriting();

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
  insert into private.audit_log (actor_id, action, target, details, request_id)
  values (p_actor_id, p_action, p_target, p_details, p_request_id)
  returning id;
$$;
comment on function public.begin_audit is 'Writes down an attempt before it is made; end_audit says how it ended. No actor means the server itself. Hand in ids, never names or addresses.';

create function public.end_audit(p_audit_id bigint, p_outcome public.audit_outcome, p_details jsonb default '{}') returns void
language sql security definer set search_path = '' as $$
  insert into private.audit_outcomes (audit_id, outcome, details) values (p_audit_id, p_outcome, p_details);
$$;
comment on function public.end_audit is 'Writes down how an attempt ended. A second outcome is refused (23505).';

create function private.audit_done(p_actor_id uuid, p_action text, p_target text, p_details jsonb default '{}') returns void
language sql set search_path = '' as $$
  select public.end_audit(public.begin_audit(p_action, p_actor_id, p_target, p_details), 'done');
$$;
comment on function private.audit_done is 'Attempt and outcome at once, for what the database does itself within one transaction.';

grant execute on function public.begin_audit(text, uuid, text, jsonb, text) to service_role;
grant execute on function public.end_audit(bigint, public.audit_outcome, jsonb) to service_role;
