begin;
select no_plan();

create temporary table people on commit drop as
select 'gita' as name, gen_random_uuid() as user_id union all select 'hari', gen_random_uuid() union all select 'ada', gen_random_uuid();
insert into public.profiles (user_id, first_name) select user_id, name from people;
insert into public.user_roles (user_id, role) select user_id, 'owner' from people where name <> 'ada';
create function pg_temp.claim(p_name text, p_key text, p_target text default 'one', p_action text default 'fulfillment.create')
returns table (outcome text, audit_id bigint, ended_as text, details jsonb) language sql as $$
  select c.outcome, c.audit_id, c.ended_as, c.details
  from public.claim_staff_action((select user_id from people where name = p_name), p_key, p_action, p_target, '{"carrier": "UPS"}', 'request') as c $$;
create function pg_temp.outcome(p_name text, p_key text, p_target text default 'one', p_action text default 'fulfillment.create') returns text language sql as
  $$ select outcome from pg_temp.claim(p_name, p_key, p_target, p_action) $$;

select is(pg_temp.outcome('ada', 'a'), 'denied', 'denies a customer');
select is(pg_temp.outcome('nobody', 'a'), 'denied', 'denies a visitor who is signed out');
create temporary table first_claim on commit drop as select * from pg_temp.claim('gita', 'a');
select results_eq('select outcome, audit_id is null, ended_as, details from first_claim', $$ values ('claimed', false, null::text, null::jsonb) $$, 'lets an admin claim a target');
select is(pg_temp.outcome('gita', 'a'), 'busy', 'returns busy for a second submission');
select is(pg_temp.outcome('hari', 'b', p_action => 'fulfillment.cancel'), 'busy', 'returns busy for another admin and any action');
select is(pg_temp.outcome('hari', 'c', 'two'), 'claimed', 'lets another admin claim another target');

select public.end_audit(audit_id, 'done', '{"parcel": "1Z"}') from first_claim;
select results_eq($$ select outcome, audit_id, ended_as, details from pg_temp.claim('gita', 'a') $$,
  $$ values ('ended', null::bigint, 'done', '{"parcel": "1Z"}'::jsonb) $$, 'returns the outcome to a submission after the end');
select is(pg_temp.outcome('hari', 'b'), 'claimed', 'lets another form claim again');

-- A claim without an outcome.
update private.staff_actions set claimed_until = now() where target = 'one' and key = 'b';
select is(pg_temp.outcome('gita', 'd'), 'unconfirmed', 'returns unconfirmed after a claim without an outcome');
select is(pg_temp.outcome('hari', 'b'), 'busy', 'returns busy to the holder of the expired claim');
select public.end_audit(a.audit_id, 'failed') from private.staff_actions as a where a.key = 'd';
select is(pg_temp.outcome('hari', 'e'), 'claimed', 'returns claimed again once an outcome is recorded');
select public.end_audit(a.audit_id, 'done') from private.staff_actions as a where a.key = 'b' and target = 'one';
select is(pg_temp.outcome('hari', 'b'), 'ended', 'accepts a late outcome for its own form');

-- Audit log.
select results_eq(
  $$ select p.name, l.action, l.target, l.details, l.request_id, o.outcome::text, o.details
    from private.audit_log as l join people as p on p.user_id = l.actor_id left join private.audit_outcomes as o on o.audit_id = l.id order by l.id limit 3 $$,
  $$ values ('ada', 'fulfillment.create', 'one', '{"carrier": "UPS"}'::jsonb, 'request', 'refused', '{"reason": "denied"}'::jsonb),
    ('gita', 'fulfillment.create', 'one', '{"carrier": "UPS"}', 'request', 'done', '{"parcel": "1Z"}'),
    ('gita', 'fulfillment.create', 'one', '{"carrier": "UPS"}', 'request', 'refused', '{"reason": "busy"}') $$,
  'logs every attempt, refused ones included'
);
select throws_ok($$ select pg_temp.outcome('gita', 'x', 'four', 'nonsense') $$, '23514', null, 'rejects an action without an area');
select is(count(*), 1::bigint, 'logs attempts without an actor') from private.audit_log where actor_id is null and action = 'fulfillment.create';
delete from public.user_roles where user_id = (select user_id from people where name = 'gita');
select is(pg_temp.outcome('gita', 'f', 'three'), 'denied', 'denies a former admin');

-- Notes.
select public.record_order(null, '{"shopify_order_id": "gid://shopify/Order/1", "placed_at": "2026-01-01", "updated_at": "2026-01-01", "currency": "USD", "subtotal_minor": 1, "discount_minor": 0, "shipping_minor": 0, "tax_minor": 0, "total_minor": 1, "items": [], "fulfillments": []}');
create function pg_temp.order_id() returns uuid language sql as $$ select id from public.orders where shopify_order_id = 'gid://shopify/Order/1' $$;
create function pg_temp.is_stored(p_order_id uuid default pg_temp.order_id()) returns boolean language sql as
  $$ select is_stored from public.find_order_note('eeeeeeee-0000-4000-8000-000000000005', p_order_id) $$;
select is(pg_temp.is_stored(), false, 'finds an order without the note');
select is(pg_temp.is_stored(gen_random_uuid()), null, 'finds no row for an unknown order');
select public.add_order_note('eeeeeeee-0000-4000-8000-000000000005', pg_temp.order_id(), (select user_id from people where name = 'hari'), text)
from (values ('Called her'), ('Sent twice')) as versions (text);
select is(pg_temp.is_stored(), true, 'finds the note');
select results_eq('select text from public.order_notes', $$ values ('Called her') $$, 'stores a note once');

select * from finish();
rollback;
