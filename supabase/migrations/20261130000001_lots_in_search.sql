-- Staff find who got a lot, and the copy of a person's data names the lots of each order.
alter table private.order_search_terms drop constraint order_search_terms_kind_check;
alter table private.order_search_terms add constraint order_search_terms_kind_check check (
  kind in ('number', 'sku', 'tag', 'name', 'email', 'tracking', 'phone', 'city', 'zip', 'title', 'discount', 'lot')
);

create or replace function private.terms_of_order(p_order_id uuid) returns table (kind text, term text, placed_at timestamptz)
language sql stable set search_path = '' as $$
  select terms.kind, left(terms.term, 255), o.placed_at
  from public.orders as o left join public.order_staff_details as d on d.order_id = o.id
  cross join lateral (
    select 'number', private.fold(o.order_number)
    union select 'sku', private.fold(sku) from unnest(d.skus) as sku
    union select 'tag', private.fold(tag) from unnest(d.tags) as tag
    union select 'name', name from private.name_terms(o.shipping_address ->> 'first_name', o.shipping_address ->> 'last_name') as name
    union select 'email', private.fold(c.email) from private.order_contacts as c where c.order_id = o.id
    union select 'tracking', lower(number) from public.fulfillments as f cross join unnest(private.tracking_numbers(f.tracking)) as number where f.order_id = o.id
    union select 'phone', private.phone_term(o.shipping_address ->> 'phone')
    union select 'city', private.fold(o.shipping_address ->> 'city')
    union select 'zip', private.zip_term(o.shipping_address ->> 'zip')
    union select 'title', private.fold(i.title) from public.order_items as i where i.order_id = o.id
    union select 'discount', private.fold(discount ->> 'code') from jsonb_array_elements(o.discounts) as discount
    union select 'lot', private.fold(l.lot) from public.packed_lots as l where l.order_id = o.id
  ) as terms (kind, term)
  where o.id = p_order_id and o.deleted_at is null and terms.term <> '';
$$;

create trigger index_new_lots after insert on public.packed_lots
referencing new table as changed_rows for each statement execute function private.index_orders_for_search();
create trigger index_deleted_lots after delete on public.packed_lots
referencing old table as changed_rows for each statement execute function private.index_orders_for_search();

insert into private.order_search_terms (kind, term, placed_at, order_id)
select distinct 'lot', private.fold(l.lot), o.placed_at, o.id
from public.packed_lots as l join public.orders as o on o.id = l.order_id where o.deleted_at is null
on conflict do nothing;

create or replace function private.desk_term_conditions(p_kind text, p_text text) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  term constant text := left(private.fold(p_text), 255);
  beginning constant text := format('t.kind = %L and t.term like %L', p_kind, regexp_replace(term, '([\\%_])', '\\\1', 'g') || '%');
  value text := term;
begin
  if p_kind = 'text' then
    return array(
      select condition from unnest('{number,sku,tag,name,email,tracking,phone,city,zip,title,discount,lot}'::text[]) with ordinality as kinds (kind, place)
      cross join unnest(private.desk_term_conditions(kind, p_text)) with ordinality as conditions (condition, part) order by place, part
    );
  end if;
  if p_kind in ('city', 'title') then
    -- A range of one term each, so that the latest orders of all are merged and not sorted.
    return array(select format('t.kind = %L and t.term = %L', p_kind, word) from private.find_search_words(p_kind, term) as word);
  end if;
  if p_kind = 'email' and p_text !~ '@' then return '{}'; end if;
  -- An empty beginning would find every order.
  if p_kind in ('number', 'name', 'email') and term <> '' then return array[beginning]; end if;
  if p_kind = 'tracking' then value := left(lower(regexp_replace(p_text, '[\s-]+', '', 'g')), 255); end if;
  if p_kind = 'zip' then value := left(private.zip_term(p_text), 255); end if;
  if p_kind = 'phone' then value := case when p_text ~ '^[-+0-9 ()./]+$' then private.phone_term(p_text) end; end if;
  if value is null then return '{}'; end if;
  return array[format('t.kind = %L and t.term = %L', p_kind, value)];
end;
$$;
comment on function private.desk_term_conditions is
  'Returns the SQL conditions, of which one must hold, of a searched text. Of one kind, or of all for ''text'': the beginning of a number, name or mail address; words of a city or product title; or a whole SKU, tag, tracking number, phone number, ZIP code, discount code or lot. The values are literals, so that the planner chooses an index for each.';

create or replace function private.to_own_order_data(p_order public.orders) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'number', p_order.order_number, 'shopify_order_id', p_order.shopify_order_id, 'placed_at', p_order.placed_at, 'updated_at', p_order.updated_at, 'status', p_order.status,
    'payment', p_order.financial_status, 'fulfillment', p_order.fulfillment_status, 'currency', p_order.currency, 'subtotal_minor', p_order.subtotal_minor,
    'discount_minor', p_order.discount_minor, 'shipping_minor', p_order.shipping_minor, 'tax_minor', p_order.tax_minor, 'total_minor', p_order.total_minor,
    'shipping_method', p_order.shipping_method, 'shipping_address', p_order.shipping_address, 'discounts', p_order.discounts,
    'email', (select c.email from private.order_contacts as c where c.order_id = p_order.id),
    'note', (select d.note from public.order_staff_details as d where d.order_id = p_order.id),
    'is_hidden_from_list', exists (select from public.hidden_orders as h where h.order_id = p_order.id and h.user_id = p_order.user_id),
    'items', (
      select jsonb_agg(jsonb_build_object('title', i.title, 'variant', i.variant_title, 'quantity', i.quantity, 'price_minor', i.price_minor, 'sku', i.sku) order by i.position)
      from public.order_items as i where i.order_id = p_order.id
    ),
    'parcels', coalesce((
      select jsonb_agg(jsonb_build_object('status', f.status, 'shipment', f.shipment_status, 'tracking', f.tracking, 'sent_at', f.created_at) order by f.created_at)
      from public.fulfillments as f where f.order_id = p_order.id
    ), '[]'),
    'lots', private.packed_lots_of(p_order.id),
    'history', coalesce((
      select jsonb_agg(jsonb_build_object('kind', e.kind, 'at', e.at) order by e.at) from public.order_events as e where e.order_id = p_order.id
    ), '[]')
  );
$$;
