create function private.derive_owners() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' and (tg_op = 'DELETE' or old.shopify_customer_id <> new.shopify_customer_id) then
    perform private.lock_customer(old.shopify_customer_id);
    delete from public.notifications as n
    using public.orders as o
    where n.user_id = old.user_id and o.user_id = old.user_id and o.shopify_customer_id = old.shopify_customer_id
      and n.data ->> 'order_id' = o.id::text;
    update public.orders set user_id = null
    where shopify_customer_id = old.shopify_customer_id and user_id is not null;
  end if;
  if tg_op <> 'DELETE' then
    perform private.lock_customer(new.shopify_customer_id);
    update public.orders set user_id = new.user_id
    where shopify_customer_id = new.shopify_customer_id and user_id is distinct from new.user_id;
  end if;
  return null;
end;
$$;
comment on function private.derive_owners is
  'Gives a customer''s orders to the person who is that customer now, and takes them away, with what was said of them, when nobody is.';

create trigger derive_owners after insert or delete or update of user_id, shopify_customer_id on private.customer_links
for each row execute function private.derive_owners();

create or replace function private.merge_principals(p_from uuid, p_into uuid, p_how text) returns void
language plpgsql set search_path = '' as $$
begin
  -- Orders follow their customer, who moves here.
  update private.identities set user_id = p_into where user_id = p_from;
  update private.customer_links set linked_how = p_how, linked_at = now() where user_id = p_into;
  insert into public.hidden_orders (user_id, order_id, hidden_at)
  select p_into, h.order_id, h.hidden_at from public.hidden_orders as h where h.user_id = p_from
  on conflict (user_id, order_id) do nothing;
  update public.notifications set user_id = p_into where user_id = p_from;
  perform private.fill_profile(p_into, p.first_name, p.last_name, p.avatar_url) from public.profiles as p where p.user_id = p_from;
  delete from public.profiles where user_id = p_from;
end;
$$;
