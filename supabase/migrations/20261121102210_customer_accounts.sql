create function public.find_customer_account(p_actor_id uuid, p_shopify_customer_id text) returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  return query
  select jsonb_build_object(
    'identities', (
      select jsonb_agg(jsonb_build_object(
        'issuer', i.issuer, 'email', i.email, 'is_verified', i.email_verified, 'added_at', i.created_at
      ) order by i.created_at, i.issuer)
      from private.identities as i where i.user_id = l.user_id
    ),
    'sessions', (select count(*) from private.sessions as s where s.user_id = l.user_id and private.is_session_active(s)),
    'last_seen_at', (select max(s.last_seen_at) from private.sessions as s where s.user_id = l.user_id),
    'is_admin', private.has_admin_role(l.user_id),
    'linked_at', l.linked_at
  )
  from private.customer_links as l where l.shopify_customer_id = p_shopify_customer_id;
end;
$$;
comment on function public.find_customer_account is
  'Returns how the person behind a Shopify customer signs in, for an admin; no row if the customer never signed in. No session ids and no tokens.';
grant execute on function public.find_customer_account(uuid, text) to service_role;
