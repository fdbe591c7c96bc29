create table private.rate_limits (
  bucket bytea primary key,
  hits timestamptz[] not null,
  expires_at timestamptz not null
);
create index on private.rate_limits (expires_at);
comment on table private.rate_limits is
  'Recent attempts per key. Only the digest of a key is stored: no email address and no client address.';

alter table private.rate_limits enable row level security;

create function private.rate_limit_bucket(p_key text) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(p_key, 'UTF8'));
$$;
comment on function private.rate_limit_bucket is 'Returns the digest under which a key is stored.';

create table private.rate_limit_rejections (
  kind text not null,
  hour timestamptz not null,
  rejections integer not null,
  primary key (kind, hour)
);
create index on private.rate_limit_rejections (hour);
comment on table private.rate_limit_rejections is
  'How many attempts were rejected per hour and kind, for 30 days. The kind is the first part of the key, which names no person and no address.';
alter table private.rate_limit_rejections enable row level security;

create function private.count_rate_limit_rejection(p_key text) returns void
language sql set search_path = '' as $$
  insert into private.rate_limit_rejections as r (kind, hour, rejections)
  values (coalesce(substring(p_key from '^([a-z-]{1,40})(?::|$)'), 'other'), date_trunc('hour', now()), 1)
  on conflict (kind, hour) do update set rejections = r.rejections + 1;
  delete from private.rate_limit_rejections where hour < now() - interval '30 days';
$$;
comment on function private.count_rate_limit_rejection is 'Counts a rejected attempt by its kind.';

create function public.consume_rate_limit(p_key text, p_limit integer, p_window_seconds integer)
returns table (allowed boolean, retry_after_seconds integer)
language plpgsql security definer set search_path = '' as $$
declare
  bucket_key bytea := private.rate_limit_bucket(p_key);
  time_window interval := make_interval(secs => p_window_seconds);
  recent timestamptz[];
  at timestamptz;
  is_allowed boolean;
begin
  if p_limit not between 1 and 1000 or p_window_seconds not between 1 and 86400 then
    raise exception 'A limit is 1 to 1000 attempts in 1 to 86400 seconds' using errcode = 'invalid_parameter_value';
  end if;
  insert into private.rate_limits as l (bucket, hits, expires_at) values (bucket_key, '{}', clock_timestamp() + time_window)
  on conflict (bucket) do update set expires_at = excluded.expires_at
  returning l.hits into recent;
  -- The upsert above locked the row, so the time is read after waiting for the lock.
  at := clock_timestamp();
  recent := array(select hit from unnest(recent) as hit where hit > at - time_window order by hit);
  is_allowed := cardinality(recent) < p_limit;
  if is_allowed then recent := recent || at; else perform private.count_rate_limit_rejection(p_key); end if;
  update private.rate_limits set hits = recent, expires_at = at + time_window where bucket = bucket_key;

  -- Each call deletes two expired rows, so the table stays small without a scheduled job.
  delete from private.rate_limits where bucket in (
    select bucket from private.rate_limits where expires_at < at order by expires_at limit 2 for update skip locked
  );
  return query select is_allowed,
    case when is_allowed then 0
      else greatest(1, ceil(extract(epoch from recent[cardinality(recent) - p_limit + 1] + time_window - at))::integer)
    end;
end;
$$;
comment on function public.consume_rate_limit is
  'Counts an attempt and returns whether it is allowed: at most p_limit in any window of p_window_seconds. Rejected attempts do not count.';

create function public.refund_rate_limit(p_key text) returns void
language sql security definer set search_path = '' as $$
  update private.rate_limits set hits = trim_array(hits, 1) where bucket = private.rate_limit_bucket(p_key) and cardinality(hits) > 0;
$$;
comment on function public.refund_rate_limit is
  'Gives one attempt back, for limits on failures: consumed before the attempt, refunded when it succeeds.';

grant execute on function public.consume_rate_limit(text, integer, integer) to service_role;
grant execute on function public.refund_rate_limit(text) to service_role;
