begin;
select no_plan();

insert into public.profiles (user_id) values ('aaaaaaaa-0000-4000-8000-000000000001'), ('cccccccc-0000-4000-8000-000000000003');
insert into public.user_roles (user_id, role) values ('cccccccc-0000-4000-8000-000000000003', 'owner');

create function pg_temp.visit(p_number integer) returns uuid language sql as
  $$ select ('00000000-0000-4000-8000-' || lpad(p_number::text, 12, '0'))::uuid $$;
create function pg_temp.entry(p_visit integer, p_seq integer, p_fields jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object('visit', pg_temp.visit(p_visit), 'seq', p_seq, 'at', now(), 'name', 'page_view', 'route', '/', 'device', 'phone') || p_fields
$$;
create function pg_temp.record(variadic p_entries jsonb[]) returns void language sql as $$ select public.record_analytics(to_jsonb(p_entries)) $$;
create function pg_temp.stored(p_visit integer) returns bigint language sql as
  $$ select count(*) from private.analytics_events where visit = pg_temp.visit(p_visit) $$;
create function pg_temp.dropped(p_reason text) returns bigint language sql as
  $$ select coalesce(sum(drops), 0)::bigint from private.analytics_drops where reason = p_reason $$;
-- The window is this hour and the 23 before it; the window before is the day before.
create function pg_temp.figures() returns jsonb language sql as $$
  select public.find_analytics('cccccccc-0000-4000-8000-000000000003',
    (select array_agg(date_trunc('hour', now(), 'UTC') + n * interval '1 hour' order by n) from generate_series(-47, 1) as n), false)
$$;

select is(pg_temp.figures(), '{"is_complete": true, "events": [], "visits": [], "products": [], "vitals": [], "drops": []}', 'has no figures without events');
select throws_ok($$ select public.find_analytics('aaaaaaaa-0000-4000-8000-000000000001', array[now(), now(), now()], false) $$, '42501', null, 'tells a customer nothing');
select throws_ok($$ select public.find_analytics(null, array[now(), now(), now()], false) $$, '42501', null, 'tells somebody without a name nothing');

-- Each entry once.
select pg_temp.record(pg_temp.entry(1, 0), pg_temp.entry(1, 1, '{"name": "add_to_cart", "subject": "palak-paneer", "value_minor": 2998, "quantity": 2}'));
select pg_temp.record(pg_temp.entry(1, 0), pg_temp.entry(1, 1), pg_temp.entry(1, 2), pg_temp.entry(1, 2));
select is(pg_temp.stored(1), 3::bigint, 'counts a resent entry, and one that is listed twice, once');
select is(pg_temp.dropped('duplicate'), 3::bigint, 'counts entries that were stored before');
select is(entries, 3::smallint, 'counts the entries of a visit') from private.analytics_visits where visit = pg_temp.visit(1);
select pg_temp.record(pg_temp.entry(2, 5, jsonb_build_object('at', date_trunc('day', now(), 'UTC') - interval '1 second')));
select pg_temp.record(pg_temp.entry(2, 5, jsonb_build_object('at', date_trunc('day', now(), 'UTC') + interval '1 second')))
where now() > date_trunc('day', now(), 'UTC') + interval '1 second';
select is(pg_temp.stored(2), 1::bigint, 'counts an entry once that was dated to the day before when it was sent first');

-- Limits.
select public.record_analytics((select jsonb_agg(pg_temp.entry(3, n)) from generate_series(0, 999) as n));
select is(pg_temp.stored(3), 1000::bigint, 'stores a thousand entries of a visit');
select pg_temp.record(pg_temp.entry(3, 999));
select is(pg_temp.dropped('visit-limit'), 0::bigint, 'calls a resent entry of a full visit a duplicate');
update private.analytics_visits set entries = 999 where visit = pg_temp.visit(2);
select pg_temp.record(pg_temp.entry(2, 6), pg_temp.entry(2, 7), pg_temp.entry(2, 8));
select is(pg_temp.stored(2), 2::bigint, 'stores no more entries of a visit at its limit');
select is(pg_temp.dropped('visit-limit'), 2::bigint, 'counts entries above the limit');
select pg_temp.record(
  pg_temp.entry(4, 0, jsonb_build_object('at', now() - interval '26 hours')), pg_temp.entry(4, 1, jsonb_build_object('at', now() + interval '11 minutes'))
);
select is(pg_temp.stored(4), 0::bigint, 'stores nothing of other days');
select throws_ok(format($$ select pg_temp.record(pg_temp.entry(4, 0, %L)) $$, fields), code, null, format('rejects %s', fields))
from (values
  ('{"name": "purchased"}', '22P02'), ('{"name": "LCP"}', '23514'), ('{"bucket": 5}', '23514'), ('{"name": "LCP", "bucket": 64}', '23514'),
  ('{"subject": "ada@example.com"}', '23514'), ('{"value_minor": -1}', '23514'), ('{"quantity": 10001}', '23514'), ('{"seq": 1000}', '23514')
) as bad (fields, code);
select pg_temp.record(pg_temp.entry(4, -1));
select is(pg_temp.stored(4), 0::bigint, 'stores no position of a purchase for a browser');

-- Admins.
select public.record_analytics(jsonb_build_array(pg_temp.entry(5, 0), pg_temp.entry(6, 0)), '{"invalid": 2, "bot": 0}', jsonb_build_object(
  pg_temp.visit(5)::text, 'cccccccc-0000-4000-8000-000000000003', pg_temp.visit(6)::text, 'aaaaaaaa-0000-4000-8000-000000000001'
));
select is(pg_temp.stored(5), 0::bigint, 'leaves out admins');
select is(pg_temp.stored(6), 1::bigint, 'counts signed-in customers');
select is_empty($$ select from private.analytics_visits where visit = pg_temp.visit(5) $$, 'stores no visit of an admin');
select results_eq($$ select reason, drops from private.analytics_drops where reason in ('admin', 'invalid', 'bot') order by 1 $$, $$ values ('admin', 1::bigint), ('invalid', 2) $$,
  'counts drops by reason');

-- Nothing personal.
select set_eq(
  $$ select attname from pg_catalog.pg_attribute where attrelid = 'private.analytics_events'::regclass and attnum > 0 $$,
  array['day', 'visit', 'seq', 'at', 'name', 'route', 'device', 'subject', 'value_minor', 'quantity', 'bucket'], 'has no column for an address, a browser or a person'
);
select is_empty(
  $$ select tables.name from unnest(array['private.analytics_events', 'private.analytics_visits']) as tables (name)
    join pg_catalog.pg_constraint as k on k.contype = 'f' and tables.name::regclass in (k.conrelid, k.confrelid) $$,
  'refers to nothing else, and nothing refers to it'
);

-- Partitions.
select results_eq(
  'select min(day), max(day), count(*) from private.analytics_partitions()',
  $$ values (private.utc_day(now()) - 1, private.utc_day(now()) + 7, 9::bigint) $$, 'creates the partitions of the next week'
);
select is_empty(
  $$ select from pg_catalog.pg_class as c join private.analytics_partitions() as p on p.partition = c.oid where not c.relrowsecurity $$,
  'enables row level security on every partition'
);
select is_empty(
  $$ select from private.analytics_partitions() as p cross join unnest(array['anon', 'authenticated', 'service_role']) as role
    where has_table_privilege(role, p.partition, 'select, insert, update, delete') $$,
  'grants no API role a partition'
);
select is_empty(
  $$ select from pg_catalog.pg_partitioned_table where partrelid = 'private.analytics_events'::regclass and partdefid <> 0 $$, 'has no default partition'
);

-- Without a timer the writer creates the partition of its day.
select private.create_analytics_partition(private.utc_day(now()) - 2);
do $$ begin execute (select format('drop table %s', p.partition) from private.analytics_partitions() as p where p.day = private.utc_day(now())); end $$;
select pg_temp.record(pg_temp.entry(7, 0));
select is(pg_temp.stored(7), 1::bigint, 'stores an event without a partition');

select * from finish();
rollback;
