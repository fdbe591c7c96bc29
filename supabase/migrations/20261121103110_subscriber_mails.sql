create function private.find_linked_mail(p_token_hash text) returns private.subscriber_mails
language sql stable set search_path = '' as $$
  select m.* from private.subscriber_links as l join private.subscriber_mails as m on m.id = l.mail_id where l.token_hash = p_token_hash;
$$;
comment on function private.find_linked_mail is 'Returns the mail with this link.';

create function private.queue_subscriber_mail(p_subscriber_id uuid, p_kind public.subscriber_mail_kind) returns void
language sql set search_path = '' as $$
  insert into private.subscriber_mails (subscriber_id, kind) values (p_subscriber_id, p_kind);
$$;
comment on function private.queue_subscriber_mail is 'Queues a mail.';

create function private.are_confirmations_held() returns boolean
language sql stable set search_path = '' as $$
  select count(*) >= 300 from private.subscriber_mails as m where m.kind = 'confirmation' and m.sent_at > now() - interval '1 hour';
$$;
comment on function private.are_confirmations_held is
  'Returns whether as many confirmations were sent within an hour as the shop sends at most: somebody may be entering addresses of others. The rest waits.';

create function public.claim_subscriber_mails(p_limit integer default 10)
returns table (id uuid, kind public.subscriber_mail_kind, email text, first_name text, popup boolean, code text)
language plpgsql security definer set search_path = '' as $$
begin
  -- Addresses that no one confirmed are forgotten.
  delete from private.subscribers where private.subscribers.id in (
    select s.id from private.subscribers as s
    where s.confirmed_at is null and s.unsubscribed_at is null and s.consented_at < now() - interval '30 days' limit 100
  );
  return query
  with due as (
    select m.id from private.subscriber_mails as m
    where m.state = 'queued' and m.due_at <= now() and (m.kind <> 'confirmation' or not private.are_confirmations_held())
    order by m.due_at limit p_limit for update skip locked
  ), claimed as (
    update private.subscriber_mails as m set due_at = now() + interval '2 minutes', attempts = m.attempts + 1
    from due where m.id = due.id returning m.id, m.kind, m.subscriber_id
  )
  select c.id, c.kind, s.email, s.first_name, s.popup_at is not null, case when c.kind = 'code' then s.code end
  from claimed as c join private.subscribers as s on s.id = c.subscriber_id;
end;
$$;
comment on function public.claim_subscriber_mails is
  'Claims mails that are due, each for two minutes: a mail whose sender died is sent again with the same idempotency key.';

create function public.start_subscriber_mail(p_id uuid, p_token_hash text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  -- It may have been cancelled since it was claimed.
  if not exists (select from private.subscriber_mails as m where m.id = p_id and m.state = 'queued') then return false; end if;
  insert into private.subscriber_links (token_hash, mail_id) values (p_token_hash, p_id) on conflict (token_hash) do nothing;
  return true;
end;
$$;
comment on function public.start_subscriber_mail is 'Stores the digest of the link in a claimed mail. Returns false if the mail must not be sent any more.';

create function public.finish_subscriber_mail(p_id uuid, p_error text default null) returns void
language sql security definer set search_path = '' as $$
  update private.subscriber_mails as m set
    state = case when p_error is null then 'sent' when m.attempts >= 8 then 'failed' else 'queued' end::public.subscriber_mail_state,
    sent_at = case when p_error is null then now() end,
    error = left(p_error, 500),
    due_at = now() + least(interval '1 minute' * power(4, m.attempts - 1), interval '12 hours')
  where m.id = p_id and m.state = 'queued';
$$;
comment on function public.finish_subscriber_mail is
  'Records the outcome of an attempt: after a failure the mail waits 1 minute, 4, 16 and so on, up to 12 hours; the eighth failure is the last.';

grant execute on function public.claim_subscriber_mails(integer) to service_role;
grant execute on function public.start_subscriber_mail(uuid, text) to service_role;
grant execute on function public.finish_subscriber_mail(uuid, text) to service_role;
