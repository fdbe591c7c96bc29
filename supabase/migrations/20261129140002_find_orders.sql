-- Staff find orders by whatever a customer or a parcel tells them.
create function private.phone_term(p_phone text) returns text
language sql immutable strict set search_path = '' as $$
  select case when length(digits) >= 7 then right(digits, 10) end from regexp_replace(p_phone, '[^0-9]', '', 'g') as digits;
$$;
comment on function private.phone_term is
  'Returns the last ten digits of a phone number, however it is written and whether it has a country code; null if it has fewer than seven.';

create function private.zip_term(p_zip text) returns text
language sql immutable strict set search_path = '' as $$
  select case when zip ~ '^[0-9]{5}([0-9]{4})?$' then left(zip, 5) else zip end from replace(private.fold(p_zip), ' ', '') as zip;
$$;
comment on function private.zip_term is 'Returns a ZIP code without case and spaces; of a US one its five digits.';

alter table private.order_search_terms drop constraint order_search_terms_kind_check;
alter table private.order_search_terms add constraint order_search_terms_kind_check check (
  kind in ('number', 'sku', 'tag', 'name', 'email', 'tracking', 'phone', 'city', 'zip', 'title', 'discount')
);

create table private.order_search_words (
  kind text not null check (kind in ('city', 'title')),
  term text not null collate "C",
  primary key (kind, term)
);
comment on table private.order_search_words is
  'The cities and product titles of orders, each once. What is typed is compared with these few, and the orders of each are read in the order of the list: a beginning that most orders have would read them all. No personal data.';
alter table private.order_search_words enable row level security;

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
  ) as terms (kind, term)
  where o.id = p_order_id and o.deleted_at is null and terms.term <> '';
$$;

create function private.index_order(p_order_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
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
comment on function private.index_order is 'Brings the search terms of an order up to date.';

create or replace function private.index_order_for_search() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_order(coalesce(to_jsonb(new) ->> 'order_id', to_jsonb(old) ->> 'order_id', to_jsonb(new) ->> 'id')::uuid);
  return null;
end;
$$;

create function private.index_orders_for_search() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_order(changed.order_id) from (select distinct c.order_id from changed_rows as c) as changed;
  return null;
end;
$$;
comment on function private.index_orders_for_search is 'Keeps the search terms of the orders of a statement current.';

drop trigger index_changed_order on public.orders;
create trigger index_changed_order after update of order_number, shipping_address, placed_at, deleted_at, discounts on public.orders
for each row when (
  (old.order_number, old.shipping_address, old.placed_at, old.deleted_at, old.discounts)
    is distinct from (new.order_number, new.shipping_address, new.placed_at, new.deleted_at, new.discounts)
) execute function private.index_order_for_search();

create trigger index_new_contact after insert on private.order_contacts
for each row execute function private.index_order_for_search();
create trigger index_changed_contact after update of email on private.order_contacts
for each row when (old.email is distinct from new.email) execute function private.index_order_for_search();
create trigger index_deleted_contact after delete on private.order_contacts
for each row execute function private.index_order_for_search();

create trigger index_new_items after insert on public.order_items
referencing new table as changed_rows for each statement execute function private.index_orders_for_search();
create trigger index_changed_item after update of title on public.order_items
for each row when (old.title is distinct from new.title) execute function private.index_order_for_search();
create trigger index_deleted_items after delete on public.order_items
referencing old table as changed_rows for each statement execute function private.index_orders_for_search();

create trigger index_new_fulfillment after insert on public.fulfillments
for each row when (new.tracking <> '[]') execute function private.index_order_for_search();
create trigger index_changed_fulfillment after update of tracking on public.fulfillments
for each row when (old.tracking is distinct from new.tracking) execute function private.index_order_for_search();
create trigger index_deleted_fulfillment after delete on public.fulfillments
for each row when (old.tracking <> '[]') execute function private.index_order_for_search();

-- The orders that are stored already: in one statement, not one for each order.
insert into private.order_search_terms (kind, term, placed_at, order_id)
select terms.kind, left(terms.term, 255), o.placed_at, o.id
from public.orders as o
cross join lateral (
  select 'phone', private.phone_term(o.shipping_address ->> 'phone')
  union all select 'city', private.fold(o.shipping_address ->> 'city')
  union all select 'zip', private.zip_term(o.shipping_address ->> 'zip')
  union all select 'discount', private.fold(discount ->> 'code') from jsonb_array_elements(o.discounts) as discount
) as terms (kind, term)
where o.deleted_at is null and terms.term <> ''
union
select 'email', left(private.fold(c.email), 255), o.placed_at, o.id
from private.order_contacts as c join public.orders as o on o.id = c.order_id where o.deleted_at is null and private.fold(c.email) <> ''
union
select 'tracking', left(lower(number), 255), o.placed_at, o.id
from public.fulfillments as f join public.orders as o on o.id = f.order_id cross join unnest(private.tracking_numbers(f.tracking)) as number
where o.deleted_at is null and number <> ''
union
select 'title', left(private.fold(i.title), 255), o.placed_at, o.id
from public.order_items as i join public.orders as o on o.id = i.order_id where o.deleted_at is null and private.fold(i.title) <> ''
on conflict do nothing;
insert into private.order_search_words (kind, term)
select distinct t.kind, t.term from private.order_search_terms as t where t.kind in ('city', 'title');

create function private.find_search_words(p_kind text, p_term text) returns setof text
language sql stable set search_path = '' as $$
  select w.term from private.order_search_words as w
  where w.kind = p_kind and p_term <> '' and (' ' || w.term) like '% ' || regexp_replace(p_term, '([\\%_])', '\\\1', 'g') || '%'
  -- What begins with the text comes first, then the shortest.
  order by w.term not like regexp_replace(p_term, '([\\%_])', '\\\1', 'g') || '%', length(w.term), w.term limit 20;
$$;
comment on function private.find_search_words is
  'Returns at most twenty cities or product titles of which a word, or several, begin with a folded text.';

create or replace function private.desk_term_conditions(p_kind text, p_text text) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  term constant text := left(private.fold(p_text), 255);
  beginning constant text := format('t.kind = %L and t.term like %L', p_kind, regexp_replace(term, '([\\%_])', '\\\1', 'g') || '%');
  value text := term;
begin
  if p_kind = 'text' then
    return array(
      select condition from unnest('{number,sku,tag,name,email,tracking,phone,city,zip,title,discount}'::text[]) with ordinality as kinds (kind, place)
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
  'Returns the SQL conditions, of which one must hold, of a searched text. Of one kind, or of all for ''text'': the beginning of a number, name or mail address; words of a city or product title; or a whole SKU, tag, tracking number, phone number, ZIP code or discount code. The values are literals, so that the planner chooses an index for each.';

create or replace function private.desk_term_search(p_kind text, p_text text) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    string_agg('select t.placed_at, t.order_id from private.order_search_terms as t where ' || condition, ' union all '),
    'select t.placed_at, t.order_id from private.order_search_terms as t where false'
  )
  from unnest(private.desk_term_conditions(p_kind, p_text)) as condition;
$$;
