insert into private.job_kinds (kind, max_attempts, max_delay) values ('account-mail', 8, '12 hours'), ('email-change', null, '1 hour');

alter table private.sessions add column device text check (char_length(device) between 1 and 60);
comment on column private.sessions.device is 'Browser and system at sign-in, such as "Chrome on Windows", so that the person recognizes the session; null if unknown.';

create function public.name_session_device(p_session_id uuid, p_device text) returns void
language sql security definer set search_path = '' as $$
  update private.sessions as s set device = p_device where s.id = p_session_id;
$$;
comment on function public.name_session_device is 'Stores with which browser and system a session was begun.';

create function public.find_own_sessions(p_user_id uuid, p_session_id uuid default null)
returns table (handle text, issuer public.issuer, device text, created_at timestamptz, last_seen_at timestamptz, is_current boolean)
language sql stable security definer set search_path = '' as $$
  select private.session_handle(s.id), s.issuer, s.device, s.created_at, s.last_seen_at, s.id is not distinct from p_session_id
  from private.sessions as s where s.user_id = p_user_id and private.is_session_active(s)
  order by s.id is not distinct from p_session_id desc, s.last_seen_at desc, s.id limit 100;
$$;
comment on function public.find_own_sessions is 'Returns the active sessions of a person, the given one first, then the last used.';

create function public.end_own_sessions(p_user_id uuid, p_except_session_id uuid, p_handle text default null, p_reason text default 'ended-by-owner') returns integer
language plpgsql security definer set search_path = '' as $$
declare
  ended_count integer;
begin
  update private.sessions as s set revoked_at = now(), revoke_reason = p_reason, sealed_tokens = null
  where s.user_id = p_user_id and s.revoked_at is null and s.id is distinct from p_except_session_id
    and (p_handle is null or private.session_handle(s.id) = p_handle);
  get diagnostics ended_count = row_count;
  return ended_count;
end;
$$;
comment on function public.end_own_sessions is
  'Ends the session of a person with this handle, or without one all but the given one. Returns how many. A handle of another person ends none.';

create table private.email_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references public.profiles on delete cascade,
  shopify_customer_id text not null,
  old_email text not null check (char_length(old_email) <= 320),
  new_email text not null check (char_length(new_email) between 3 and 254),
  requested_at timestamptz not null default now(),
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  outcome text check (outcome in ('changed', 'taken', 'refused')),
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null))
);
create index on private.email_changes (requested_at);
comment on table private.email_changes is
  'The last change of a person''s email address that they asked for. Shopify is told once the old and the new address have confirmed it.';
comment on column private.email_changes.outcome is 'What Shopify answered; null before it was asked. ''taken'': another customer has the address.';
alter table private.email_changes enable row level security;

create table private.account_mails (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles on delete cascade,
  kind text not null check (kind in ('email-old', 'email-new', 'deletion-confirm', 'deletion', 'account-kept')),
  email text not null check (char_length(email) <= 320),
  email_change_id uuid references private.email_changes on delete cascade,
  token_hash text unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  used_at timestamptz,
  check ((kind in ('email-old', 'email-new')) = (email_change_id is not null))
);
create index on private.account_mails (user_id);
create index on private.account_mails (email_change_id);
create index on private.account_mails (created_at);
comment on table private.account_mails is
  'Mails to people about their account, each with one link. The id is the idempotency key at the mail service; of the secret in the link only the digest is stored.';
comment on column private.account_mails.used_at is 'When the link was used. It works once.';
alter table private.account_mails enable row level security;
create trigger delete_job_of_account_mail after delete on private.account_mails
for each row execute function private.delete_job('account-mail', 'id');
create trigger delete_job_of_email_change after delete on private.email_changes
for each row execute function private.delete_job('email-change', 'id');

create function private.queue_account_mail(p_user_id uuid, p_kind text, p_email text, p_email_change_id uuid default null) returns void
language plpgsql set search_path = '' as $$
declare
  new_id uuid;
begin
  insert into private.account_mails (user_id, kind, email, email_change_id) values (p_user_id, p_kind, p_email, p_email_change_id) returning id into new_id;
  perform private.enqueue_job('account-mail', new_id::text);
end;
$$;
comment on function private.queue_account_mail is 'Queues a mail to a person about their account.';

create function public.start_account_mail(p_lease uuid, p_token_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  mail private.account_mails;
begin
  update private.account_mails as m set token_hash = p_token_hash
  where m.id = (select j.key::uuid from private.jobs as j where j.lease = p_lease and j.kind = 'account-mail')
  returning m.* into mail;
  if not found then return null; end if;
  return jsonb_build_object(
    'kind', mail.kind, 'email', mail.email, 'created_at', mail.created_at,
    'first_name', (select p.first_name from public.profiles as p where p.user_id = mail.user_id),
    'new_email', (select c.new_email from private.email_changes as c where c.id = mail.email_change_id)
  );
end;
$$;
comment on function public.start_account_mail is
  'Stores the digest of the link in a claimed mail, and returns what the mail says; null if it must not be sent any more.';

create function public.request_email_change(p_user_id uuid, p_new_email text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  customer private.identities;
  change private.email_changes;
begin
  perform private.lock_identities();
  select i.* into customer from private.identities as i where i.user_id = p_user_id and i.issuer = 'shopify' and i.email is not null;
  if not found then return 'no-customer'; end if;
  if private.is_same_email(customer.email, p_new_email) then return 'same'; end if;
  delete from private.email_changes as c where c.user_id = p_user_id;
  insert into private.email_changes (user_id, shopify_customer_id, old_email, new_email)
  values (p_user_id, customer.subject, customer.email, p_new_email) returning * into change;
  perform private.queue_account_mail(p_user_id, 'email-old', change.old_email, change.id);
  perform private.queue_account_mail(p_user_id, 'email-new', change.new_email, change.id);
  perform private.record_completed_audit(p_user_id, 'email.change-requested', customer.subject);
  return 'requested';
end;
$$;
comment on function public.request_email_change is
  'Queues the mails that ask the old and the new address to confirm a change, in place of an earlier one. Tells nothing about the new address. ''same'': it is the current one; ''no-customer'': Shopify has no address of this person.';

create function public.find_email_change(p_user_id uuid)
returns table (new_email text, requested_at timestamptz, is_old_confirmed boolean, is_new_confirmed boolean, outcome text)
language sql stable security definer set search_path = '' as $$
  select c.new_email, c.requested_at, c.old_confirmed_at is not null, c.new_confirmed_at is not null, c.outcome
  from private.email_changes as c where c.user_id = p_user_id;
$$;
comment on function public.find_email_change is 'Returns the last change of address that a person asked for, or no row.';

create function public.cancel_email_change(p_user_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.email_changes as c where c.user_id = p_user_id and c.outcome is null and (c.old_confirmed_at is null or c.new_confirmed_at is null);
  return found;
end;
$$;
comment on function public.cancel_email_change is 'Cancels a change that was not confirmed by both addresses. Its links then work no more.';

create function public.confirm_email_change(p_token_hash text, p_valid_hours integer) returns table (outcome text, change_id uuid)
language plpgsql security definer set search_path = '' as $$
declare
  mail private.account_mails;
  change private.email_changes;
begin
  select m.* into mail from private.account_mails as m where m.token_hash = p_token_hash and m.email_change_id is not null;
  if not found then return query select 'unknown', null::uuid; return; end if;
  select c.* into change from private.email_changes as c where c.id = mail.email_change_id for update;
  if not found then return query select 'unknown', null::uuid; return; end if;
  if change.outcome is null and mail.created_at < now() - make_interval(hours => p_valid_hours)
    and (change.old_confirmed_at is null or change.new_confirmed_at is null) then
    return query select 'expired', null::uuid;
    return;
  end if;
  update private.account_mails as m set used_at = coalesce(m.used_at, now()) where m.id = mail.id;
  update private.email_changes as c set
    old_confirmed_at = case when mail.kind = 'email-old' then coalesce(c.old_confirmed_at, now()) else c.old_confirmed_at end,
    new_confirmed_at = case when mail.kind = 'email-new' then coalesce(c.new_confirmed_at, now()) else c.new_confirmed_at end
  where c.id = change.id returning c.* into change;
  if change.outcome is not null then return query select change.outcome, change.id; return; end if;
  if change.old_confirmed_at is null then return query select 'old-waits', change.id; return; end if;
  if change.new_confirmed_at is null then return query select 'new-waits', change.id; return; end if;
  if not exists (select from private.jobs as j where j.kind = 'email-change' and j.key = change.id::text) then
    perform private.enqueue_job('email-change', change.id::text);
  end if;
  return query select 'confirmed', change.id;
end;
$$;
comment on function public.confirm_email_change is
  'Records that the address of a mailed link confirms a change. Returns ''old-waits'' or ''new-waits'' while the other address has not, ''confirmed'' once both have, then the outcome; or ''expired'', or ''unknown''.';

create function public.find_confirmed_email_change(p_change_id uuid) returns table (shopify_customer_id text, new_email text)
language sql stable security definer set search_path = '' as $$
  select c.shopify_customer_id, c.new_email from private.email_changes as c
  where c.id = p_change_id and c.old_confirmed_at is not null and c.new_confirmed_at is not null and c.outcome is null;
$$;
comment on function public.find_confirmed_email_change is 'Returns what Shopify is to be told of a change that both addresses confirmed; no row once it was.';

create function public.end_email_change(p_change_id uuid, p_outcome text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  change private.email_changes;
begin
  perform private.lock_identities();
  update private.email_changes as c set outcome = p_outcome, ended_at = now() where c.id = p_change_id and c.outcome is null returning c.* into change;
  if not found then return; end if;
  if p_outcome = 'changed' then
    update private.identities as i set email = change.new_email, email_verified = true, verified_at = now()
    where i.issuer = 'shopify' and i.subject = change.shopify_customer_id and i.user_id = change.user_id;
    perform private.move_subscriptions(change.shopify_customer_id, change.old_email, change.new_email);
  end if;
  perform private.record_completed_audit(change.user_id, 'email.change-ended', change.shopify_customer_id, jsonb_build_object('outcome', p_outcome));
end;
$$;
comment on function public.end_email_change is
  'Records what Shopify answered to a change: ''changed'', ''taken'' or ''refused''. The owner of both mailboxes asked for it, so the new address is verified.';

create function private.move_subscriptions(p_customer_id text, p_from text, p_to text) returns void
language plpgsql set search_path = '' as $$
declare
  address constant text := lower(btrim(p_to, E' \t\r\n\f\v') collate "C");
begin
  if not exists (select from private.subscribers as s where s.email = address) then
    update private.subscribers as s set email = address where private.is_same_email(s.email, p_from)
      and (s.shopify_customer_id is null or s.shopify_customer_id = p_customer_id);
  end if;
  update private.stock_alerts as a set email = address
  where private.is_same_email(a.email, p_from) and private.is_stock_alert_open(a) and a.confirmed_at is not null and not exists (
    select from private.stock_alerts as o where o.email = address and o.variant_id = a.variant_id and private.is_stock_alert_open(o)
  );
end;
$$;
comment on function private.move_subscriptions is
  'Moves the mails that an address asked for to another one of the same person, as Shopify moves the consent with the customer. What the new address asked for itself stays.';

create or replace function public.revoke_all_sessions(p_user_id uuid, p_except_session_id uuid default null, p_reason text default 'signed-out') returns integer
language plpgsql security definer set search_path = '' as $$
declare
  revoked_count integer;
begin
  -- Whoever was in the account may have asked for them: links mailed before a new password work no more.
  delete from private.email_changes as c where c.user_id = p_user_id and c.outcome is null;
  delete from private.account_mails as m where m.user_id = p_user_id and m.kind = 'deletion-confirm';
  update private.sessions set revoked_at = now(), revoke_reason = p_reason, sealed_tokens = null
  where user_id = p_user_id and revoked_at is null and id is distinct from p_except_session_id;
  get diagnostics revoked_count = row_count;
  return revoked_count;
end;
$$;
comment on function public.revoke_all_sessions is
  'Revokes all sessions of a person except one, and what was asked for in them and not confirmed yet. Returns how many.';

create function public.forget_account_mails() returns void
language sql security definer set search_path = '' as $$
  delete from private.email_changes as c where c.requested_at < now() - interval '30 days';
  delete from private.account_mails as m where m.created_at < now() - interval '30 days';
$$;
comment on function public.forget_account_mails is 'Deletes changes of addresses and mails about accounts after 30 days.';

grant execute on function public.name_session_device(uuid, text) to service_role;
grant execute on function public.find_own_sessions(uuid, uuid) to service_role;
grant execute on function public.end_own_sessions(uuid, uuid, text, text) to service_role;
grant execute on function public.start_account_mail(uuid, text) to service_role;
grant execute on function public.request_email_change(uuid, text) to service_role;
grant execute on function public.find_email_change(uuid) to service_role;
grant execute on function public.cancel_email_change(uuid) to service_role;
grant execute on function public.confirm_email_change(text, integer) to service_role;
grant execute on function public.find_confirmed_email_change(uuid) to service_role;
grant execute on function public.end_email_change(uuid, text) to service_role;
grant execute on function public.forget_account_mails() to service_role;
