begin;
select no_plan();

create temporary table staff on commit drop as select gen_random_uuid() as user_id;
insert into public.profiles (user_id) select user_id from staff;
insert into public.user_roles (user_id, role) select user_id, 'owner' from staff;
insert into public.orders (shopify_order_id, order_number, placed_at, updated_at, currency, ship_by, shipping_method, fulfillment_status,
  subtotal_minor, discount_minor, shipping_minor, tax_minor, total_minor)
select 'gid://shopify/Order/' || n, '#' || n, placed_at, now(), 'USD', ship_by, method, 'unfulfilled', 1, 0, 0, 0, 1
from (values
  (1, 'Standard', '2026-11-03'::date, '2026-11-01T10:00:00Z'::timestamptz),
  (2, 'Express', '2026-11-09', '2026-11-05T10:00:00Z'),
  (3, null, '2026-11-03', '2026-11-01T09:00:00Z'),
  (4, 'DHL EXPRESS Worldwide', '2026-11-04', '2026-11-02T10:00:00Z'),
  (5, 'Standard', '2026-11-03', '2026-11-01T10:00:00Z'),
  (6, 'Standard', '2026-11-03', '2026-11-01T10:00:00Z'),
  (7, 'Expressly slow', '2026-11-02', '2026-10-30T10:00:00Z')
) as placed (n, method, ship_by, placed_at);

create function pg_temp.page(p_after jsonb, p_limit integer) returns setof jsonb language sql as
  $$ select public.find_desk_orders((select user_id from staff), '{"to_ship": true}', p_after, p_limit) $$;
create function pg_temp.whole() returns text[] language sql as
  $$ select array_agg(found ->> 'order_number' order by place) from pg_temp.page(null, 50) with ordinality as found (found, place) $$;

select is((pg_temp.whole())[:4], '{#4,#2,#7,#3}', 'lists express orders first, then the oldest promise and the oldest order');
select set_eq('select unnest((pg_temp.whole())[5:])', $$ values ('#1'), ('#5'), ('#6') $$, 'lists equal orders too');

create function pg_temp.paged(p_limit integer) returns text[] language plpgsql as $$
declare
  after jsonb;
  found jsonb;
  listed text[] := '{}';
  added integer;
begin
  loop
    added := 0;
    for found in select pg_temp.page(after, p_limit) loop
      listed := listed || (found ->> 'order_number');
      after := jsonb_build_object('priority', found -> 'priority', 'ship_by', found -> 'ship_by', 'at', found -> 'placed_at', 'id', found -> 'id');
      added := added + 1;
    end loop;
    exit when added = 0;
  end loop;
  return listed;
end;
$$;
select is(pg_temp.paged(size), pg_temp.whole(), format('lists each order once on pages of %s', size)) from unnest('{1,2,3}'::integer[]) as size;

select * from finish();
rollback;
