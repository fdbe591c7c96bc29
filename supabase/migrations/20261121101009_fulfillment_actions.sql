create table private.fulfillment_actions (
  audit_id bigint primary key references private.audit_log,
  action text not null,
  target text not null,
  key text not null check (char_length(key) between 1 and 255),
  claimed_until timestamptz not null
);
create index on private.fulfillment_actions (target, audit_id desc);
comment on table private.fulfillment_actions is
  'Who may act on a fulfillment order now. How an action ended stands in the audit log; one that never ended there may or may not have reached the shop.';
alter table private.fulfillment_actions enable row level security;

create type public.claim_outcome as enum ('claimed', 'unsure', 'busy', 'ended', 'denied');

create function private.judge_claim(
  p_actor_id uuid, p_key text, p_action text, p_target text,
  out outcome public.claim_outcome, out ended_as public.audit_outcome, out details jsonb
)
language plpgsql stable set search_path = '' as $$
declare
  latest private.fulfillment_actions;
  is_open boolean;
begin
  if p_actor_id is null or not private.holds_admin(p_actor_id) then
    outcome := 'denied';
    return;
  end if;
  select 'ended', ao.outcome, ao.details into outcome, ended_as, details
  from private.fulfillment_actions as a join private.audit_outcomes as ao using (audit_id)
  where a.target = p_target and a.action = p_action and a.key = p_key
  order by a.audit_id desc limit 1;
  if found then return; end if;

  select a.* into latest from private.fulfillment_actions as a where a.target = p_target order by a.audit_id desc limit 1;
  is_open := found and not exists (select from private.audit_outcomes as ao where ao.audit_id = latest.audit_id);
  outcome := case when not is_open then 'claimed' when latest.claimed_until > now() then 'busy' else 'unsure' end;
end;
$$;
comment on function private.judge_claim is 'Whether somebody may act on a fulfillment order now.';

create function public.claim_fulfillment_action(
  p_actor_id uuid,
  p_key text,
  p_action text,
  p_target text,
  p_details jsonb default '{}',
  p_request_id text default null
) returns table (outcome public.claim_outcome, audit_id bigint, ended_as public.audit_outcome, details jsonb)
language plpgsql security definer set search_path = '' as $$
declare
  judged record;
  attempt bigint;
begin
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('fulfillment ' || p_target, 0));
  select * into judged from private.judge_claim(p_actor_id, p_key, p_action, p_target);
  attempt := public.begin_audit('fulfillment.' || p_action, p_actor_id, p_target, p_details, p_request_id);
  if judged.outcome in ('claimed', 'unsure') then
    insert into private.fulfillment_actions (audit_id, action, target, key, claimed_until)
    values (attempt, p_action, p_target, p_key, now() + interval '1 minute');
    return query select judged.outcome, attempt, null::public.audit_outcome, null::jsonb;
  else
    perform public.end_audit(attempt, 'refused', jsonb_build_object('reason', judged.outcome));
    return query select judged.outcome, null::bigint, judged.ended_as, judged.details;
  end if;
end;
$$;
comment on function public.claim_fulfillment_action is
  'Lets one admin act on a fulfillment order at a time, and one form (p_key) act once: it then reads ''ended'', with how. ''unsure'' is a claim too, but the one before never said how it ended: look at the shop first. Say how yours ended by end_audit, within a minute.';
grant execute on function public.claim_fulfillment_action(uuid, text, text, text, jsonb, text) to service_role;
