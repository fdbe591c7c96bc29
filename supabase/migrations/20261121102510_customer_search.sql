-- Customers for the search of the admin, from the orders and sign-ins that this project knows.
create index on private.identities (lower(email) text_pattern_ops);
create index on private.order_contacts (lower(email) text_pattern_ops);

create function public.find_known_customers(p_actor_id uuid, p_text text, p_limit integer default 5) returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  name constant text := private.fold(p_text);
  email constant text := lower(btrim(p_text));
begin
  perform private.require_admin_role(p_actor_id);
  -- An empty beginning would find every customer.
  if name = '' or email = '' then return; end if;
  -- The patterns are literals, so that the planner uses the indexes, and the limits bound what a short text reads.
  return query execute format(
    $query$
      with customers (id) as (
        select o.shopify_customer_id from (
          (select t.order_id from private.order_search_terms as t where t.kind = 'name' and t.term like %1$L limit 100)
          union
          (select c.order_id from private.order_contacts as c where lower(c.email) like %2$L limit 100)
        ) as found join public.orders as o on o.id = found.order_id
        where o.shopify_customer_id is not null and o.deleted_at is null
        union
        select l.shopify_customer_id from (
          select i.user_id from private.identities as i where lower(i.email) like %2$L limit 100
        ) as found join private.customer_links as l using (user_id)
      )
      select jsonb_build_object(
        'id', c.id,
        'name', coalesce(
          nullif(concat_ws(' ', p.first_name, p.last_name), ''),
          nullif(concat_ws(' ', latest.shipping_address ->> 'first_name', latest.shipping_address ->> 'last_name'), '')
        ),
        'email', coalesce(i.email, latest.email)
      )
      from customers as c
      left join private.customer_links as l on l.shopify_customer_id = c.id
      left join public.profiles as p on p.user_id = l.user_id
      left join private.identities as i on i.user_id = l.user_id and i.issuer = 'shopify'
      left join lateral (
        select o.placed_at, o.shipping_address, contact.email
        from public.orders as o left join private.order_contacts as contact on contact.order_id = o.id
        where o.shopify_customer_id = c.id and o.deleted_at is null order by o.placed_at desc limit 1
      ) as latest on true
      order by latest.placed_at desc nulls last, c.id limit %3$L
    $query$,
    regexp_replace(name, '([\\%_])', '\\\1', 'g') || '%', regexp_replace(email, '([\\%_])', '\\\1', 'g') || '%', least(p_limit, 50)
  );
end;
$$;
comment on function public.find_known_customers is
  'Returns customers who have ordered or signed in here: by the beginning of a name on their orders, or of an email address. The latest to order come first.';
grant execute on function public.find_known_customers(uuid, text, integer) to service_role;
