-- A page of the search costs the same for a text that many orders have.
drop function private.desk_term_search(text, text);
create function private.desk_term_search(p_kind text, p_text text, p_page text default '') returns text
language sql stable set search_path = '' as $$
  select coalesce(
    string_agg(
      format(
        case p_page when '' then 'select t.placed_at, t.order_id from private.order_search_terms as t where %s%s'
        -- The beginning of a name can find an order twice.
        else '(select distinct t.placed_at, t.order_id from private.order_search_terms as t where %s %s)' end,
        condition, p_page
      ), ' union all '
    ),
    'select t.placed_at, t.order_id from private.order_search_terms as t where false'
  )
  from unnest(private.desk_term_conditions(p_kind, p_text)) as condition;
$$;
comment on function private.desk_term_search is
  'Returns the SQL that finds orders by a searched text: one query for each kind of term. With p_page, which selects from t, sorts and limits, each of these reads one page.';

create or replace function private.find_desk_orders(
  p_actor_id uuid, p_filter jsonb default '{}', p_after jsonb default null, p_limit integer default 50,
  p_latest_first boolean default false, p_joins_addresses boolean default true
) returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  -- The latest orders with a term are read in the order of its index, not found among all orders.
  leading_term constant text := case when p_latest_first then
    (select name from unnest('{text,tag,sku,number}'::text[]) with ordinality as known (name, place) where p_filter ? name order by place limit 1)
  end;
  sort_order constant text := case
    when leading_term is not null then 'f.placed_at desc, f.order_id desc'
    when p_latest_first then 'o.placed_at desc, o.id desc'
    -- The id decides between equal orders, so that no page has an order of another one.
    else 'o.priority, o.ship_by, o.placed_at, o.id' end;
  next_page constant text := case
    when p_after is null then ''
    when leading_term is not null then format('and (f.placed_at, f.order_id) < (%L, %L)', p_after ->> 'at', p_after ->> 'id')
    when p_latest_first then format('and (o.placed_at, o.id) < (%L, %L)', p_after ->> 'at', p_after ->> 'id')
    else format('and (o.priority, o.ship_by, o.placed_at, o.id) > (%L, %L, %L, %L)',
      p_after ->> 'priority', p_after ->> 'ship_by', p_after ->> 'at', p_after ->> 'id') end;
  -- Without other filters, the page is among the first orders of each kind of term. Terms of deleted orders are deleted.
  page_of_terms constant text := case when leading_term is not null and p_filter - leading_term = '{}' then
    format('%s order by t.placed_at desc, t.order_id desc limit %s', replace(next_page, 'f.', 't.'), least(p_limit, 250))
    else '' end;
begin
  perform private.require_permission(p_actor_id, 'orders');
  -- To start other processes takes longer than to read a page.
  if page_of_terms <> '' then perform pg_catalog.set_config('max_parallel_workers_per_gather', '0', true); end if;
  return query execute format(
    $query$
      -- The orders to the same address are read for those of the page alone.
      select to_jsonb(page) || jsonb_build_object('same_address', %s) from (
        select %s o.id, o.shopify_order_id, o.order_number, o.placed_at, o.ship_by, o.priority, o.status, o.financial_status,
          o.fulfillment_status, o.currency, o.total_minor, o.shipping_method, o.fulfillment_orders, o.shipping_address,
          o.shopify_customer_id, o.user_id,
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
        order by %s limit %s
      ) as page
    $query$,
    case when p_joins_addresses then 'private.find_orders_to_address(page.id)' else '''[]''::jsonb' end,
    -- An order can have several of the searched terms.
    case when leading_term is not null then 'distinct on (f.placed_at, f.order_id)' end,
    case when p_filter ? 'text' then
      -- The terms of the order first (offset 0 keeps it so): the planner would read all orders of a frequent name for each.
      format('array(select distinct t.kind from (select own.kind, own.term from private.order_search_terms as own where own.order_id = o.id offset 0) as t where %s)',
        array_to_string(private.desk_term_conditions('text', p_filter ->> 'text'), ' or '))
      else 'null::text[]' end,
    p_actor_id,
    case when leading_term is not null then
      format('(%s) as f join public.orders as o on o.id = f.order_id',
        private.desk_term_search(leading_term, p_filter ->> leading_term, page_of_terms))
      else 'public.orders as o' end,
    private.desk_conditions(p_filter - coalesce(leading_term, '')),
    next_page, sort_order, least(p_limit, 250)
  );
end;
$$;
