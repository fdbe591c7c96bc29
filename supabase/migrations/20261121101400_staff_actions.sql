create table private.staff_actions (
  audit_id bigint primary key references private.audit_log,
  action text not null check (action ~ '^[a-z-]+[.][a-z-]+$'),
  target text not null,
  key text not null check (char_length(key) between 1 and 255),
  claimed_until timestamptz not null
);
create index on private.staff_actions (target, audit_id desc);
comment on table private.staff_actions is
  'Claims of staff to change something: a fulfillment order, a product, a note. The outcome is in the audit log; an action without one may or may not have been executed.';
alter table private.staff_actions enable row level security;

create type public.staff_claim_outcome as enum ('claimed', 'unconfirmed', 'busy', 'ended', 'denied');

create function private.evaluate_staff_claim(
  p_actor_id uuid, p_key text, p_action text, p_target text,
  out outcome public.staff_claim_outcome, out ended_as public.audit_outcome, out details jsonb
)
language plpgsql stable set search_path = '' as $$
declare
  latest private.staff_actions;
  is_open boolean;
begin
  if p_actor_id is null or not private.has_admin_role(p_actor_id) then
    outcome := 'denied';
    return;
  end if;
  select 'ended', ao.outcome, ao.details into outcome, ended_as, details
  from private.staff_actions as a join private.audit_outcomes as ao using (audit_id)
  where a.target = p_target and a.action = p_action and a.key = p_key
  order by a.audit_id desc limit 1;
  if found then return; end if;

  select a.* into latest from private.staff_actions as a where a.target = p_target order by a.audit_id desc limit 1;
  is_open := found and not exists (select from private.audit_outcomes as ao where ao.audit_id = latest.audit_id);
  outcome := case when not is_open then 'claimed' when latest.claimed_until > now() then 'busy' else 'unconfirmed' end;
end;
$$;
comment on function private.evaluate_staff_claim is 'Returns whether a person may act on a target now.';

create function public.claim_staff_action(
  p_actor_id uuid,
  p_key text,
  p_action text,
  p_target text,
  p_details jsonb default '{}',
  p_request_id text default null
) returns table (outcome public.staff_claim_outcome, audit_id bigint, ended_as public.audit_outcome, details jsonb)
language plpgsql security definer set search_path = '' as $$
declare
  evaluation record;
  new_audit_id bigint;
begin
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('staff ' || p_target, 0));
  select * into evaluation from private.evaluate_staff_claim(p_actor_id, p_key, p_action, p_target);
  new_audit_id := public.begin_audit(p_action, p_actor_id, p_target, p_details, p_request_id);
  if evaluation.outcome in ('claimed', 'unconfirmed') then
    insert into private.staff_actions (audit_id, action, target, key, claimed_until)
    values (new_audit_id, p_action, p_target, p_key, now() + interval '1 minute');
    return query select evaluation.outcome, new_audit_id, null::public.audit_outcome, null::jsonb;
  else
    perform public.end_audit(new_audit_id, 'refused', jsonb_build_object('reason', evaluation.outcome));
    return query select evaluation.outcome, null::bigint, evaluation.ended_as, evaluation.details;
  end if;
end;
$$;
comment on function public.claim_staff_action is
  'Claims a target for one admin at a time and one form submission (p_key) once; a repeated one gets ''ended'' with its outcome. ''unconfirmed'' is a claim too, but the previous action has no outcome: read the state first. Call end_audit within a minute.';
grant execute on function public.claim_staff_action(uuid, text, text, text, jsonb, text) to service_role;

create function public.find_order_note(p_id uuid, p_order_id uuid) returns table (is_stored boolean)
language sql stable security definer set search_path = '' as $$
  select exists (select from public.order_notes as n where n.id = p_id and n.order_id = o.id)
  from public.orders as o where o.id = p_order_id and o.deleted_at is null;
$$;
comment on function public.find_order_note is 'Returns whether a note of an order is stored; no row if there is no such order.';

create function public.add_order_note(p_id uuid, p_order_id uuid, p_author_id uuid, p_text text) returns void
language sql security definer set search_path = '' as $$
  insert into public.order_notes (id, order_id, author_id, text) values (p_id, p_order_id, p_author_id, p_text)
  on conflict (id) do nothing;
$$;
comment on function public.add_order_note is 'Stores a note of staff once. Call claim_staff_action first: it checks the role and writes the audit log.';
grant execute on function public.find_order_note(uuid, uuid) to service_role;
grant execute on function public.add_order_note(uuid, uuid, uuid, text) to service_role;
