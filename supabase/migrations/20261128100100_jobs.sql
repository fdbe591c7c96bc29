create table private.job_kinds (
  kind text primary key check (kind ~ '^[a-z-]{1,40}$'),
  max_attempts integer check (max_attempts > 0),
  max_delay interval not null
);
comment on table private.job_kinds is 'How often and how late jobs of each kind are tried again.';
comment on column private.job_kinds.max_attempts is 'After how many attempts a job is given up; null if never.';
comment on column private.job_kinds.max_delay is 'The longest time from a failure to the next attempt.';
alter table private.job_kinds enable row level security;

create table private.jobs (
  id uuid primary key default gen_random_uuid(),
  kind text not null references private.job_kinds,
  key text not null check (char_length(key) between 1 and 255),
  payload jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  run_after timestamptz not null default now(),
  attempts integer not null default 0,
  lease uuid unique,
  leased_version integer,
  leased_until timestamptz,
  last_error text check (char_length(last_error) <= 500),
  failed_at timestamptz,
  unique (kind, key),
  check (num_nulls(lease, leased_version, leased_until) in (0, 3))
);
create index on private.jobs (kind, run_after) where failed_at is null;
comment on table private.jobs is
  'Work to do outside of a request, with retries. A row is deleted once it is done. Rows name what they are about by its key and hold no personal data.';
comment on column private.jobs.key is 'What the job is about. There is one job per kind and key.';
comment on column private.jobs.payload is 'Facts about the job that are no personal data.';
comment on column private.jobs.version is 'Grows when the job is enqueued again, so that a worker that began earlier does not end it.';
comment on column private.jobs.lease is 'Names the claim of the worker that runs the job. It is the key with which that worker reports the outcome.';
comment on column private.jobs.failed_at is 'When the job was given up.';
alter table private.jobs enable row level security;

create function private.enqueue_job(p_kind text, p_key text, p_payload jsonb default '{}') returns void
language sql set search_path = '' as $$
  insert into private.jobs as j (kind, key, payload) values (p_kind, p_key, p_payload)
  on conflict (kind, key) do update set
    payload = excluded.payload, version = j.version + 1, run_after = least(j.run_after, now()), attempts = 0, last_error = null, failed_at = null;
$$;
comment on function private.enqueue_job is
  'Enqueues a job in the transaction of the caller. One that waits, failed or was given up is due at once; one that is running runs once more when that ends.';

create function private.delete_job() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.jobs as j where j.kind = tg_argv[0] and j.key = to_jsonb(old) ->> tg_argv[1];
  return null;
end;
$$;
comment on function private.delete_job is 'Deletes the job about a deleted row. Arguments of the trigger: the kind, and the column with the key.';

create function private.job_delay(p_attempts integer, p_max_delay interval) returns interval
language sql immutable set search_path = '' as $$
  -- Later powers would be longer than any maximum, and then overflow.
  select least(interval '1 minute' * power(4, least(p_attempts, 8) - 1), p_max_delay);
$$;
comment on function private.job_delay is 'Returns how long a job waits after a failure: 1 minute, 4, 16 and so on.';

create function private.held_job_payload(p_kind text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return case when p_kind = 'subscriber-mail' and private.are_confirmations_held() then '{"mail": "confirmation"}'::jsonb end;
end;
$$;
comment on function private.held_job_payload is 'Returns the payload of jobs that must wait although they are due; null if there are none.';

create function private.job_details(p_kind text, p_key text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  case p_kind
    when 'order-confirmation' then return private.order_confirmation_job_details(p_key::uuid);
    when 'rating' then return private.rating_job_details(p_key);
    when 'subscriber-mail' then return private.subscriber_mail_job_details(p_key::uuid);
    when 'subscriber-shop' then return private.subscriber_shop_job_details(p_key::uuid);
    else return '{}';
  end case;
end;
$$;
comment on function private.job_details is 'Returns what the handler of a job needs, read when it is claimed, so that jobs need not store it.';

create function private.apply_job_outcome(p_job private.jobs, p_is_done boolean, p_result jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if p_job.kind = 'subscriber-mail' and p_is_done then
    update private.subscriber_mails as m set sent_at = now() where m.id = p_job.key::uuid;
  elsif p_job.kind = 'order-confirmation' and p_is_done then
    update private.order_contacts as c set confirmed_at = now() where c.order_id = p_job.key::uuid;
  elsif p_job.kind = 'subscriber-shop' then
    update private.subscribers as s set shopify_customer_id = coalesce(p_result ->> 'customer_id', s.shopify_customer_id) where s.id = p_job.key::uuid;
  end if;
end;
$$;
comment on function private.apply_job_outcome is
  'Stores what a job achieved, also if it failed. Called before the job is locked: whoever changes its subject locks that first, too.';

create function private.undo_failed_job(p_job private.jobs) returns void
language sql set search_path = '' as $$
  -- The link of an earlier claim, which expired, stays: its mail may have been sent.
  delete from private.guest_links as l
  where p_job.kind = 'order-confirmation' and p_job.payload ->> 'lease' = p_job.lease::text and l.token_hash = p_job.payload ->> 'token_hash';
$$;
comment on function private.undo_failed_job is 'Removes what was prepared for an attempt that failed: the link to an order in a mail that was not sent.';

create function public.claim_jobs(p_kind text, p_limit integer default 1, p_key text default null)
returns table (id uuid, key text, lease uuid, attempts integer, details jsonb)
language plpgsql security definer set search_path = '' as $$
declare
  held constant jsonb := private.held_job_payload(p_kind);
  leases uuid[];
begin
  -- A job that never ends its worker's way, such as one that kills it, is given up too.
  update private.jobs as j set
    failed_at = now(), last_error = coalesce(j.last_error, 'no attempt ended'), lease = null, leased_version = null, leased_until = null
  where j.id in (
    select e.id from private.jobs as e join private.job_kinds as k on k.kind = e.kind
    where e.kind = p_kind and e.failed_at is null and e.leased_until <= now() and e.attempts >= k.max_attempts
    for update of e skip locked
  );
  with due as (
    select j.id from private.jobs as j
    where j.kind = p_kind and (p_key is null or j.key = p_key) and j.failed_at is null and j.run_after <= now()
      and (j.leased_until is null or j.leased_until <= now()) and (held is null or not j.payload @> held)
    order by j.run_after, j.created_at limit p_limit for update skip locked
  ), claimed as (
    update private.jobs as j set
      lease = gen_random_uuid(), leased_version = j.version, leased_until = now() + interval '2 minutes', attempts = j.attempts + 1
    from due where j.id = due.id returning j.lease
  )
  select array_agg(c.lease) into leases from claimed as c;
  -- A statement of its own sees at least the changes that the claimed version stands for.
  return query
  select j.id, j.key, j.lease, j.attempts, private.job_details(j.kind, j.key)
  from private.jobs as j where j.lease = any (leases) order by j.run_after, j.created_at;
end;
$$;
comment on function public.claim_jobs is
  'Claims jobs that are due, the longest waiting first, each for two minutes: another worker may then claim what this one did not end. p_key: only that job.';

create function public.complete_job(p_lease uuid, p_result jsonb default '{}') returns void
language plpgsql security definer set search_path = '' as $$
declare
  job private.jobs;
begin
  select j.* into job from private.jobs as j where j.lease = p_lease;
  if not found then return; end if;
  perform private.apply_job_outcome(job, true, p_result);
  delete from private.jobs as j where j.lease = p_lease and j.version = j.leased_version;
  if found then return; end if;
  update private.jobs as j set lease = null, leased_version = null, leased_until = null where j.lease = p_lease;
end;
$$;
comment on function public.complete_job is
  'Ends a claimed job, unless it was enqueued again meanwhile: then it is due again. Does nothing if the lease expired and another worker claimed the job.';

create function public.fail_job(p_lease uuid, p_error text, p_result jsonb default '{}') returns void
language plpgsql security definer set search_path = '' as $$
declare
  job private.jobs;
begin
  select j.* into job from private.jobs as j where j.lease = p_lease;
  if not found then return; end if;
  perform private.apply_job_outcome(job, false, p_result);
  update private.jobs as j set
    last_error = left(p_error, 500),
    failed_at = case when j.version = j.leased_version and j.attempts >= k.max_attempts then now() end,
    run_after = case when j.version = j.leased_version then now() + private.job_delay(j.attempts, k.max_delay) else now() end,
    lease = null, leased_version = null, leased_until = null
  from private.job_kinds as k where k.kind = j.kind and j.lease = p_lease;
  if found then perform private.undo_failed_job(job); end if;
end;
$$;
comment on function public.fail_job is
  'Records why a claimed job failed: it is tried again later, or given up after the attempts of its kind. p_result: what was achieved nevertheless.';

grant execute on function public.claim_jobs(text, integer, text) to service_role;
grant execute on function public.complete_job(uuid, jsonb) to service_role;
grant execute on function public.fail_job(uuid, text, jsonb) to service_role;
