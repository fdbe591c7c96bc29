create type public.review_state as enum ('pending', 'published', 'rejected');
create type public.review_outcome as enum ('saved', 'unchanged', 'not-delivered');

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles on delete cascade,
  product_id text not null check (product_id ~ '^gid://shopify/Product/[1-9][0-9]*$'),
  product_handle text not null check (char_length(product_handle) between 1 and 255),
  product_title text not null check (char_length(product_title) between 1 and 255),
  shopify_order_id text not null check (shopify_order_id ~ '^gid://shopify/Order/[1-9][0-9]*$'),
  rating smallint not null check (rating between 1 and 5),
  title text not null check (char_length(title) between 1 and 100),
  body text not null check (char_length(body) between 1 and 2000),
  display_name text not null check (char_length(display_name) between 1 and 40),
  state public.review_state not null default 'pending',
  rejection_reason text check (char_length(rejection_reason) between 1 and 500),
  reply text check (char_length(reply) between 1 and 2000),
  replied_at timestamptz,
  created_at timestamptz not null default now(),
  submitted_at timestamptz not null default now(),
  version integer not null default 1,
  unique (user_id, product_id),
  check ((state = 'rejected') = (rejection_reason is not null)),
  check ((reply is null) = (replied_at is null))
);
create index on public.reviews (product_id, created_at desc, id desc) where state = 'published';
create index on public.reviews (state, submitted_at desc, id desc);
comment on table public.reviews is
  'Reviews by people who received the product, one per person and product. Deleted with the person. A bundle is reviewed as a bundle: an order does not name its components.';
comment on column public.reviews.shopify_order_id is 'The delivered order that proved the purchase. No foreign key: the review stays when the order is deleted.';
comment on column public.reviews.submitted_at is 'When the author last changed the text, which returns the review to moderation.';
comment on column public.reviews.version is 'Grows with every change, so that staff decide only about the text that they read.';

alter table public.reviews enable row level security;
grant select on public.reviews to authenticated;
create policy "People read their own reviews, admins read all" on public.reviews
for select to authenticated using ((select auth.uid()) = user_id or (select private.is_admin()));

create table private.changed_ratings (
  product_id text primary key,
  version bigint generated always as identity,
  changed_at timestamptz not null default now()
);
create index on private.changed_ratings (changed_at);
comment on table private.changed_ratings is
  'Products whose published reviews changed since their rating was written to Shopify. A row is deleted once that is done.';
alter table private.changed_ratings enable row level security;

create function private.note_changed_rating() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' and new.state <> 'published' then return null; end if;
  if tg_op = 'DELETE' and old.state <> 'published' then return null; end if;
  if tg_op = 'UPDATE' and (old.state, old.rating) is not distinct from (new.state, new.rating) then return null; end if;
  if tg_op = 'UPDATE' and 'published' not in (old.state, new.state) then return null; end if;
  insert into private.changed_ratings (product_id) values (coalesce(new.product_id, old.product_id))
  on conflict (product_id) do update set version = default;
  return null;
end;
$$;
comment on function private.note_changed_rating is 'Queues the rating of a product for the write to Shopify after each change, as a new version.';
create trigger note_changed_rating after insert or update or delete on public.reviews
for each row execute function private.note_changed_rating();

create function private.move_reviews() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.reviews as r set user_id = new.user_id
  where r.user_id = old.user_id
    and not exists (select from public.reviews as kept where kept.user_id = new.user_id and kept.product_id = r.product_id);
  return null;
end;
$$;
comment on function private.move_reviews is
  'Moves the reviews of a person who is merged into another. Of two reviews of one product, the survivor''s stays.';
create trigger move_reviews after update of user_id on private.identities
for each row when (old.user_id is distinct from new.user_id) execute function private.move_reviews();

create function private.add_reviews_to_export() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.body := new.body || jsonb_build_object('reviews', (
    select jsonb_agg(to_jsonb(r) - 'version' order by r.created_at) from public.reviews as r
    join private.customer_links as l using (user_id) where l.shopify_customer_id = new.shopify_customer_id
  ));
  return new;
end;
$$;
comment on function private.add_reviews_to_export is 'Adds the reviews of a customer to the data that they requested.';
create trigger add_reviews_to_export before insert on private.data_exports
for each row execute function private.add_reviews_to_export();

create function private.find_delivered_products(p_user_id uuid) returns table (
  product_id text, shopify_order_id text, title text, image_url text, delivered_at timestamptz, order_id uuid
)
language sql stable set search_path = '' as $$
  select distinct on (i.product_id) i.product_id, o.shopify_order_id, i.title, i.image_url,
    coalesce((
      select min(e.at) from public.order_events as e
      where e.order_id = o.id and e.kind = 'delivered' and e.subject = f.shopify_fulfillment_id
    ), f.updated_at), o.id
  from public.orders as o
  join public.order_items as i on i.order_id = o.id
  join public.fulfillments as f on f.order_id = o.id
  where o.user_id = p_user_id and o.deleted_at is null and not o.is_test and i.product_id is not null
    and private.is_shipped_status(f.status)
    and (lower(f.shipment_status) in ('delivered', 'picked_up') or exists (
      select from public.order_events as e
      where e.order_id = o.id and e.kind = 'delivered' and e.subject = f.shopify_fulfillment_id
    ))
    and (f.items = '[]' or f.items @> jsonb_build_array(jsonb_build_object('shopify_line_item_id', i.shopify_line_item_id)))
  order by i.product_id, o.placed_at desc, o.id, f.created_at;
$$;
comment on function private.find_delivered_products is
  'Returns each product that a person has received, with their latest order of it. An item counts once its parcel is delivered; an unknown content counts as the whole order.';

create function private.to_own_review(p_review public.reviews) returns jsonb
language sql stable set search_path = '' as $$
  select case when p_review.id is not null then jsonb_build_object(
    'rating', p_review.rating, 'title', p_review.title, 'body', p_review.body, 'display_name', p_review.display_name,
    'state', p_review.state, 'rejection_reason', p_review.rejection_reason, 'reply', p_review.reply, 'submitted_at', p_review.submitted_at
  ) end;
$$;
comment on function private.to_own_review is 'Returns a review as its author may see it; null without a review.';

create function public.find_review_to_edit(p_user_id uuid, p_product_id text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'is_delivered', exists (select from private.find_delivered_products(p_user_id) as d where d.product_id = p_product_id),
    'first_name', p.first_name, 'last_name', p.last_name,
    'review', private.to_own_review(r)
  )
  from public.profiles as p
  left join public.reviews as r on r.user_id = p.user_id and r.product_id = p_product_id
  where p.user_id = p_user_id;
$$;
comment on function public.find_review_to_edit is
  'Returns whether a person may review a product, their name, and the review that they have written; null for an unknown person.';

create function public.find_own_reviews(p_user_id uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'product_id', coalesce(r.product_id, d.product_id), 'handle', r.product_handle, 'title', coalesce(r.product_title, d.title),
    'image_url', d.image_url, 'delivered_at', d.delivered_at, 'order_id', d.order_id, 'review', private.to_own_review(r)
  )
  from private.find_delivered_products(p_user_id) as d
  full join (select * from public.reviews where user_id = p_user_id) as r on r.product_id = d.product_id
  order by coalesce(r.submitted_at, d.delivered_at) desc, coalesce(r.product_id, d.product_id) limit 200;
$$;
comment on function public.find_own_reviews is 'Returns what a person has reviewed and what they have received and may review, the latest first.';

create function public.save_review(p_user_id uuid, p_review jsonb) returns public.review_outcome
language plpgsql security definer set search_path = '' as $$
declare
  incoming constant public.reviews := jsonb_populate_record(null::public.reviews, p_review);
  proof text;
  before public.reviews;
begin
  -- Two submissions of one form: the second one waits here and finds the first.
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('review ' || p_user_id || incoming.product_id, 0));
  select r.* into before from public.reviews as r where r.user_id = p_user_id and r.product_id = incoming.product_id;
  if not found then
    select d.shopify_order_id into proof from private.find_delivered_products(p_user_id) as d where d.product_id = incoming.product_id;
    if proof is null then return 'not-delivered'; end if;
    insert into public.reviews (user_id, product_id, product_handle, product_title, shopify_order_id, rating, title, body, display_name)
    values (p_user_id, incoming.product_id, incoming.product_handle, incoming.product_title, proof, incoming.rating, incoming.title,
      incoming.body, incoming.display_name);
    return 'saved';
  end if;
  if (before.rating, before.title, before.body, before.display_name) = (incoming.rating, incoming.title, incoming.body, incoming.display_name) then
    return 'unchanged';
  end if;
  update public.reviews as r set
    rating = incoming.rating, title = incoming.title, body = incoming.body, display_name = incoming.display_name,
    product_handle = incoming.product_handle, product_title = incoming.product_title,
    state = 'pending', rejection_reason = null, reply = null, replied_at = null, submitted_at = now(), version = r.version + 1
  where r.id = before.id;
  return 'saved';
end;
$$;
comment on function public.save_review is
  'Stores the review of a person who has received the product, or changes the one they have, which returns to moderation and loses its reply.';

create function public.delete_review(p_user_id uuid, p_product_id text) returns boolean
language sql security definer set search_path = '' as $$
  with deleted as (delete from public.reviews where user_id = p_user_id and product_id = p_product_id returning id)
  select exists (select from deleted);
$$;
comment on function public.delete_review is 'Deletes the review that a person wrote about a product. Returns whether there was one.';

create function public.find_published_reviews(p_product_id text, p_offset integer default 0, p_limit integer default 10) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'counts', (
      select jsonb_agg(counted.reviews order by counted.stars) from (
        select stars, (
          select count(*) from public.reviews as r where r.product_id = p_product_id and r.state = 'published' and r.rating = stars
        ) as reviews from generate_series(1, 5) as stars
      ) as counted
    ),
    'reviews', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', shown.id, 'rating', shown.rating, 'title', shown.title, 'body', shown.body, 'name', shown.display_name,
        'created_at', shown.created_at, 'reply', shown.reply, 'replied_at', shown.replied_at
      ) order by shown.created_at desc, shown.id desc), '[]')
      from (
        select * from public.reviews as r where r.product_id = p_product_id and r.state = 'published'
        order by r.created_at desc, r.id desc offset greatest(p_offset, 0) limit least(p_limit, 50)
      ) as shown
    )
  );
$$;
comment on function public.find_published_reviews is
  'Returns how many published reviews of a product have 1, 2, 3, 4 and 5 stars, and some of them, the newest first. Names neither author nor order.';

create function public.find_changed_ratings(p_limit integer default 50) returns table (
  product_id text, version bigint, review_count bigint, rating_total bigint
)
language sql stable security definer set search_path = '' as $$
  select c.product_id, c.version, count(r.id), coalesce(sum(r.rating), 0)
  from (select * from private.changed_ratings order by changed_at limit p_limit) as c
  left join public.reviews as r on r.product_id = c.product_id and r.state = 'published'
  group by c.product_id, c.version, c.changed_at order by c.changed_at;
$$;
comment on function public.find_changed_ratings is
  'Returns the products whose rating must be written to Shopify, recomputed from all of their published reviews, the longest waiting first.';

create function public.finish_rating_change(p_product_id text, p_version bigint) returns void
language sql security definer set search_path = '' as $$
  delete from private.changed_ratings where product_id = p_product_id and version = p_version;
$$;
comment on function public.finish_rating_change is 'Records that a rating was written to Shopify, unless it has changed again since it was read.';

grant execute on function public.find_review_to_edit(uuid, text) to service_role;
grant execute on function public.find_own_reviews(uuid) to service_role;
grant execute on function public.save_review(uuid, jsonb) to service_role;
grant execute on function public.delete_review(uuid, text) to service_role;
grant execute on function public.find_published_reviews(text, integer, integer) to service_role;
grant execute on function public.find_changed_ratings(integer) to service_role;
grant execute on function public.finish_rating_change(text, bigint) to service_role;
