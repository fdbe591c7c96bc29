begin;
select no_plan();

create temporary table staff on commit drop as select gen_random_uuid() as user_id;
insert into public.profiles (user_id) select user_id from staff;
insert into public.user_roles (user_id, role) select user_id, 'owner' from staff;

create function pg_temp.recorded(p_number integer, p_more jsonb default '{}') returns text language sql as $$
  select public.record_order(null, jsonb_build_object(
    'shopify_order_id', 'gid://shopify/Order/' || p_number, 'order_number', '#' || p_number, 'placed_at', '2026-11-01T10:00:00Z'::timestamptz + make_interval(mins => p_number),
    'updated_at', '2026-11-02T10:00:00Z', 'currency', 'USD', 'subtotal_minor', 1, 'discount_minor', 0, 'shipping_minor', 0, 'tax_minor', 0, 'total_minor', 1,
    'discounts', '[]'::jsonb, 'items', '[{"shopify_line_item_id": "1", "title": "Dal Makhani", "quantity": 1, "price_minor": 1}]'::jsonb, 'fulfillments', '[]'::jsonb
  ) || p_more) $$;
create function pg_temp.found(p_text text) returns text[] language sql as $$
  select coalesce(array_agg(concat_ws(' ', o ->> 'order_number', array_to_string(array(select jsonb_array_elements_text(o -> 'found_by') order by 1), ','))), '{}')
  from public.find_desk_orders((select user_id from staff), jsonb_build_object('text', p_text), p_latest_first => true) as o $$;

select pg_temp.recorded(1, '{
  "email": "Ada.Byron@Example.com", "discounts": [{"code": "FIRST_10%", "amount_minor": 1}],
  "shipping_address": {"first_name": "Ada", "last_name": "Byron", "city": "São Paulo", "zip": "11201-0001", "phone": "+1 (718) 555-0100"},
  "items": [{"shopify_line_item_id": "1", "title": "Palak Paneer", "quantity": 1, "price_minor": 1}, {"shopify_line_item_id": "2", "title": "100% Dal", "quantity": 1, "price_minor": 1}],
  "fulfillments": [{"shopify_fulfillment_id": "gid://shopify/Fulfillment/1", "status": "success", "tracking": [{"company": "UPS", "number": "1z 999-AA1"}], "items": [], "created_at": "2026-11-02T10:00:00Z", "updated_at": "2026-11-02T10:00:00Z"}]
}');
select pg_temp.recorded(2, '{"email": "ben@example.com", "shipping_address": {"city": "New York", "zip": "SW1A 1AA", "phone": "020 7946 0958"}}');

select results_eq($$ select typed, pg_temp.found(typed) from (values
    ('ada.byron@example.com'), ('ADA.BYRON@'), ('@example.com'), ('1Z999AA1'), ('1z 999 aa1'), ('718-555-0100'), ('7185550100'), ('+17185550100'), ('5550100'),
    ('sao'), ('Paulo'), ('york'), ('11201'), ('11201-9999'), ('sw1a1aa'), ('+44 20 7946 0958'), ('paneer'), ('pala'), ('alak'), ('makh'), ('100%'), ('%'), ('_'), ('first_10%'), ('first'), ('first-10%')
  ) as given (typed) $$,
  $$ values
    ('ada.byron@example.com', '{"#1 email"}'::text[]), ('ADA.BYRON@', '{"#1 email"}'), ('@example.com', '{}'), ('1Z999AA1', '{"#1 tracking"}'), ('1z 999 aa1', '{"#1 tracking"}'),
    ('718-555-0100', '{"#1 phone"}'), ('7185550100', '{"#1 phone"}'), ('+17185550100', '{"#1 phone"}'), ('5550100', '{}'),
    ('sao', '{"#1 city"}'), ('Paulo', '{"#1 city"}'), ('york', '{"#2 city"}'), ('11201', '{"#1 zip"}'), ('11201-9999', '{"#1 zip"}'), ('sw1a1aa', '{"#2 zip"}'), ('+44 20 7946 0958', '{"#2 phone"}'),
    ('paneer', '{"#1 title"}'), ('pala', '{"#1 title"}'), ('alak', '{}'), ('makh', '{"#2 title"}'), ('100%', '{"#1 title"}'), ('%', '{}'), ('_', '{}'), ('first_10%', '{"#1 discount"}'), ('first', '{}'), ('first-10%', '{}') $$,
  'finds orders by mail address, tracking number, phone, city, ZIP, product and discount code, and no more by wildcards');

select pg_temp.recorded(1, '{"email": "new@example.com", "updated_at": "2026-11-03T10:00:00Z", "discounts": [], "shipping_address": {"city": "Delhi"},
  "items": [{"shopify_line_item_id": "2", "title": "Rasam", "quantity": 1, "price_minor": 1}]}');
select results_eq($$ select typed, pg_temp.found(typed) from unnest('{ada.byron@,new@,paneer,rasam,sao,delhi,first_10%,7185550100,1z999aa1}'::text[]) as typed $$,
  $$ values ('ada.byron@', '{}'::text[]), ('new@', '{"#1 email"}'), ('paneer', '{}'), ('rasam', '{"#1 title"}'), ('sao', '{}'), ('delhi', '{"#1 city"}'), ('first_10%', '{}'), ('7185550100', '{}'), ('1z999aa1', '{"#1 tracking"}') $$,
  'forgets what an order has no more');
update public.fulfillments set tracking = '[{"number": "B-7"}]';
select is(pg_temp.found('1z999aa1') || pg_temp.found('b7'), '{"#1 tracking"}', 'follows a changed tracking number');

select pg_temp.recorded(n, '{"email": "many@example.com"}') from generate_series(10, 70) as n;
select is(array_length(pg_temp.found('makhani'), 1), 50, 'returns a page of a frequent product');
select is((pg_temp.found('makhani'))[1], '#70 title', 'returns the latest first');

-- Both names of this person begin with the text.
select pg_temp.recorded(n, '{"shipping_address": {"first_name": "Sam", "last_name": "Samson"}}') from generate_series(80, 90) as n;
create function pg_temp.pages(p_text text, p_size integer) returns text[] language sql as $$
  with recursive page as (
    select array(select public.find_desk_orders((select user_id from staff), jsonb_build_object('text', p_text), null, p_size, true)) as orders
    union all
    select array(select public.find_desk_orders((select user_id from staff), jsonb_build_object('text', p_text),
      jsonb_build_object('at', orders[p_size] ->> 'placed_at', 'id', orders[p_size] ->> 'id'), p_size, true)) from page where cardinality(orders) = p_size
  )
  select array_agg(found ->> 'order_number') from page, unnest(orders) as found $$;
select is(pg_temp.pages('sam', 4), array(select '#' || n from generate_series(90, 80, -1) as n), 'reads each order of all pages once, although two of its terms match');
select is(
  (select array_agg(o ->> 'order_number') from public.find_desk_orders((select user_id from staff), '{"text": "sam", "placed_to": "2026-11-01"}', null, 2, true) as o),
  array['#90', '#89'], 'reads a page that other filters narrow'
);

select is(pg_temp.found('#10, 12;#0014 #99'), '{#12 number,#10 number}', 'finds several orders by their whole numbers');
select is(pg_temp.found(' 10 11 '), '{#11 number,#10 number}', 'finds numbers that spaces separate');
select is(pg_temp.found('10, dal'), '{}', 'compares a list with a word in it as a whole');
select is(pg_temp.found('020 7946 0958'), '{#2 phone}', 'finds a phone number that reads like a list of numbers');
select pg_temp.recorded(101, '{"order_number": "#FT-101"}');
select is(pg_temp.found('ft-101, 10'), '{#FT-101 number,#10 number}', 'finds numbers with the prefix of a shop');

delete from private.order_contacts;
delete from public.fulfillments;
delete from public.order_items;
select set_eq($$ select distinct kind from private.order_search_terms $$, array['number', 'name', 'city', 'zip', 'phone'], 'forgets mail addresses, tracking numbers and products that are deleted');
select public.forget_desk_work();
select set_eq('select kind, term from private.order_search_words', $$ select distinct kind, term from private.order_search_terms where kind in ('city', 'title') $$, 'forgets cities and products that no order has any more');
select throws_ok($$ select public.find_desk_orders(gen_random_uuid(), '{"text": "ada@"}', p_latest_first => true) $$, '42501', null, 'finds nothing for others');

select * from finish();
rollback;
