alter table private.changed_ratings add column claimed_until timestamptz not null default '-infinity';
comment on column private.changed_ratings.claimed_until is
  'Until when one run writes the rating. Two runs at once could write an older rating after a newer one.';

create or replace function public.find_changed_ratings(p_limit integer default 50) returns table (
  product_id text, version bigint, review_count bigint, rating_total bigint
)
language sql volatile security definer set search_path = '' as $$
  with claimed as (
    update private.changed_ratings as c set claimed_until = clock_timestamp() + interval '1 minute'
    where c.product_id in (
      select w.product_id from private.changed_ratings as w where w.claimed_until < clock_timestamp()
      order by w.changed_at limit p_limit for update skip locked
    )
    returning c.product_id, c.version, c.changed_at
  )
  select c.product_id, c.version, count(r.id), coalesce(sum(r.rating), 0)
  from claimed as c
  left join public.reviews as r on r.product_id = c.product_id and r.state = 'published'
  group by c.product_id, c.version, c.changed_at order by c.changed_at;
$$;
comment on function public.find_changed_ratings is
  'Claims products whose rating must be written to Shopify for a minute, the longest waiting first, and returns their ratings, recomputed from all of their published reviews.';
