create function public.find_subscriber_totals(p_actor_id uuid)
returns table (pending bigint, confirmed bigint, unsubscribed bigint, queued bigint, failed bigint, without_code bigint, is_held boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  return query select
    count(*) filter (where private.subscriber_state(s) = 'pending'),
    count(*) filter (where private.subscriber_state(s) = 'confirmed'),
    count(*) filter (where private.subscriber_state(s) = 'unsubscribed'),
    (select count(*) from private.subscriber_mails as m where m.state = 'queued'),
    (select count(*) from private.subscriber_mails as m where m.state = 'failed'),
    count(*) filter (where private.subscriber_state(s) = 'confirmed' and s.popup_at is not null and s.code_issued_at is null),
    private.are_confirmations_held()
  from private.subscribers as s;
end;
$$;
comment on function public.find_subscriber_totals is 'Returns how many subscribers and mails are in which state, for an admin.';

create function public.find_subscribers(p_actor_id uuid, p_search text default '', p_filter text default '', p_after jsonb default null, p_limit integer default 50)
returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  -- The wildcards of LIKE stand for themselves.
  pattern constant text := '%' || regexp_replace(lower(btrim(p_search)), '([\\%_])', '\\\1', 'g') || '%';
begin
  perform private.require_admin_role(p_actor_id);
  return query
  select jsonb_build_object(
    'id', s.id, 'email', s.email, 'first_name', s.first_name, 'last_name', s.last_name, 'state', private.subscriber_state(s),
    'on_popup', s.popup_at is not null, 'on_waitlist', s.waitlist_at is not null, 'created_at', s.created_at,
    'confirmed_at', s.confirmed_at, 'unsubscribed_at', s.unsubscribed_at, 'consent_version', s.consent_version,
    'is_code_issued', s.code_issued_at is not null, 'shop_error', s.shop_error,
    'mail', (
      select jsonb_build_object('id', m.id, 'kind', m.kind, 'state', m.state, 'attempts', m.attempts, 'error', m.error)
      from private.subscriber_mails as m where m.subscriber_id = s.id order by m.created_at desc, m.id limit 1
    )
  )
  from private.subscribers as s
  where (pattern = '%%' or s.email like pattern or lower(s.first_name || ' ' || s.last_name) like pattern)
    and (
      p_filter = '' or p_filter = private.subscriber_state(s)::text
      or p_filter = 'failed' and exists (select from private.subscriber_mails as m where m.subscriber_id = s.id and m.state = 'failed')
    )
    and (p_after is null or (s.created_at, s.id) < ((p_after ->> 'created_at')::timestamptz, (p_after ->> 'id')::uuid))
  order by s.created_at desc, s.id desc limit p_limit;
end;
$$;
comment on function public.find_subscribers is
  'Returns subscribers with their last mail for an admin, the newest first; the next page starts after p_after (created_at, id). p_filter: a state, or ''failed'' for an unsent mail.';

create function public.send_subscriber_mail_again(p_actor_id uuid, p_mail_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  mail private.subscriber_mails;
begin
  perform private.require_admin_role(p_actor_id);
  select m.* into mail from private.subscriber_mails as m where m.id = p_mail_id for update;
  if not found then return 'missing'; end if;
  if mail.state = 'sent' or mail.state = 'cancelled' then return mail.state::text; end if;
  update private.subscriber_mails as m set state = 'queued', due_at = now(), attempts = 0 where m.id = p_mail_id and m.state = 'failed';
  if found then
    perform private.record_completed_audit(p_actor_id, 'subscriber.send-again', 'subscriber:' || mail.subscriber_id);
  end if;
  return 'queued';
end;
$$;
comment on function public.send_subscriber_mail_again is
  'Queues a mail again whose attempts have all failed. Returns its state; a mail that was sent or cancelled stays so.';

grant execute on function public.find_subscriber_totals(uuid) to service_role;
grant execute on function public.find_subscribers(uuid, text, text, jsonb, integer) to service_role;
grant execute on function public.send_subscriber_mail_again(uuid, uuid) to service_role;
