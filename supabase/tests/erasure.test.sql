begin;
select no_plan();

create function pg_temp.delivery(p_id text, p_triggered_at timestamptz default now()) returns jsonb language sql as
  $$ select jsonb_build_object('webhook_id', p_id, 'event_id', p_id, 'topic', 'orders/updated', 'shop', 'tiffin.example', 'triggered_at', p_triggered_at) $$;
create function pg_temp.order(p_number integer, p_more jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object(
    'shopify_order_id', 'gid://shopify/Order/' || p_number, 'shopify_customer_id', null, 'order_number', '#' || p_number,
    'placed_at', now(), 'updated_at', now(), 'financial_status', 'pending', 'currency', 'USD', 'subtotal_minor', 1000,
    'discount_minor', 0, 'shipping_minor', 499, 'tax_minor', 0, 'total_minor', 1499, 'discounts', '[]'::jsonb,
    'items', '[{"shopify_line_item_id": "1", "title": "Dal", "quantity": 1, "price_minor": 1000}]'::jsonb, 'fulfillments', '[]'::jsonb
  ) || p_more $$;
create function pg_temp.ordered(p_number integer, p_customer text, p_name text, p_seconds integer default 0) returns text language sql as $$
  select public.record_order(null, pg_temp.order(p_number, jsonb_build_object(
    'shopify_customer_id', 'gid://shopify/Customer/' || p_customer, 'email', lower(p_name) || '@example.com', 'updated_at', now() + make_interval(secs => p_seconds),
    'status_url', 'https://shop.example/' || p_name, 'shipping_address', jsonb_build_object('first_name', p_name, 'address1', p_name || ' Road 1')))) $$;
-- Every table that still holds a text somewhere.
create function pg_temp.holding(p_text text) returns setof text language plpgsql as $$
declare
  held record;
  is_found boolean;
begin
  for held in
    select format('%I.%I', schemaname, tablename) as name from pg_catalog.pg_tables
    where schemaname in ('public', 'private') or (schemaname, tablename) = ('realtime', 'messages') order by 1
  loop
    execute format('select exists (select from %s as t where t::text ~* $1)', held.name) into is_found using p_text;
    if is_found then return next held.name; end if;
  end loop;
end;
$$;
create function pg_temp.everything_known() returns void language sql as $$
  select public.sign_in('shopify', 'gid://shopify/Customer/70001', 'ada@example.com', p_first_name => 'Ada');
  select public.sign_in('shopify', 'gid://shopify/Customer/70002', 'ben@example.com', p_first_name => 'Ben');
  select pg_temp.ordered(80001, '70001', 'Ada'), pg_temp.ordered(80002, '70002', 'Ben');
  select public.record_order(null, pg_temp.order(80003, '{"email": "ada@example.com", "shipping_address": {"first_name": "Ada"}}'));
  select public.store_dead_letter(null, 'unreadable', body) from unnest(array['{"email":"ADA@example.com', '{"customer":{"id":70001,"email":"\u0061da@example.com"', '{"id":80003,"first_name":"Ada"', '{"email":"ben@example.com","id":700015}']) as body
$$;
create function pg_temp.request() returns jsonb language sql as
  $$ select '{"shopify_customer_id": "gid://shopify/Customer/70001", "email": "ada@example.com", "shopify_order_ids": ["gid://shopify/Order/80003", "gid://shopify/Order/80004"]}'::jsonb $$;

-- What is held of somebody.
select pg_temp.everything_known();
select is(public.export_customer(pg_temp.delivery('export'), pg_temp.request()), 'recorded', 'what is held of a customer is written down');
select is(public.export_customer(pg_temp.delivery('export'), pg_temp.request()), 'duplicate', 'once');
select results_eq(
  $$ select body -> 'profile' ->> 'first_name', jsonb_path_query_array(body, '$.identities[*].email'), jsonb_array_length(body -> 'sessions'),
    (select array_agg(o ->> 'order_number' order by o ->> 'order_number') from jsonb_array_elements(body -> 'orders') as o),
    jsonb_path_query_first(body, '$.orders[*].shipping_address.address1'), jsonb_array_length(body -> 'notifications') from private.data_exports $$,
  $$ values ('Ada', '["ada@example.com"]'::jsonb, 1, array['#80001', '#80003'], '"Ada Road 1"'::jsonb, 1) $$,
  'the person, their orders by account and those the shop lists'
);
select is_empty($$ select from private.data_exports where body::text ~* 'ben' $$, 'and nobody else''s');

-- Erased.
select set_eq($$ select pg_temp.holding('ada@|ada road|70001|"ada"') $$,
  array['private.audit_log', 'private.customer_links', 'private.data_exports', 'private.dead_letters', 'private.identities', 'private.order_contacts', 'public.orders'],
  'before, many tables know them');
select is(public.redact_customer(pg_temp.delivery('redact'), pg_temp.request()), 'recorded', 'a customer is erased');
select is(public.redact_customer(pg_temp.delivery('redact'), pg_temp.request()), 'duplicate', 'once');
select set_eq($$ select pg_temp.holding('ada@|ada road|shop.example/ada|"ada"') $$, array[]::text[], 'no table knows their name or address');
select set_eq($$ select pg_temp.holding('\m70001\M') $$, array['private.audit_log'], 'the audit log keeps the number, for whoever asks whether it was done');
select results_eq($$ select order_number, total_minor, user_id is null, shopify_customer_id, shipping_address, status_url from public.orders where order_number <> '#80002' order by 1 $$,
  $$ values ('#80001', 1499::bigint, true, null::text, null::jsonb, null::text), ('#80003', 1499, true, null, null, null) $$, 'what was sold stays, without whom to');
select results_eq('select body from private.dead_letters', $$ values ('{"email":"ben@example.com","id":700015}') $$, 'what could not be read of others stays');
select set_eq($$ select pg_temp.holding('ben@|ben road') $$, array['private.dead_letters', 'private.identities', 'private.order_contacts', 'public.orders'], 'Ben is still known');

select is(pg_temp.ordered(80001, '70001', 'Ada', 9), 'recorded', 'a late delivery still counts');
select is(pg_temp.ordered(80004, '70001', 'Ada'), 'recorded', 'as does one of an order that was not known');
select set_eq($$ select pg_temp.holding('ada@|ada road|shop.example/ada|"ada"') $$, array[]::text[], 'but brings nobody back');

-- By the customer alone.
create temporary table victim on commit drop as select * from public.sign_in('google', '1', 'victim@gmail.com', true);
select public.redact_customer(null, '{"shopify_customer_id": "gid://shopify/Customer/70009", "email": "victim@gmail.com", "shopify_order_ids": []}');
select is(count(*), 1::bigint, 'whoever registers with an address at the shop erases nobody''s account') from public.profiles join victim using (user_id);

-- The whole shop.
insert into public.user_roles (user_id, role) select l.user_id, 'admin' from private.customer_links as l where l.shopify_customer_id like '%70002';
select pg_temp.everything_known();
select is(public.redact_shop(pg_temp.delivery('shop')), 'recorded', 'a shop is erased');
select is(count(*), 0::bigint, 'no order is left') from public.orders;
select set_eq($$ select pg_temp.holding('ada@|ada road|ben road') $$, array[]::text[], 'no customer is known');
select results_eq($$ select i.email from private.identities as i order by 1 $$, $$ values ('ben@example.com'), ('victim@gmail.com') $$, 'staff stay, and who never was a customer');

select * from finish();
rollback;
