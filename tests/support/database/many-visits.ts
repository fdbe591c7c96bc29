/** How many visits to create, over how many days up to now. */
interface ManyVisits {
  readonly visits: number;
  readonly days: number;
}

/** The entries of each visit: events and web vitals. */
export const ENTRIES_PER_VISIT = 10;

const INDEXES = [
  'alter table private.analytics_events drop constraint analytics_events_pkey',
  'drop index private.analytics_events_at_idx',
];

/**
 * Returns the statements that fill a migrated database with visits at even intervals. What is summed by hour for 8 days
 * only is filled by day, as it would be after this time.
 */
export const fillManyVisits = ({visits, days}: ManyVisits): readonly string[] => [
  `select private.create_analytics_partition(private.utc_day(now()) - n) from generate_series(0, ${days}) as n`,
  // Indexes are built faster once the rows are there.
  ...INDEXES,
  `insert into private.analytics_visits (visit, started_at, step, entries)
  select gen_random_uuid(), now() - n * interval '${(days - 1) * 86_400} seconds' / ${visits},
    case when n % 20 = 0 then 3 when n % 10 = 0 then 2 when n % 2 = 0 then 1 else 0 end, ${ENTRIES_PER_VISIT}
  from generate_series(1, ${visits}) as n`,
  `insert into private.analytics_events (day, visit, seq, at, name, route, device, subject, value_minor, quantity, bucket)
  select private.utc_day(v.started_at), v.visit, n, v.started_at,
    (case when n in (2, 3, 5, 7) then (array['TTFB', 'LCP', 'CLS', 'INP'])[1 + n % 4] when n = 6 and v.step >= 2 then 'add_to_cart'
      when n = 8 and v.step >= 3 then 'begin_checkout' when n = 9 then 'promo_click' else 'page_view' end)::private.analytics_name,
    case when n = 4 and v.step >= 1 then '/product/:productSlug' else (array['/', '/products', '/recipes', '/search', '/cart', '/about'])[1 + (v.bits + n) % 6] end,
    (array['phone', 'phone', 'desktop', 'tablet'])[1 + v.bits % 4]::private.device,
    case when n in (6, 9) then 'product-' || v.bits % 60 end, case when n = 6 and v.step >= 2 then 999 end, case when n = 6 and v.step >= 2 then 1 end,
    case when n in (2, 3, 5, 7) then 20 + (v.bits * (n + 1)) % 30 end
  from (select visit, started_at, step, abs(hashtext(visit::text) % 1000000) as bits from private.analytics_visits) as v
  cross join generate_series(0, ${ENTRIES_PER_VISIT - 1}) as n`,
  `alter table private.analytics_events add primary key (day, visit, seq)`,
  `create index on private.analytics_events (at)`,
  `select private.mark_analytics_stale(array(select date_trunc('hour', now(), 'UTC') - n * interval '1 hour' from generate_series(0, ${days * 24}) as n))`,
  `do $$ begin while not private.refresh_analytics() loop end loop; end $$`,
  `truncate private.analytics_vital_days`,
  `insert into private.analytics_vital_days (day, metric, route, device, bucket, samples)
  select private.shop_day(at), name, route, device, bucket, count(*) from private.analytics_events where bucket is not null group by 1, 2, 3, 4, 5`,
  `select private.maintain_analytics()`,
  `vacuum analyze`,
];
