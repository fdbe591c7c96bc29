create type public.link_outcome as enum (
  'linked', 'already-linked', 'taken', 'proof-too-old', 'address-not-proven', 'session-ended'
);
create type public.unlink_outcome as enum ('unlinked', 'not-linked', 'last-way', 'session-ended');

create function private.merge_principals(p_from uuid, p_into uuid, p_how text) returns void
language plpgsql set search_path = '' as $$
begin
  update private.identities set user_id = p_into where user_id = p_from;
  update private.customer_links set linked_how = p_how, linked_at = now() where user_id = p_into;
  perform private.fill_profile(p_into, p.first_name, p.last_name, p.avatar_url) from public.profiles as p where p.user_id = p_from;
  delete from public.profiles where user_id = p_from;
end;
$$;
comment on function private.merge_principals is
  'Makes two principals one. A table whose rows must outlive the first one is moved here, before its profile goes with all that refers to it.';

create function private.join_identity(p_user_id uuid, p_claim private.claim, p_how text, out outcome public.link_outcome, out survivor uuid)
language plpgsql set search_path = '' as $$
declare
  other uuid;
  gone uuid;
begin
  select i.user_id into other from private.identities as i where i.issuer = p_claim.issuer and i.subject = p_claim.subject;
  survivor := p_user_id;
  if other = p_user_id then
    outcome := 'already-linked';
    return;
  end if;
  outcome := 'taken';
  -- One to one: neither side may already have a partner of the other's kind.
  if exists (select from private.identities as i where i.user_id = p_user_id and i.issuer = p_claim.issuer) then return; end if;
  if exists (
    select from private.identities as mine join private.identities as theirs on theirs.issuer = mine.issuer
    where mine.user_id = p_user_id and theirs.user_id = other
  ) then return; end if;

  outcome := 'linked';
  if other is null then
    perform private.attach(p_user_id, p_claim, p_how);
  else
    if private.holds_admin(p_user_id) or (p_claim.issuer <> 'shopify' and not private.holds_admin(other)) then
      gone := other;
    else
      gone := p_user_id;
      survivor := other;
    end if;
    perform private.merge_principals(gone, survivor, p_how);
  end if;
  perform private.audit_done(survivor, 'identity.linked', p_claim.issuer || ':' || p_claim.subject,
    jsonb_strip_nulls(jsonb_build_object('how', p_how, 'merged', gone)));
end;
$$;
comment on function private.join_identity is
  'Brings a person and one more way to sign in together. Of two principals the shop customer''s stays, since orders hang on it, unless only the other has a role.';

create function public.link_by_proof(
  p_session_id uuid,
  p_issuer public.issuer,
  p_subject text,
  p_email text default null,
  p_email_verified boolean default false,
  p_hosted_domain text default null,
  p_sealed_tokens text default null
) returns table (outcome public.link_outcome, session_id uuid, user_id uuid)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  claim private.claim := private.to_claim(p_issuer, p_subject, p_email, p_email_verified, p_hosted_domain);
  acting private.sessions;
begin
  perform private.lock_who_is_who();
  select s.* into acting from private.sessions as s where s.id = p_session_id and private.is_live(s);
  if not found then
    return query select 'session-ended'::public.link_outcome, null::uuid, null::uuid;
    return;
  end if;
  if acting.created_at <= now() - interval '10 minutes' then
    return query select 'proof-too-old'::public.link_outcome, acting.id, acting.user_id;
    return;
  end if;
  perform private.note_claim(claim);
  return query select * from private.link_acting(acting, claim, 'both-proven', p_sealed_tokens);
end;
$$;
comment on function public.link_by_proof is
  'The person of this session has just proven another identity in the same browser; the session is itself proof of the first one, if opened within ten minutes. On success the session goes on under a new id, perhaps as another principal.';

create function public.link_by_address(
  p_session_id uuid,
  p_customer_id text,
  p_customer_email text,
  p_customer_email_verified boolean
) returns table (outcome public.link_outcome, session_id uuid, user_id uuid)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  acting private.sessions;
  known private.identities;
  is_proven boolean;
begin
  perform private.lock_who_is_who();
  select s.* into acting from private.sessions as s where s.id = p_session_id and private.is_live(s);
  if not found then
    return query select 'session-ended'::public.link_outcome, null::uuid, null::uuid;
    return;
  end if;
  -- Once somebody has signed in as that customer here, only a proof seen here counts: a password alone may be a stranger's.
  select i.* into known from private.identities as i where i.issuer = 'shopify' and i.subject = p_customer_id;
  is_proven := case
    when found then known.email_verified and private.same_address(known.email, p_customer_email)
    else coalesce(p_customer_email_verified, false)
  end;
  if not is_proven or not exists (
    select from private.identities as i
    where i.user_id = acting.user_id and i.issuer = 'google' and i.email_verified
      and private.same_address(i.email, p_customer_email)
  ) then
    return query select 'address-not-proven'::public.link_outcome, acting.id, acting.user_id;
    return;
  end if;
  return query
  select * from private.link_acting(
    acting, row('shopify', p_customer_id, btrim(p_customer_email), true)::private.claim, 'same-address', null
  );
end;
$$;
comment on function public.link_by_address is
  'Links the Google person of this session to a customer of the shop, if both have proven one address. p_customer_email_verified: the shop proved it by a code or link of its own, or the customer has never had a password.';

create function private.link_acting(p_acting private.sessions, p_claim private.claim, p_how text, p_sealed_tokens text)
returns table (outcome public.link_outcome, session_id uuid, user_id uuid)
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  joined record;
  continued uuid := p_acting.id;
begin
  select * into joined from private.join_identity(p_acting.user_id, p_claim, p_how);
  if joined.outcome in ('linked', 'already-linked') then
    continued := private.continue_session(p_acting, joined.survivor, p_sealed_tokens);
  end if;
  return query select joined.outcome, continued, joined.survivor;
end;
$$;
comment on function private.link_acting is 'Joins, and lets the acting session go on under a new id: what it may do has changed.';

create function public.unlink_identity(p_session_id uuid, p_issuer public.issuer) returns public.unlink_outcome
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
  parted text;
begin
  perform private.lock_who_is_who();
  select s.user_id into person from private.sessions as s where s.id = p_session_id and private.is_live(s);
  if not found then return 'session-ended'; end if;
  select i.subject into parted from private.identities as i where i.user_id = person and i.issuer = p_issuer;
  if not found then return 'not-linked'; end if;
  if not exists (select from private.identities as i where i.user_id = person and i.issuer <> p_issuer) then
    return 'last-way';
  end if;
  delete from private.identities where issuer = p_issuer and subject = parted;
  update private.sessions set revoked_at = now(), revoke_reason = 'unlinked', sealed_tokens = null
  where user_id = person and issuer = p_issuer and revoked_at is null;
  perform private.audit_done(person, 'identity.unlinked', p_issuer || ':' || parted, '{"reason": "asked"}');
  return 'unlinked';
end;
$$;
comment on function public.unlink_identity is
  'Takes a way to sign in away from the person of this session, with the sessions it opened; never the last one. Without shopify the person is no customer any more.';

grant execute on function public.link_by_proof(uuid, public.issuer, text, text, boolean, text, text) to service_role;
grant execute on function public.link_by_address(uuid, text, text, boolean) to service_role;
grant execute on function public.unlink_identity(uuid, public.issuer) to service_role;
