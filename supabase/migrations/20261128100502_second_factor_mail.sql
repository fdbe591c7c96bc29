create function public.find_verified_email(p_session_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select i.email from private.sessions as s join private.identities as i on i.user_id = s.user_id
  where s.id = p_session_id and private.is_session_active(s) and private.has_admin_role(s.user_id) and i.email_verified
  order by i.verified_at limit 1;
$$;
comment on function public.find_verified_email is
  'Returns the address of the admin who owns a session that was verified first, for mails about their second factor; null without one. An address that nobody verified may be that of a thief of the password.';
grant execute on function public.find_verified_email(uuid) to service_role;

create or replace function private.update_known_identity(p_claim private.identity_claim) returns uuid
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
  -- Whoever knows a password can change the address of the account at Shopify and verify it. Without a second factor nothing
  -- else tells them from the admin.
  if known.issuer = 'shopify' and known.email is not null and p_claim.email is not null and not is_same_address then
    delete from public.user_roles as r
    where r.user_id = known.user_id and not exists (select from private.second_factors as f where f.user_id = known.user_id);
  end if;
  return known.user_id;
end;
$$;
comment on function private.update_known_identity is
  'Updates a known identity from a new claim and returns its person; null if the identity is unknown. An admin without a second factor whose address changed loses the role.';
