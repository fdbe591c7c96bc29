-- Prevents account pre-hijacking: somebody may register an address that is not theirs. Once its owner verifies it, everything the
-- previous user could have prepared is removed: sessions, other identities, roles, name and picture.
create function private.revoke_unverified_access(p_user_id uuid, p_claim private.identity_claim) returns void
language plpgsql set search_path = '' as $$
declare
  removed private.identities;
begin
  perform public.revoke_all_sessions(p_user_id, null, 'email-verified');
  for removed in
    delete from private.identities as i
    where i.user_id = p_user_id and i.issuer <> p_claim.issuer
      and not (i.email_verified and private.is_same_email(i.email, p_claim.email))
    returning i.*
  loop
    delete from public.user_roles where user_id = p_user_id;
    update public.profiles set first_name = null, last_name = null, avatar_url = null where user_id = p_user_id;
    perform private.record_completed_audit(p_user_id, 'identity.unlinked', removed.issuer || ':' || removed.subject, '{"reason": "email-verified"}');
  end loop;
end;
$$;
comment on function private.revoke_unverified_access is
  'Revokes all sessions, and removes the other identities that do not verify the same email address.';

create function private.update_known_identity(p_claim private.identity_claim) returns uuid
language plpgsql set search_path = '' as $$
declare
  known private.identities;
  is_same_address boolean;
  is_verified boolean;
  is_first_verification boolean;
begin
  select i.* into known from private.identities as i where i.issuer = p_claim.issuer and i.subject = p_claim.subject;
  if not found then return null; end if;

  -- A password sign-in neither verifies an address nor revokes its verification. Google's latest claim always counts.
  is_same_address := private.is_same_email(known.email, p_claim.email);
  is_verified := p_claim.email_verified or (known.issuer = 'shopify' and is_same_address and known.email_verified);
  -- The owner of a Shopify account's mailbox can take the account over, so a new address may mean a new person.
  -- A Google subject never changes its owner that way.
  is_first_verification := is_verified and (known.verified_at is null or (known.issuer = 'shopify' and not is_same_address));

  update private.identities as i
  set email = p_claim.email,
    email_verified = is_verified,
    verified_at = case when is_first_verification then now() when is_verified or is_same_address then known.verified_at end
  where i.issuer = known.issuer and i.subject = known.subject
    and (i.email, i.email_verified) is distinct from (p_claim.email, is_verified);
  if is_first_verification then perform private.revoke_unverified_access(known.user_id, p_claim); end if;
  return known.user_id;
end;
$$;
comment on function private.update_known_identity is
  'Updates a known identity from a new claim and returns its person; null if the identity is unknown.';

create function private.find_or_create_principal(p_claim private.identity_claim) returns uuid
language plpgsql set search_path = '' as $$
declare
  person uuid := private.update_known_identity(p_claim);
begin
  if person is null then
    insert into public.profiles default values returning user_id into person;
    perform private.add_identity(person, p_claim, 'signed-in');
  end if;
  return person;
end;
$$;
comment on function private.find_or_create_principal is
  'Returns the principal of a claim by issuer and subject alone, creating one if none exists. The caller holds lock_identities.';

create function private.fill_empty_profile_fields(p_user_id uuid, p_first_name text, p_last_name text, p_avatar_url text) returns void
language sql set search_path = '' as $$
  with new_values as (
    select left(nullif(btrim(p_first_name), ''), 255) as first_name,
      left(nullif(btrim(p_last_name), ''), 255) as last_name,
      case when char_length(p_avatar_url) <= 2048 and p_avatar_url ~ '^https://[^[:space:]]+$' then p_avatar_url end as avatar_url
  )
  update public.profiles as p
  set first_name = case when p.first_name is null and p.last_name is null then new_values.first_name else p.first_name end,
    last_name = case when p.first_name is null and p.last_name is null then new_values.last_name else p.last_name end,
    avatar_url = coalesce(p.avatar_url, new_values.avatar_url)
  from new_values
  where p.user_id = p_user_id and (
    (p.first_name is null and p.last_name is null and coalesce(new_values.first_name, new_values.last_name) is not null)
    or (p.avatar_url is null and new_values.avatar_url is not null)
  );
$$;
comment on function private.fill_empty_profile_fields is
  'Fills the name and picture if the person has none; values they entered themselves stay.';

create function public.sign_in(
  p_issuer public.issuer,
  p_subject text,
  p_email text default null,
  p_email_verified boolean default false,
  p_hosted_domain text default null,
  p_first_name text default null,
  p_last_name text default null,
  p_avatar_url text default null,
  p_sealed_tokens text default null,
  p_replaced_session_id uuid default null
) returns table (session_id uuid, user_id uuid, shopify_customer_id text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person uuid;
  new_session_id uuid;
begin
  perform private.lock_identities();
  person := private.find_or_create_principal(private.to_identity_claim(p_issuer, p_subject, p_email, p_email_verified, p_hosted_domain));
  perform private.fill_empty_profile_fields(person, p_first_name, p_last_name, p_avatar_url);
  new_session_id := private.create_session(person, p_issuer, p_sealed_tokens, p_replaced_session_id);
  return query
  select new_session_id, person, (select l.shopify_customer_id from private.customer_links as l where l.user_id = person);
end;
$$;
comment on function public.sign_in is
  'Creates a session for the person a claim identifies, creating the person if they are new. p_email_verified: Google''s email_verified with hd as p_hosted_domain; for Shopify only after a code or link sent to that address. p_replaced_session_id: the session in the browser''s cookie, which is revoked.';

create function public.confirm_shopify_email(p_customer_id text, p_email text, p_except_session_id uuid default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
  is_verified boolean;
begin
  perform private.lock_identities();
  -- If the address changed after the link was mailed, the link verifies the old address only.
  is_verified := not exists (
    select from private.identities as i
    where i.issuer = 'shopify' and i.subject = p_customer_id and not private.is_same_email(i.email, p_email)
  );
  person := private.find_or_create_principal(private.to_identity_claim('shopify', p_customer_id, p_email, is_verified, null));
  perform public.revoke_all_sessions(person, p_except_session_id, 'password-reset');
  perform private.record_completed_audit(person, 'password.set', 'shopify:' || p_customer_id, jsonb_build_object('proves_address', is_verified));
  return person;
end;
$$;
comment on function public.confirm_shopify_email is
  'Records that a customer set a password through a link mailed to this address (reset or activation), which verifies the address, and revokes their other sessions.';

create function public.find_viewer(p_user_id uuid) returns table (
  user_id uuid,
  first_name text,
  last_name text,
  avatar_url text,
  email text,
  issuers public.issuer[],
  roles public.app_role[],
  shopify_customer_id text
)
language sql stable security definer set search_path = '' as $$
  select p.user_id, p.first_name, p.last_name, p.avatar_url,
    (select i.email from private.identities as i where i.user_id = p.user_id and i.email is not null order by i.issuer limit 1),
    array(select i.issuer from private.identities as i where i.user_id = p.user_id order by i.issuer),
    array(select r.role from public.user_roles as r where r.user_id = p.user_id order by r.role),
    (select l.shopify_customer_id from private.customer_links as l where l.user_id = p.user_id)
  from public.profiles as p
  where p.user_id = p_user_id;
$$;
comment on function public.find_viewer is
  'Returns what the account pages show of a person, or no row. The Shopify email address takes precedence over Google''s.';

grant execute on function public.sign_in(public.issuer, text, text, boolean, text, text, text, text, text, uuid) to service_role;
grant execute on function public.confirm_shopify_email(text, text, uuid) to service_role;
grant execute on function public.find_viewer(uuid) to service_role;

create type public.link_outcome as enum (
  'linked', 'already-linked', 'taken', 'session-too-old', 'email-not-verified', 'session-ended'
);
create type public.unlink_outcome as enum ('unlinked', 'not-linked', 'last-identity', 'session-ended');

create function private.merge_principals(p_from uuid, p_into uuid, p_link_method text) returns void
language plpgsql set search_path = '' as $$
begin
  -- Updating customer_links by cascade reassigns the orders (assign_order_owners).
  update private.identities set user_id = p_into where user_id = p_from;
  update private.customer_links set link_method = p_link_method, linked_at = now() where user_id = p_into;
  insert into public.hidden_orders (user_id, order_id, hidden_at)
  select p_into, h.order_id, h.hidden_at from public.hidden_orders as h where h.user_id = p_from
  on conflict (user_id, order_id) do nothing;
  update public.notifications set user_id = p_into where user_id = p_from;
  update public.order_notes set author_id = p_into where author_id = p_from;
  update private.announcements set author_id = p_into where author_id = p_from;
  update private.tracking_imports set author_id = p_into where author_id = p_from;
  update private.announcements set recipient_id = p_into where recipient_id = p_from;
  perform private.fill_empty_profile_fields(p_into, p.first_name, p.last_name, p.avatar_url) from public.profiles as p where p.user_id = p_from;
  delete from public.profiles where user_id = p_from;
end;
$$;
comment on function private.merge_principals is
  'Merges one principal into another. Rows that must survive move first, because deleting the profile cascades.';

create function private.link_identity(p_user_id uuid, p_claim private.identity_claim, p_link_method text, out outcome public.link_outcome, out survivor uuid)
language plpgsql set search_path = '' as $$
declare
  other_user_id uuid;
  merged_user_id uuid;
begin
  select i.user_id into other_user_id from private.identities as i where i.issuer = p_claim.issuer and i.subject = p_claim.subject;
  survivor := p_user_id;
  if other_user_id = p_user_id then
    outcome := 'already-linked';
    return;
  end if;
  outcome := 'taken';
  -- Links are one to one: neither principal may have two identities of one issuer.
  if exists (select from private.identities as i where i.user_id = p_user_id and i.issuer = p_claim.issuer) then return; end if;
  if exists (
    select from private.identities as mine join private.identities as theirs on theirs.issuer = mine.issuer
    where mine.user_id = p_user_id and theirs.user_id = other_user_id
  ) then return; end if;

  outcome := 'linked';
  if other_user_id is null then
    perform private.add_identity(p_user_id, p_claim, p_link_method);
  else
    if private.has_admin_role(p_user_id) or (p_claim.issuer <> 'shopify' and not private.has_admin_role(other_user_id)) then
      merged_user_id := other_user_id;
    else
      merged_user_id := p_user_id;
      survivor := other_user_id;
    end if;
    perform private.merge_principals(merged_user_id, survivor, p_link_method);
  end if;
  perform private.record_completed_audit(survivor, 'identity.linked', p_claim.issuer || ':' || p_claim.subject,
    jsonb_strip_nulls(jsonb_build_object('how', p_link_method, 'merged', merged_user_id)));
end;
$$;
comment on function private.link_identity is
  'Links an identity to a person. Of two principals the Shopify customer''s survives, because orders belong to it, unless only the other one is an admin.';

create function public.link_verified_identity(
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
  claim private.identity_claim := private.to_identity_claim(p_issuer, p_subject, p_email, p_email_verified, p_hosted_domain);
  current_session private.sessions;
begin
  perform private.lock_identities();
  select s.* into current_session from private.sessions as s where s.id = p_session_id and private.is_session_active(s);
  if not found then
    return query select 'session-ended'::public.link_outcome, null::uuid, null::uuid;
    return;
  end if;
  if current_session.created_at <= now() - interval '10 minutes' then
    return query select 'session-too-old'::public.link_outcome, current_session.id, current_session.user_id;
    return;
  end if;
  perform private.update_known_identity(claim);
  return query select * from private.link_and_rotate_session(current_session, claim, 'both-verified', p_sealed_tokens);
end;
$$;
comment on function public.link_verified_identity is
  'Links an identity that was just verified in the same browser. The session must be at most ten minutes old. On success the session is rotated and may belong to another principal.';

create function public.link_customer_by_email(
  p_session_id uuid,
  p_customer_id text,
  p_customer_email text,
  p_customer_email_verified boolean
) returns table (outcome public.link_outcome, session_id uuid, user_id uuid)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  current_session private.sessions;
  known private.identities;
  is_verified boolean;
begin
  perform private.lock_identities();
  select s.* into current_session from private.sessions as s where s.id = p_session_id and private.is_session_active(s);
  if not found then
    return query select 'session-ended'::public.link_outcome, null::uuid, null::uuid;
    return;
  end if;
  -- If the customer has signed in here before, only a verification made here counts: a password may be a stranger's.
  select i.* into known from private.identities as i where i.issuer = 'shopify' and i.subject = p_customer_id;
  is_verified := case
    when found then known.email_verified and private.is_same_email(known.email, p_customer_email)
    else coalesce(p_customer_email_verified, false)
  end;
  if not is_verified or not exists (
    select from private.identities as i
    where i.user_id = current_session.user_id and i.issuer = 'google' and i.email_verified
      and private.is_same_email(i.email, p_customer_email)
  ) then
    return query select 'email-not-verified'::public.link_outcome, current_session.id, current_session.user_id;
    return;
  end if;
  return query
  select * from private.link_and_rotate_session(
    current_session, row('shopify', p_customer_id, btrim(p_customer_email), true)::private.identity_claim, 'same-email', null
  );
end;
$$;
comment on function public.link_customer_by_email is
  'Links the Google user of a session to a Shopify customer if both have verified the same email address. p_customer_email_verified: Shopify verified it by a code or link, or the customer never had a password.';

create function private.link_and_rotate_session(p_session private.sessions, p_claim private.identity_claim, p_link_method text, p_sealed_tokens text)
returns table (outcome public.link_outcome, session_id uuid, user_id uuid)
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  link record;
  new_session_id uuid := p_session.id;
begin
  select * into link from private.link_identity(p_session.user_id, p_claim, p_link_method);
  if link.outcome in ('linked', 'already-linked') then
    new_session_id := private.rotate_session(p_session, link.survivor, p_sealed_tokens);
  end if;
  return query select link.outcome, new_session_id, link.survivor;
end;
$$;
comment on function private.link_and_rotate_session is 'Links an identity and rotates the session, because its privileges changed.';

create function public.unlink_identity(p_session_id uuid, p_issuer public.issuer) returns public.unlink_outcome
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
  removed_subject text;
begin
  perform private.lock_identities();
  select s.user_id into person from private.sessions as s where s.id = p_session_id and private.is_session_active(s);
  if not found then return 'session-ended'; end if;
  select i.subject into removed_subject from private.identities as i where i.user_id = person and i.issuer = p_issuer;
  if not found then return 'not-linked'; end if;
  if not exists (select from private.identities as i where i.user_id = person and i.issuer <> p_issuer) then
    return 'last-identity';
  end if;
  delete from private.identities where issuer = p_issuer and subject = removed_subject;
  update private.sessions set revoked_at = now(), revoke_reason = 'unlinked', sealed_tokens = null
  where user_id = person and issuer = p_issuer and revoked_at is null;
  perform private.record_completed_audit(person, 'identity.unlinked', p_issuer || ':' || removed_subject, '{"reason": "asked"}');
  return 'unlinked';
end;
$$;
comment on function public.unlink_identity is
  'Removes an identity from the person of a session and revokes the sessions it created; never the last identity. Without Shopify the person is no longer a customer.';

grant execute on function public.link_verified_identity(uuid, public.issuer, text, text, boolean, text, text) to service_role;
grant execute on function public.link_customer_by_email(uuid, text, text, boolean) to service_role;
grant execute on function public.unlink_identity(uuid, public.issuer) to service_role;
