begin;
select no_plan();

create temporary table people on commit drop as
select 'gita' as name, gen_random_uuid() as user_id union all select 'hari', gen_random_uuid() union all select 'ada', gen_random_uuid();
insert into public.profiles (user_id, first_name) select user_id, name from people;
insert into public.user_roles (user_id, role) select user_id, 'admin' from people where name <> 'ada';
create function pg_temp.claim(p_name text, p_key text, p_target text default 'one', p_action text default 'fulfill')
returns table (outcome text, audit_id bigint, ended_as text, details jsonb) language sql as $$
  select c.outcome, c.audit_id, c.ended_as, c.details
  from public.claim_fulfillment_action((select user_id from people where name = p_name), p_key, p_action, p_target, '{"carrier": "UPS"}', 'request') as c $$;
create function pg_temp.outcome(p_name text, p_key text, p_target text default 'one', p_action text default 'fulfill') returns text language sql as
  $$ select outcome from pg_temp.claim(p_name, p_key, p_target, p_action) $$;

select is(pg_temp.outcome('ada', 'a'), 'denied', 'a customer does not act');
select is(pg_temp.outcome('nobody', 'a'), 'denied', 'nor does nobody');
create temporary table first_claim on commit drop as select * from pg_temp.claim('gita', 'a');
select results_eq('select outcome, audit_id is null, ended_as, details from first_claim', $$ values ('claimed', false, null::text, null::jsonb) $$, 'an admin does');
select is(pg_temp.outcome('gita', 'a'), 'busy', 'a second click waits for the first');
select is(pg_temp.outcome('hari', 'b', p_action => 'cancel'), 'busy', 'another admin too, whatever they want');
select is(pg_temp.outcome('hari', 'c', 'two'), 'claimed', 'elsewhere they may act');

select public.end_audit(audit_id, 'done', '{"parcel": "1Z"}') from first_claim;
select results_eq($$ select outcome, audit_id, ended_as, details from pg_temp.claim('gita', 'a') $$,
  $$ values ('ended', null::bigint, 'done', '{"parcel": "1Z"}'::jsonb) $$, 'a click after the end learns how it ended, and acts no more');
select is(pg_temp.outcome('hari', 'b'), 'claimed', 'another form is another attempt');

-- The answer was lost.
update private.fulfillment_actions set claimed_until = now() where target = 'one' and key = 'b';
select is(pg_temp.outcome('gita', 'd'), 'unconfirmed', 'after a claim that never ended, the next one is to look first');
select is(pg_temp.outcome('hari', 'b'), 'busy', 'and whoever comes back waits');
select public.end_audit(a.audit_id, 'failed') from private.fulfillment_actions as a where a.key = 'd';
select is(pg_temp.outcome('hari', 'e'), 'claimed', 'once one has ended, all is known again');
select public.end_audit(a.audit_id, 'done') from private.fulfillment_actions as a where a.key = 'b' and target = 'one';
select is(pg_temp.outcome('hari', 'b'), 'ended', 'an end that comes late counts for its form');

-- The audit log.
select results_eq(
  $$ select p.name, l.action, l.target, l.details, l.request_id, o.outcome::text, o.details
    from private.audit_log as l join people as p on p.user_id = l.actor_id left join private.audit_outcomes as o on o.audit_id = l.id order by l.id limit 3 $$,
  $$ values ('ada', 'fulfillment.fulfill', 'one', '{"carrier": "UPS"}'::jsonb, 'request', 'refused', '{"reason": "denied"}'::jsonb),
    ('gita', 'fulfillment.fulfill', 'one', '{"carrier": "UPS"}', 'request', 'done', '{"parcel": "1Z"}'),
    ('gita', 'fulfillment.fulfill', 'one', '{"carrier": "UPS"}', 'request', 'refused', '{"reason": "busy"}') $$,
  'each attempt leaves its line, also one that was refused'
);
select is(count(*), 1::bigint, 'also one of nobody''s') from private.audit_log where actor_id is null and action = 'fulfillment.fulfill';
delete from public.user_roles where user_id = (select user_id from people where name = 'gita');
select is(pg_temp.outcome('gita', 'f', 'three'), 'denied', 'who is no admin any more acts no more');

select * from finish();
rollback;
