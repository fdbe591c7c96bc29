create function public.find_reviews(p_actor_id uuid, p_filter jsonb default '{}', p_offset integer default 0, p_limit integer default 25) returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  -- The wildcards of LIKE stand for themselves.
  pattern constant text := '%' || regexp_replace(btrim(p_filter ->> 'search'), '([\\%_])', '\\\1', 'g') || '%';
begin
  perform private.require_admin_role(p_actor_id);
  return query
  select jsonb_build_object(
    'id', r.id, 'version', r.version, 'rating', r.rating, 'title', r.title, 'body', r.body, 'name', r.display_name, 'state', r.state,
    'rejection_reason', r.rejection_reason, 'reply', r.reply, 'submitted_at', r.submitted_at, 'product_handle', r.product_handle,
    'product_title', r.product_title, 'order_id', o.id, 'order_number', o.order_number
  )
  from public.reviews as r left join public.orders as o on o.shopify_order_id = r.shopify_order_id and o.deleted_at is null
  where (p_filter ->> 'state' is null or r.state = (p_filter ->> 'state')::public.review_state)
    and (pattern is null or concat_ws(' ', r.title, r.body, r.display_name, r.product_title, o.order_number) ilike pattern)
  order by r.submitted_at desc, r.id desc offset greatest(p_offset, 0) limit least(p_limit, 101);
end;
$$;
comment on function public.find_reviews is 'Returns the reviews for an admin, the latest submission first: of one state, and with a text in review, name, product or order number.';

create function public.count_reviews(p_actor_id uuid) returns table (pending bigint, published bigint, rejected bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  return query select count(*) filter (where r.state = 'pending'), count(*) filter (where r.state = 'published'),
    count(*) filter (where r.state = 'rejected') from public.reviews as r;
end;
$$;
comment on function public.count_reviews is 'Returns the number of reviews in each state, for an admin.';

create function public.find_review_state(p_id uuid) returns table (
  version integer, state public.review_state, rejection_reason text, reply text
)
language sql stable security definer set search_path = '' as $$
  select r.version, r.state, r.rejection_reason, r.reply from public.reviews as r where r.id = p_id;
$$;
comment on function public.find_review_state is 'Returns what staff decided about a review; no row if it does not exist.';

create function public.moderate_review(p_id uuid, p_version integer, p_decision jsonb) returns boolean
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
    returning r.id
  )
  select exists (select from decided);
$$;
comment on function public.moderate_review is
  'Publishes or rejects a review, with or without a reply. Returns false if its author or other staff have changed it since p_version. Call claim_staff_action first: it checks the role and writes the audit log.';

grant execute on function public.find_reviews(uuid, jsonb, integer, integer) to service_role;
grant execute on function public.count_reviews(uuid) to service_role;
grant execute on function public.find_review_state(uuid) to service_role;
grant execute on function public.moderate_review(uuid, integer, jsonb) to service_role;
