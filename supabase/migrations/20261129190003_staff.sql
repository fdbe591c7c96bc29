-- Who is staff: invitations, roles, sessions, and who leaves.
create table private.staff_invitations (
  id uuid primary key,
  email text not null check (char_length(email) between 3 and 320),
  role public.app_role not null,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '3 days'
);
create unique index on private.staff_invitations (lower(trim(email)));
comment on table private.staff_invitations is
  'People who were invited to the staff and have not joined: one invitation for an address. An accepted or withdrawn one is deleted; the audit log keeps that it was.';
comment on column private.staff_invitations.token_hash is 'SHA-256 digest of the token in the mailed link.';
alter table private.staff_invitations enable row level security;

create function private.lock_staff() returns void
language sql set search_path = '' as $$
  select pg_catalog.pg_advisory_xact_lock(hashtextextended('staff roles', 0));
$$;
comment on function private.lock_staff is
  'Makes changes of roles wait for each other until the transaction ends, so that two owners cannot remove each other, or both leave, at the same moment.';

create function private.staff_with_email(p_email text) returns setof uuid
language sql stable set search_path = '' as $$
  select r.user_id from public.user_roles as r join private.identities as i on i.user_id = r.user_id
  where i.email_verified and private.is_same_email(i.email, p_email);
$$;
comment on function private.staff_with_email is 'Returns the members of staff who have verified an address.';

create function private.is_last_owner(p_user_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.user_roles as r where r.user_id = p_user_id and r.role = 'owner')
    and not exists (select from public.user_roles as r where r.user_id <> p_user_id and r.role = 'owner');
$$;
comment on function private.is_last_owner is 'Returns whether a person is the only owner. Call lock_staff first.';

create type public.staff_change as enum ('done', 'last-owner', 'not-staff', 'already-staff');

create function public.find_staff(p_actor_id uuid, p_session_id uuid) returns table (
  user_id uuid,
  first_name text,
  last_name text,
  email text,
  role public.app_role,
  granted_at timestamptz,
  has_second_factor boolean,
  is_self boolean,
  sessions jsonb
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_permission(p_actor_id, 'shop');
  return query
  select r.user_id, p.first_name, p.last_name,
    (select i.email from private.identities as i where i.user_id = r.user_id and i.email_verified order by i.verified_at limit 1),
    r.role, r.granted_at, exists (select from private.second_factors as f where f.user_id = r.user_id), r.user_id = p_actor_id, (
      select coalesce(jsonb_agg(jsonb_build_object(
        'handle', private.session_handle(s.id), 'issuer', s.issuer, 'verified_at', a.verified_at,
        'last_seen_at', greatest(a.last_seen_at, s.last_seen_at), 'is_own', s.id is not distinct from p_session_id
      ) order by s.id is not distinct from p_session_id desc, a.last_seen_at desc), '[]')
      from private.admin_sessions as a join private.sessions as s on s.id = a.session_id
      where a.user_id = r.user_id and private.is_session_active(s) and private.is_second_factor_current(s.id)
    )
  from public.user_roles as r join public.profiles as p on p.user_id = r.user_id
  order by r.role, p.first_name, r.user_id;
end;
$$;
comment on function public.find_staff is
  'Returns the members of staff to an owner, owners first, with the sessions that may use the admin now.';

create function public.find_staff_member(p_user_id uuid) returns table (role public.app_role, has_second_factor boolean)
language sql stable security definer set search_path = '' as $$
  select r.role, exists (select from private.second_factors as f where f.user_id = p.user_id)
  from public.profiles as p left join public.user_roles as r on r.user_id = p.user_id where p.user_id = p_user_id;
$$;
comment on function public.find_staff_member is 'Returns the role of a person, null for one who is not staff, and whether an authenticator app is set up.';

create function public.change_staff_role(p_actor_id uuid, p_user_id uuid, p_role public.app_role) returns public.staff_change
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_staff();
  -- The role of the actor may have changed since the page was checked.
  perform private.require_permission(p_actor_id, 'shop');
  if p_role <> 'owner' and private.is_last_owner(p_user_id) then return 'last-owner'; end if;
  update public.user_roles as r set granted_at = now(), role = p_role where r.user_id = p_user_id and r.role <> p_role;
  if not found and not exists (select from public.user_roles as r where r.user_id = p_user_id) then return 'not-staff'; end if;
  return 'done';
end;
$$;
comment on function public.change_staff_role is
  'Changes the role of a member of staff, except that of the last owner. Call claim_staff_action first: it writes the audit log.';

create function public.remove_staff(p_actor_id uuid, p_user_id uuid) returns public.staff_change
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_staff();
  perform private.require_permission(p_actor_id, 'shop');
  if private.is_last_owner(p_user_id) then return 'last-owner'; end if;
  delete from private.packing_leases as l where l.user_id = p_user_id;
  -- With it go the recovery codes, and the right of every session to use the admin.
  delete from private.second_factors as f where f.user_id = p_user_id;
  delete from public.user_roles as r where r.user_id = p_user_id;
  return 'done';
end;
$$;
comment on function public.remove_staff is
  'Removes a person from the staff with their second factor, except the last owner; the account of the customer stays. Call claim_staff_action first: it writes the audit log.';

create function public.reset_second_factor(p_actor_id uuid, p_user_id uuid) returns public.staff_change
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_staff();
  perform private.require_permission(p_actor_id, 'shop');
  if not exists (select from public.user_roles as r where r.user_id = p_user_id) then return 'not-staff'; end if;
  delete from private.second_factors as f where f.user_id = p_user_id;
  return 'done';
end;
$$;
comment on function public.reset_second_factor is
  'Removes the authenticator app and the recovery codes of a member of staff, who sets up new ones with a mailed code. Ends their use of the admin. Call claim_staff_action first: it writes the audit log.';

create function public.create_staff_invitation(
  p_actor_id uuid, p_id uuid, p_email text, p_role public.app_role, p_token_hash text
) returns public.staff_change
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_staff();
  perform private.require_permission(p_actor_id, 'shop');
  if exists (select from private.staff_with_email(p_email)) then return 'already-staff'; end if;
  delete from private.staff_invitations as i where i.expires_at < now() - interval '7 days';
  insert into private.staff_invitations (id, email, role, token_hash) values (p_id, trim(p_email), p_role, p_token_hash)
  on conflict (lower(trim(email))) do update set id = excluded.id, email = excluded.email, role = excluded.role,
    token_hash = excluded.token_hash, created_at = now(), expires_at = excluded.expires_at;
  return 'done';
end;
$$;
comment on function public.create_staff_invitation is
  'Invites an address to the staff for three days. An earlier invitation of the address ends. Call claim_staff_action first: it writes the audit log.';

create function public.find_staff_invitations(p_actor_id uuid)
returns table (id uuid, email text, role public.app_role, created_at timestamptz, expires_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission(p_actor_id, 'shop');
  return query select i.id, i.email, i.role, i.created_at, i.expires_at from private.staff_invitations as i order by i.created_at desc, i.id;
end;
$$;
comment on function public.find_staff_invitations is 'Returns the invitations that are not accepted to an owner, the newest first, with those that expired in the last week.';

create function public.has_staff_invitation(p_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.staff_invitations as i where i.id = p_id);
$$;
comment on function public.has_staff_invitation is 'Returns whether an invitation waits to be accepted, or has expired.';

create function public.withdraw_staff_invitation(p_actor_id uuid, p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_staff();
  perform private.require_permission(p_actor_id, 'shop');
  delete from private.staff_invitations as i where i.id = p_id;
end;
$$;
comment on function public.withdraw_staff_invitation is 'Ends an invitation. Call claim_staff_action first: it writes the audit log.';

create type public.invitation_state as enum ('invalid', 'signed-out', 'other-address', 'not-verified', 'already-staff', 'ready', 'accepted');

create function private.evaluate_staff_invitation(p_invitation private.staff_invitations, p_session_id uuid, out state public.invitation_state, out person_id uuid)
language plpgsql stable set search_path = '' as $$
begin
  if p_invitation.id is null or p_invitation.expires_at <= now() then
    state := 'invalid';
    return;
  end if;
  select s.user_id into person_id from private.sessions as s where s.id = p_session_id and private.is_session_active(s);
  state := case
    when person_id is null then 'signed-out'
    when private.has_admin_role(person_id) then 'already-staff'
    when exists (
      select from private.identities as i
      where i.user_id = person_id and i.email_verified and private.is_same_email(i.email, p_invitation.email)
    ) then 'ready'
    -- Anybody can sign up with the address of another person, so only a verified one identifies its owner.
    when exists (select from private.identities as i where i.user_id = person_id and private.is_same_email(i.email, p_invitation.email))
      then 'not-verified'
    else 'other-address' end;
end;
$$;
comment on function private.evaluate_staff_invitation is 'Returns whether the owner of a session may accept an invitation, or why not.';

create function public.find_staff_invitation(p_token_hash text, p_session_id uuid default null)
returns table (state public.invitation_state, email text, role public.app_role)
language plpgsql stable security definer set search_path = '' as $$
declare
  invitation private.staff_invitations;
begin
  select i.* into invitation from private.staff_invitations as i where i.token_hash = p_token_hash;
  return query
  select e.state, case when e.state <> 'invalid' then invitation.email end, case when e.state <> 'invalid' then invitation.role end
  from private.evaluate_staff_invitation(invitation, p_session_id) as e;
end;
$$;
comment on function public.find_staff_invitation is
  'Returns an invitation by its token, and whether the owner of a session may accept it; always as one row. An unknown, used, withdrawn or expired one is invalid, and nothing else is told of it.';

create function public.accept_staff_invitation(p_token_hash text, p_session_id uuid) returns public.invitation_state
language plpgsql security definer set search_path = '' as $$
declare
  invitation private.staff_invitations;
  evaluation record;
begin
  perform private.lock_staff();
  select i.* into invitation from private.staff_invitations as i where i.token_hash = p_token_hash;
  select * into evaluation from private.evaluate_staff_invitation(invitation, p_session_id);
  -- Whoever is staff keeps their role: an invitation must not demote the last owner.
  if evaluation.state <> 'ready' then return evaluation.state; end if;
  delete from private.staff_invitations as i where i.id = invitation.id;
  insert into public.user_roles (user_id, role) values (evaluation.person_id, invitation.role);
  perform private.record_completed_audit(evaluation.person_id, 'staff.join', 'person:' || evaluation.person_id,
    jsonb_build_object('role', invitation.role, 'invitation', invitation.id));
  return 'accepted';
end;
$$;
comment on function public.accept_staff_invitation is
  'Gives the owner of a session the role of an invitation, once, if the invited address is verified. Returns what was done, or why not.';

-- It lists the sessions, too.
drop function public.find_admin_sessions(uuid, uuid);

grant execute on function
  public.find_staff(uuid, uuid),
  public.find_staff_member(uuid),
  public.change_staff_role(uuid, uuid, public.app_role),
  public.remove_staff(uuid, uuid),
  public.reset_second_factor(uuid, uuid),
  public.create_staff_invitation(uuid, uuid, text, public.app_role, text),
  public.find_staff_invitations(uuid),
  public.has_staff_invitation(uuid),
  public.withdraw_staff_invitation(uuid, uuid),
  public.find_staff_invitation(text, uuid),
  public.accept_staff_invitation(text, uuid)
to service_role;

-- Two people who turn out to be one keep the higher role.
create function private.keep_higher_role(p_from uuid, p_into uuid) returns void
language sql set search_path = '' as $$
  update public.user_roles as r set granted_at = f.granted_at, role = f.role from public.user_roles as f
  where r.user_id = p_into and f.user_id = p_from and f.role < r.role;
$$;
comment on function private.keep_higher_role is 'Gives a person who is merged with another one the higher of both roles, if both are staff.';
select private.replace_in_function('private.merge_principals', 'delete from public.profiles where user_id = p_from;',
  E'perform private.keep_higher_role(p_from, p_into);\n  delete from public.profiles where user_id = p_from;');

-- Realtime checks a token when a topic is joined, and again after ten minutes at most. Whoever must not receive the desk any more
-- is left behind instead: the desk moves to another topic, for which they get no token.
create table private.desk_topic (
  is_only boolean primary key default true check (is_only),
  topic text not null
);
comment on table private.desk_topic is 'The Realtime topic of the order desk, as one row. It changes whenever somebody loses the admin.';
alter table private.desk_topic enable row level security;
insert into private.desk_topic (topic) values ('desk');

create function private.desk_topic() returns text
language sql stable set search_path = '' as $$
  select t.topic from private.desk_topic as t;
$$;
comment on function private.desk_topic is 'Returns the Realtime topic of the order desk.';

create function private.move_desk() returns void
language plpgsql set search_path = '' as $$
declare
  former constant text := private.desk_topic();
begin
  update private.desk_topic set topic = 'desk:' || gen_random_uuid() where is_only;
  perform realtime.send('{}', 'moved', former, true);
end;
$$;
comment on function private.move_desk is 'Moves the order desk to another Realtime topic, and tells everyone on the former one, who ask for a new token.';

create function private.move_desk_without_them() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'sessions' then
    if not exists (select from private.admin_sessions as a where a.session_id = new.id) then return null; end if;
  end if;
  perform private.move_desk();
  return null;
end;
$$;
comment on function private.move_desk_without_them is 'Moves the order desk away from somebody whose role, second factor or session has ended.';
create trigger move_desk_without_former_staff after delete on public.user_roles
for each row execute function private.move_desk_without_them();
create trigger move_desk_without_unverified_session after delete on private.admin_sessions
for each row when (old.last_seen_at > now() - interval '30 minutes') execute function private.move_desk_without_them();
create trigger move_desk_without_ended_session after update of revoked_at on private.sessions
for each row when (old.revoked_at is null and new.revoked_at is not null and new.revoke_reason <> 'replaced')
execute function private.move_desk_without_them();

select private.replace_in_function('private.broadcast_packing', '''desk'', true', 'private.desk_topic(), true');
select private.replace_in_function('private.broadcast_desk_views', '''desk'', true', 'private.desk_topic(), true');
select private.replace_in_function('private.broadcast_order_to_viewers', 'private.broadcast_order(''desk''', 'private.broadcast_order(private.desk_topic()');
-- Staff who may see no amounts receive the desk too.
select private.replace_in_function('private.broadcast_order', $text$    ),
    'order', p_topic, true$text$, $text$    ) - case when p_topic like 'desk%' then '{total_minor,currency}'::text[] else '{}' end,
    'order', p_topic, true$text$);

create function private.can_receive_desk(p_topic text, p_session_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select p_topic = private.desk_topic() and private.is_second_factor_current(p_session_id) and exists (
    select from private.sessions as s
    where s.id = p_session_id and private.is_session_active(s) and private.has_permission(s.user_id, 'orders')
  );
$$;
comment on function private.can_receive_desk(text, uuid) is
  'Returns whether the changes of all orders may be received: only on the current topic of the desk, in the active session of a member of staff with a current second factor.';
-- Policies run as the caller, who needs execute; without usage on the schema no client can call it directly.
grant execute on function private.can_receive_desk(text, uuid) to authenticated;
alter policy "Admins receive the order desk" on realtime.messages using (
  realtime.messages.extension = 'broadcast'
  and (select realtime.topic()) = ((select auth.jwt()) ->> 'topic')
  and (select private.can_receive_desk((select auth.jwt()) ->> 'topic', ((select auth.jwt()) ->> 'session_id')::uuid))
);
drop function private.can_receive_desk(uuid);

create function public.find_desk_topic(p_session_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select t.topic from private.desk_topic() as t (topic) where private.can_receive_desk(t.topic, p_session_id);
$$;
comment on function public.find_desk_topic is 'Returns the Realtime topic of the order desk for a session that may receive it, else null.';
grant execute on function public.find_desk_topic(uuid) to service_role;

-- The audit log is searched by an order too, as staff name it.
create function private.audited_order_ids(p_reference text) returns text[]
language sql stable set search_path = '' as $$
  select array(
    select unnest(array[o.id::text, o.shopify_order_id]) from public.orders as o
    where o.order_number in (p_reference, '#' || p_reference) or o.shopify_order_id = p_reference
  ) || p_reference;
$$;
comment on function private.audited_order_ids is
  'Returns the ids by which the audit log names the orders with a number, of which there may be several, or with an id.';
select private.replace_in_function('private.audit_conditions', '''checking'',', $text$'order', '(l.details ->> ''order'' = any (private.audited_order_ids(%1$L)) or l.target = any (private.audited_order_ids(%1$L)))',
    'checking',$text$);

drop function private.replace_in_function(text, text, text);
