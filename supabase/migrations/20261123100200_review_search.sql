create function private.review_words(p_title text, p_body text, p_name text, p_product text) returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  select to_tsvector('pg_catalog.simple', private.fold(regexp_replace(
    coalesce(p_title, '') || ' ' || coalesce(p_body, '') || ' ' || coalesce(p_name, '') || ' ' || coalesce(p_product, ''),
    '[!-&(-/:-@\[-_{-~]+', ' ', 'g'
  )));
$$;
comment on function private.review_words is 'Returns the words of a review for the search of staff, without case, accents and punctuation.';
alter table public.reviews add column words tsvector
  generated always as (private.review_words(title, body, display_name, product_title)) stored;
comment on column public.reviews.words is 'For the search of staff; no part of what a customer is sent of their data.';
create index on public.reviews using gin (words);
create index on public.reviews (shopify_order_id);

create or replace function private.add_reviews_to_export() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.body := new.body || jsonb_build_object('reviews', (
    select jsonb_agg(to_jsonb(r) - array['version', 'words'] order by r.created_at) from public.reviews as r
    join private.customer_links as l using (user_id) where l.shopify_customer_id = new.shopify_customer_id
  ));
  return new;
end;
$$;

create or replace function public.find_reviews(p_actor_id uuid, p_filter jsonb default '{}', p_offset integer default 0, p_limit integer default 25) returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  -- The most reviews that are looked up one by one; those of a more frequent word are found soon in the order of the list.
  most constant integer := 500;
  search constant text := nullif(btrim(p_filter ->> 'search'), '');
  -- A word finds those that begin with it.
  words constant text := (
    select string_agg(quote_literal(lexeme) || ':*', ' & ') from unnest(private.review_words(search, null, null, null))
  );
  found_orders constant text[] := array(
    select o.shopify_order_id from public.orders as o
    where o.order_number in (search, '#' || search) and o.deleted_at is null limit 10
  );
  found uuid[];
begin
  perform private.require_admin_role(p_actor_id);
  -- The planner takes the beginning of any word for a frequent one, and would read all reviews for a rare one.
  execute format('select array(select id from public.reviews where words @@ %L::tsquery limit %s)', coalesce(words, ''), most + 1) into found;
  return query execute format(
    $query$
      select jsonb_build_object(
        'id', r.id, 'version', r.version, 'rating', r.rating, 'title', r.title, 'body', r.body, 'name', r.display_name, 'state', r.state,
        'rejection_reason', r.rejection_reason, 'reply', r.reply, 'submitted_at', r.submitted_at, 'product_handle', r.product_handle,
        'product_title', r.product_title, 'order_id', o.id, 'order_number', o.order_number
      )
      from (
        select * from public.reviews as r where %s and %s
        order by r.submitted_at desc, r.id desc offset %L limit %L
      ) as r left join public.orders as o on o.shopify_order_id = r.shopify_order_id and o.deleted_at is null
      order by r.submitted_at desc, r.id desc
    $query$,
    case when p_filter ->> 'state' is null then 'true' else format('r.state = %L', p_filter ->> 'state') end,
    case
      when search is null then 'true'
      when cardinality(found) > most then format('r.words @@ %L::tsquery', words)
      else format('(r.id = any (%L::uuid[]) or r.shopify_order_id = any (%L::text[]))', found, found_orders)
    end,
    greatest(p_offset, 0), least(p_limit, 101)
  );
end;
$$;
comment on function public.find_reviews is
  'Returns the reviews for an admin, the latest submission first: of one state, and with words that begin like those of a text in review, name or product, or of an order number.';
