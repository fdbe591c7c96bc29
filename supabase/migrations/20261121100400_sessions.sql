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
comment on table private.sessions is 'Who is signed in. The cookie only names a row; ending the row ends the session.';
comment on column private.sessions.created_at is 'When the person last proved who they are: a session that continues another one keeps its age.';
comment on column private.sessions.sealed_tokens is 'The shop''s tokens, encrypted by the server: the database holds no key to them.';

alter table private.sessions enable row level security;

create function private.session_end(p_session private.sessions) returns timestamptz
language sql stable set search_path = '' as $$
  select case when private.holds_admin(p_session.user_id)
    then least(p_session.last_seen_at + interval '30 minutes', p_session.created_at + interval '8 hours')
    else least(p_session.last_seen_at + interval '14 days', p_session.created_at + interval '60 days')
  end;
$$;
comment on function private.session_end is 'When a session ends by itself. Asked anew each time, so that a new admin''s old session gets an admin''s short life.';

create function private.is_live(p_session private.sessions) returns boolean
language sql stable set search_path = '' as $$
  select p_session.revoked_at is null and private.session_end(p_session) > now();
$$;
comment on function private.is_live is 'Whether a session is neither revoked nor over.';

create function public.revoke_session(p_session_id uuid, p_reason text default 'signed-out') returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.sessions set revoked_at = now(), revoke_reason = p_reason, sealed_tokens = null
  where id = p_session_id and revoked_at is null;
  return found;
end;
$$;
comment on function public.revoke_session is 'Ends one session. False when it was over or never was.';

create function public.revoke_all_sessions(p_user_id uuid, p_except uuid default null, p_reason text default 'signed-out') returns integer
language plpgsql security definer set search_path = '' as $$
declare
  ended integer;
begin
  update private.sessions set revoked_at = now(), revoke_reason = p_reason, sealed_tokens = null
  where user_id = p_user_id and revoked_at is null and id is distinct from p_except;
  get diagnostics ended = row_count;
  return ended;
end;
$$;
comment on function public.revoke_all_sessions is 'Ends all sessions of a person but one, and says how many.';

create function public.sign_out(
  p_session_id uuid,
  p_everywhere boolean default false,
  p_asked_at timestamptz default now()
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if p_everywhere then
    update private.sessions as s set revoked_at = now(), revoke_reason = 'signed-out', sealed_tokens = null
    where s.revoked_at is null and s.created_at <= p_asked_at
      and s.user_id = (select own.user_id from private.sessions as own where own.id = p_session_id and private.is_live(own));
  end if;
  perform public.revoke_session(p_session_id);
end;
$$;
comment on function public.sign_out is
  'Ends a session and, everywhere, the person''s others that began before they asked; a session that is over has no say over others.';

create function private.open_session(
  p_user_id uuid,
  p_issuer public.issuer,
  p_sealed_tokens text default null,
  p_replaces uuid default null
) returns uuid
language plpgsql set search_path = '' as $$
declare
  opened uuid;
begin
  perform public.revoke_session(p_replaces, 'replaced');
  -- Ended sessions are kept for a while, to answer questions about them.
  delete from private.sessions where user_id = p_user_id and last_seen_at < now() - interval '90 days';
  insert into private.sessions (user_id, issuer, sealed_tokens) values (p_user_id, p_issuer, p_sealed_tokens)
  returning id into opened;
  return opened;
end;
$$;
comment on function private.open_session is 'A new session under a new id; the one it replaces ends.';

create function private.continue_session(p_session private.sessions, p_user_id uuid, p_sealed_tokens text default null) returns uuid
language plpgsql set search_path = '' as $$
declare
  opened uuid := private.open_session(p_user_id, p_session.issuer, coalesce(p_sealed_tokens, p_session.sealed_tokens), p_session.id);
begin
  update private.sessions set created_at = p_session.created_at, tokens_version = p_session.tokens_version where id = opened;
  return opened;
end;
$$;
comment on function private.continue_session is 'The same session under a new id, after what it may do has changed.';

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
  where s.id = p_session_id and s.last_seen_at < now() - interval '1 minute' and private.is_live(s);

  return query
  select s.user_id, s.issuer,
    array(select r.role from public.user_roles as r where r.user_id = s.user_id order by r.role),
    l.shopify_customer_id, s.tokens_version, private.session_end(s)
  from private.sessions as s
  left join private.customer_links as l on l.user_id = s.user_id
  where s.id = p_session_id and private.is_live(s);
end;
$$;
comment on function public.touch_session is
  'Who a session belongs to and what they may do, or no row when it is over. Puts off its end, with at most one write a minute.';

grant execute on function public.revoke_session(uuid, text) to service_role;
grant execute on function public.sign_out(uuid, boolean, timestamptz) to service_role;
grant execute on function public.revoke_all_sessions(uuid, uuid, text) to service_role;
grant execute on function public.touch_session(uuid) to service_role;
