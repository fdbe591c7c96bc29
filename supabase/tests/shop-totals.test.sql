begin;
select no_plan();

create function pg_temp.totals() returns text language sql as
  $$ select concat_ws(' ', orders, pending_orders, failed_payments) from public.count_shop_totals() $$;
create function pg_temp.recount() returns text language sql as $$
  select concat_ws(' ', count(*) filter (where deleted_at is null), count(*) filter (where private.is_pending(o)), count(*) filter (where private.is_payment_failed(o)))
  from public.orders as o
$$;

insert into public.orders (shopify_order_id, placed_at, updated_at, cancelled_at, financial_status, fulfillment_status, currency,
  subtotal_minor, discount_minor, shipping_minor, tax_minor, total_minor, deleted_at)
select format('gid://shopify/Order/%s', number), now(), now(), cancelled_at, payment, fulfillment, 'USD', 1, 0, 0, 0, 1, deleted_at
from (values
  (1, null::timestamptz, 'paid', 'unfulfilled', null::timestamptz), (2, null, 'paid', null, null), (3, null, 'paid', 'partially_fulfilled', null),
  (4, null, 'paid', 'fulfilled', null), (5, now(), 'voided', 'unfulfilled', null), (6, null, 'expired', 'unfulfilled', null),
  (7, null, 'paid', 'unfulfilled', now())
) as facts (number, cancelled_at, payment, fulfillment, deleted_at);
select results_eq('select * from public.count_shop_totals()', $$ values (6::bigint, 4::bigint, 2::bigint) $$,
  'counts orders, pending orders and failed payments, without deleted orders');

update public.orders set fulfillment_status = 'fulfilled' where shopify_order_id = 'gid://shopify/Order/1';
select is(pg_temp.totals(), '6 3 2', 'an order that is fulfilled is not pending any more');
update public.orders set fulfillment_status = 'unfulfilled', financial_status = 'voided' where shopify_order_id = 'gid://shopify/Order/1';
select is(pg_temp.totals(), '6 4 3', 'counts an order whose fulfillment was canceled, and whose payment failed');
update public.orders set closed_at = now() where shopify_order_id = 'gid://shopify/Order/2';
select is(pg_temp.totals(), '6 3 3', 'a closed order is not pending');
update public.orders set deleted_at = now() where shopify_order_id = 'gid://shopify/Order/6';
select is(pg_temp.totals(), '5 2 2', 'a deleted order does not count');
update public.orders set user_id = null, total_minor = 2, updated_at = now();
select is(pg_temp.totals(), pg_temp.recount(), 'other changes count nothing twice');

do $$ begin
  for n in 1..1100 loop
    update public.orders set financial_status = case when n % 2 = 0 then 'paid' else 'voided' end where shopify_order_id = 'gid://shopify/Order/3';
  end loop;
end $$;
select is(pg_temp.totals(), pg_temp.recount(), 'adding up older changes does not change the totals');
select cmp_ok((select count(*) from private.shop_total_changes), '<=', 1000::bigint, 'keeps no more than a thousand changes');

select public.redact_shop('{"webhook_id": "gone", "topic": "shop/redact", "shop": "s"}');
select is(pg_temp.totals(), '0 0 0', 'counts nothing after all orders were erased');

select * from finish();
rollback;
