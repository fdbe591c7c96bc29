create table private.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles on delete cascade,
  issuer public.issuer not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  revoked_at timestamptz,
  revoke_reason text,
  sealed_tokens text,
  tokens_version integer not null default 0,
  refresh_claim uuid,
  refresh_claimed_until timestamptz,
  check ((revoked_at is null) = (revoke_reason is null)),
  check (revoked_at is null or sealed_tokens is null)
);
create index on private.sessions (user_id);
comment on table private.sessions is 'Sign-in sessions. The cookie only holds the id, so revoking the row ends the session.';
comment on column private.sessions.created_at is
  'When the person last authenticated: a rotated session keeps the time of the one it replaces.';
comment on column private.sessions.sealed_tokens is
  'Shopify customer tokens, encrypted by the storefront. The database has no key to them.';

alter table private.sessions enable row level security;

create function private.session_expires_at(p_session private.sessions) returns timestamptz
language sql stable set search_path = '' as $$
  select case when private.has_admin_role(p_session.user_id)
    then least(p_session.last_seen_at + interval '30 minutes', p_session.created_at + interval '8 hours')
    else least(p_session.last_seen_at + interval '14 days', p_session.created_at + interval '60 days')
  end;
$$;
comment on function private.session_expires_at is
  'Returns when a session expires. Computed on each read, so that a session becomes short-lived as soon as its owner is made an admin.';

create function private.is_session_active(p_session private.sessions) returns boolean
language sql stable set search_path = '' as $$
  select p_session.revoked_at is null and private.session_expires_at(p_session) > now();
$$;
comment on function private.is_session_active is 'Returns whether a session is neither revoked nor expired.';

create function public.revoke_session(p_session_id uuid, p_reason text default 'signed-out') returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.sessions set revoked_at = now(), revoke_reason = p_reason, sealed_tokens = null
  where id = p_session_id and revoked_at is null;
  return found;
end;
$$;
comment on function public.revoke_session is 'Revokes a session. Returns false if it was already revoked or does not exist.';

create function public.revoke_all_sessions(p_user_id uuid, p_except_session_id uuid default null, p_reason text default 'signed-out') returns integer
language plpgsql security definer set search_path = '' as $$
declare
  revoked_count integer;
begin
  update private.sessions set revoked_at = now(), revoke_reason = p_reason, sealed_tokens = null
  where user_id = p_user_id and revoked_at is null and id is distinct from p_except_session_id;
  get diagnostics revoked_count = row_count;
  return revoked_count;
end;
$$;
comment on function public.revoke_all_sessions is 'Revokes all sessions of a person except one, and returns how many.';

create function public.sign_out(
  p_session_id uuid,
  p_everywhere boolean default false,
  p_requested_at timestamptz default now()
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if p_everywhere then
    update private.sessions as s set revoked_at = now(), revoke_reason = 'signed-out', sealed_tokens = null
    where s.revoked_at is null and s.created_at <= p_requested_at
      and s.user_id = (select own.user_id from private.sessions as own where own.id = p_session_id and private.is_session_active(own));
  end if;
  perform public.revoke_session(p_session_id);
end;
$$;
comment on function public.sign_out is
  'Revokes a session and, with p_everywhere, the person''s other sessions created before p_requested_at. An expired session cannot sign out others.';

create function private.create_session(
  p_user_id uuid,
  p_issuer public.issuer,
  p_sealed_tokens text default null,
  p_replaced_session_id uuid default null
) returns uuid
language plpgsql set search_path = '' as $$
declare
  new_id uuid;
begin
  perform public.revoke_session(p_replaced_session_id, 'replaced');
  -- Revoked sessions stay for 90 days for support requests.
  delete from private.sessions where user_id = p_user_id and last_seen_at < now() - interval '90 days';
  insert into private.sessions (user_id, issuer, sealed_tokens) values (p_user_id, p_issuer, p_sealed_tokens)
  returning id into new_id;
  return new_id;
end;
$$;
comment on function private.create_session is 'Creates a session and revokes the one it replaces.';

create function private.rotate_session(p_session private.sessions, p_user_id uuid, p_sealed_tokens text default null) returns uuid
language plpgsql set search_path = '' as $$
declare
  new_id uuid := private.create_session(p_user_id, p_session.issuer, coalesce(p_sealed_tokens, p_session.sealed_tokens), p_session.id);
begin
  update private.sessions set created_at = p_session.created_at, tokens_version = p_session.tokens_version where id = new_id;
  return new_id;
end;
$$;
comment on function private.rotate_session is 'Replaces a session by one with a new id and the same age, because its privileges changed.';

create function public.touch_session(p_session_id uuid) returns table (
  user_id uuid,
  issuer public.issuer,
  roles public.app_role[],
  shopify_customer_id text,
  tokens_version integer,
  expires_at timestamptz
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  update private.sessions as s set last_seen_at = now()
  where s.id = p_session_id and s.last_seen_at < now() - interval '1 minute' and private.is_session_active(s);

  return query
  select s.user_id, s.issuer,
    array(select r.role from public.user_roles as r where r.user_id = s.user_id order by r.role),
    l.shopify_customer_id, s.tokens_version, private.session_expires_at(s)
  from private.sessions as s
  left join private.customer_links as l on l.user_id = s.user_id
  where s.id = p_session_id and private.is_session_active(s);
end;
$$;
comment on function public.touch_session is
  'Returns the owner and privileges of an active session, or no row. Extends it, with at most one write per minute.';

grant execute on function public.revoke_session(uuid, text) to service_role;
grant execute on function public.sign_out(uuid, boolean, timestamptz) to service_role;
grant execute on function public.revoke_all_sessions(uuid, uuid, text) to service_role;
grant execute on function public.touch_session(uuid) to service_role;

-- A refresh token can be used once: of concurrent requests with an expired access token, one refreshes and the others wait.
create type public.refresh_state as enum ('claimed', 'busy', 'newer', 'no-tokens', 'session-ended');

create function public.claim_token_refresh(p_session_id uuid, p_seen_version integer) returns table (
  state public.refresh_state,
  claim_id uuid,
  sealed_tokens text,
  tokens_version integer
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  current_session private.sessions;
  new_claim_id uuid := gen_random_uuid();
begin
  select s.* into current_session from private.sessions as s where s.id = p_session_id for update;
  if not found or not private.is_session_active(current_session) then
    return query select 'session-ended'::public.refresh_state, null::uuid, null::text, null::integer;
  elsif current_session.sealed_tokens is null then
    return query select 'no-tokens'::public.refresh_state, null::uuid, null::text, current_session.tokens_version;
  elsif current_session.tokens_version > p_seen_version then
    return query select 'newer'::public.refresh_state, null::uuid, current_session.sealed_tokens, current_session.tokens_version;
  elsif current_session.refresh_claimed_until > clock_timestamp() then
    return query select 'busy'::public.refresh_state, null::uuid, null::text, current_session.tokens_version;
  else
    update private.sessions as s set refresh_claim = new_claim_id, refresh_claimed_until = clock_timestamp() + interval '15 seconds'
    where s.id = p_session_id;
    return query select 'claimed'::public.refresh_state, new_claim_id, current_session.sealed_tokens, current_session.tokens_version;
  end if;
end;
$$;
comment on function public.claim_token_refresh is
  'Claims the refresh of a session''s tokens, of which the caller has read p_seen_version. Returns claimed (call finish_token_refresh within 15 seconds), busy (retry shortly), newer (tokens refreshed by another request), no-tokens or session-ended.';

create function public.finish_token_refresh(p_session_id uuid, p_claim_id uuid, p_sealed_tokens text default null) returns integer
language sql security definer set search_path = '' as $$
  update private.sessions as s
  set sealed_tokens = coalesce(p_sealed_tokens, s.sealed_tokens),
    tokens_version = s.tokens_version + case when p_sealed_tokens is null then 0 else 1 end,
    refresh_claim = null,
    refresh_claimed_until = null
  where s.id = p_session_id and s.refresh_claim = p_claim_id and s.revoked_at is null
  returning s.tokens_version;
$$;
comment on function public.finish_token_refresh is
  'Stores refreshed tokens and returns their version. Without tokens it releases the claim. Returns null if the claim or the session is no longer valid.';

grant execute on function public.claim_token_refresh(uuid, integer) to service_role;
grant execute on function public.finish_token_refresh(uuid, uuid, text) to service_role;
