-- Approved tracking numbers wait for some seconds, in which staff can take them back.
drop function public.approve_tracking_rows(uuid, uuid, public.tracking_verdict[], boolean);

create function public.approve_tracking_rows(
  p_actor_id uuid, p_import_id uuid, p_verdicts public.tracking_verdict[], p_is_notifying boolean, p_delay_seconds integer default 0
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  update private.tracking_import_rows as r
  set state = 'approved', due_at = now() + make_interval(secs => least(greatest(p_delay_seconds, 0), 60)), is_notifying = p_is_notifying
  where r.import_id = p_import_id and r.state = 'waiting' and r.verdict = any (p_verdicts)
    and r.verdict in ('ready', 'guessed', 'elsewhere', 'replaces');
end;
$$;
comment on function public.approve_tracking_rows is
  'Approves the waiting rows of these verdicts, to be sent after a delay of at most a minute. Rows of other verdicts cannot be sent.';

create function public.withdraw_tracking_rows(p_actor_id uuid, p_import_id uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  withdrawn integer;
begin
  perform private.require_admin_role(p_actor_id);
  update private.tracking_import_rows as r set state = 'waiting', due_at = null, is_notifying = false
  where r.import_id = p_import_id and r.state = 'approved';
  get diagnostics withdrawn = row_count;
  return withdrawn;
end;
$$;
comment on function public.withdraw_tracking_rows is
  'Takes back the approval of rows that are not being sent, also of those that wait for another attempt. Returns how many.';

create function public.hasten_tracking_rows(p_actor_id uuid, p_import_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  update private.tracking_import_rows as r set due_at = now()
  where r.import_id = p_import_id and r.state = 'approved' and r.due_at > now();
end;
$$;
comment on function public.hasten_tracking_rows is 'Lets approved rows be sent without the rest of their delay.';

grant execute on function
  public.approve_tracking_rows(uuid, uuid, public.tracking_verdict[], boolean, integer),
  public.withdraw_tracking_rows(uuid, uuid),
  public.hasten_tracking_rows(uuid, uuid)
to service_role;
