begin;
select no_plan();

create temporary table attempts (name text primary key, audit_id bigint) on commit drop;
insert into attempts select 'done', public.begin_audit('order.cancel', 'aaaaaaaa-0000-4000-8000-000000000001', 'gid://shopify/Order/1', '{"before": "open"}', 'request-1');
insert into attempts select 'cut short', public.begin_audit('order.cancel');
select public.end_audit(audit_id, 'done', '{"after": "cancelled"}') from attempts where name = 'done';

select results_eq(
  $$ select a.actor_id, a.action, a.target, a.details, a.request_id, o.outcome, o.details
    from attempts join private.audit_log as a on a.id = audit_id left join private.audit_outcomes as o using (audit_id) where name = 'done' $$,
  $$ values ('aaaaaaaa-0000-4000-8000-000000000001'::uuid, 'order.cancel', 'gid://shopify/Order/1', '{"before": "open"}'::jsonb, 'request-1',
    'done'::public.audit_outcome, '{"after": "cancelled"}'::jsonb) $$,
  'stores an attempt and its outcome in one row each'
);
select is_empty($$ select from private.audit_outcomes where audit_id = (select audit_id from attempts where name = 'cut short') $$,
  'stores no outcome for an interrupted attempt');
select throws_ok($$ select public.end_audit((select audit_id from attempts where name = 'done'), 'failed') $$, '23505', null, 'rejects a second outcome');
select throws_ok($$ select public.end_audit(0, 'done') $$, '23503', null, 'rejects an outcome without an attempt');
select throws_ok(statement, '42501', 'The audit log is append-only', 'rejects a change by the table owner: ' || statement)
from (values
  ('update private.audit_log set action = ''x'''), ('delete from private.audit_log'), ('truncate private.audit_log cascade'),
  ('update private.audit_outcomes set outcome = ''refused'''), ('delete from private.audit_outcomes'), ('truncate private.audit_outcomes')
) as rewriting (statement);

select * from finish();
rollback;
