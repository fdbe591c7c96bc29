begin;
select no_plan();

create function pg_temp.variant(p_number integer) returns text language sql as $$ select 'gid://shopify/ProductVariant/' || p_number $$;
create function pg_temp.ask(p_email text, p_variant integer default 1) returns boolean language sql as $$ select public.request_stock_alert(p_email, pg_temp.variant(p_variant)) $$;
create function pg_temp.hash(p_name text) returns text language sql as $$ select encode(sha256(p_name::bytea), 'hex') $$;
-- Sends what is due, and returns it; each mail gets a link named after its address and variant.
create function pg_temp.send_all() returns text[] language plpgsql as $$
declare
  claimed record;
  sent text[] := '{}';
begin
  for claimed in select c.lease, c.details from public.claim_jobs('stock-alert-mail', 100) as c loop
    perform public.start_stock_alert_mail(claimed.lease, pg_temp.hash(concat_ws(' ', claimed.details ->> 'email', claimed.details ->> 'variant_id')));
    perform public.complete_job(claimed.lease, jsonb_build_object('sent', claimed.details ->> 'mail'));
    sent := sent || concat_ws(' ', claimed.details ->> 'mail', claimed.details ->> 'email');
  end loop;
  return array(select unnest(sent) order by 1);
end;
$$;
create function pg_temp.confirm(p_email text, p_variant integer default 1) returns text language sql as
  $$ select outcome from public.confirm_stock_alert(pg_temp.hash(p_email || ' ' || pg_temp.variant(p_variant)), 7) $$;
create function pg_temp.stop(p_email text, p_variant integer default 1) returns text language sql as
  $$ select public.stop_stock_alerts(pg_temp.hash(p_email || ' ' || pg_temp.variant(p_variant))) $$;
-- Looks at what people wait for, and finds these variants available.
create function pg_temp.check_stock(p_available integer[]) returns integer language plpgsql as $$
declare
  claimed record;
begin
  select * into claimed from public.claim_jobs('stock-check');
  if not found then return null; end if;
  perform public.complete_job(claimed.lease, jsonb_build_object(
    'checked', claimed.details -> 'variant_ids', 'available', (select coalesce(jsonb_agg(pg_temp.variant(n)), '[]') from unnest(p_available) as n)
  ));
  return jsonb_array_length(claimed.details -> 'variant_ids');
end;
$$;
create function pg_temp.pass(p_interval interval) returns void language sql as $$
  update private.stock_alerts set created_at = created_at - p_interval, confirmation_sent_at = confirmation_sent_at - p_interval,
    confirmed_at = confirmed_at - p_interval, checked_at = checked_at - p_interval, sent_at = sent_at - p_interval, canceled_at = canceled_at - p_interval;
  update private.jobs set run_after = run_after - p_interval, leased_until = leased_until - p_interval;
$$;
create function pg_temp.delivery(p_id text) returns jsonb language sql as
  $$ select jsonb_build_object('webhook_id', p_id, 'event_id', null, 'topic', 'inventory_levels/update', 'shop', 'shop.example', 'triggered_at', null) $$;

-- Asking.
select is(public.record_stock_change(pg_temp.delivery('early')), 'ignored', 'ignores a change while no one waits');
select is_empty('select from private.webhook_events', 'stores no delivery while no one waits');
select is(pg_temp.ask(' Ada@Example.COM '), false, 'records an address');
select is(pg_temp.ask('ada@example.com'), false, 'answers the same for an address that it knows');
select is(count(*), 1::bigint, 'has one alert per address and variant') from private.stock_alerts;
select throws_ok($$ select pg_temp.ask('a@' || repeat('b', 260)) $$, '23514', null, 'rejects an address that is too long');
select throws_ok($$ select public.request_stock_alert('a@example.com', 'gid://shopify/Product/1') $$, '23514', null, 'rejects what is no variant');
select is(pg_temp.send_all(), array['confirmation ada@example.com'], 'sends one mail to confirm the address');
select is(pg_temp.send_all(), '{}', 'sends none twice');
select is(public.request_stock_check(), 'ignored', 'looks at nothing for an address that is not confirmed');
select results_eq('select token_hash from private.stock_alert_links', $$ values (pg_temp.hash('ada@example.com gid://shopify/ProductVariant/1')) $$, 'stores the digest of the link');

-- Confirming.
select is_empty($$ select public.confirm_stock_alert(pg_temp.hash('unknown'), 7) $$, 'knows no other link');
select is(pg_temp.confirm('ada@example.com'), 'confirmed', 'confirms an address');
select is(pg_temp.confirm('ada@example.com'), 'already', 'confirms an address once');
select pg_temp.ask('ada@example.com');
select is(pg_temp.send_all(), '{}', 'sends nothing to an address that waits already');
select is(pg_temp.check_stock('{}'), 1, 'looks at the variant at once');
select is(pg_temp.send_all(), '{}', 'sends nothing while it is sold out');

-- Webhooks.
select is(public.record_stock_change(pg_temp.delivery('one')), 'recorded', 'records a change');
select is(public.record_stock_change(pg_temp.delivery('one')), 'duplicate', 'records a delivery once');
select is(public.record_stock_change(pg_temp.delivery('two')), 'recorded', 'records another change');
select is(pg_temp.check_stock('{1}'), 1, 'looks once for several changes');
select is(pg_temp.check_stock('{1}'), null, 'looks no more than once');
select public.request_stock_check();
select is(pg_temp.check_stock('{1}'), 1, 'looks while the mail waits');
select is(count(*), 1::bigint, 'queues one mail') from private.jobs where kind = 'stock-alert-mail';
-- Sold out again: the worker sends nothing.
select public.complete_job(c.lease) from public.claim_jobs('stock-alert-mail') as c;
select results_eq('select sent_at from private.stock_alerts', 'values (null::timestamptz)', 'keeps waiting if nothing was sent');
select public.request_stock_check();
select is(pg_temp.check_stock('{1}'), 1, 'looks again');
select public.claim_jobs('stock-alert-mail');
select public.request_stock_check();
select is(pg_temp.check_stock('{1}'), 1, 'looks while the mail is being sent');
select results_eq($$ select version::integer from private.jobs where kind = 'stock-alert-mail' $$, 'values (1)', 'does not queue the mail that is being sent again');
select pg_temp.pass('3 minutes');
select is(pg_temp.send_all(), array['stock ada@example.com'], 'sends the mail of a worker that died');
select is(public.record_stock_change(pg_temp.delivery('three')), 'ignored', 'waits for nothing after the mail');
select is(pg_temp.send_all(), '{}', 'sends one mail');
select is(pg_temp.confirm('ada@example.com'), 'already', 'does nothing for a link that was used');
select pg_temp.ask('ada@example.com');
select is(pg_temp.send_all(), array['confirmation ada@example.com'], 'asks for a confirmation again after the mail');
delete from private.stock_alerts;
select is_empty($$ select from private.jobs where kind = 'stock-alert-mail' $$, 'deletes the job with the alert');

-- Limits.
select pg_temp.ask('ben@example.com', n) from generate_series(1, 9) as n;
select is(count(*), 5::bigint, 'asks an address for five variants a day') from private.stock_alerts;
select pg_temp.ask('eve@example.com');
select is(cardinality(pg_temp.send_all()), 6, 'sends them, and those of others');
select pg_temp.pass('25 hours');
select pg_temp.ask('ben@example.com', 1);
select is(pg_temp.send_all(), array['confirmation ben@example.com'], 'sends a new link after a day');
update private.stock_alerts set confirmation_sent_at = now();
insert into private.stock_alerts (email, variant_id, confirmation_sent_at) select n || '@example.com', pg_temp.variant(1), now() from generate_series(1, 300) as n;
select is(pg_temp.ask('late@example.com'), true, 'says that confirmations are held');
select is(pg_temp.send_all(), '{}', 'holds confirmations back');
select pg_temp.pass('61 minutes');
select is(pg_temp.send_all(), array['confirmation late@example.com'], 'sends them an hour later');
select pg_temp.pass('8 days');
select is(pg_temp.confirm('late@example.com'), 'expired', 'confirms no old link');
delete from private.stock_alerts;

-- Many variants.
insert into private.stock_alerts (email, variant_id, confirmed_at) select n || '@example.com', pg_temp.variant(n), now() from generate_series(1, 251) as n;
select public.request_stock_check();
update private.jobs set created_at = now() + interval '1 second' where kind = 'stock-check';
select is(pg_temp.check_stock('{}'), 250, 'looks at 250 variants at a time');
select is(pg_temp.check_stock('{}'), 250, 'then at the others');
delete from private.jobs where kind = 'stock-check';
delete from private.stock_alerts;

-- Stopping.
select pg_temp.ask('cy@example.com', n) from generate_series(1, 2) as n;
select pg_temp.send_all();
select pg_temp.confirm('cy@example.com', 1);
select pg_temp.check_stock('{1}');
create temporary table claims on commit drop as select c.lease from public.claim_jobs('stock-alert-mail') as c;
select results_eq($$ select public.start_stock_alert_mail(lease, pg_temp.hash('again')) from claims $$, 'values (true)', 'lets a claimed mail be sent');
select is(pg_temp.stop('cy@example.com', 2), 'unsubscribed', 'stops all mails to an address');
select results_eq($$ select public.start_stock_alert_mail(lease, pg_temp.hash('again')) from claims $$, 'values (false)', 'lets no mail be sent that was stopped');
select is(pg_temp.stop('cy@example.com', 1), 'already', 'stops once');
select is(pg_temp.stop('nobody@example.com'), 'unknown', 'knows no other link to stop');
select is(pg_temp.confirm('cy@example.com', 2), 'unsubscribed', 'confirms nothing after that');
select is(pg_temp.check_stock('{1,2}'), null, 'waits for nothing after that');

-- Forgetting.
select pg_temp.ask('dee@example.com', n) from generate_series(1, 2) as n;
select pg_temp.send_all();
select pg_temp.confirm('dee@example.com', 1);
select pg_temp.pass('31 days');
select public.forget_stock_alerts();
select results_eq('select email, variant_id from private.stock_alerts', $$ values ('dee@example.com', pg_temp.variant(1)) $$, 'forgets stopped and unconfirmed alerts after 30 days');
select pg_temp.pass('335 days');
select public.forget_stock_alerts();
select is_empty('select from private.stock_alerts', 'waits for a year');

-- Erasure and export.
select pg_temp.ask('ada@example.com');
select pg_temp.ask('ben@example.com');
select is(private.export_stock_alerts('{"email": "ADA@example.com"}') -> 0 ->> 'variant_id', pg_temp.variant(1), 'exports what an address waits for');
select private.erase_subscribers('{"email": "ADA@example.com", "shopify_customer_id": "gid://shopify/Customer/1"}');
select results_eq('select email from private.stock_alerts', $$ values ('ben@example.com') $$, 'erases the alerts of a person, and no others');
select is(count(*), 1::bigint, 'erases their jobs') from private.jobs where kind = 'stock-alert-mail';

-- Access.
set local role authenticated;
select throws_ok($$ select public.request_stock_alert('a@example.com', 'gid://shopify/ProductVariant/1') $$, '42501', null, 'lets no visitor call a function');
select throws_ok('select from private.stock_alerts', '42501', null, 'lets no visitor read an address');
reset role;

select * from finish();
rollback;
