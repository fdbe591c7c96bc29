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
    'status_url', 'https://shop.example/' || p_name, 'note', p_name || ' Road is closed', 'tags', array[p_name || '@'], 'shipping_address', jsonb_build_object('first_name', p_name, 'address1', p_name || ' Road 1')))) $$;
-- Returns every table in which any column contains the text.
create function pg_temp.tables_containing(p_text text) returns setof text language plpgsql as $$
declare
  candidate record;
  is_found boolean;
begin
  for candidate in
    select format('%I.%I', schemaname, tablename) as name from pg_catalog.pg_tables
    where schemaname in ('public', 'private') or (schemaname, tablename) = ('realtime', 'messages') order by 1
  loop
    execute format('select exists (select from %s as t where t::text ~* $1)', candidate.name) into is_found using p_text;
    if is_found then return next candidate.name; end if;
  end loop;
end;
$$;
create function pg_temp.create_customers() returns void language sql as $$
  select public.sign_in('shopify', 'gid://shopify/Customer/70001', 'ada@example.com', p_first_name => 'Ada');
  select public.sign_in('shopify', 'gid://shopify/Customer/70002', 'ben@example.com', p_first_name => 'Ben');
  select pg_temp.ordered(80001, '70001', 'Ada'), pg_temp.ordered(80002, '70002', 'Ben');
  select public.record_order(null, pg_temp.order(80003, '{"email": "ada@example.com", "shipping_address": {"first_name": "Ada"}}'));
  select public.subscribe(name || '@example.com', 'popup', name, '', '1', 'Yes') from unnest(array['ada', 'ben']) as name;
  select public.request_stock_alert(name || '@example.com', 'gid://shopify/ProductVariant/1') from unnest(array['ada', 'ben']) as name;
  select public.request_order_confirmation('gid://shopify/Order/' || n) from generate_series(80001, 80003) as n;
  insert into public.order_notes (id, order_id, text) select gen_random_uuid(), id, shipping_address ->> 'address1' from public.orders where shipping_address ? 'address1';
  select public.store_dead_letter(null, 'unreadable', body) from unnest(array['{"email":"ADA@example.com', '{"customer":{"id":70001,"email":"\u0061da@example.com"', '{"id":80003,"first_name":"Ada"', '{"email":"ben@example.com","id":700015}']) as body
$$;
create function pg_temp.request() returns jsonb language sql as
  $$ select '{"shopify_customer_id": "gid://shopify/Customer/70001", "email": "ada@example.com", "shopify_order_ids": ["gid://shopify/Order/80003", "gid://shopify/Order/80004"]}'::jsonb $$;

-- Export.
select pg_temp.create_customers();
select is(public.export_customer(pg_temp.delivery('export'), pg_temp.request()), 'recorded', 'exports what is stored about a customer');
select is(public.export_customer(pg_temp.delivery('export'), pg_temp.request()), 'duplicate', 'ignores a repeated export request');
select results_eq(
  $$ select body -> 'profile' ->> 'first_name', jsonb_path_query_array(body, '$.identities[*].email'), jsonb_array_length(body -> 'sessions'),
    (select array_agg(o ->> 'order_number' order by o ->> 'order_number') from jsonb_array_elements(body -> 'orders') as o),
    jsonb_path_query_first(body, '$.orders[*].shipping_address.address1'), jsonb_path_query_first(body, '$.orders[*].staff_details.note ? (@ != null)'),
    jsonb_path_query_first(body, '$.orders[*].notes[*].text'), jsonb_array_length(body -> 'notifications'), body -> 'subscription' -> 0 ->> 'email', jsonb_path_query_array(body, '$.stock_alerts[*].email') from private.data_exports $$,
  $$ values ('Ada', '["ada@example.com"]'::jsonb, 1, array['#80001', '#80003'], '"Ada Road 1"'::jsonb, '"Ada Road is closed"'::jsonb, '"Ada Road 1"'::jsonb, 1, 'ada@example.com', '["ada@example.com"]'::jsonb) $$,
  'exports the person, their own orders and those that Shopify lists'
);
select is_empty($$ select from private.data_exports where body::text ~* 'ben' $$, 'exports no data of other customers');

-- Erasure of a customer.
select set_eq($$ select pg_temp.tables_containing('ada@|ada road|70001|"ada"') $$,
  array['private.audit_log', 'private.customer_links', 'private.data_exports', 'private.dead_letters', 'private.identities', 'private.order_contacts', 'private.order_search_terms', 'private.stock_alerts', 'private.subscribers', 'public.order_notes', 'public.order_staff_details', 'public.orders'],
  'finds the customer in many tables before the erasure');
select is(count(*), 7::bigint, 'has jobs about customers before the erasure') from private.jobs;
select is(public.redact_customer(pg_temp.delivery('redact'), pg_temp.request()), 'recorded', 'erases a customer');
select results_eq(
  'select kind, details::text from (select j.kind, private.job_details(j.kind, j.key) ->> ''email'' as details from private.jobs as j) as jobs order by 1',
  $$ values ('order-confirmation', 'ben@example.com'), ('stock-alert-mail', 'ben@example.com'), ('subscriber-mail', 'ben@example.com') $$, 'deletes the jobs about the customer, and no others');
select is(public.redact_customer(pg_temp.delivery('redact'), pg_temp.request()), 'duplicate', 'ignores a repeated erasure request');
select set_eq($$ select pg_temp.tables_containing('ada@|ada road|shop.example/ada|"ada"') $$, array[]::text[], 'leaves no name or address in any table');
select set_eq($$ select pg_temp.tables_containing('\m70001\M') $$, array['private.audit_log'], 'leaves the customer number in the audit log as evidence');
select results_eq($$ select order_number, total_minor, user_id is null, shopify_customer_id, shipping_address, status_url from public.orders where order_number <> '#80002' order by 1 $$,
  $$ values ('#80001', 1499::bigint, true, null::text, null::jsonb, null::text), ('#80003', 1499, true, null, null, null) $$, 'retains orders and amounts without the customer');
select results_eq('select body from private.dead_letters', $$ values ('{"email":"ben@example.com","id":700015}') $$, 'retains dead letters about other customers');
select set_eq($$ select pg_temp.tables_containing('ben@|ben road') $$, array['private.dead_letters', 'private.identities', 'private.order_contacts', 'private.order_search_terms', 'private.stock_alerts', 'private.subscribers', 'public.order_notes', 'public.order_staff_details', 'public.orders'], 'retains the data of other customers');

select is(pg_temp.ordered(80001, '70001', 'Ada', 9), 'recorded', 'records a late delivery for an erased customer');
select is(pg_temp.ordered(80004, '70001', 'Ada'), 'recorded', 'records a late delivery of an unknown order of an erased customer');
select set_eq($$ select pg_temp.tables_containing('ada@|ada road|shop.example/ada|"ada"') $$, array[]::text[], 'restores no personal data from late deliveries');

-- Matching by the customer id only.
create temporary table victim on commit drop as select * from public.sign_in('google', '1', 'victim@gmail.com', true);
select public.redact_customer(null, '{"shopify_customer_id": "gid://shopify/Customer/70009", "email": "victim@gmail.com", "shopify_order_ids": []}');
select is(count(*), 1::bigint, 'does not erase an account that only shares the email address') from public.profiles join victim using (user_id);

-- Erasure of the shop.
insert into public.user_roles (user_id, role) select l.user_id, 'owner' from private.customer_links as l where l.shopify_customer_id like '%70002';
select pg_temp.create_customers();
insert into private.order_batches (id, details) values (gen_random_uuid(), '{"reason": "OTHER", "notes": "ask ada@example.com"}');
insert into private.tracking_imports (id) values (gen_random_uuid());
select is(public.redact_shop(pg_temp.delivery('shop')), 'recorded', 'erases a shop');
select is(count(*), 0::bigint, 'deletes all subscribers of the shop') from private.subscribers;
select is(count(*), 0::bigint, 'deletes all alerts about stock') from private.stock_alerts;
select is(count(*), 0::bigint, 'deletes the jobs about them') from private.jobs;
select is((select count(*) from private.order_batches) + (select count(*) from private.tracking_imports) + (select count(*) from private.order_search_words), 0::bigint, 'deletes all work of the desk');
select is(count(*), 0::bigint, 'deletes all orders of the shop') from public.orders;
select set_eq($$ select pg_temp.tables_containing('ada@|ada road|ben road') $$, array[]::text[], 'deletes all customers of the shop');
select results_eq($$ select i.email from private.identities as i order by 1 $$, $$ values ('ben@example.com'), ('victim@gmail.com') $$, 'retains admins and people who were never customers');

select * from finish();
rollback;
