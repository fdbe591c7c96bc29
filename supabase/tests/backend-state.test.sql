begin;
select no_plan();

select results_eq('select reconciled_at, checked_at, max_connections > 0, jobs from public.find_backend_state()',
  $$ values (null::timestamptz, null::timestamptz, true, null::jsonb) $$, 'knows nothing of a new project, nor any job without pg_cron');

select public.record_reconciliation('{}');
insert into private.health_checks (at, database_ms) values (now() - interval '1 minute', 5), (now() - interval '2 minutes', 5);
insert into supabase_migrations.schema_migrations (version) values ('10000101000002'), ('10000101000001');
select results_eq('select reconciled_at, checked_at, migrations[1:2] from public.find_backend_state()',
  $$ values (now(), now() - interval '1 minute', '{10000101000001,10000101000002}'::text[]) $$,
  'names the last reconciliation, the last health check and the applied migrations');

-- The tables of pg_cron, as far as they are read.
create schema cron;
create table cron.job (jobid bigint, jobname text, schedule text, active boolean);
create table cron.job_run_details (jobid bigint, runid bigint, status text, end_time timestamptz);
grant usage on schema cron to public;
grant select on all tables in schema cron to public;
insert into cron.job values (1, 'every minute', '* * * * *', true), (2, 'never', '0 0 30 2 *', false);
insert into cron.job_run_details values (1, 1, 'failed', now() - interval '2 minutes'), (1, 2, 'succeeded', now() - interval '1 minute'), (1, 3, 'running', null);
select results_eq(
  $$ select j.* from public.find_backend_state() as s, jsonb_to_recordset(s.jobs) as j (name text, active boolean, status text, ended_at timestamptz) $$,
  $$ values ('every minute', true, 'succeeded', now() - interval '1 minute'), ('never', false, null, null) $$,
  'names each job of pg_cron with the last run that has ended');

select is(has_function_privilege(role, 'public.find_backend_state()', 'execute'), may, role || ': may call it: ' || may)
from (values ('anon', false), ('authenticated', false), ('service_role', true)) as expected (role, may);

select * from finish();
rollback;
