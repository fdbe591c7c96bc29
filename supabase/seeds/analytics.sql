-- Development only: what visitors of the local shop did in the last sixty days, as sums by hour and by day, so that the analytics
-- show a past and its change. It depends on the clock alone. The hour that has begun is left to real visits.
create temporary table seed_products (handle text, price_minor integer, share double precision) on commit drop;
insert into seed_products values
  ('chicken-tikka-masala', 799, 0.22), ('palak-paneer', 799, 0.17), ('ultimate-desi-sampler', 4199, 0.14),
  ('desi-comfort-trio', 2199, 0.12), ('southern-spiced-biryani', 799, 0.1), ('desi-chicken-curry', 799, 0.09),
  ('spicy-pepper-chicken', 799, 0.07), ('traditional-favorites', 2199, 0.05), ('spicy-delights', 2199, 0.03), ('desi-goat-curry', 799, 0.01);

-- A number from 0 to 1 that is the same for the same text.
create function pg_temp.share_of(p_text text) returns double precision language sql immutable as $$
  select (hashtextextended(p_text, 0) & 1048575) / 1048576::double precision;
$$;

-- A part of a count; which of two whole numbers it becomes depends on the text.
create function pg_temp.part_of(p_count double precision, p_share double precision, p_text text) returns integer language sql immutable as $$
  select floor(p_count * p_share + pg_temp.share_of(p_text))::integer;
$$;

-- Few visits at night, most in the evening, more on weekends, and slowly more of them. Each step is computed once.
create temporary table seed_hours on commit drop as
with hours as materialized (
  select h.hour, h.hour::text as key, private.shop_day(h.hour) as day, h.hour at time zone 'America/New_York' as local
  from generate_series(
    date_trunc('hour', now(), 'UTC') - interval '60 days', date_trunc('hour', now(), 'UTC') - interval '1 hour', interval '1 hour'
  ) as h (hour)
), visited as materialized (
  select h.hour, h.key, h.day, pg_temp.part_of(
    (1.2 + sin((extract(hour from h.local) - 13) * pi() / 12)) * case when extract(isodow from h.local) > 5 then 1.3 else 1 end,
    1.8 * (1.4 - extract(epoch from now() - h.hour) / 86400 / 150) * (0.7 + 0.6 * pg_temp.share_of(h.day || 'day')), h.key || 'visits'
  ) as visits
  from hours as h
), saw as materialized (
  select v.*, least(v.visits, pg_temp.part_of(v.visits, 0.58, v.key || 'saw')) as saw_product from visited as v where v.visits > 0
), added as materialized (
  select s.*, least(s.saw_product, pg_temp.part_of(s.saw_product, 0.34, s.key || 'cart')) as added_to_cart from saw as s
), began as materialized (
  select a.*, least(a.added_to_cart, pg_temp.part_of(a.added_to_cart, 0.52, a.key || 'checkout')) as began_checkout from added as a
)
select b.*, least(b.began_checkout, pg_temp.part_of(b.began_checkout, 0.4, b.key || 'purchase')) as purchased from began as b;

insert into private.analytics_visit_hours (hour, visits, saw_product, added_to_cart, began_checkout, purchased)
select hour, visits, saw_product, added_to_cart, began_checkout, purchased from seed_hours;

-- The events of these visits; those about a product are spread over the products.
insert into private.analytics_event_hours (hour, name, subject, events, quantity, value_minor)
select e.hour, e.name::private.analytics_name, e.subject, sum(e.events), sum(e.quantity), sum(e.value_minor)
from (
  select v.hour, n.name, '' as subject, n.events, n.quantity, n.value_minor
  from seed_hours as v
  cross join lateral (values
    ('page_view', v.visits + 2 * v.saw_product + v.added_to_cart, 0, 0),
    ('begin_checkout', v.began_checkout, 2 * v.began_checkout, 2450 * v.began_checkout),
    ('purchase', v.purchased, 0, 2690 * v.purchased),
    ('recipe_view', pg_temp.part_of(v.visits, 0.18, v.key || 'recipe'), 0, 0),
    ('faq_view', pg_temp.part_of(v.visits, 0.05, v.key || 'faq'), 0, 0),
    ('login_success', pg_temp.part_of(v.visits, 0.07, v.key || 'login'), 0, 0),
    ('login_failure', pg_temp.part_of(v.visits, 0.01, v.key || 'failure'), 0, 0),
    ('signup_success', pg_temp.part_of(v.visits, 0.02, v.key || 'signup'), 0, 0),
    ('popup_shown', pg_temp.part_of(v.visits, 0.3, v.key || 'popup'), 0, 0),
    ('popup_signup', pg_temp.part_of(v.visits, 0.03, v.key || 'subscriber'), 0, 0),
    ('campaign_click', pg_temp.part_of(v.visits, 0.12, v.key || 'campaign'), 0, 0),
    ('clip_play', pg_temp.part_of(v.visits, 0.09, v.key || 'clip'), 0, 0)
  ) as n (name, events, quantity, value_minor)
  union all
  select v.hour, 'add_to_cart', p.handle, 1, q.quantity, q.quantity * p.price_minor
  from seed_hours as v
  cross join lateral generate_series(1, v.added_to_cart) as place
  cross join lateral (select pg_temp.share_of(v.key || 'product' || place) as at) as chosen
  join (
    select handle, price_minor, sum(share) over (order by share desc, handle) - share as from_share, sum(share) over (order by share desc, handle) as to_share
    from seed_products
  ) as p on chosen.at >= p.from_share and chosen.at < p.to_share
  cross join lateral (select 1 + (chosen.at * 1000)::integer % 2 as quantity) as q
) as e
where e.events > 0
group by e.hour, e.name, e.subject;

-- One page of each kind of device an hour: phones are slower, and some pages heavier than others.
create temporary table seed_vitals on commit drop as
select v.hour, v.day, m.metric::private.analytics_name as metric, r.route, d.device::private.device as device,
  greatest(0, least(63, m.bucket + d.slower + r.heavier + (4 * pg_temp.share_of(v.key || m.metric || d.device))::integer - 2))::smallint as bucket,
  v.visits as samples
from seed_hours as v
cross join (values ('LCP', 39), ('INP', 22), ('CLS', 14), ('TTFB', 28)) as m (metric, bucket)
cross join (values ('phone', 2), ('desktop', 0)) as d (device, slower)
join (values (0, '/', 1), (1, '/products', 0), (2, '/product/:productSlug', 1), (3, '/recipes/:recipeId', 0), (4, '/cart', -1)) as r (place, route, heavier)
  on r.place = floor(5 * pg_temp.share_of(v.key || 'route' || d.device));

insert into private.analytics_vital_hours (hour, metric, route, device, bucket, samples)
select hour, metric, route, device, bucket, samples from seed_vitals where hour > now() - interval '8 days';

-- Days of which the hours are kept are summed from them.
select private.sum_analytics_days(array(select distinct day from seed_hours));
insert into private.analytics_vital_days (day, metric, route, device, bucket, samples)
select day, metric, route, device, bucket, sum(samples)
from seed_vitals where day <= (select private.shop_day(now())) - 6
group by day, metric, route, device, bucket;
