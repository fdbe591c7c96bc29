create function public.find_customer_person(p_actor_id uuid, p_shopify_customer_id text)
returns table (user_id uuid, sessions integer, erase_after timestamptz, is_by_staff boolean, has_order_on_its_way boolean, is_staff boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  return query
  select l.user_id, (select count(*)::integer from public.find_own_sessions(l.user_id)), d.erase_after, d.is_by_staff, d.has_order_on_its_way, d.is_staff
  from private.customer_links as l cross join lateral public.find_account_deletion(l.user_id) as d
  where l.shopify_customer_id = p_shopify_customer_id;
end;
$$;
comment on function public.find_customer_person is
  'Returns who a Shopify customer is here and whether their account is to be erased, for staff; no row if the customer never signed in.';
grant execute on function public.find_customer_person(uuid, text) to service_role;
