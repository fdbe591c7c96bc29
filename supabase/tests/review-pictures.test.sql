begin;
select no_plan();

create temporary table people on commit drop as
select name, gen_random_uuid() as user_id from (values ('gita'), ('ada'), ('ben')) as named (name);
create function pg_temp.id_of(p_name text) returns uuid language sql as $$ select user_id from people where name = p_name $$;
insert into public.profiles (user_id, first_name, last_name) select user_id, name, 'Lee' from people;
insert into public.user_roles (user_id, role) values (pg_temp.id_of('gita'), 'owner');
insert into private.identities (issuer, subject, user_id, email) values ('shopify', 'gid://shopify/Customer/5', pg_temp.id_of('ada'), 'ada@example.com');
insert into private.customer_links (user_id, shopify_customer_id, link_method) values (pg_temp.id_of('ada'), 'gid://shopify/Customer/5', 'signed-in');

-- Ada and Ben have received product 1.
insert into public.orders (shopify_order_id, order_number, user_id, placed_at, updated_at, currency, subtotal_minor, discount_minor, shipping_minor, tax_minor, total_minor)
select 'gid://shopify/Order/' || n, '#100' || n, pg_temp.id_of(name), now(), now(), 'USD', 1, 0, 0, 0, 1 from (values (1, 'ada'), (2, 'ben')) as placed (n, name);
insert into public.order_items (order_id, shopify_line_item_id, position, title, quantity, price_minor, product_id)
select id, 'line-1', 1, 'Dish 1', 1, 1, 'gid://shopify/Product/1' from public.orders;
insert into public.fulfillments (order_id, shopify_fulfillment_id, status, shipment_status, items, created_at, updated_at)
select id, 'parcel of ' || order_number, 'success', 'delivered', '[]', now(), now() from public.orders;

create function pg_temp.file_name(p_number integer) returns text language sql as
  $$ select 'review-00000000-0000-4000-8000-' || lpad(p_number::text, 12, '0') || '.jpg' $$;
create function pg_temp.picture(p_number integer) returns jsonb language sql as $$
  select jsonb_build_object('file_name', pg_temp.file_name(p_number), 'file_id', 'gid://shopify/MediaImage/' || p_number, 'digest', repeat(to_hex(p_number % 16), 64)) $$;
create function pg_temp.hold(variadic p_numbers integer[]) returns void language sql as
  $$ select public.hold_review_pictures(array(select pg_temp.file_name(n) from unnest(p_numbers) as n)) $$;
create function pg_temp.save(p_name text, p_pictures integer[] default '{}', p_removed uuid[] default '{}') returns text language sql as $$
  select public.save_review(pg_temp.id_of(p_name), jsonb_build_object('product_id', 'gid://shopify/Product/1', 'product_handle', 'dish-1', 'product_title', 'Dish 1',
    'rating', 4, 'title', 'Good', 'body', 'We had it on Tuesday and it was good.', 'display_name', 'Ada L.',
    'pictures', coalesce((select jsonb_agg(pg_temp.picture(n) order by at) from unnest(p_pictures) with ordinality as sent (n, at)), '[]'), 'removed_pictures', to_jsonb(p_removed))) $$;
create function pg_temp.review_of(p_name text) returns public.reviews language sql as $$ select r from public.reviews as r where r.user_id = pg_temp.id_of(p_name) $$;
create function pg_temp.stored(p_name text) returns text language sql as $$
  select string_agg(substr(p.shopify_file_id, 26), ' ' order by p.position) from public.review_pictures as p where p.review_id = (pg_temp.review_of(p_name)).id $$;
create function pg_temp.picture_id(p_number integer) returns uuid language sql as $$ select id from public.review_pictures where file_name = pg_temp.file_name(p_number) $$;
create function pg_temp.queued() returns text language sql as $$
  select string_agg(right(split_part(j.key, '.', 1), 1) || coalesce(' ' || (j.payload ->> 'file_id'), '') || case when j.run_after > now() then ' later' else '' end, ', ' order by j.key)
  from private.jobs as j where j.kind = 'picture-deletion' $$;
create function pg_temp.process(variadic p_numbers integer[]) returns void language sql as $$
  select public.record_review_pictures((
    select jsonb_agg(jsonb_build_object('id', pg_temp.picture_id(n), 'url', 'https://cdn.shopify.com/s/files/' || n || '.jpg', 'width', 1600, 'height', 1200)) from unnest(p_numbers) as n)) $$;
create function pg_temp.publish(p_name text) returns boolean language sql as $$
  select public.moderate_review(r.id, r.version, '{"state": "published"}') from pg_temp.review_of(p_name) as r $$;
create function pg_temp.published(p_filter jsonb default '{}') returns jsonb language sql as
  $$ select public.find_published_reviews('gid://shopify/Product/1', 0, 10, p_filter) $$;

-- Writing.
select pg_temp.hold(1, 2, 3);
select is(pg_temp.queued(), '1 later, 2 later, 3 later', 'queues the deletion of files before they are created');
select is(pg_temp.save('ada', '{1, 2}'), 'saved', 'stores a review with pictures');
select is(pg_temp.stored('ada'), '1 2', 'keeps the order of the pictures');
select is(pg_temp.queued(), '3 later', 'keeps the files of stored pictures, and deletes the one that no review has');
select is(pg_temp.save('ada', '{1}'), 'unchanged', 'stores a picture that is sent again once');
select is(pg_temp.save('ada', '{3, 4}'), 'saved', 'adds a picture');
select is(pg_temp.stored('ada'), '1 2 3', 'stores at most three pictures');
select is(pg_temp.save('ada', '{5}', array[pg_temp.picture_id(1), pg_temp.picture_id(2)]), 'saved', 'removes and adds pictures');
select is(pg_temp.stored('ada'), '3 5', 'has the remaining pictures first');
select is(pg_temp.queued(), '1 gid://shopify/MediaImage/1, 2 gid://shopify/MediaImage/2', 'queues the deletion of the files of removed pictures');
select is(pg_temp.save('ben', '{}', array[pg_temp.picture_id(3)]), 'saved', 'stores a review without pictures');
select is(pg_temp.stored('ada'), '3 5', 'removes no picture of somebody else');
select throws_ok($$ select pg_temp.save('ben', '{3}') $$, '23505', null, 'gives no file to two reviews');

-- Moderation.
select is(pg_temp.publish('ada'), false, 'publishes no picture that Shopify has not processed');
select pg_temp.process(3);
select is(pg_temp.publish('ada'), false, 'publishes none while one of them is missing');
select is((pg_temp.review_of('ada')).version, 4, 'counts a picture that staff can see now as a new version');
select pg_temp.process(3, 5);
select is((pg_temp.review_of('ada')).version, 5, 'counts each picture once');
select is(r -> 'pictures' -> 0 ->> 'url', 'https://cdn.shopify.com/s/files/3.jpg', 'shows the pictures to staff')
from public.find_reviews(pg_temp.id_of('gita'), '{"state": "pending"}') as r where r -> 'pictures' <> '[]';
select is(pg_temp.published() -> 'reviews', '[]', 'shows no picture before moderation');
select is(pg_temp.publish('ada'), true, 'publishes a review once each of its pictures has an address');
select is(pg_temp.publish('ben'), true, 'publishes a review without pictures');
select is(pg_temp.published() -> 'pictured', '1', 'counts the reviews with pictures');
select results_eq(
  $$ select r ->> 'url', r ->> 'width', r ?| array['id', 'file_id', 'digest', 'review_id'] from jsonb_array_elements(pg_temp.published('{"pictures": true}') #> '{reviews,0,pictures}') as r $$,
  $$ values ('https://cdn.shopify.com/s/files/3.jpg', '1600', false), ('https://cdn.shopify.com/s/files/5.jpg', '1600', false) $$,
  'shows the pictures of published reviews, and nothing else of them'
);
select is(pg_temp.published('{"pictures": true}') -> 'matching', '1', 'lists those with pictures only');
select is(pg_temp.published('{"pictures": false}') -> 'matching', '2', 'lists all of them without that filter');
select is(public.find_review_picture_ids((pg_temp.review_of('ada')).id), array[pg_temp.picture_id(3), pg_temp.picture_id(5)], 'lists the pictures of a review');
select is(public.find_review_picture_ids(gen_random_uuid()), null, 'knows no pictures of an unknown review');
delete from private.jobs where kind = 'picture-deletion';
select public.remove_review_picture((pg_temp.review_of('ben')).id, pg_temp.picture_id(3));
select is(pg_temp.stored('ada'), '3 5', 'removes no picture of another review');
select public.remove_review_picture((pg_temp.review_of('ada')).id, pg_temp.picture_id(3));
select is(pg_temp.stored('ada'), '5', 'removes a picture for staff');
select is((pg_temp.review_of('ada')).state, 'published', 'leaves the review published');
select is(pg_temp.queued(), '3 gid://shopify/MediaImage/3', 'queues the deletion of its file');
select results_eq(
  $$ select details from public.claim_jobs('picture-deletion', 5) $$, $$ values ('{"file_id": "gid://shopify/MediaImage/3"}'::jsonb) $$,
  'tells the job which file to delete'
);
select public.complete_job(lease) from private.jobs where kind = 'picture-deletion';
select is(pg_temp.queued(), null, 'forgets a file once it is deleted');

-- Who reads the rows.
create function pg_temp.readable(p_name text) returns bigint language plpgsql as $$
declare
  claims constant jsonb := jsonb_build_object('sub', pg_temp.id_of(p_name), 'role', 'authenticated');
  number bigint;
begin
  perform set_config('request.jwt.claims', claims::text, true), set_config('role', 'authenticated', true);
  select count(*) into number from public.review_pictures;
  perform set_config('role', 'none', true);
  return number;
end;
$$;
select is(pg_temp.readable('ada'), 1::bigint, 'lets people read the pictures of their own reviews');
select is(pg_temp.readable('ben'), 0::bigint, 'hides the pictures of others: readers of a page get them from a function');
select is(has_table_privilege('anon', 'public.review_pictures', 'select'), false, 'hides the rows from visitors');

-- What a person is handed, and what goes with them.
select is(public.find_person_data(pg_temp.id_of('ada')) #>> '{reviews,0,pictures,0,address}', 'https://cdn.shopify.com/s/files/5.jpg', 'lists the pictures in the data of a person');
insert into private.data_exports (shopify_customer_id, body) values ('gid://shopify/Customer/5', '{"customer": {}}');
select is(body #>> '{reviews,0,pictures,0,address}', 'https://cdn.shopify.com/s/files/5.jpg', 'exports the pictures of a customer') from private.data_exports;
select pg_temp.hold(6);
select pg_temp.save('ben', '{6}');
select is((pg_temp.review_of('ben')).state, 'pending', 'returns a review with another picture to moderation');
select is(public.moderate_review(r.id, r.version, '{"state": "rejected", "rejection_reason": "Shows a person"}'), true, 'rejects a picture that is not processed') from pg_temp.review_of('ben') as r;
select public.forget_rejected_pictures();
select is(pg_temp.stored('ben'), '6', 'keeps the pictures of a rejected review, which its author may change');
update public.reviews set submitted_at = now() - interval '31 days' where user_id = pg_temp.id_of('ben');
select public.forget_rejected_pictures();
select is(pg_temp.stored('ben'), null, 'removes them after 30 days');
select is(pg_temp.stored('ada'), '5', 'keeps those of published reviews');
select is(pg_temp.queued(), '6 gid://shopify/MediaImage/6', 'deletes the file of a rejected picture');
delete from private.jobs where kind = 'picture-deletion';
delete from public.profiles where user_id = pg_temp.id_of('ada');
select is(pg_temp.queued(), '5 gid://shopify/MediaImage/5', 'deletes the files of an erased person');
select pg_temp.hold(7);
select pg_temp.save('ben', '{7}');
select public.delete_review(pg_temp.id_of('ben'), 'gid://shopify/Product/1');
select is(pg_temp.queued(), '5 gid://shopify/MediaImage/5, 7 gid://shopify/MediaImage/7', 'deletes the files of a deleted review');

select * from finish();
rollback;
