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

create function private.replace_in_function(p_name text, p_text text, p_replacement text) returns void
language plpgsql set search_path = '' as $$
declare
  definition text;
begin
  select pg_catalog.pg_get_functiondef(p.oid) into strict definition from pg_catalog.pg_proc as p where p.oid = to_regproc(p_name);
  if strpos(definition, p_text) = 0 then
    raise exception '% does not contain %', p_name, p_text using errcode = 'invalid_parameter_value';
  end if;
  execute replace(definition, p_text, p_replacement);
end;
$$;
select private.replace_in_function('public.find_reviews', '''body'', r.body,',
  '''body'', r.body, ''protein'', r.protein, ''cook_minutes'', r.cook_minutes, ''changes'', r.changes,');
select private.replace_in_function('public.find_person_data', '''text'', r.body,',
  '''text'', r.body, ''cooked_with'', r.protein, ''minutes'', r.cook_minutes, ''changes'', r.changes,');
drop function private.replace_in_function(text, text, text);
