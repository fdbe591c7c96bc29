-- A saved view of the desk can be one person's own.
alter table private.desk_views add owner_id uuid references public.profiles on delete cascade;
comment on column private.desk_views.owner_id is 'The only person who sees the view; null for all staff.';
comment on table private.desk_views is 'Searches and filters of the order desk that staff have saved under a name, for all staff or for themselves.';
drop index private.desk_views_fold_idx;
create unique index desk_views_name on private.desk_views (owner_id, private.fold(name)) nulls not distinct;

drop function public.list_desk_views(uuid);
create function public.list_desk_views(p_actor_id uuid) returns table (id uuid, name text, query text, is_personal boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission(p_actor_id, 'orders');
  return query select v.id, v.name, v.query, v.owner_id is not null from private.desk_views as v
    where v.owner_id is null or v.owner_id = p_actor_id order by v.owner_id nulls first, private.fold(v.name);
end;
$$;
comment on function public.list_desk_views is 'Returns the saved views of the order desk by name: those of all staff, then the person''s own.';

drop function public.find_desk_view(uuid, text);
create function public.find_desk_view(p_id uuid, p_name text, p_owner_id uuid default null)
returns table (name text, is_name_taken boolean, is_full boolean)
language sql stable security definer set search_path = '' as $$
  select max(v.name) filter (where v.id = p_id),
    coalesce(bool_or(private.fold(v.name) = private.fold(p_name) and v.id <> p_id), false), count(*) >= 20
  from private.desk_views as v where v.owner_id is not distinct from p_owner_id;
$$;
comment on function public.find_desk_view is
  'Returns the name of a view, or null, whether another view has the name p_name, and whether there are as many views as there can be: among those of p_owner_id, or of all staff.';

drop function public.save_desk_view(uuid, text, text);
create function public.save_desk_view(p_id uuid, p_name text, p_query text, p_owner_id uuid default null) returns void
language sql security definer set search_path = '' as $$
  insert into private.desk_views as v (id, name, query, owner_id) values (p_id, p_name, p_query, p_owner_id)
  on conflict (id) do update set name = excluded.name where v.owner_id is not distinct from p_owner_id;
$$;
comment on function public.save_desk_view is
  'Saves a view for one person or for all staff, or renames it. Call claim_staff_action first: it checks the role and writes the audit log.';

drop function public.remove_desk_view(uuid);
create function public.remove_desk_view(p_id uuid, p_owner_id uuid default null) returns void
language sql security definer set search_path = '' as $$
  delete from private.desk_views where id = p_id and owner_id is not distinct from p_owner_id;
$$;
comment on function public.remove_desk_view is
  'Removes a view of one person or of all staff. Call claim_staff_action first: it checks the role and writes the audit log.';

create function private.join_desk_views(p_from uuid, p_into uuid) returns void
language sql set search_path = '' as $$
  update private.desk_views as v set owner_id = p_into
  where v.owner_id = p_from
    and not exists (select from private.desk_views as own where own.owner_id = p_into and private.fold(own.name) = private.fold(v.name));
$$;
comment on function private.join_desk_views is 'Gives the saved views of a person to another, but for names that the other has, too.';
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
  perform private.keep_higher_role(p_from, p_into);
  perform private.join_mail_preferences(p_from, p_into);
  perform private.join_desk_views(p_from, p_into);
  delete from public.profiles where user_id = p_from;
end;
$$;

grant execute on function public.list_desk_views(uuid) to service_role;
grant execute on function public.find_desk_view(uuid, text, uuid) to service_role;
grant execute on function public.save_desk_view(uuid, text, text, uuid) to service_role;
grant execute on function public.remove_desk_view(uuid, uuid) to service_role;
