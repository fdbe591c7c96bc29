-- The tables of pg_cron, and its function that adds or replaces a job by name. Nothing runs the jobs.
create schema if not exists cron;
create table if not exists cron.job (
  jobid bigint generated always as identity primary key,
  schedule text not null,
  command text not null,
  active boolean not null default true,
  jobname text unique
);
create table if not exists cron.job_run_details (
  runid bigint generated always as identity primary key,
  jobid bigint,
  status text,
  start_time timestamptz,
  end_time timestamptz
);
create or replace function cron.schedule(job_name text, schedule text, command text) returns bigint
language sql as $$
  insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
  on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
  returning jobid
$$;
grant usage on schema cron to migrator;
grant all on all tables in schema cron to migrator;
