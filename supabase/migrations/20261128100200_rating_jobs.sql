insert into private.job_kinds (kind, max_attempts, max_delay) values ('rating', null, '15 minutes');

insert into private.jobs (kind, key, created_at, run_after)
select 'rating', c.product_id, c.changed_at, c.changed_at from private.changed_ratings as c;

create or replace function private.note_changed_rating() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' and new.state <> 'published' then return null; end if;
  if tg_op = 'DELETE' and old.state <> 'published' then return null; end if;
  if tg_op = 'UPDATE' and (old.state, old.rating) is not distinct from (new.state, new.rating) then return null; end if;
  if tg_op = 'UPDATE' and 'published' not in (old.state, new.state) then return null; end if;
  perform private.enqueue_job('rating', coalesce(new.product_id, old.product_id));
  return null;
end;
$$;
comment on function private.note_changed_rating is 'Enqueues the write of a product''s rating to Shopify after each change of its published reviews.';

create function private.rating_job_details(p_product_id text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('count', count(*), 'total', coalesce(sum(r.rating), 0))
  from public.reviews as r where r.product_id = p_product_id and r.state = 'published';
$$;
comment on function private.rating_job_details is 'Returns number and sum of the published ratings of a product.';

drop function public.find_changed_ratings(integer);
drop function public.finish_rating_change(text, bigint);
drop table private.changed_ratings;
