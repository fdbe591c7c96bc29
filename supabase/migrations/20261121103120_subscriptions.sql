create function public.subscribe(
  p_email text, p_list public.subscriber_list, p_first_name text, p_last_name text, p_consent_version text, p_consent_text text
) returns table (outcome text, is_held boolean)
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := lower(btrim(p_email, E' \t\r\n\f\v') collate "C");
  found_row private.subscribers;
  is_new boolean;
  is_listed boolean;
  is_mailed boolean;
begin
  insert into private.subscribers as s (email, first_name, last_name, popup_at, waitlist_at, consent_version, consent_text)
  values (
    address, p_first_name, p_last_name, case when p_list = 'popup' then now() end, case when p_list = 'waitlist' then now() end,
    p_consent_version, p_consent_text
  ) on conflict (email) do nothing;
  is_new := found;
  select s.* into found_row from private.subscribers as s where s.email = address for update;
  is_listed := not is_new and (case p_list when 'popup' then found_row.popup_at else found_row.waitlist_at end) is not null;
  update private.subscribers as s set
    popup_at = case when p_list = 'popup' then coalesce(s.popup_at, now()) else s.popup_at end,
    waitlist_at = case when p_list = 'waitlist' then coalesce(s.waitlist_at, now()) else s.waitlist_at end
  where s.id = found_row.id;
  if private.subscriber_state(found_row) = 'confirmed' then
    -- The owner has confirmed the address before: the new list needs no further proof, and only the owner gets the mail.
    if not is_listed then perform private.welcome_subscriber(found_row.id, p_list); end if;
    return query select case when is_listed or p_list = 'waitlist' then 'known' else 'recorded' end, private.are_confirmations_held();
    return;
  end if;
  -- One mail per address and day, whoever enters it. Unsubscribing after a confirmation was the owner's own doing.
  is_mailed := (found_row.unsubscribed_at is null or found_row.confirmed_at is null) and exists (
    select from private.subscriber_mails as m
    where m.subscriber_id = found_row.id and m.kind = 'confirmation' and m.created_at > now() - interval '1 day'
  );
  update private.subscribers as s set
    first_name = case when p_list = 'waitlist' then p_first_name else s.first_name end,
    last_name = case when p_list = 'waitlist' then p_last_name else s.last_name end,
    consent_version = p_consent_version, consent_text = p_consent_text, consented_at = now(), confirmed_at = null, unsubscribed_at = null
  where s.id = found_row.id;
  if not is_mailed then perform private.queue_subscriber_mail(found_row.id, 'confirmation'); end if;
  return query select case when is_listed and is_mailed then 'known' else 'recorded' end, private.are_confirmations_held();
end;
$$;
comment on function public.subscribe is
  'Records a sign-up and queues the mail that asks to confirm the address. Returns ''known'' if the address is already on the list; is_held: whether confirmations wait because too many were sent this hour.';

create function private.welcome_subscriber(p_id uuid, p_list public.subscriber_list default null) returns void
language plpgsql set search_path = '' as $$
declare
  welcomed private.subscribers;
begin
  -- Shopify is told of the consent, and creates the code if there is none.
  update private.subscribers as s set shop_due_at = now(), shop_attempts = 0, shop_error = null where s.id = p_id returning s.* into welcomed;
  if p_list = 'waitlist' or welcomed.popup_at is null then perform private.queue_subscriber_mail(p_id, 'waitlist');
  elsif welcomed.code_issued_at is not null then perform private.queue_subscriber_mail(p_id, 'code');
  end if;
end;
$$;
comment on function private.welcome_subscriber is 'Queues the welcome of a confirmed address, to p_list if it joined another one; a code that does not exist yet is mailed once it does.';

create function public.confirm_subscription(p_token_hash text, p_valid_days integer) returns table (outcome text, subscriber_id uuid, email text, wants_code boolean, code text)
language plpgsql security definer set search_path = '' as $$
declare
  mail private.subscriber_mails;
  subscriber private.subscribers;
  result text;
begin
  mail := private.find_linked_mail(p_token_hash);
  if mail.kind is distinct from 'confirmation' then return; end if;
  select s.* into subscriber from private.subscribers as s where s.id = mail.subscriber_id for update;
  -- Another request may have used the link while this one waited for the lock.
  select m.* into mail from private.subscriber_mails as m where m.id = mail.id;
  result := case
    when private.subscriber_state(subscriber) = 'confirmed' then 'already'
    when private.subscriber_state(subscriber) = 'unsubscribed' then 'unsubscribed'
    when mail.used_at is not null then 'used'
    when mail.created_at < now() - make_interval(days => p_valid_days) then 'expired'
    else 'confirmed'
  end;
  if result = 'confirmed' then
    update private.subscribers as s set confirmed_at = now() where s.id = subscriber.id;
    update private.subscriber_mails as m set used_at = now() where m.id = mail.id;
    update private.subscriber_mails as m set state = 'cancelled'
    where m.subscriber_id = subscriber.id and m.kind = 'confirmation' and m.state in ('queued', 'failed');
    perform private.welcome_subscriber(subscriber.id);
    perform private.record_completed_audit(null, 'subscriber.confirm', 'subscriber:' || subscriber.id);
  end if;
  return query select result, subscriber.id, subscriber.email, subscriber.popup_at is not null,
    case when result in ('confirmed', 'already') and subscriber.popup_at is not null and subscriber.code_issued_at is not null then subscriber.code end;
end;
$$;
comment on function public.confirm_subscription is
  'Confirms the address of a mailed link. Returns ''confirmed'', or why not: ''already'' is, ''used'' for an earlier sign-up, ''expired'', ''unsubscribed'' since. No row for an unknown link.';

create function public.renew_confirmation(p_token_hash text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  mail constant private.subscriber_mails := private.find_linked_mail(p_token_hash);
  subscriber private.subscribers;
begin
  select s.* into subscriber from private.subscribers as s where s.id = mail.subscriber_id for update;
  if not found then return 'unknown'; end if;
  if private.subscriber_state(subscriber) <> 'pending' then return private.subscriber_state(subscriber)::text; end if;
  if exists (
    select from private.subscriber_mails as m
    where m.subscriber_id = subscriber.id and m.kind = 'confirmation' and m.created_at > now() - interval '1 day'
  ) then return 'recent'; end if;
  perform private.queue_subscriber_mail(subscriber.id, 'confirmation');
  return 'queued';
end;
$$;
comment on function public.renew_confirmation is
  'Queues a new mail for a link that no longer works: ''queued'', or ''recent'' if the last one is less than a day old, or the state of an address that needs none.';

create function public.unsubscribe(p_token_hash text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  mail constant private.subscriber_mails := private.find_linked_mail(p_token_hash);
  subscriber private.subscribers;
begin
  select s.* into subscriber from private.subscribers as s where s.id = mail.subscriber_id for update;
  if not found then return 'unknown'; end if;
  if subscriber.unsubscribed_at is not null then return 'already'; end if;
  update private.subscribers as s set
    unsubscribed_at = now(), shop_attempts = 0, shop_error = null,
    shop_due_at = case when s.confirmed_at is not null or s.shopify_customer_id is not null then now() end
  where s.id = subscriber.id;
  update private.subscriber_mails as m set state = 'cancelled' where m.subscriber_id = subscriber.id and m.state in ('queued', 'failed');
  perform private.record_completed_audit(null, 'subscriber.unsubscribe', 'subscriber:' || subscriber.id);
  return 'unsubscribed';
end;
$$;
comment on function public.unsubscribe is
  'Stops all mails to the address of a mailed link, which never expires for this: ''unsubscribed'', ''already'' or ''unknown''.';

grant execute on function public.subscribe(text, public.subscriber_list, text, text, text, text) to service_role;
grant execute on function public.confirm_subscription(text, integer) to service_role;
grant execute on function public.renew_confirmation(text) to service_role;
grant execute on function public.unsubscribe(text) to service_role;
