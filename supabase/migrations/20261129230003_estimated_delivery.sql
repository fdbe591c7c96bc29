-- The carrier's estimate of a parcel's delivery, which the Admin API returns and webhooks do not.

alter table public.fulfillments add column estimated_delivery_at timestamptz;
comment on column public.fulfillments.estimated_delivery_at is 'When the carrier expects to deliver the parcel, as last read from the Admin API; null without an estimate.';

select private.replace_in_function('private.save_fulfillment', 'items, created_at, updated_at, snapshot_at)',
  'items, created_at, updated_at, snapshot_at, estimated_delivery_at)');
select private.replace_in_function('private.save_fulfillment', 'incoming.updated_at, p_snapshot_at)',
  'incoming.updated_at, p_snapshot_at, incoming.estimated_delivery_at)');
select private.replace_in_function('private.save_fulfillment', 'updated_at = excluded.updated_at, snapshot_at = excluded.snapshot_at',
  'estimated_delivery_at = coalesce(excluded.estimated_delivery_at, f.estimated_delivery_at),
    updated_at = excluded.updated_at, snapshot_at = excluded.snapshot_at');
select private.replace_in_function('private.order_facts', '''items'', f.items', '''items'', f.items, ''estimated_delivery_at'', f.estimated_delivery_at');

do $$
declare
  definition constant text := pg_catalog.pg_get_viewdef('public.listed_orders'::regclass);
  place constant text := '''shipment_status'', f.shipment_status';
begin
  if strpos(definition, place) = 0 then raise exception 'listed_orders does not contain %', place; end if;
  execute 'create or replace view public.listed_orders with (security_invoker = true) as '
    || replace(definition, place, place || ', ''estimated_delivery_at'', f.estimated_delivery_at');
end;
$$;

drop function private.replace_in_function(text, text, text);
