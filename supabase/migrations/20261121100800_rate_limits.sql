create table private.rate_limits (
  bucket bytea primary key,
  hits timestamptz[] not null,
  expires_at timestamptz not null
);
create index on private.rate_limits (expires_at);
comment on table private.rate_limits is 'What was attempted lately, by digest of its key: no address and no client is kept in the clear.';

alter table private.rate_limits enable row level security;

create function private.bucket_of(p_key text) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(p_key, 'UTF8'));
$$;
comment on function private.bucket_of is 'The digest by which a key is kept.';

create function public.take_rate_limit(p_key text, p_limit integer, p_window_seconds integer)
returns table (allowed boolean, retry_after_seconds integer)
language plpgsql security definer set search_path = '' as $$
declare
  taken bytea := private.bucket_of(p_key);
  span interval := make_interval(secs => p_window_seconds);
  recent timestamptz[];
  at timestamptz;
  is_allowed boolean;
begin
  if p_limit not between 1 and 1000 or p_window_seconds not between 1 and 86400 then
    raise exception 'A limit is 1 to 1000 attempts in 1 to 86400 seconds' using errcode = 'invalid_parameter_value';
  end if;
  insert into private.rate_limits as l (bucket, hits, expires_at) values (taken, '{}', clock_timestamp() + span)
  on conflict (bucket) do update set expires_at = excluded.expires_at
  returning l.hits into recent;
  -- The row is ours from here on, and only now does the time count.
  at := clock_timestamp();
  recent := array(select hit from unnest(recent) as hit where hit > at - span order by hit);
  is_allowed := cardinality(recent) < p_limit;
  if is_allowed then recent := recent || at; end if;
  update private.rate_limits set hits = recent, expires_at = at + span where bucket = taken;

  -- Each call clears two rows that nobody needs any more, so the table stays small without a job.
  delete from private.rate_limits where bucket in (
    select bucket from private.rate_limits where expires_at < at order by expires_at limit 2 for update skip locked
  );
  return query select is_allowed,
    case when is_allowed then 0
      else greatest(1, ceil(extract(epoch from recent[cardinality(recent) - p_limit + 1] + span - at))::integer)
    end;
end;
$$;
comment on function public.take_rate_limit is
  'Counts one attempt and says whether it may be made: at most p_limit in any stretch of p_window_seconds. Refused attempts do not count.';

create function public.give_back_rate_limit(p_key text) returns void
language sql security definer set search_path = '' as $$
  update private.rate_limits set hits = trim_array(hits, 1) where bucket = private.bucket_of(p_key) and cardinality(hits) > 0;
$$;
comment on function public.give_back_rate_limit is 'Takes one attempt back, for limits that count failures: taken before the try, given back when it succeeds.';

grant execute on function public.take_rate_limit(text, integer, integer) to service_role;
grant execute on function public.give_back_rate_limit(text) to service_role;
