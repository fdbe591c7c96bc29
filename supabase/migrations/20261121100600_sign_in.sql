-- Before an address is proven, whoever registered with it may be a stranger. On the day its owner proves it, everything that
-- stranger could have prepared ends: sessions, other ways to sign in, roles, the name and picture they chose.
create function private.end_what_was_before(p_user_id uuid, p_claim private.claim) returns void
language plpgsql set search_path = '' as $$
declare
  parted private.identities;
begin
  perform public.revoke_all_sessions(p_user_id, null, 'address-proven');
  for parted in
    delete from private.identities as i
    where i.user_id = p_user_id and i.issuer <> p_claim.issuer
      and not (i.email_verified and private.same_address(i.email, p_claim.email))
    returning i.*
  loop
    delete from public.user_roles where user_id = p_user_id;
    update public.profiles set first_name = null, last_name = null, avatar_url = null where user_id = p_user_id;
    perform private.audit_done(p_user_id, 'identity.unlinked', parted.issuer || ':' || parted.subject, '{"reason": "address-proven"}');
  end loop;
end;
$$;
comment on function private.end_what_was_before is
  'Ends sessions and links that were made without the address which is now proven; those that prove the same address stay.';

create function private.note_claim(p_claim private.claim) returns uuid
language plpgsql set search_path = '' as $$
declare
  known private.identities;
  stays boolean;
  is_proven boolean;
  is_first_proof boolean;
begin
  select i.* into known from private.identities as i where i.issuer = p_claim.issuer and i.subject = p_claim.subject;
  if not found then return null; end if;

  -- A password proves no address and takes no proof back. Google is believed as of today.
  stays := private.same_address(known.email, p_claim.email);
  is_proven := p_claim.email_verified or (known.issuer = 'shopify' and stays and known.email_verified);
  -- Whoever holds the mailbox of a shop account can take the account over, so each new address counts as a new hand.
  -- A Google subject never changes hands that way.
  is_first_proof := is_proven and (known.verified_at is null or (known.issuer = 'shopify' and not stays));

  update private.identities as i
  set email = p_claim.email,
    email_verified = is_proven,
    verified_at = case when is_first_proof then now() when is_proven or stays then known.verified_at end
  where i.issuer = known.issuer and i.subject = known.subject
    and (i.email, i.email_verified) is distinct from (p_claim.email, is_proven);
  if is_first_proof then perform private.end_what_was_before(known.user_id, p_claim); end if;
  return known.user_id;
end;
$$;
comment on function private.note_claim is 'Keeps what an issuer now says of a known person, and draws the consequences. Null when nobody is known by it.';

create function private.recognise(p_claim private.claim) returns uuid
language plpgsql set search_path = '' as $$
declare
  person uuid := private.note_claim(p_claim);
begin
  if person is null then
    insert into public.profiles default values returning user_id into person;
    perform private.attach(person, p_claim, 'signed-in');
  end if;
  return person;
end;
$$;
comment on function private.recognise is 'Finds the principal behind a claim by issuer and subject alone, or makes a new one. Call it under the lock.';

create function private.fill_profile(p_user_id uuid, p_first_name text, p_last_name text, p_avatar_url text) returns void
language sql set search_path = '' as $$
  with given as (
    select left(nullif(btrim(p_first_name), ''), 255) as first_name,
      left(nullif(btrim(p_last_name), ''), 255) as last_name,
      case when char_length(p_avatar_url) <= 2048 and p_avatar_url ~ '^https://[^[:space:]]+$' then p_avatar_url end as avatar_url
  )
  update public.profiles as p
  set first_name = case when p.first_name is null and p.last_name is null then given.first_name else p.first_name end,
    last_name = case when p.first_name is null and p.last_name is null then given.last_name else p.last_name end,
    avatar_url = coalesce(p.avatar_url, given.avatar_url)
  from given
  where p.user_id = p_user_id and (
    (p.first_name is null and p.last_name is null and coalesce(given.first_name, given.last_name) is not null)
    or (p.avatar_url is null and given.avatar_url is not null)
  );
$$;
comment on function private.fill_profile is 'Fills what the person has left empty; what they entered themselves stays.';

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
  p_replaces uuid default null
) returns table (session_id uuid, user_id uuid, shopify_customer_id text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person uuid;
  opened uuid;
begin
  perform private.lock_who_is_who();
  person := private.recognise(private.to_claim(p_issuer, p_subject, p_email, p_email_verified, p_hosted_domain));
  perform private.fill_profile(person, p_first_name, p_last_name, p_avatar_url);
  opened := private.open_session(person, p_issuer, p_sealed_tokens, p_replaces);
  return query
  select opened, person, (select l.shopify_customer_id from private.customer_links as l where l.user_id = person);
end;
$$;
comment on function public.sign_in is
  'Opens a session for whoever the issuer vouches for, making them known if they are new. p_email_verified: for google the email_verified of the token, with its hd as p_hosted_domain; for shopify only after a code or link sent to that address. p_replaces: the session in this browser''s cookie, which ends.';

create function public.prove_shop_address(p_customer_id text, p_email text, p_except uuid default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
  is_proven boolean;
begin
  perform private.lock_who_is_who();
  -- An account whose address was changed after the link was mailed proves the old address, not the one it has now.
  is_proven := not exists (
    select from private.identities as i
    where i.issuer = 'shopify' and i.subject = p_customer_id and not private.same_address(i.email, p_email)
  );
  person := private.recognise(private.to_claim('shopify', p_customer_id, p_email, is_proven, null));
  perform public.revoke_all_sessions(person, p_except, 'password-reset');
  perform private.audit_done(person, 'password.set', 'shopify:' || p_customer_id, jsonb_build_object('proves_address', is_proven));
  return person;
end;
$$;
comment on function public.prove_shop_address is
  'A customer has set a password through a link mailed to this address (reset or activation): it is theirs, and all their other sessions end.';

create function public.read_viewer(p_user_id uuid) returns table (
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
comment on function public.read_viewer is 'What the account pages show of a person; the shop''s address goes before Google''s.';

grant execute on function public.sign_in(public.issuer, text, text, boolean, text, text, text, text, text, uuid) to service_role;
grant execute on function public.prove_shop_address(text, text, uuid) to service_role;
grant execute on function public.read_viewer(uuid) to service_role;
