insert into private.job_kinds (kind, max_attempts, max_delay) values ('subscriber-mail', 8, '12 hours'), ('subscriber-shop', null, '6 hours');

insert into private.jobs (kind, key, payload, created_at, run_after, attempts, last_error, failed_at)
select 'subscriber-mail', m.id::text, jsonb_build_object('mail', m.kind), m.created_at, m.due_at, m.attempts, m.error,
  case when m.state = 'failed' then m.due_at end
from private.subscriber_mails as m where m.state in ('queued', 'failed');

insert into private.jobs (kind, key, run_after, attempts, last_error)
select 'subscriber-shop', s.id::text, s.shop_due_at, s.shop_attempts, s.shop_error from private.subscribers as s where s.shop_due_at is not null;

drop function public.claim_subscriber_mails(integer);
drop function public.start_subscriber_mail(uuid, text);
drop function public.finish_subscriber_mail(uuid, text);
drop function public.claim_subscriber_shop_work(text, uuid);
drop function public.finish_subscriber_shop_work(uuid, public.subscriber_consent, text, text);
alter table private.subscriber_mails drop column state, drop column due_at, drop column attempts, drop column error;
alter table private.subscribers drop column shop_due_at, drop column shop_attempts, drop column shop_error;
comment on table private.subscriber_mails is
  'Mails to subscribers. While one waits or is given up there is a job about it; the id is the idempotency key at the mail service.';
create trigger delete_job_of_mail after delete on private.subscriber_mails
for each row execute function private.delete_job('subscriber-mail', 'id');
create trigger delete_job_of_subscriber after delete on private.subscribers
for each row execute function private.delete_job('subscriber-shop', 'id');

create function private.subscriber_mail_state(p_mail private.subscriber_mails) returns public.subscriber_mail_state
language sql stable set search_path = '' as $$
  select case
    when p_mail.sent_at is not null then 'sent'
    else coalesce((
      select case when j.failed_at is null then 'queued' else 'failed' end
      from private.jobs as j where j.kind = 'subscriber-mail' and j.key = p_mail.id::text
    ), 'cancelled')
  end::public.subscriber_mail_state;
$$;
comment on function private.subscriber_mail_state is 'Returns whether a mail was sent, waits, was given up, or was cancelled, which deletes its job.';

create or replace function private.queue_subscriber_mail(p_subscriber_id uuid, p_kind public.subscriber_mail_kind) returns void
language sql set search_path = '' as $$
  with mail as (
    insert into private.subscriber_mails (subscriber_id, kind) values (p_subscriber_id, p_kind) returning id
  )
  select private.enqueue_job('subscriber-mail', mail.id::text, jsonb_build_object('mail', p_kind)) from mail;
$$;

create function private.cancel_subscriber_mails(p_subscriber_id uuid, p_kind public.subscriber_mail_kind default null) returns void
language sql set search_path = '' as $$
  delete from private.jobs as j using private.subscriber_mails as m
  where j.kind = 'subscriber-mail' and j.key = m.id::text and m.subscriber_id = p_subscriber_id and (p_kind is null or m.kind = p_kind);
$$;
comment on function private.cancel_subscriber_mails is 'Cancels the mails to a subscriber, of one kind or all, that were not sent.';

create function public.forget_unconfirmed_subscribers() returns void
language sql security definer set search_path = '' as $$
  delete from private.subscribers where id in (
    select s.id from private.subscribers as s
    where s.confirmed_at is null and s.unsubscribed_at is null and s.consented_at < now() - interval '30 days' limit 10000
  );
$$;
comment on function public.forget_unconfirmed_subscribers is 'Deletes addresses that no one confirmed in 30 days.';
grant execute on function public.forget_unconfirmed_subscribers() to service_role;

create function private.subscriber_mail_job_details(p_mail_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'kind', m.kind, 'email', s.email, 'first_name', s.first_name, 'popup', s.popup_at is not null, 'code', case when m.kind = 'code' then s.code end
  )
  from private.subscriber_mails as m join private.subscribers as s on s.id = m.subscriber_id where m.id = p_mail_id;
$$;
comment on function private.subscriber_mail_job_details is 'Returns the recipient and the content of a mail.';

create function public.start_subscriber_mail(p_lease uuid, p_token_hash text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.subscriber_links (token_hash, mail_id)
  select p_token_hash, m.id from private.jobs as j join private.subscriber_mails as m on m.id = j.key::uuid
  where j.lease = p_lease and j.kind = 'subscriber-mail'
  on conflict (token_hash) do nothing;
  return exists (select from private.jobs as j where j.lease = p_lease);
end;
$$;
comment on function public.start_subscriber_mail is
  'Stores the digest of the link in a claimed mail. Returns false if the mail must not be sent any more: it may have been cancelled since it was claimed.';
grant execute on function public.start_subscriber_mail(uuid, text) to service_role;

create or replace function private.welcome_subscriber(p_id uuid, p_list public.subscriber_list default null) returns void
language plpgsql set search_path = '' as $$
declare
  welcomed private.subscribers;
begin
  -- Shopify is told of the consent, and creates the code if there is none.
  perform private.enqueue_job('subscriber-shop', p_id::text);
  select s.* into welcomed from private.subscribers as s where s.id = p_id;
  if p_list = 'waitlist' or welcomed.popup_at is null then perform private.queue_subscriber_mail(p_id, 'waitlist');
  elsif welcomed.code_issued_at is not null then perform private.queue_subscriber_mail(p_id, 'code');
  end if;
end;
$$;

create or replace function public.confirm_subscription(p_token_hash text, p_valid_days integer) returns table (outcome text, subscriber_id uuid, email text, wants_code boolean, code text)
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
    perform private.cancel_subscriber_mails(subscriber.id, 'confirmation');
    perform private.welcome_subscriber(subscriber.id);
    perform private.record_completed_audit(null, 'subscriber.confirm', 'subscriber:' || subscriber.id);
  end if;
  return query select result, subscriber.id, subscriber.email, subscriber.popup_at is not null,
    case when result in ('confirmed', 'already') and subscriber.popup_at is not null and subscriber.code_issued_at is not null then subscriber.code end;
end;
$$;

create or replace function public.unsubscribe(p_token_hash text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  mail constant private.subscriber_mails := private.find_linked_mail(p_token_hash);
  subscriber private.subscribers;
begin
  select s.* into subscriber from private.subscribers as s where s.id = mail.subscriber_id for update;
  if not found then return 'unknown'; end if;
  if subscriber.unsubscribed_at is not null then return 'already'; end if;
  update private.subscribers as s set unsubscribed_at = now() where s.id = subscriber.id;
  if subscriber.confirmed_at is not null or subscriber.shopify_customer_id is not null then
    perform private.enqueue_job('subscriber-shop', subscriber.id::text);
  end if;
  perform private.cancel_subscriber_mails(subscriber.id);
  perform private.record_completed_audit(null, 'subscriber.unsubscribe', 'subscriber:' || subscriber.id);
  return 'unsubscribed';
end;
$$;

create function private.subscriber_shop_job_details(p_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'email', s.email, 'first_name', s.first_name, 'last_name', s.last_name, 'consent', private.subscriber_consent(s),
    'consented_at', coalesce(s.unsubscribed_at, s.confirmed_at, now()), 'wants_code', wanted.is_wanted,
    'code', case when wanted.is_wanted then s.code end, 'is_code_issued', s.code_issued_at is not null
  )
  from private.subscribers as s
  cross join lateral (select s.popup_at is not null and private.subscriber_state(s) = 'confirmed' as is_wanted) as wanted
  where s.id = p_id;
$$;
comment on function private.subscriber_shop_job_details is 'Returns what Shopify is to know of a subscriber.';

create function public.choose_subscriber_code(p_id uuid, p_code text) returns text
language sql security definer set search_path = '' as $$
  update private.subscribers as s set code = coalesce(s.code, p_code)
  where s.id = p_id and s.popup_at is not null and private.subscriber_state(s) = 'confirmed' returning s.code;
$$;
comment on function public.choose_subscriber_code is
  'Stores the code of a subscriber before Shopify is asked to create it, unless they have one. Returns their code; null if they get none.';
grant execute on function public.choose_subscriber_code(uuid, text) to service_role;

create or replace function public.find_subscriber_totals(p_actor_id uuid)
returns table (pending bigint, confirmed bigint, unsubscribed bigint, queued bigint, failed bigint, without_code bigint, is_held boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  return query select
    count(*) filter (where private.subscriber_state(s) = 'pending'),
    count(*) filter (where private.subscriber_state(s) = 'confirmed'),
    count(*) filter (where private.subscriber_state(s) = 'unsubscribed'),
    (select count(*) from private.jobs as j where j.kind = 'subscriber-mail' and j.failed_at is null),
    (select count(*) from private.jobs as j where j.kind = 'subscriber-mail' and j.failed_at is not null),
    count(*) filter (where private.subscriber_state(s) = 'confirmed' and s.popup_at is not null and s.code_issued_at is null),
    private.are_confirmations_held()
  from private.subscribers as s;
end;
$$;

create or replace function public.find_subscribers(p_actor_id uuid, p_search text default '', p_filter text default '', p_after jsonb default null, p_limit integer default 50)
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
    'is_code_issued', s.code_issued_at is not null,
    'shop_error', (select j.last_error from private.jobs as j where j.kind = 'subscriber-shop' and j.key = s.id::text),
    'mail', (
      select jsonb_build_object(
        'id', m.id, 'kind', m.kind, 'state', private.subscriber_mail_state(m), 'attempts', coalesce(j.attempts, 0), 'error', j.last_error
      )
      from private.subscriber_mails as m left join private.jobs as j on j.kind = 'subscriber-mail' and j.key = m.id::text
      where m.subscriber_id = s.id order by m.created_at desc, m.id limit 1
    )
  )
  from private.subscribers as s
  where (pattern = '%%' or s.email like pattern or lower(s.first_name || ' ' || s.last_name) like pattern)
    and (
      p_filter = '' or p_filter = private.subscriber_state(s)::text
      or p_filter = 'failed' and exists (
        select from private.subscriber_mails as m join private.jobs as j on j.kind = 'subscriber-mail' and j.key = m.id::text
        where m.subscriber_id = s.id and j.failed_at is not null
      )
    )
    and (p_after is null or (s.created_at, s.id) < ((p_after ->> 'created_at')::timestamptz, (p_after ->> 'id')::uuid))
  order by s.created_at desc, s.id desc limit p_limit;
end;
$$;

create or replace function public.send_subscriber_mail_again(p_actor_id uuid, p_mail_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  mail private.subscriber_mails;
  state public.subscriber_mail_state;
begin
  perform private.require_admin_role(p_actor_id);
  select m.* into mail from private.subscriber_mails as m where m.id = p_mail_id for update;
  if not found then return 'missing'; end if;
  state := private.subscriber_mail_state(mail);
  if state <> 'failed' then return state::text; end if;
  perform private.enqueue_job('subscriber-mail', mail.id::text, jsonb_build_object('mail', mail.kind));
  perform private.record_completed_audit(p_actor_id, 'subscriber.send-again', 'subscriber:' || mail.subscriber_id);
  return 'queued';
end;
$$;

create or replace function private.export_subscriber(p_customer jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(to_jsonb(s) || jsonb_build_object(
    'shop_error', (select j.last_error from private.jobs as j where j.kind = 'subscriber-shop' and j.key = s.id::text),
    'mails', (
      select jsonb_agg(jsonb_build_object(
        'kind', m.kind, 'state', private.subscriber_mail_state(m), 'created_at', m.created_at, 'sent_at', m.sent_at
      ))
      from private.subscriber_mails as m where m.subscriber_id = s.id
    )
  ))
  from private.subscribers as s
  where s.shopify_customer_id = p_customer ->> 'shopify_customer_id' or private.is_same_email(s.email, p_customer ->> 'email');
$$;
