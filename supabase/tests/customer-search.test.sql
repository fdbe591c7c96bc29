begin;
select no_plan();

create temporary table staff on commit drop as select gen_random_uuid() as user_id;
insert into public.profiles (user_id) select user_id from staff;
insert into public.user_roles (user_id, role) select user_id, 'owner' from staff;
create temporary table ada on commit drop as select user_id from public.sign_in('shopify', 'gid://shopify/Customer/1', 'Ada_Byron@example.com');
update public.profiles set first_name = 'Ada', last_name = 'Byron' where user_id = (select user_id from ada);

create function pg_temp.place_order(p_number integer, p_customer text, p_first_name text, p_last_name text, p_email text) returns void
language sql as $$
  with placed as (
    insert into public.orders (shopify_order_id, shopify_customer_id, order_number, placed_at, updated_at, currency, shipping_address,
      subtotal_minor, discount_minor, shipping_minor, tax_minor, total_minor)
    values ('gid://shopify/Order/' || p_number, p_customer, '#' || p_number, now() + p_number * interval '1 hour', now(), 'USD',
      jsonb_build_object('first_name', p_first_name, 'last_name', p_last_name), 0, 0, 0, 0, 0)
    returning id
  )
  insert into private.order_contacts (order_id, email) select id, p_email from placed where p_email is not null;
$$;
select pg_temp.place_order(1, 'gid://shopify/Customer/1', 'Bo', 'Núñez', 'ada_byron@example.com');
select pg_temp.place_order(2, 'gid://shopify/Customer/2', 'Bo', 'Li', 'bo@example.com');
select pg_temp.place_order(3, 'gid://shopify/Customer/2', 'Bo', 'Li', 'bo@example.com');
select pg_temp.place_order(4, null, 'Bo', 'Guest', 'guest@example.com');
select pg_temp.place_order(5, 'gid://shopify/Customer/3', '50%', 'Off', null);

create function pg_temp.found(p_text text, p_limit integer default 5) returns text[] language sql as $$
  select array(
    select (c ->> 'name') || ' <' || coalesce(c ->> 'email', '') || '>'
    from staff, public.find_known_customers(user_id, p_text, p_limit) with ordinality as f (c, place) order by place
  )
$$;
select is(pg_temp.found('bo'), array['Bo Li <bo@example.com>', 'Ada Byron <Ada_Byron@example.com>'],
  'finds each customer once by a name on the orders, the latest to order first, and no guests');
select is(pg_temp.found('bo', 1), array['Bo Li <bo@example.com>'], 'returns no more than asked for');
select is(pg_temp.found(' NUNEZ'), array['Ada Byron <Ada_Byron@example.com>'], 'ignores case and accents');
select is(pg_temp.found('ADA_B'), array['Ada Byron <Ada_Byron@example.com>'], 'finds the beginning of an email address');
select is(pg_temp.found('adaxb'), '{}', 'reads wildcards as text in an email address');
select is(pg_temp.found('5%'), '{}', 'reads wildcards as text in a name');
select is(pg_temp.found('50%'), array['50% Off <>'], 'finds a name with a wildcard');
select is(pg_temp.found(text), '{}', format('finds nothing by %L', text)) from unnest(array['', ' ', '#', '%', '_']) as text;
update public.orders set deleted_at = now() where order_number = '#5';
select is(pg_temp.found('50%'), '{}', 'does not find the customer of a deleted order');
select throws_ok($$ select * from ada, public.find_known_customers(user_id, 'bo') $$, '42501', null, 'is for admins only');

select is(
  array(select o ->> 'order_number' from staff, public.find_desk_orders(user_id, jsonb_build_object('exact_number', text), null, 5, true) as o),
  found, format('the number %L finds %L', text, found)
) from (values ('2', array['#2']), ('#2', array['#2']), ('', '{}'), ('2%', '{}')) as cases (text, found);

select * from finish();
rollback;
