-- What the desk stores for a week goes after a week, also while no one uses it.
create or replace function public.add_order_batch(p_actor_id uuid, p_batch_id uuid, p_order_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  if cardinality(p_order_ids) not between 1 and 1000 then
    raise exception 'a batch has 1 to 1000 orders' using errcode = 'invalid_parameter_value';
  end if;
  insert into private.order_batches (id, author_id) values (p_batch_id, p_actor_id) on conflict do nothing;
  if not found then return; end if;
  insert into private.order_batch_rows (batch_id, place, order_id, seen_holds)
  select p_batch_id, min(chosen.place), o.id, coalesce(d.hold_reasons, '{}')
  from unnest(p_order_ids) with ordinality as chosen (id, place)
  left join public.orders as o on o.id = chosen.id and o.deleted_at is null
  left join public.order_staff_details as d on d.order_id = o.id
  group by chosen.id, o.id, d.hold_reasons;
end;
$$;
comment on function public.add_order_batch is 'Stores at most 1,000 chosen orders, each once. Repeated with the same id, it changes nothing.';

create or replace function public.add_undo_batch(
  p_actor_id uuid, p_batch_id uuid, p_undo_of uuid, p_action text, p_details jsonb
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  -- Only what this batch itself has changed is taken back, and once.
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('undo ' || p_undo_of, 0));
  if exists (select from private.order_batches as b where b.undo_of = p_undo_of) then
    return exists (select from private.order_batches as b where b.id = p_batch_id);
  end if;
  -- An order that is changed later would keep its change.
  if exists (select from private.order_batch_rows as r where r.batch_id = p_undo_of and r.state in ('waiting', 'checking')) then return false; end if;
  if not exists (select from private.order_batch_rows as r where r.batch_id = p_undo_of and r.state = 'done') then return false; end if;
  insert into private.order_batches (id, author_id, action, details, undo_of) values (p_batch_id, p_actor_id, p_action, p_details, p_undo_of);
  insert into private.order_batch_rows (batch_id, place, order_id, seen_holds, due_at)
  select p_batch_id, r.place, r.order_id, coalesce(d.hold_reasons, '{}'), now()
  from private.order_batch_rows as r left join public.order_staff_details as d on d.order_id = r.order_id
  where r.batch_id = p_undo_of and r.state = 'done';
  return true;
end;
$$;
comment on function public.add_undo_batch is
  'Starts a batch that takes back what another one has changed, and nothing that was so before. Returns false if the other one has not ended or changed nothing, or if another batch takes it back already.';

create or replace function public.retry_order_batch(p_actor_id uuid, p_batch_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('undo ' || p_batch_id, 0));
  if exists (select from private.order_batches as b where b.undo_of = p_batch_id) then return; end if;
  update private.order_batch_rows as r set state = 'waiting', problem = null, attempt = r.attempt + 1, due_at = now()
  where r.batch_id = p_batch_id and r.state = 'failed';
end;
$$;
comment on function public.retry_order_batch is 'Lets the failed orders of a batch be tried again, unless another batch takes it back.';

create or replace function private.index_order(p_order_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  -- Words are forgotten while no order is indexed: what this statement sees would be deleted else.
  perform pg_catalog.pg_advisory_xact_lock_shared(hashtextextended('search words', 0));
  with wanted as materialized (select w.kind, w.term, w.placed_at from private.terms_of_order(p_order_id) as w),
  removed as (
    delete from private.order_search_terms as t
    where t.order_id = p_order_id and (t.kind, t.term, t.placed_at) not in (select w.kind, w.term, w.placed_at from wanted as w)
  )
  insert into private.order_search_terms (kind, term, placed_at, order_id)
  select w.kind, w.term, w.placed_at, p_order_id from wanted as w
  on conflict do nothing;
  insert into private.order_search_words (kind, term)
  select t.kind, t.term from private.order_search_terms as t
  where t.order_id = p_order_id and t.kind in ('city', 'title')
    and not exists (select from private.order_search_words as known where known.kind = t.kind and known.term = t.term)
  on conflict do nothing;
end;
$$;

create function private.forget_search_words() returns void
language plpgsql set search_path = '' as $$
begin
  if not pg_catalog.pg_try_advisory_xact_lock(hashtextextended('search words', 0)) then return; end if;
  delete from private.order_search_words as w
  where not exists (select from private.order_search_terms as t where t.kind = w.kind and t.term = w.term);
end;
$$;
comment on function private.forget_search_words is
  'Deletes cities and titles that no order has any more, unless an order is being stored at this moment.';

create function public.forget_desk_work() returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.order_batches as b where b.created_at < now() - interval '7 days';
  delete from private.tracking_imports as i where i.created_at < now() - interval '7 days';
  perform private.forget_search_words();
end;
$$;
comment on function public.forget_desk_work is
  'Deletes batches and imports after seven days, and cities and titles that no order has any more.';
grant execute on function public.forget_desk_work() to service_role;

create or replace function private.merge_principals(p_from uuid, p_into uuid, p_link_method text) returns void
language plpgsql set search_path = '' as $$
begin
  -- Updating customer_links by cascade reassigns the orders (assign_order_owners).
  update private.identities set user_id = p_into where user_id = p_from;
  update private.customer_links set link_method = p_link_method, linked_at = now() where user_id = p_into;
  insert into public.hidden_orders (user_id, order_id, hidden_at)
  select p_into, h.order_id, h.hidden_at from public.hidden_orders as h where h.user_id = p_from
  on conflict (user_id, order_id) do nothing;
  update public.notifications set user_id = p_into where user_id = p_from;
  update public.order_notes set author_id = p_into where author_id = p_from;
  update private.announcements set author_id = p_into where author_id = p_from;
  update private.tracking_imports set author_id = p_into where author_id = p_from;
  update private.order_batches set author_id = p_into where author_id = p_from;
  update private.announcements set recipient_id = p_into where recipient_id = p_from;
  perform private.fill_empty_profile_fields(p_into, p.first_name, p.last_name, p.avatar_url) from public.profiles as p where p.user_id = p_from;
  delete from public.profiles where user_id = p_from;
end;
$$;

create or replace function public.redact_shop(p_delivery jsonb) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if not private.begin_delivery(p_delivery) then return 'duplicate'; end if;
  perform private.lock_identities();
  -- The conditions are always true: hosted projects reject a delete without one.
  delete from public.orders where id is not null;
  delete from private.pending_order_updates where id is not null;
  delete from private.order_tombstones where shopify_order_id is not null;
  delete from private.dead_letters where id is not null;
  delete from private.data_exports where id is not null;
  delete from private.subscribers where id is not null;
  delete from private.stock_alerts where id is not null;
  delete from private.order_batches where id is not null;
  delete from private.tracking_imports where id is not null;
  delete from private.order_search_words where term is not null;
  -- Admins stay, even if they are customers.
  delete from public.profiles as p
  where exists (select from private.customer_links as l where l.user_id = p.user_id) and not private.has_admin_role(p.user_id);
  perform private.record_completed_audit(null, 'shop.redacted', p_delivery ->> 'shop');
  return private.finish_delivery(p_delivery, 'recorded');
end;
$$;
