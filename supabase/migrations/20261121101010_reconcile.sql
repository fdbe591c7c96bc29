create table private.reconciled (
  is_only_row boolean primary key default true check (is_only_row),
  until timestamptz not null
);
comment on table private.reconciled is
  'Up to when the mirror was compared with the shop. Not the newest order known: a delivery after an outage would leap over those that were lost in it.';
alter table private.reconciled enable row level security;

create function public.order_watermark() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select r.until from private.reconciled as r;
$$;
comment on function public.order_watermark is 'From when on the mirror has to be compared with the shop; null before the first time.';

create function public.note_reconciled(p_until timestamptz) returns void
language sql security definer set search_path = '' as $$
  insert into private.reconciled as r (until) values (p_until)
  on conflict (is_only_row) do update set until = greatest(r.until, excluded.until);
$$;
comment on function public.note_reconciled is 'The mirror holds everything that the shop changed up to then.';

grant execute on function public.order_watermark() to service_role;
grant execute on function public.note_reconciled(timestamptz) to service_role;
