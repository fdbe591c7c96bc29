-- An import of tracking numbers knows the batch whose orders it ships, so that the page of the batch leads to it.
alter table private.tracking_imports add column batch_id uuid references private.order_batches on delete set null;
create index on private.tracking_imports (batch_id);
comment on column private.tracking_imports.batch_id is 'The batch whose orders it ships; null for an import of a file.';

create function public.link_tracking_import(p_actor_id uuid, p_import_id uuid, p_batch_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission(p_actor_id, 'packing');
  update private.tracking_imports as i set batch_id = p_batch_id where i.id = p_import_id;
end;
$$;
comment on function public.link_tracking_import is 'Stores which batch an import of tracking numbers ships.';
grant execute on function public.link_tracking_import(uuid, uuid, uuid) to service_role;

create or replace function public.find_order_batch(
  p_actor_id uuid, p_batch_id uuid, p_state text default null, p_after integer default 0, p_limit integer default 100
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission(p_actor_id, 'orders');
  return (
    select jsonb_build_object(
      'action', b.action, 'details', b.details, 'undo_of', b.undo_of,
      'undone_by', (select u.id from private.order_batches as u where u.undo_of = b.id limit 1),
      'due_in_seconds', (
        select ceil(extract(epoch from greatest(min(r.due_at) - now(), interval '0'))) from private.order_batch_rows as r
        where r.batch_id = b.id and r.state in ('waiting', 'checking')
      ),
      'counts', (
        select coalesce(jsonb_object_agg(c.state, c.count), '{}') from (
          select r.state, count(*) as count from private.order_batch_rows as r where r.batch_id = b.id group by 1
        ) as c
      ),
      'imports', (
        select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'created_at', i.created_at, 'rows', (
          select count(*) from private.tracking_import_rows as r where r.import_id = i.id
        )) order by i.created_at desc), '[]')
        from private.tracking_imports as i where i.batch_id = b.id
      ),
      'rows', (
        select coalesce(jsonb_agg(to_jsonb(page) order by page.place), '[]') from (
          select r.place, r.order_id, o.order_number, r.state, r.problem,
            nullif(concat_ws(' ', o.shipping_address ->> 'first_name', o.shipping_address ->> 'last_name'), '') as customer
          from private.order_batch_rows as r left join public.orders as o on o.id = r.order_id and o.deleted_at is null
          where r.batch_id = b.id and r.place > p_after and (p_state is null or r.state = p_state)
          order by r.place limit least(p_limit, 250)
        ) as page
      )
    ) from private.order_batches as b where b.id = p_batch_id
  );
end;
$$;
