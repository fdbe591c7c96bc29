-- What a reviewer cooked a kit with, how long it took and what they changed: the times of the shop are checked against it.
alter table public.reviews
  add column protein text check (protein in ('chicken', 'paneer', 'eggs', 'chickpeas', 'tofu', 'lamb-goat', 'other', 'none')),
  add column cook_minutes smallint check (cook_minutes between 1 and 180),
  add column changes text check (char_length(changes) between 1 and 300);
comment on column public.reviews.protein is 'What it was cooked with; null if the author did not say.';
comment on column public.reviews.cook_minutes is 'From the sealed pack to the table, in minutes; null if the author did not say.';
comment on column public.reviews.changes is 'What the author did differently from the recipe; null for nothing.';

create or replace function private.to_own_review(p_review public.reviews) returns jsonb
language sql stable set search_path = '' as $$
  select case when p_review.id is not null then jsonb_build_object(
    'rating', p_review.rating, 'title', p_review.title, 'body', p_review.body, 'display_name', p_review.display_name,
    'protein', p_review.protein, 'cook_minutes', p_review.cook_minutes, 'changes', p_review.changes,
    'state', p_review.state, 'rejection_reason', p_review.rejection_reason, 'reply', p_review.reply, 'submitted_at', p_review.submitted_at
  ) end;
$$;

create or replace function public.save_review(p_user_id uuid, p_review jsonb) returns public.review_outcome
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
    insert into public.reviews (user_id, product_id, product_handle, product_title, shopify_order_id, rating, title, body, display_name, protein,
      cook_minutes, changes)
    values (p_user_id, incoming.product_id, incoming.product_handle, incoming.product_title, proof, incoming.rating, incoming.title,
      incoming.body, incoming.display_name, incoming.protein, incoming.cook_minutes, incoming.changes);
    return 'saved';
  end if;
  if (before.rating, before.title, before.body, before.display_name, before.protein, before.cook_minutes, before.changes) is not distinct from
    (incoming.rating, incoming.title, incoming.body, incoming.display_name, incoming.protein, incoming.cook_minutes, incoming.changes) then
    return 'unchanged';
  end if;
  update public.reviews as r set
    rating = incoming.rating, title = incoming.title, body = incoming.body, display_name = incoming.display_name,
    protein = incoming.protein, cook_minutes = incoming.cook_minutes, changes = incoming.changes,
    product_handle = incoming.product_handle, product_title = incoming.product_title,
    state = 'pending', rejection_reason = null, reply = null, replied_at = null, submitted_at = now(), version = r.version + 1
  where r.id = before.id;
  return 'saved';
end;
$$;

drop function public.find_published_reviews(text, integer, integer);
create function public.find_published_reviews(
  p_product_id text, p_offset integer default 0, p_limit integer default 10, p_filter jsonb default '{}'
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  stars constant smallint := (p_filter ->> 'stars')::smallint;
  protein constant text := p_filter ->> 'protein';
  -- Each order ends with the same columns, so that the same review is on one page only.
  sorting constant text := case p_filter ->> 'sort' when 'highest' then 'r.rating desc,' when 'lowest' then 'r.rating,' else '' end
    || ' r.created_at desc, r.id desc';
  matches constant text := format(
    'r.product_id = %L and r.state = ''published'' and %s and %s', p_product_id,
    case when stars is null then 'true' else format('r.rating = %L', stars) end,
    case when protein is null then 'true' else format('r.protein = %L', protein) end
  );
  matching bigint;
  shown jsonb;
begin
  execute 'select count(*) from public.reviews as r where ' || matches into matching;
  execute format(
    $query$
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'rating', r.rating, 'title', r.title, 'body', r.body, 'name', r.display_name, 'protein', r.protein,
        'cook_minutes', r.cook_minutes, 'changes', r.changes, 'created_at', r.created_at, 'reply', r.reply, 'replied_at', r.replied_at
      ) order by %s), '[]')
      from (select * from public.reviews as r where %s order by %s offset %L limit %L) as r
    $query$,
    sorting, matches, sorting, greatest(p_offset, 0), least(p_limit, 50)
  ) into shown;
  return jsonb_build_object(
    'counts', (
      select jsonb_agg(counted.reviews order by counted.number) from (
        select number, (
          select count(*) from public.reviews as r where r.product_id = p_product_id and r.state = 'published' and r.rating = number
        ) as reviews from generate_series(1, 5) as number
      ) as counted
    ),
    'cooks', (
      select jsonb_build_object('count', count(r.cook_minutes), 'minutes', round(avg(r.cook_minutes)))
      from public.reviews as r where r.product_id = p_product_id and r.state = 'published'
    ),
    'proteins', (
      select coalesce(jsonb_object_agg(used.name, used.reviews), '{}') from (
        select r.protein as name, count(*) as reviews from public.reviews as r
        where r.product_id = p_product_id and r.state = 'published' and r.protein is not null group by r.protein
      ) as used
    ),
    'matching', matching,
    'reviews', shown
  );
end;
$$;
comment on function public.find_published_reviews is
  'Returns how many published reviews of a product have 1, 2, 3, 4 and 5 stars and each protein, how many cooks took how many minutes on average, and some of the reviews that match p_filter (stars, protein), in its order (sort: highest, lowest; else the newest first). Names neither author nor order.';
grant execute on function public.find_published_reviews(text, integer, integer, jsonb) to service_role;

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
        'id', r.id, 'version', r.version, 'rating', r.rating, 'title', r.title, 'body', r.body,
        'protein', r.protein, 'cook_minutes', r.cook_minutes, 'changes', r.changes, 'name', r.display_name, 'state', r.state,
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

create or replace function public.find_person_data(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  subject constant jsonb := private.to_privacy_subject(p_user_id);
begin
  return (select jsonb_build_object(
    'profile', jsonb_build_object('first_name', p.first_name, 'last_name', p.last_name, 'picture', p.avatar_url, 'created_at', p.created_at, 'updated_at', p.updated_at),
    'ways_to_sign_in', coalesce((
      select jsonb_agg(jsonb_build_object('with', i.issuer, 'email', i.email, 'is_email_verified', i.email_verified, 'verified_at', i.verified_at, 'added_at', i.created_at) order by i.created_at)
      from private.identities as i where i.user_id = p.user_id
    ), '[]'),
    'sessions', coalesce((
      select jsonb_agg(jsonb_build_object('with', s.issuer, 'device', s.device, 'began_at', s.created_at, 'last_used_at', s.last_seen_at, 'ended_at', s.revoked_at) order by s.created_at)
      from private.sessions as s where s.user_id = p.user_id
    ), '[]'),
    'changes_of_email', coalesce((
      select jsonb_agg(jsonb_build_object('from', c.old_email, 'to', c.new_email, 'requested_at', c.requested_at, 'outcome', c.outcome))
      from private.email_changes as c where c.user_id = p.user_id
    ), '[]'),
    'notifications', coalesce((
      select jsonb_agg(jsonb_build_object('kind', n.kind, 'title', n.title, 'message', n.message, 'is_read', n.read, 'created_at', n.created_at) order by n.created_at)
      from public.notifications as n where n.user_id = p.user_id
    ), '[]'),
    'reviews', coalesce((
      select jsonb_agg(jsonb_build_object('product', r.product_title, 'rating', r.rating, 'title', r.title, 'text', r.body, 'cooked_with', r.protein, 'minutes', r.cook_minutes, 'changes', r.changes, 'shown_as', r.display_name, 'state', r.state,
        'reason_of_rejection', r.rejection_reason, 'reply', r.reply, 'replied_at', r.replied_at, 'written_at', r.created_at, 'last_changed_at', r.submitted_at) order by r.created_at)
      from public.reviews as r where r.user_id = p.user_id
    ), '[]'),
    'subscription_to_mails', coalesce((
      select jsonb_agg(to_jsonb(s) - 'id' - 'shopify_customer_id' || jsonb_build_object('mails', (
        select coalesce(jsonb_agg(jsonb_build_object('kind', m.kind, 'queued_at', m.created_at, 'sent_at', m.sent_at) order by m.created_at), '[]')
        from private.subscriber_mails as m where m.subscriber_id = s.id
      ))) from private.subscribers as s
      where s.shopify_customer_id = subject ->> 'shopify_customer_id' or private.is_same_email(s.email, subject ->> 'email')
    ), '[]'),
    'mail_preferences', jsonb_build_object('asks_to_rate_orders', private.wants_review_requests(p.user_id), 'delays_of_orders', p.wants_parcel_mails),
    'waits_for_products', coalesce(private.export_stock_alerts(subject), '[]'),
    'orders', coalesce((select jsonb_agg(private.to_own_order_data(o) order by o.placed_at) from public.orders as o where o.user_id = p.user_id and o.deleted_at is null), '[]')
  ) from public.profiles as p where p.user_id = p_user_id);
end;
$$;
