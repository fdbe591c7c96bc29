-- Pictures of reviews. Shopify stores the files; a row says which review a file belongs to and where it is.
create table public.review_pictures (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references public.reviews on delete cascade,
  position smallint not null check (position > 0),
  file_name text not null unique check (file_name ~ '^review-[0-9a-f-]{36}\.(jpg|png|webp)$'),
  shopify_file_id text not null unique check (shopify_file_id ~ '^gid://shopify/MediaImage/[1-9][0-9]*$'),
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  url text check (url ~ '^(https?:/)?/[^/]'),
  width integer check (width > 0),
  height integer check (height > 0),
  created_at timestamptz not null default now(),
  unique (review_id, digest),
  check (num_nulls(url, width, height) in (0, 3))
);
comment on table public.review_pictures is
  'Pictures of reviews, up to three of each, stored as files at Shopify. A deleted row queues the deletion of its file.';
comment on column public.review_pictures.file_name is 'The name of the file at Shopify, by which it is found if the response to its creation was lost.';
comment on column public.review_pictures.digest is 'SHA-256 of the file, so that a form that is sent twice stores a picture once.';
comment on column public.review_pictures.url is 'Null until Shopify has processed the file. A review is published only if each of its pictures has an address.';
alter table public.review_pictures enable row level security;
grant select on public.review_pictures to authenticated;
create policy "People read the pictures of their own reviews, admins read all" on public.review_pictures
for select to authenticated using (exists (select from public.reviews as r where r.id = review_id));

-- Files that are to be deleted. The file of a row that is gone is known by its job alone.

insert into private.job_kinds (kind, max_attempts, max_delay) values ('picture-deletion', null, '12 hours');

create function private.delete_picture_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.enqueue_job('picture-deletion', old.file_name, jsonb_build_object('file_id', old.shopify_file_id));
  return null;
end;
$$;
comment on function private.delete_picture_file is 'Queues the deletion of a picture''s file at Shopify, whatever deleted its row.';
create trigger delete_picture_file after delete on public.review_pictures
for each row execute function private.delete_picture_file();

create function private.picture_deletion_job_details(p_file_name text) returns jsonb
language sql stable set search_path = '' as $$
  select j.payload from private.jobs as j where j.kind = 'picture-deletion' and j.key = p_file_name;
$$;
comment on function private.picture_deletion_job_details is 'Returns the id of a file that is to be deleted; without an id it must be found by its name.';

create function public.hold_review_pictures(p_file_names text[]) returns void
language sql security definer set search_path = '' as $$
  insert into private.jobs (kind, key, run_after)
  select 'picture-deletion', held.name, now() + interval '1 hour' from unnest(p_file_names) as held (name);
$$;
comment on function public.hold_review_pictures is
  'Queues the deletion, in an hour, of files that are about to be created. save_review cancels it for those that it stores: no file outlives a failure.';

-- Writing.

create function private.to_review_pictures(p_review_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'file_id', p.shopify_file_id, 'digest', p.digest, 'url', p.url, 'width', p.width, 'height', p.height
  ) order by p.position), '[]')
  from public.review_pictures as p where p.review_id = p_review_id;
$$;
comment on function private.to_review_pictures is 'Returns the pictures of a review for its author and for staff, processed or not.';

create or replace function private.to_own_review(p_review public.reviews) returns jsonb
language sql stable set search_path = '' as $$
  select case when p_review.id is not null then jsonb_build_object(
    'rating', p_review.rating, 'title', p_review.title, 'body', p_review.body, 'display_name', p_review.display_name,
    'protein', p_review.protein, 'cook_minutes', p_review.cook_minutes, 'changes', p_review.changes,
    'pictures', private.to_review_pictures(p_review.id),
    'state', p_review.state, 'rejection_reason', p_review.rejection_reason, 'reply', p_review.reply, 'submitted_at', p_review.submitted_at
  ) end;
$$;

create function private.change_review_pictures(p_review_id uuid, p_review jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  most constant integer := 3;
  removed integer;
  added integer;
begin
  delete from public.review_pictures as p
  where p.review_id = p_review_id and p.id::text in (select jsonb_array_elements_text(coalesce(p_review -> 'removed_pictures', '[]')));
  get diagnostics removed = row_count;
  insert into public.review_pictures (review_id, position, file_name, shopify_file_id, digest)
  select p_review_id, kept.last + sent.place, sent.picture ->> 'file_name', sent.picture ->> 'file_id', sent.picture ->> 'digest'
  from jsonb_array_elements(coalesce(p_review -> 'pictures', '[]')) with ordinality as sent (picture, place)
  cross join (
    select count(*) as number, coalesce(max(p.position), 0) as last from public.review_pictures as p where p.review_id = p_review_id
  ) as kept
  -- Another form of the same person may have added some meanwhile.
  where sent.place <= most - kept.number
  on conflict (review_id, digest) do nothing;
  get diagnostics added = row_count;
  delete from private.jobs as j using public.review_pictures as p
  where p.review_id = p_review_id and j.kind = 'picture-deletion' and j.key = p.file_name;
  return removed + added > 0;
end;
$$;
comment on function private.change_review_pictures is
  'Removes and adds pictures of a review, and keeps the files of those that it stores. Returns whether anything changed.';

create or replace function public.save_review(p_user_id uuid, p_review jsonb) returns public.review_outcome
language plpgsql security definer set search_path = '' as $$
declare
  incoming constant public.reviews := jsonb_populate_record(null::public.reviews, p_review);
  proof text;
  before public.reviews;
  stored_id uuid;
  has_other_pictures boolean;
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
      incoming.body, incoming.display_name, incoming.protein, incoming.cook_minutes, incoming.changes)
    returning id into stored_id;
    perform private.change_review_pictures(stored_id, p_review);
    return 'saved';
  end if;
  has_other_pictures := private.change_review_pictures(before.id, p_review);
  if not has_other_pictures
    and (before.rating, before.title, before.body, before.display_name, before.protein, before.cook_minutes, before.changes) is not distinct from
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
comment on function public.save_review is
  'Stores the review of a person who has received the product, or changes the one they have, which returns to moderation and loses its reply. pictures: files to add; removed_pictures: ids of pictures to remove.';

-- Moderation.

create function public.record_review_pictures(p_pictures jsonb) returns void
language sql security definer set search_path = '' as $$
  with known as (
    update public.review_pictures as p set url = k.url, width = k.width, height = k.height
    from jsonb_to_recordset(p_pictures) as k (id uuid, url text, width integer, height integer)
    where p.id = k.id and p.url is null returning p.review_id
  )
  -- Who loaded the page before that has not seen the picture.
  update public.reviews as r set version = r.version + 1 where r.id in (select known.review_id from known);
$$;
comment on function public.record_review_pictures is
  'Records the addresses and sizes of pictures that Shopify has processed, as a new version of their reviews: staff decide only about what they saw.';

create or replace function public.moderate_review(p_id uuid, p_version integer, p_decision jsonb) returns boolean
language sql security definer set search_path = '' as $$
  with decided as (
    update public.reviews as r set
      state = (p_decision ->> 'state')::public.review_state,
      rejection_reason = case when p_decision ->> 'state' = 'rejected' then p_decision ->> 'rejection_reason' end,
      reply = nullif(p_decision ->> 'reply', ''),
      replied_at = case when nullif(p_decision ->> 'reply', '') is null then null
        when r.reply is not distinct from p_decision ->> 'reply' then r.replied_at else now() end,
      version = r.version + 1
    where r.id = p_id and r.version = p_version and p_decision ->> 'state' in ('published', 'rejected')
      and (p_decision ->> 'state' = 'rejected'
        or not exists (select from public.review_pictures as p where p.review_id = r.id and p.url is null))
    returning r.id
  )
  select exists (select from decided);
$$;
comment on function public.moderate_review is
  'Publishes or rejects a review, with or without a reply. Returns false if its author or other staff have changed it since p_version, and for publishing a picture that Shopify has not processed. Call claim_staff_action first: it checks the role and writes the audit log.';

create function public.find_review_picture_ids(p_review_id uuid) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(select p.id from public.review_pictures as p where p.review_id = r.id order by p.position)
  from public.reviews as r where r.id = p_review_id;
$$;
comment on function public.find_review_picture_ids is 'Returns the ids of the pictures of a review; null if there is no such review.';

create function public.remove_review_picture(p_review_id uuid, p_id uuid) returns void
language sql security definer set search_path = '' as $$
  with removed as (
    delete from public.review_pictures as p where p.id = p_id and p.review_id = p_review_id returning p.review_id
  )
  update public.reviews as r set version = r.version + 1 where r.id in (select removed.review_id from removed);
$$;
comment on function public.remove_review_picture is
  'Removes a picture of a review for staff; the review stays as it is. Call claim_staff_action first: it checks the role and writes the audit log.';

create function public.forget_rejected_pictures() returns void
language sql security definer set search_path = '' as $$
  delete from public.review_pictures as p using public.reviews as r
  where r.id = p.review_id and r.state = 'rejected' and r.submitted_at < now() - interval '30 days';
$$;
comment on function public.forget_rejected_pictures is
  'Removes the pictures of reviews that were not published and that their authors did not change within 30 days.';

-- Showing.

create function private.to_shown_pictures(p_review_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('url', p.url, 'width', p.width, 'height', p.height) order by p.position), '[]')
  from public.review_pictures as p where p.review_id = p_review_id and p.url is not null;
$$;
comment on function private.to_shown_pictures is 'Returns the pictures of a published review for its readers.';

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
select private.replace_in_function('private.job_details', 'when ''rating'' then return private.rating_job_details(p_key);',
  'when ''rating'' then return private.rating_job_details(p_key);
    when ''picture-deletion'' then return private.picture_deletion_job_details(p_key);');
select private.replace_in_function('public.find_published_reviews', '''r.product_id = %L and r.state = ''''published'''' and %s and %s'', p_product_id,',
  '''r.product_id = %L and r.state = ''''published'''' and %s and %s and %s'', p_product_id,
    case when (p_filter ->> ''pictures'')::boolean then ''exists (select from public.review_pictures as p where p.review_id = r.id and p.url is not null)'' else ''true'' end,');
select private.replace_in_function('public.find_published_reviews', '''changes'', r.changes, ''created_at''',
  '''changes'', r.changes, ''pictures'', private.to_shown_pictures(r.id), ''created_at''');
select private.replace_in_function('public.find_published_reviews', '''matching'', matching,',
  '''pictured'', (
      select count(*) from public.reviews as r where r.product_id = p_product_id and r.state = ''published''
        and exists (select from public.review_pictures as p where p.review_id = r.id and p.url is not null)
    ),
    ''matching'', matching,');
comment on function public.find_published_reviews is
  'Returns how many published reviews of a product have 1, 2, 3, 4 and 5 stars, each protein and pictures, how many cooks took how many minutes on average, and some of the reviews that match p_filter (stars, protein, pictures), in its order (sort: highest, lowest; else the newest first). Names neither author nor order.';
select private.replace_in_function('public.find_reviews', '''body'', r.body,', '''body'', r.body, ''pictures'', private.to_review_pictures(r.id),');

-- What a person is handed of their data.

create function private.export_review_pictures(p_review_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('address', p.url, 'added_at', p.created_at) order by p.position), '[]')
  from public.review_pictures as p where p.review_id = p_review_id;
$$;
comment on function private.export_review_pictures is 'Returns the pictures of a review for the data of its author; without an address while Shopify processes it.';
select private.replace_in_function('public.find_person_data', '''text'', r.body,',
  '''text'', r.body, ''pictures'', private.export_review_pictures(r.id),');
select private.replace_in_function('private.add_reviews_to_export', 'to_jsonb(r) - array[''version'', ''words'']',
  'to_jsonb(r) - array[''version'', ''words''] || jsonb_build_object(''pictures'', private.export_review_pictures(r.id))');
drop function private.replace_in_function(text, text, text);

grant execute on function public.hold_review_pictures(text[]) to service_role;
grant execute on function public.record_review_pictures(jsonb) to service_role;
grant execute on function public.find_review_picture_ids(uuid) to service_role;
grant execute on function public.remove_review_picture(uuid, uuid) to service_role;
grant execute on function public.forget_rejected_pictures() to service_role;
