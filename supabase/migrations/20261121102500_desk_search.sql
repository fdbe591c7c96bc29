-- The order desk: search, filters and lists.
create function private.fold(p_text text) returns text
language sql immutable strict set search_path = '' as $$
  select trim(regexp_replace(regexp_replace(
    replace(replace(replace(
      translate(regexp_replace(lower(normalize(p_text, nfkd)), '[\u0300-\u036f]', '', 'g'), 'øłđı', 'oldi'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'
    ), '[''’`.#]', '', 'g'), '[\s,-]+', ' ', 'g'));
$$;
comment on function private.fold is
  'Returns a text for comparison, without case, accents and punctuation: "Núñez-O''Neil" becomes "nunez oneil". The extension unaccent is not in every project.';

create function private.address_key(p_address jsonb) returns text
-- The cost keeps the planner from computing it for each order instead of using the index, also in a small table.
language sql immutable parallel safe cost 10000 security definer set search_path = '' as $$
  select street || ' / ' || case when zip ~ '^[0-9]{5}' then left(zip, 5) else zip end
  from (values (
    trim(regexp_replace(private.fold(concat_ws(' ', p_address ->> 'address1', p_address ->> 'address2')), '[ !-/:-@\[-`{-~]+', ' ', 'g')),
    private.fold(p_address ->> 'zip')
  )) as parts (street, zip)
  where street <> '' and zip <> '';
$$;
comment on function private.address_key is
  'Returns street and ZIP code without case, accents, punctuation and repeated spaces, of a US ZIP code its five digits: equal for two spellings of one address. Null without street or ZIP code. An index depends on it.';
-- Whoever writes an order computes the index entry.
grant execute on function private.address_key(jsonb) to service_role;

-- In the order of the list, so that only ten of many orders to one address are read.
create index orders_same_address_idx on public.orders (private.address_key(shipping_address), ship_by, id)
where status = 'open' and fulfillment_status in ('unfulfilled', 'partially_fulfilled') and deleted_at is null;

create function private.find_orders_to_address(p_order_id uuid) returns jsonb
language plpgsql stable parallel safe set search_path = '' as $$
declare
  key constant text := (
    select private.address_key(o.shipping_address) from public.orders as o
    where o.id = p_order_id and o.status = 'open' and o.fulfillment_status in ('unfulfilled', 'partially_fulfilled') and o.deleted_at is null
  );
begin
  if key is null then return '[]'; end if;
  return (
    select coalesce(jsonb_agg(same), '[]') from (
      select o.id, o.order_number, o.shopify_customer_id, o.ship_by,
        nullif(concat_ws(' ', o.shipping_address ->> 'first_name', o.shipping_address ->> 'last_name'), '') as customer
      from public.orders as o
      where private.address_key(o.shipping_address) = key and o.id <> p_order_id
        and o.status = 'open' and o.fulfillment_status in ('unfulfilled', 'partially_fulfilled') and o.deleted_at is null
      order by o.ship_by, o.id limit 10
    ) as same
  );
end;
$$;
comment on function private.find_orders_to_address is
  'Returns at most ten other orders that wait to be shipped to the address of one that waits too, of any customer, the most urgent first. For staff: customers see none of it. Parallel safe, or the planner would sort all orders of a frequent term.';

create function private.name_terms(p_first_name text, p_last_name text) returns setof text
language sql immutable set search_path = '' as $$
  select left(array_to_string(words[n:], ' '), 100)
  from (values
    (string_to_array(private.fold(concat_ws(' ', p_first_name, p_last_name)), ' '), 8),
    (string_to_array(private.fold(concat_ws(' ', p_last_name, p_first_name)), ' '), 1)
  ) as orders_of_words (words, most), generate_series(1, least(cardinality(words), most)) as n
  where words[1] <> '';
$$;
comment on function private.name_terms is
  'Returns what a searched name may be the beginning of: the full name, each of its later words with the rest, and the name with the last name first.';

create table private.order_search_terms (
  kind text not null check (kind in ('number', 'sku', 'tag', 'name')),
  -- The collation "C" lets an index find beginnings in any locale.
  term text not null collate "C" check (char_length(term) between 1 and 255),
  placed_at timestamptz not null,
  order_id uuid not null references public.orders on delete cascade,
  primary key (kind, term, placed_at, order_id)
);
create index on private.order_search_terms (order_id);
comment on table private.order_search_terms is
  'What staff can find an order by. Derived from the order by triggers, so that erasing the order''s data erases it here. In the order of the lists, so that a page of a frequent tag reads only that page.';
alter table private.order_search_terms enable row level security;

create function private.terms_of_order(p_order_id uuid) returns table (kind text, term text, placed_at timestamptz)
language sql stable set search_path = '' as $$
  select terms.kind, left(terms.term, 255), o.placed_at
  from public.orders as o left join public.order_staff_details as d on d.order_id = o.id
  cross join lateral (
    select 'number', private.fold(o.order_number)
    union select 'sku', private.fold(sku) from unnest(d.skus) as sku
    union select 'tag', private.fold(tag) from unnest(d.tags) as tag
    union select 'name', name from private.name_terms(o.shipping_address ->> 'first_name', o.shipping_address ->> 'last_name') as name
  ) as terms (kind, term)
  where o.id = p_order_id and o.deleted_at is null and terms.term <> '';
$$;
comment on function private.terms_of_order is 'Returns what staff can find an order by.';

create function private.index_order_for_search() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed_id constant uuid := coalesce(to_jsonb(new) ->> 'order_id', to_jsonb(new) ->> 'id');
begin
  delete from private.order_search_terms as t
  where t.order_id = changed_id and (t.kind, t.term, t.placed_at) not in (select w.kind, w.term, w.placed_at from private.terms_of_order(changed_id) as w);
  insert into private.order_search_terms (kind, term, placed_at, order_id)
  select w.kind, w.term, w.placed_at, changed_id from private.terms_of_order(changed_id) as w
  on conflict do nothing;
  return null;
end;
$$;
comment on function private.index_order_for_search is 'Keeps the search terms of an order current.';

create trigger index_new_order after insert on public.orders
for each row execute function private.index_order_for_search();
create trigger index_changed_order after update of order_number, shipping_address, placed_at, deleted_at on public.orders
for each row when (
  (old.order_number, old.shipping_address, old.placed_at, old.deleted_at)
    is distinct from (new.order_number, new.shipping_address, new.placed_at, new.deleted_at)
) execute function private.index_order_for_search();
create trigger index_new_details after insert on public.order_staff_details
for each row when (new.tags <> '{}' or new.skus <> '{}') execute function private.index_order_for_search();
create trigger index_changed_details after update of tags, skus on public.order_staff_details
for each row when ((old.tags, old.skus) is distinct from (new.tags, new.skus)) execute function private.index_order_for_search();

-- The values are literals, so that the planner chooses an index for each combination.
create function private.desk_term_conditions(p_kind text, p_text text) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  term constant text := left(private.fold(p_text), 255);
  exactly constant text := format('t.kind = %%L and t.term = %L', replace(term, '%', '%%'));
  -- An empty beginning would find every order.
  beginning constant text := case when term = '' then exactly
    else format('t.kind = %%L and t.term like %L', replace(regexp_replace(term, '([\\%_])', '\\\1', 'g'), '%', '%%') || '%%') end;
begin
  return case p_kind
    when 'text' then private.desk_term_conditions('number', p_text) || private.desk_term_conditions('sku', p_text)
      || private.desk_term_conditions('tag', p_text) || private.desk_term_conditions('name', p_text)
    when 'number' then array[format(beginning, p_kind)]
    when 'name' then array[format(beginning, p_kind)]
    else array[format(exactly, p_kind)]
  end;
end;
$$;
comment on function private.desk_term_conditions is
  'Returns the SQL conditions, of which one must hold, of a searched text: the beginning of a number or name, or a whole SKU or tag. Of one kind, or of all for ''text''.';

create function private.desk_term_search(p_kind text, p_text text) returns text
language sql immutable set search_path = '' as $$
  select string_agg('select t.placed_at, t.order_id from private.order_search_terms as t where ' || condition, ' union all ')
  from unnest(private.desk_term_conditions(p_kind, p_text)) as condition;
$$;
comment on function private.desk_term_search is 'Returns the SQL that finds orders by a searched text. Kinds: see desk_term_conditions.';

create function private.desk_conditions(p_filter jsonb) returns text
language sql immutable set search_path = '' as $$
  select 'o.deleted_at is null and ' || private.filter_conditions(jsonb_build_object(
    'id', 'o.id = %1$L',
    'to_ship', 'o.status = ''open'' and o.fulfillment_status in (''unfulfilled'', ''partially_fulfilled'')',
    'status', 'o.status = %1$L',
    'fulfillment_status', 'o.fulfillment_status = %1$L',
    'financial_status', 'o.financial_status = %1$L',
    'shipping_method', 'o.shipping_method = %1$L',
    'ship_by_before', 'o.ship_by < %1$L',
    -- Days in the shop's time zone.
    'placed_from', 'o.placed_at >= %1$L::date::timestamp at time zone ''America/New_York''',
    'placed_to', 'o.placed_at < (%1$L::date + 1)::timestamp at time zone ''America/New_York''',
    'customer', 'o.shopify_customer_id = %1$L',
    'exact_number', 'o.id in (select t.order_id from private.order_search_terms as t where t.kind = ''number'' and t.term = private.fold(%1$L))',
    'on_hold', 'd.hold_reasons <> ''{}''',
    -- In these words an index answers it, without the details of each order.
    'not_on_hold', 'not exists (select from public.order_staff_details as h where h.order_id = o.id and h.hold_reasons <> ''{}'')',
    'at_risk', 'd.risk in (''investigate'', ''cancel'')',
    'not_packed_by_others', 'not exists (select from private.packing_leases as l where l.order_id = o.id and l.user_id <> %1$L and l.expires_at > now())'
  ) || (
    select coalesce(jsonb_object_agg(kind, format(
      'o.id in (select order_id from (%s) as found)', replace(private.desk_term_search(kind, p_filter ->> kind), '%', '%%')
    )), '{}')
    from unnest('{number,tag,sku,text}'::text[]) as kind where p_filter ? kind
  ), p_filter);
$$;
comment on function private.desk_conditions is 'Returns the SQL conditions of a filter of the order desk. Raises 22023 for an unknown one.';

-- A function and not a view: operators that are not leakproof use no index under row level security.
create function public.find_desk_orders(
  p_actor_id uuid, p_filter jsonb default '{}', p_after jsonb default null, p_limit integer default 50,
  p_latest_first boolean default false, p_joins_addresses boolean default true
) returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  -- The latest orders with a term are read in the order of its index, not found among all orders.
  leading_term constant text := case when p_latest_first then
    (select name from unnest('{text,tag,sku,number}'::text[]) with ordinality as known (name, place) where p_filter ? name order by place limit 1)
  end;
  sort_key constant text := case when leading_term is not null then 'f.placed_at' when p_latest_first then 'o.placed_at' else 'o.ship_by' end;
  sort_id constant text := case when leading_term is not null then 'f.order_id' else 'o.id' end;
  direction constant text := case when p_latest_first then 'desc' else 'asc' end;
begin
  perform private.require_admin_role(p_actor_id);
  return query execute format(
    $query$
      -- The orders to the same address are read for those of the page alone.
      select to_jsonb(page) || jsonb_build_object('same_address', %s) from (
        select %s o.id, o.shopify_order_id, o.order_number, o.placed_at, o.ship_by, o.status, o.financial_status, o.fulfillment_status,
          o.currency, o.total_minor, o.shipping_method, o.shipping_address, o.shopify_customer_id, o.user_id,
          d.note, d.tags, d.hold_reasons, d.risk, %s as found_by, (
            select jsonb_agg(jsonb_build_object('title', i.title, 'variant_title', i.variant_title, 'sku', i.sku, 'quantity', i.quantity)
              order by i.position)
            from public.order_items as i where i.order_id = o.id
          ) as items, (
            select jsonb_build_object('is_own', l.user_id = %L, 'first_name', p.first_name, 'since', l.since)
            from private.packing_leases as l join public.profiles as p using (user_id)
            where l.order_id = o.id and l.expires_at > now()
          ) as packing
        from %s left join public.order_staff_details as d on d.order_id = o.id
        where %s %s
        order by %s %s, %s %s limit %s
      ) as page
    $query$,
    case when p_joins_addresses then 'private.find_orders_to_address(page.id)' else '''[]''::jsonb' end,
    -- An order can have several of the searched terms.
    case when leading_term is not null then 'distinct on (f.placed_at, f.order_id)' end,
    case when p_filter ? 'text' then
      format('array(select distinct t.kind from private.order_search_terms as t where t.order_id = o.id and (%s))',
        array_to_string(private.desk_term_conditions('text', p_filter ->> 'text'), ' or '))
      else 'null::text[]' end,
    p_actor_id,
    case when leading_term is not null then
      format('(%s) as f join public.orders as o on o.id = f.order_id',
        private.desk_term_search(leading_term, p_filter ->> leading_term))
      else 'public.orders as o' end,
    private.desk_conditions(p_filter - coalesce(leading_term, '')),
    case when p_after is not null then
      format('and (%s, %s) %s (%L, %L)', sort_key, sort_id, case when p_latest_first then '<' else '>' end, p_after ->> 'at', p_after ->> 'id')
    end,
    sort_key, direction, sort_id, direction, least(p_limit, 250)
  );
end;
$$;
comment on function public.find_desk_orders is
  'Returns orders for the desk of an admin by promised ship date, or the latest first. Filters: see desk_conditions; the next page starts after p_after: id, and at, its promised ship date, or its time with p_latest_first. With p_joins_addresses each order has the other open orders to its address.';
grant execute on function public.find_desk_orders(uuid, jsonb, jsonb, integer, boolean, boolean) to service_role;

create function public.count_desk_orders(p_actor_id uuid, p_filters jsonb, p_limit integer default null) returns bigint[]
language plpgsql stable security definer set search_path = '' as $$
declare
  filter jsonb;
  order_count bigint;
  counts bigint[] := '{}';
begin
  perform private.require_admin_role(p_actor_id);
  for filter in select value from jsonb_array_elements(p_filters) loop
    execute format(
      'select count(*) from (select from public.orders as o left join public.order_staff_details as d on d.order_id = o.id where %s limit %L) as found',
      private.desk_conditions(filter), p_limit
    ) into order_count;
    counts := counts || order_count;
  end loop;
  return counts;
end;
$$;
comment on function public.count_desk_orders is
  'Returns how many orders each filter of the order desk matches, at most p_limit. Filters: see desk_conditions.';
grant execute on function public.count_desk_orders(uuid, jsonb, integer) to service_role;

create function public.list_shipping_methods(p_actor_id uuid) returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  -- Reads one index entry for each method, not one for each order.
  return array(
    with recursive methods (name) as (
      (select o.shipping_method from public.orders as o where o.shipping_method is not null order by o.shipping_method limit 1)
      union all
      select (select o.shipping_method from public.orders as o where o.shipping_method > m.name order by o.shipping_method limit 1)
      from methods as m where m.name is not null
    )
    select m.name from methods as m where m.name is not null limit 50
  );
end;
$$;
comment on function public.list_shipping_methods is 'Returns the shipping methods that orders have, at most 50.';
grant execute on function public.list_shipping_methods(uuid) to service_role;

create table private.desk_views (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 40),
  query text not null check (char_length(query) between 1 and 2000),
  created_at timestamptz not null default now()
);
create unique index on private.desk_views (private.fold(name));
comment on table private.desk_views is 'Searches and filters of the order desk that staff have saved under a name, for all staff.';
alter table private.desk_views enable row level security;

create function private.broadcast_desk_views() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform realtime.send('{"change": "views"}', 'order', 'desk', true);
  return null;
end;
$$;
comment on function private.broadcast_desk_views is 'Lets open order desks load the saved views again.';
create trigger broadcast_desk_views after insert or update or delete on private.desk_views
for each statement execute function private.broadcast_desk_views();

create function public.list_desk_views(p_actor_id uuid) returns table (id uuid, name text, query text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  return query select v.id, v.name, v.query from private.desk_views as v order by private.fold(v.name);
end;
$$;
comment on function public.list_desk_views is 'Returns the saved views of the order desk by name.';

create function public.find_desk_view(p_id uuid, p_name text) returns table (name text, is_name_taken boolean, is_full boolean)
language sql stable security definer set search_path = '' as $$
  select (select v.name from private.desk_views as v where v.id = p_id),
    exists (select from private.desk_views as v where private.fold(v.name) = private.fold(p_name) and v.id <> p_id),
    (select count(*) >= 20 from private.desk_views);
$$;
comment on function public.find_desk_view is
  'Returns the name of a view, or null, whether another view has the name p_name, and whether there are as many views as there can be.';

create function public.save_desk_view(p_id uuid, p_name text, p_query text) returns void
language sql security definer set search_path = '' as $$
  insert into private.desk_views (id, name, query) values (p_id, p_name, p_query)
  on conflict (id) do update set name = excluded.name;
$$;
comment on function public.save_desk_view is
  'Saves a view, or renames it. Call claim_staff_action first: it checks the role and writes the audit log.';

create function public.remove_desk_view(p_id uuid) returns void
language sql security definer set search_path = '' as $$
  delete from private.desk_views where id = p_id;
$$;
comment on function public.remove_desk_view is 'Removes a view. Call claim_staff_action first: it checks the role and writes the audit log.';

grant execute on function public.list_desk_views(uuid) to service_role;
grant execute on function public.find_desk_view(uuid, text) to service_role;
grant execute on function public.save_desk_view(uuid, text, text) to service_role;
grant execute on function public.remove_desk_view(uuid) to service_role;
