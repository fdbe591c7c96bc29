create table private.second_factors (
  user_id uuid primary key references public.profiles on delete cascade,
  sealed_secret text not null check (char_length(sealed_secret) between 1 and 2048),
  last_step bigint not null,
  enrolled_at timestamptz not null default now()
);
comment on table private.second_factors is
  'The secret of each admin''s authenticator app, encrypted by the storefront. The database has no key to it.';
comment on column private.second_factors.last_step is
  'The 30-second step of the last accepted code: a code of this or an earlier step is not accepted again.';

create table private.recovery_codes (
  user_id uuid not null references private.second_factors on delete cascade,
  code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
  used_at timestamptz,
  primary key (user_id, code_hash)
);
comment on table private.recovery_codes is 'SHA-256 digests of the codes that admit an admin once without the app.';

create table private.admin_sessions (
  session_id uuid primary key references private.sessions on delete cascade,
  user_id uuid not null references private.second_factors on delete cascade,
  verified_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
create index on private.admin_sessions (user_id);
comment on table private.admin_sessions is
  'Sessions whose owner has entered the second factor. Removing the factor of a person removes them too.';

alter table private.second_factors enable row level security;
alter table private.recovery_codes enable row level security;
alter table private.admin_sessions enable row level security;

create type public.admin_access as enum ('signed-out', 'no-role', 'unverified', 'granted');

create function private.is_second_factor_current(p_session_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.admin_sessions as a where a.session_id = p_session_id
      and a.last_seen_at > now() - interval '30 minutes' and a.verified_at > now() - interval '8 hours'
  );
$$;
comment on function private.is_second_factor_current is
  'Returns whether the second factor was entered in this session at most 8 hours ago, with no pause of 30 minutes in the admin since.';

create function public.touch_admin_session(p_session_id uuid, p_is_activity boolean default true) returns table (
  access public.admin_access,
  user_id uuid,
  first_name text,
  is_enrolled boolean
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  update private.sessions as s set last_seen_at = now()
  where p_is_activity and s.id = p_session_id and s.last_seen_at < now() - interval '1 minute' and private.is_session_active(s);
  update private.admin_sessions as a set last_seen_at = now()
  where p_is_activity and a.session_id = p_session_id and a.last_seen_at < now() - interval '1 minute'
    and private.is_second_factor_current(p_session_id);

  return query
  select case when not private.has_admin_role(s.user_id) then 'no-role'
      when private.is_second_factor_current(s.id) then 'granted'
      else 'unverified'
    end::public.admin_access,
    s.user_id, p.first_name, exists (select from private.second_factors as f where f.user_id = s.user_id)
  from private.sessions as s join public.profiles as p on p.user_id = s.user_id
  where s.id = p_session_id and private.is_session_active(s);
  if not found then
    return query select 'signed-out'::public.admin_access, null::uuid, null::text, false;
  end if;
end;
$$;
comment on function public.touch_admin_session is
  'Returns whether the owner of a session may use the admin now, always as one row. Extends the session unless the request is none of the person''s activity, with at most one write per minute.';
grant execute on function public.touch_admin_session(uuid, boolean) to service_role;

create function private.can_receive_desk(p_session_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_second_factor_current(p_session_id) and exists (
    select from private.sessions as s
    where s.id = p_session_id and private.is_session_active(s) and private.has_admin_role(s.user_id)
  );
$$;
comment on function private.can_receive_desk is
  'Returns whether the changes of all orders may be received: only in the active session of an admin with a current second factor.';
-- Policies run as the caller, who needs execute; without usage on the schema no client can call it directly.
grant execute on function private.can_receive_desk(uuid) to authenticated;

create policy "Admins receive the order desk" on realtime.messages
for select to authenticated using (
  realtime.messages.extension = 'broadcast'
  and (select realtime.topic()) = 'desk' and ((select auth.jwt()) ->> 'topic') = 'desk'
  and (select private.can_receive_desk(((select auth.jwt()) ->> 'session_id')::uuid))
);

create function private.require_admin_role(p_actor_id uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if p_actor_id is null or not private.has_admin_role(p_actor_id) then
    raise exception 'only admins may read this' using errcode = 'insufficient_privilege';
  end if;
end;
$$;
comment on function private.require_admin_role is 'Raises insufficient_privilege (42501) unless a person is an admin.';

create function private.require_admin_session(p_session_id uuid) returns private.sessions
language plpgsql set search_path = '' as $$
declare
  current_session private.sessions;
begin
  select s.* into current_session from private.sessions as s where s.id = p_session_id for update;
  if not found or not private.is_session_active(current_session) or not private.has_admin_role(current_session.user_id) then
    raise exception 'The session does not belong to an admin' using errcode = 'insufficient_privilege';
  end if;
  return current_session;
end;
$$;
comment on function private.require_admin_session is 'Locks and returns the active session of an admin. Raises insufficient_privilege (42501).';

create function private.verify_admin_session(p_session private.sessions, p_action text) returns uuid
language plpgsql set search_path = '' as $$
declare
  new_id uuid := private.rotate_session(p_session, p_session.user_id);
begin
  insert into private.admin_sessions (session_id, user_id) values (new_id, p_session.user_id);
  perform private.record_completed_audit(p_session.user_id, p_action, 'person:' || p_session.user_id);
  return new_id;
end;
$$;
comment on function private.verify_admin_session is
  'Replaces a session by one that may use the admin, and returns its id: a session id from before the second factor gains nothing.';

create function public.find_second_factor(p_session_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select f.sealed_secret from private.sessions as s join private.second_factors as f on f.user_id = s.user_id
  where s.id = p_session_id and private.is_session_active(s) and private.has_admin_role(s.user_id);
$$;
comment on function public.find_second_factor is 'Returns the encrypted secret of the admin who owns a session, or null.';

create function public.enroll_second_factor(
  p_session_id uuid, p_sealed_secret text, p_step bigint, p_recovery_code_hashes text[]
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  current_session private.sessions := private.require_admin_session(p_session_id);
begin
  insert into private.second_factors (user_id, sealed_secret, last_step)
  values (current_session.user_id, p_sealed_secret, p_step) on conflict do nothing;
  if not found then return null; end if;
  insert into private.recovery_codes (user_id, code_hash)
  select current_session.user_id, code_hash from unnest(p_recovery_code_hashes) as code_hash;
  return private.verify_admin_session(current_session, 'second-factor.enrolled');
end;
$$;
comment on function public.enroll_second_factor is
  'Stores the second factor of an admin who has none and whose app has shown a valid code. Returns the id of the session that replaces this one, or null if there is a factor already.';

create function public.verify_second_factor(p_session_id uuid, p_step bigint, p_sealed_secret text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  current_session private.sessions := private.require_admin_session(p_session_id);
begin
  update private.second_factors as f set last_step = p_step, sealed_secret = p_sealed_secret
  where f.user_id = current_session.user_id and f.last_step < p_step;
  if not found then return null; end if;
  return private.verify_admin_session(current_session, 'second-factor.verified');
end;
$$;
comment on function public.verify_second_factor is
  'Accepts a valid code by its step, and stores the secret encrypted with the newest key. Returns the id of the session that replaces this one, or null if a code of this or a later step was accepted before.';

create function public.consume_recovery_code(p_session_id uuid, p_code_hash text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  current_session private.sessions := private.require_admin_session(p_session_id);
begin
  update private.recovery_codes as c set used_at = now()
  where c.user_id = current_session.user_id and c.code_hash = p_code_hash and c.used_at is null;
  if not found then return null; end if;
  return private.verify_admin_session(current_session, 'second-factor.recovered');
end;
$$;
comment on function public.consume_recovery_code is
  'Accepts a recovery code once. Returns the id of the session that replaces this one, or null if the code is unknown or used.';

grant execute on function public.find_second_factor(uuid) to service_role;
grant execute on function public.enroll_second_factor(uuid, text, bigint, text[]) to service_role;
grant execute on function public.verify_second_factor(uuid, bigint, text) to service_role;
grant execute on function public.consume_recovery_code(uuid, text) to service_role;

create function public.grant_admin_role(p_email text, p_removes_second_factor boolean default false) returns text
language plpgsql security definer set search_path = '' as $$
declare
  -- Anybody can sign up with the address of another person, so only a verified one identifies its owner.
  person_ids uuid[] := array(
    select distinct i.user_id from private.identities as i where i.email_verified and private.is_same_email(i.email, p_email)
  );
  person_id uuid := person_ids[1];
begin
  if cardinality(person_ids) > 1 then return 'several-people'; end if;
  if person_id is null then
    return case when exists (select from private.identities as i where private.is_same_email(i.email, p_email))
      then 'not-verified' else 'no-person' end;
  end if;
  if p_removes_second_factor then
    delete from private.second_factors where user_id = person_id;
    if not found then return 'no-second-factor'; end if;
    perform private.record_completed_audit(null, 'second-factor.removed', 'person:' || person_id);
    return 'removed';
  end if;
  insert into public.user_roles (user_id, role) values (person_id, 'admin') on conflict do nothing;
  if not found then return 'already-admin'; end if;
  return 'granted';
end;
$$;
comment on function public.grant_admin_role is
  'Makes the person with this verified email address an admin, or removes their lost second factor. Returns what was done, or why not.';
grant execute on function public.grant_admin_role(text, boolean) to service_role;
