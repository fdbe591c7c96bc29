begin;
select no_plan();

create temporary table people on commit drop as
select name, gen_random_uuid() as user_id from (values ('gita'), ('ada'), ('ben'), ('cleo')) as named (name);
create function pg_temp.id_of(p_name text) returns uuid language sql as $$ select user_id from people where name = p_name $$;
insert into public.profiles (user_id, first_name, last_name) select user_id, name, 'Lee' from people;
insert into public.user_roles (user_id, role) values (pg_temp.id_of('gita'), 'owner');

-- Ada's order 1 was delivered with product 1 and is on the way with product 2; Ben's order 2 is on the way; Cleo's 3 was picked up.
insert into public.orders (shopify_order_id, order_number, user_id, placed_at, updated_at, currency, subtotal_minor, discount_minor, shipping_minor, tax_minor, total_minor)
select 'gid://shopify/Order/' || n, '#100' || n, pg_temp.id_of(name), now(), now(), 'USD', 1, 0, 0, 0, 1
from (values (1, 'ada'), (2, 'ben'), (3, 'cleo'), (4, 'ben')) as placed (n, name);
create function pg_temp.order_id(p_number integer) returns uuid language sql as
  $$ select id from public.orders where shopify_order_id = 'gid://shopify/Order/' || p_number $$;
insert into public.order_items (order_id, shopify_line_item_id, position, title, quantity, price_minor, product_id)
select pg_temp.order_id(o), 'line-' || p, p, 'Dish ' || p, 1, 1, 'gid://shopify/Product/' || p
from (values (1, 1), (1, 2), (2, 1), (3, 1), (4, 1)) as ordered (o, p);
insert into public.fulfillments (order_id, shopify_fulfillment_id, status, shipment_status, items, created_at, updated_at)
select pg_temp.order_id(o), 'parcel-' || n, state, carrier, items::jsonb, now(), now()
from (values
  (1, 1, 'success', 'delivered', '[{"shopify_line_item_id": "line-1", "quantity": 1}]'),
  (1, 2, 'success', 'in_transit', '[{"shopify_line_item_id": "line-2", "quantity": 1}]'),
  (2, 3, 'success', 'out_for_delivery', '[]'),
  (3, 4, null, 'PICKED_UP', '[]'),
  (4, 5, 'cancelled', 'delivered', '[]')
) as parcels (o, n, state, carrier, items);

create function pg_temp.review(p_product integer, p_more jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object('product_id', 'gid://shopify/Product/' || p_product, 'product_handle', 'dish-' || p_product, 'product_title', 'Dish ' || p_product,
    'rating', 4, 'title', 'Good', 'body', 'We had it on Tuesday and it was good.', 'display_name', 'Ada L.') || p_more $$;
create function pg_temp.save(p_name text, p_product integer, p_more jsonb default '{}') returns text language sql as
  $$ select public.save_review(pg_temp.id_of(p_name), pg_temp.review(p_product, p_more)) $$;
create function pg_temp.state_of(p_name text) returns text language sql as
  $$ select state || ' ' || version from public.reviews where user_id = pg_temp.id_of(p_name) $$;
create function pg_temp.published(p_product integer) returns jsonb language sql as
  $$ select public.find_published_reviews('gid://shopify/Product/' || p_product) $$;
create function pg_temp.moderate(p_name text, p_version integer, p_decision jsonb) returns boolean language sql as
  $$ select public.moderate_review(id, p_version, p_decision) from public.reviews where user_id = pg_temp.id_of(p_name) $$;
create function pg_temp.release() returns void language sql as $$
  update private.jobs set lease = null, leased_version = null, leased_until = null where kind = 'rating' $$;
create function pg_temp.changed() returns text[] language sql as $$
  select pg_temp.release();
  select array_agg(format('%s %s %s', c.key, c.details ->> 'count', c.details ->> 'total') order by c.key) from public.claim_jobs('rating', 50) as c $$;

-- Who may write.
select is(pg_temp.save('ada', 1), 'saved', 'stores the review of a delivered item');
select is(pg_temp.save('ada', 2), 'not-delivered', 'rejects a review of an item in another parcel that is on the way');
select is(pg_temp.save('ada', 3), 'not-delivered', 'rejects a review of a product that was not bought');
select is(pg_temp.save('ben', 1), 'not-delivered', 'rejects a review before the delivery, and after a canceled parcel');
select is(pg_temp.save('cleo', 1), 'saved', 'accepts a picked up order whose contents are unknown');
select is(public.save_review(gen_random_uuid(), pg_temp.review(1)), 'not-delivered', 'rejects a review of an unknown person');
insert into public.order_events (order_id, kind, subject, at) values (pg_temp.order_id(2), 'delivered', 'parcel-3', now());
select is((public.find_review_to_edit(pg_temp.id_of('ben'), 'gid://shopify/Product/1') ->> 'is_delivered')::boolean, true, 'counts the carrier''s event of the delivery');
delete from public.order_events where kind = 'delivered';
select throws_ok($$ select pg_temp.save('ada', 1, '{"rating": 6}') $$, '23514', null, 'rejects six stars');
select throws_ok($$ select pg_temp.save('ada', 1, jsonb_build_object('body', repeat('x', 2001))) $$, '23514', null, 'rejects a text that is too long');

-- One per person and product, which returns to moderation when it changes.
select is(pg_temp.save('ada', 1), 'unchanged', 'stores a repeated form once');
select is(count(*), 1::bigint, 'has one review per person and product') from public.reviews where user_id = pg_temp.id_of('ada');
select is(pg_temp.published(1) -> 'reviews', '[]', 'shows no review before moderation');
select is(pg_temp.moderate('ada', 1, '{"state": "published", "reply": "Thank you!"}'), true, 'publishes a review');
select is(pg_temp.moderate('ada', 1, '{"state": "rejected", "rejection_reason": "Spam"}'), false, 'rejects a decision about an older version');
select results_eq(
  $$ select p -> 'counts', p #>> '{reviews,0,name}', p #>> '{reviews,0,reply}', p #> '{reviews,0}' ?| array['user_id', 'shopify_order_id', 'order_id'] from pg_temp.published(1) as p $$,
  $$ values ('[0, 0, 0, 1, 0]'::jsonb, 'Ada L.', 'Thank you!', false) $$,
  'shows the published review with the reply, without author or order'
);
select is(pg_temp.save('ada', 1), 'unchanged', 'leaves an unchanged review published');
select is(pg_temp.state_of('ada'), 'published 2', 'counts one change');
select is(pg_temp.save('ada', 1, '{"rating": 2}'), 'saved', 'changes the review');
select is(pg_temp.state_of('ada'), 'pending 3', 'returns a changed review to moderation');
select is(pg_temp.published(1) -> 'counts', '[0, 0, 0, 0, 0]', 'no longer shows a changed review');
select is((select reply from public.reviews where user_id = pg_temp.id_of('ada')), null, 'removes the reply to the older text');
select is(pg_temp.moderate('ada', 3, '{"state": "pending"}'), false, 'knows no other decision');
select is(pg_temp.moderate('ada', 3, '{"state": "rejected", "rejection_reason": "Names a person"}'), true, 'rejects a review');
select is(
  public.find_review_to_edit(pg_temp.id_of('ada'), 'gid://shopify/Product/1') #>> '{review,rejection_reason}', 'Names a person', 'tells the author why'
);
update public.orders set deleted_at = now() where id = pg_temp.order_id(1);
select is(pg_temp.save('ada', 1, '{"rating": 3}'), 'saved', 'lets the author change the review after the order is gone');

-- Own reviews and what may be reviewed.
update public.orders set deleted_at = null where id = pg_temp.order_id(1);
select results_eq(
  $$ select o ->> 'product_id', o #>> '{review,state}' from public.find_own_reviews(pg_temp.id_of('ada')) as o $$,
  $$ values ('gid://shopify/Product/1', 'pending') $$, 'lists what the person received, with their review'
);
select is_empty($$ select public.find_own_reviews(pg_temp.id_of('ben')) $$, 'lists nothing that is on the way');

-- Carriers that report nothing: Ben's order 4 is his only one of product 3, and was shipped without a word of the carrier.
create function pg_temp.ship(p_days integer, p_status text, p_items text default '[]') returns text[] language sql as $$
  insert into public.order_items (order_id, shopify_line_item_id, position, title, quantity, price_minor, product_id, variant_id)
  values (pg_temp.order_id(4), 'line-3', 2, 'Dish 3', 1, 1, 'gid://shopify/Product/3', 'gid://shopify/ProductVariant/33') on conflict do nothing;
  update public.fulfillments set status = 'success', shipment_status = p_status, items = p_items::jsonb,
    created_at = now() - make_interval(days => p_days), updated_at = now()
  where shopify_fulfillment_id = 'parcel-5';
  select array_agg(o ->> 'product_id' order by 1) from public.find_own_reviews(pg_temp.id_of('ben')) as o;
$$;
select is(pg_temp.ship(private.assumed_delivery_days() - 1, null), null, 'lists nothing of a silent carrier before the days are over');
select is(pg_temp.save('ben', 3), 'not-delivered', 'rejects a review before the days are over');
select is(
  pg_temp.ship(private.assumed_delivery_days(), null, '[{"shopify_line_item_id": "line-3", "quantity": 1}]'), array['gid://shopify/Product/3'],
  'counts the parcel of a silent carrier as delivered once the days are over, with its items only'
);
select is(o ->> 'variant_id', 'gid://shopify/ProductVariant/33', 'names the variant, whose number leads to the form') from public.find_own_reviews(pg_temp.id_of('ben')) as o;
select is(pg_temp.ship(30, 'LABEL_PRINTED', '[{"shopify_line_item_id": "line-3", "quantity": 1}]'), array['gid://shopify/Product/3'], 'treats a printed label as silence');
select is(pg_temp.ship(30, status), null, 'assumes no delivery of a parcel that is ' || status)
from unnest(array['in_transit', 'out_for_delivery', 'attempted_delivery', 'ready_for_pickup', 'failure']) as status;
update public.orders set financial_status = 'REFUNDED' where id = pg_temp.order_id(4);
select is(pg_temp.ship(30, null), null, 'assumes no delivery of a refunded order');
update public.orders set financial_status = 'paid', cancelled_at = now() where id = pg_temp.order_id(4);
select is(pg_temp.ship(30, null), null, 'assumes no delivery of a canceled order');
update public.orders set cancelled_at = null where id = pg_temp.order_id(4);
update public.order_items set quantity = 0, removed_quantity = 1 where product_id = 'gid://shopify/Product/3';
select is(pg_temp.ship(30, null), array['gid://shopify/Product/1'], 'assumes no delivery of an item that was removed');
update public.fulfillments set status = 'cancelled' where shopify_fulfillment_id = 'parcel-5';

-- Paging.
insert into public.reviews (user_id, product_id, product_handle, product_title, shopify_order_id, rating, title, body, display_name, state, created_at)
select pg_temp.id_of('gita'), 'gid://shopify/Product/' || n, 'dish', 'Dish', 'gid://shopify/Order/9', 5, 'T', 'Body', 'G', 'published', now() from generate_series(10, 11) as n;
select is(pg_temp.moderate('cleo', 1, '{"state": "published"}'), true, 'publishes without a reply');
select is(public.find_published_reviews('gid://shopify/Product/1', 1, 10) -> 'reviews', '[]', 'skips earlier pages');
select is(public.find_published_reviews('gid://shopify/Product/1', -5, 10) #>> '{reviews,0,name}', 'Ada L.', 'treats a negative offset as the start');

-- What it was cooked with, and how long it took.
select throws_ok($$ select pg_temp.save('ada', 1, '{"cook_minutes": 0}') $$, '23514', null, 'rejects a dinner of no minutes');
select throws_ok($$ select pg_temp.save('ada', 1, '{"cook_minutes": 181}') $$, '23514', null, 'rejects a dinner of more than three hours');
select throws_ok($$ select pg_temp.save('ada', 1, '{"protein": "beef"}') $$, '23514', null, 'rejects a protein that is not in the list');
select throws_ok($$ select pg_temp.save('ada', 1, jsonb_build_object('changes', repeat('x', 301))) $$, '23514', null, 'rejects changes that are too long');
select is(pg_temp.save('ada', 1, '{"rating": 3, "protein": "tofu", "cook_minutes": 24, "changes": "More lime"}'), 'saved', 'stores how it was cooked');
select is(pg_temp.save('ada', 1, '{"rating": 3, "protein": "tofu", "cook_minutes": 24, "changes": "More lime"}'), 'unchanged', 'stores a repeated answer once');
select is(
  public.find_review_to_edit(pg_temp.id_of('ada'), 'gid://shopify/Product/1') -> 'review' @> '{"protein": "tofu", "cook_minutes": 24, "changes": "More lime"}', true,
  'returns the answers to their author'
);
select is(r -> 'protein', '"tofu"', 'shows the answers to staff') from public.find_reviews(pg_temp.id_of('gita'), '{"state": "pending"}') as r;
insert into public.profiles (user_id, first_name) select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Cook' from generate_series(1, 4) as n;
insert into public.reviews (user_id, product_id, product_handle, product_title, shopify_order_id, rating, title, body, display_name, state, created_at, protein, cook_minutes)
select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'gid://shopify/Product/20', 'dish', 'Dish', 'gid://shopify/Order/9', stars, name, 'Body', 'G', state::public.review_state,
  now() - make_interval(days => n), protein, minutes
from (values (1, 4, 'a', 'published', 'tofu', 20), (2, 5, 'b', 'published', 'tofu', 25), (3, 2, 'c', 'published', null, null), (4, 5, 'd', 'pending', 'eggs', 90))
  as written (n, stars, name, state, protein, minutes);
create function pg_temp.titles(p_filter jsonb) returns text language sql as $$
  select string_agg(r ->> 'title', '' order by at) || ' of ' || (found ->> 'matching')
  from public.find_published_reviews('gid://shopify/Product/20', 0, 10, p_filter) as found, jsonb_array_elements(found -> 'reviews') with ordinality as rows (r, at) group by found $$;
select is(pg_temp.titles('{}'), 'abc of 3', 'lists the newest first');
select is(pg_temp.titles('{"sort": "highest"}'), 'bac of 3', 'lists the highest rating first');
select is(pg_temp.titles('{"sort": "lowest"}'), 'cab of 3', 'lists the lowest rating first');
select is(pg_temp.titles('{"stars": 5}'), 'b of 1', 'lists those with a number of stars');
select is(pg_temp.titles('{"protein": "tofu"}'), 'ab of 2', 'lists those with a protein');
select is(pg_temp.titles('{"protein": "eggs"}'), null, 'lists none that waits');
select results_eq(
  $$ select found -> 'cooks', found -> 'proteins', found -> 'counts' from public.find_published_reviews('gid://shopify/Product/20', 0, 10, '{"stars": 2}') as found $$,
  $$ values ('{"count": 2, "minutes": 23}'::jsonb, '{"tofu": 2}'::jsonb, '[0, 1, 0, 1, 1]'::jsonb) $$,
  'computes the mean of the minutes from published reviews that name them, whatever the filter'
);
delete from public.reviews where product_id = 'gid://shopify/Product/20';
delete from private.jobs where kind = 'rating' and key = 'gid://shopify/Product/20';

-- Moderation.
select results_eq($$ select * from public.count_reviews(pg_temp.id_of('gita')) $$, $$ values (1::bigint, 3::bigint, 0::bigint) $$, 'counts the reviews by state');
select throws_ok($$ select * from public.count_reviews(pg_temp.id_of('ada')) $$, '42501', null, 'counts for admins only');
select throws_ok($$ select public.find_reviews(pg_temp.id_of('ada')) $$, '42501', null, 'lists for admins only');
select is(array_agg(f ->> 'order_number'), array['#1001'], 'finds reviews by an order number') from public.find_reviews(pg_temp.id_of('gita'), '{"search": "#1001"}') as f;
select is(count(*), 1::bigint, 'finds reviews of one state') from public.find_reviews(pg_temp.id_of('gita'), '{"state": "pending"}');
select is(array_agg(f ->> 'order_number'), array['#1001'], 'finds reviews by an order number without its sign') from public.find_reviews(pg_temp.id_of('gita'), '{"search": "1001"}') as f;
select is(count(*), 1::bigint, 'finds reviews by the beginnings of words, in any order') from public.find_reviews(pg_temp.id_of('gita'), '{"search": "tues GOOD \u00c1da", "state": "pending"}');
select is_empty($$ select public.find_reviews(pg_temp.id_of('gita'), '{"search": "tuesday nowhere"}') $$, 'needs every word');
select is_empty(format($$ select public.find_reviews(pg_temp.id_of('gita'), jsonb_build_object('search', %L)) $$, search), 'takes the signs of a query literally: ' || search)
from unnest(array['''', ''':* | ''zz', '!&|()', '\', 'a'' or ''1''=''1', '$query$']) as search;
select is_empty($$ select public.find_reviews(pg_temp.id_of('gita'), '{"search": "%"}') $$, 'takes a wildcard literally');

-- Ratings for Shopify.
select is(
  pg_temp.changed(), array['gid://shopify/Product/1 1 4', 'gid://shopify/Product/10 1 5', 'gid://shopify/Product/11 1 5'], 'queues the products whose ratings changed'
);
select is_empty($$ select from public.claim_jobs('rating', 50) $$, 'returns a rating to one run at a time');
update public.reviews set rating = rating - 1 where product_id = 'gid://shopify/Product/10';
select public.complete_job(lease) from private.jobs where kind = 'rating';
select is(pg_temp.changed(), array['gid://shopify/Product/10 1 4'], 'keeps a rating that changed after it was read, and removes what was written');
select public.complete_job(lease) from private.jobs where kind = 'rating';
select is(pg_temp.changed(), null, 'removes it once it is written');
select pg_temp.save('ada', 1, '{"rating": 1}');
select is(pg_temp.changed(), null, 'queues nothing for a review that waits for moderation');
delete from public.profiles where user_id = pg_temp.id_of('cleo');
select is(pg_temp.changed(), array['gid://shopify/Product/1 0 0'], 'queues the product of an erased author');
select is_empty($$ select from public.reviews where user_id = pg_temp.id_of('cleo') $$, 'deletes the reviews of an erased author');

-- Merges and exports.
insert into private.identities (issuer, subject, user_id, email) values
  ('google', 'b', pg_temp.id_of('ben'), 'ben@example.com'), ('shopify', 'gid://shopify/Customer/5', pg_temp.id_of('ada'), 'ada@example.com');
insert into private.customer_links (user_id, shopify_customer_id, link_method) values (pg_temp.id_of('ada'), 'gid://shopify/Customer/5', 'signed-in');
insert into private.data_exports (shopify_customer_id, body) values ('gid://shopify/Customer/5', '{"customer": {}}');
select is(body #>> '{reviews,0,rating}', '1', 'exports the reviews of a customer') from private.data_exports;
select is(body #> '{reviews,0}' ?| array['version', 'words'], false, 'exports nothing that only the shop needs') from private.data_exports;
select private.merge_principals(pg_temp.id_of('ada'), pg_temp.id_of('ben'), 'signed-in');
select is(pg_temp.state_of('ben'), 'pending 7', 'keeps the review of a person who is merged into another');
select is(public.delete_review(pg_temp.id_of('ben'), 'gid://shopify/Product/1'), true, 'deletes the review for its author');
select is(public.delete_review(pg_temp.id_of('ben'), 'gid://shopify/Product/1'), false, 'deletes it once');

select * from finish();
rollback;
