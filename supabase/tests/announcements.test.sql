begin;
select no_plan();

create temporary table people on commit drop as
select name, gen_random_uuid() as user_id from (values ('gita'), ('ada'), ('ben')) as named (name);
create function pg_temp.id_of(p_name text) returns uuid language sql as $$ select user_id from people where name = p_name $$;
insert into public.profiles (user_id, first_name, last_name) select user_id, name, '100%' from people;
insert into public.user_roles (user_id, role) values (pg_temp.id_of('gita'), 'owner');
insert into private.identities (issuer, subject, user_id, email) values ('google', 'a', pg_temp.id_of('ada'), 'Ada@example.com');
insert into private.sessions (user_id, issuer) values (pg_temp.id_of('ada'), 'google');
select public.record_order(null, '{"shopify_order_id": "gid://shopify/Order/1", "order_number": "#1001", "placed_at": "2026-01-01", "updated_at": "2026-01-01", "currency": "USD", "subtotal_minor": 1, "discount_minor": 0, "shipping_minor": 0, "tax_minor": 0, "total_minor": 1, "items": [], "fulfillments": []}');
update public.orders set user_id = pg_temp.id_of('ben'), fulfillment_status = 'unfulfilled' where order_number = '#1001';
create function pg_temp.announcement(p_number integer, p_more jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object('id', 'aaaaaaaa-0000-4000-8000-00000000000' || p_number, 'type', 'info', 'title', 'News',
    'message', 'Text ' || p_number, 'audience', 'everyone', 'recipient_id', null) || p_more $$;
create function pg_temp.start(p_number integer, p_more jsonb default '{}') returns text language sql as
  $$ select public.start_announcement(pg_temp.id_of('gita'), pg_temp.announcement(p_number, p_more)) $$;
create function pg_temp.send(p_number integer, p_limit integer default 100) returns text language sql as
  $$ select public.send_announcement_batch((pg_temp.announcement(p_number) ->> 'id')::uuid, p_limit) $$;
create function pg_temp.recipients(p_number integer) returns text[] language sql as $$
  select array_agg(p.name order by p.name) from public.notifications as n join people as p using (user_id) where n.message = 'Text ' || p_number $$;
delete from realtime.messages;

-- Sending.
select is(pg_temp.start(1), 'sending', 'stores an announcement');
select is(pg_temp.start(1), 'sending', 'stores a repeated form once');
select is(pg_temp.start(2, '{"message": "Text 1"}'), 'repeated', 'rejects the same text for the same people');
select is(pg_temp.start(3, '{"message": "Text 1", "audience": "open-order"}'), 'sending', 'accepts the same text for other people');
select is(public.is_announcement_edited(pg_temp.announcement(1)), false, 'recognizes a repeated form');
select is(public.is_announcement_edited(pg_temp.announcement(1, '{"message": "Another text"}')), true, 'recognizes a form that was changed after it was sent');
select is(public.is_announcement_edited(pg_temp.announcement(7)), false, 'takes a new form for no changed one');
select is(pg_temp.send(1, 2), 'sending', 'notifies some recipients');
select is(pg_temp.send(1, 2), 'sent', 'notifies the rest');
select is(pg_temp.send(1, 2), 'sent', 'notifies no one again');
select is(pg_temp.recipients(1), array['ada', 'ben', 'gita'], 'notifies each person once');
select is(pg_temp.send(9), null, 'sends nothing for an unknown id');
select results_eq(
  $$ select topic, payload ->> 'change', payload ? 'user_id' from realtime.messages where event = 'notification' $$,
  $$ select 'user:' || pg_temp.id_of('ada'), 'inserted', false $$,
  'broadcasts to those who were here in the last minutes'
);
select is(pg_temp.send(3), 'sent', 'sends to an audience');
select is(count(*), 1::bigint, 'notifies people with an open order only') from public.notifications where data ->> 'announcement_id' = pg_temp.announcement(3) ->> 'id' and user_id = pg_temp.id_of('ben');
select pg_temp.start(4, jsonb_build_object('type', 'success', 'audience', 'person', 'recipient_id', pg_temp.id_of('ada')));
select pg_temp.send(4);
select is(pg_temp.recipients(4), array['ada'], 'notifies one person');
select pg_temp.start(5, '{"type": "warning"}'), pg_temp.send(5);
select results_eq(
  $$ select distinct message, type::text, priority::text from public.notifications where message in ('Text 4', 'Text 5') or message = 'Text 1' order by 1 $$,
  $$ values ('Text 1', 'system_update', 'low'), ('Text 4', 'promotion', 'medium'), ('Text 5', 'system_update', 'high') $$,
  'maps info, success and warning to the stored types'
);
select is_empty(
  format($$ select public.find_announcement_state(pg_temp.announcement(6, '{"audience": "person", "recipient_id": "%s"}')) $$, gen_random_uuid()),
  'finds no state for an unknown recipient'
);

-- The cap of 50 holds, the newest stay.
insert into public.notifications (user_id, kind, type, data, created_at)
select pg_temp.id_of('ben'), 'order-placed', 'order_update', '{"order_id": "1"}', now() - interval '1 day' from generate_series(1, 60);
select pg_temp.start(7), pg_temp.send(7);
select results_eq(
  $$ select count(*), count(*) filter (where message = 'Text 7') from public.notifications where user_id = pg_temp.id_of('ben') $$,
  $$ values (50::bigint, 1::bigint) $$, 'keeps the newest 50 notifications of a person'
);

-- History.
update public.notifications set read = true where user_id = pg_temp.id_of('ada');
update public.notifications set read = true where user_id = pg_temp.id_of('ada');
delete from public.notifications where user_id = pg_temp.id_of('ada');
select results_eq(
  $$ select f ->> 'message', f ->> 'author', f ->> 'recipient', f ->> 'reached', f ->> 'read' from public.find_announcements(pg_temp.id_of('gita')) as f
    where f ->> 'message' in ('Text 4', 'Text 7') order by 1 $$,
  $$ values ('Text 4', 'gita', 'ada 100%', '1', '1'), ('Text 7', 'gita', null, '3', '1') $$,
  'counts each reader once, also after the notification is removed'
);
select results_eq('select * from public.count_announcement_recipients(pg_temp.id_of(''gita''))', 'values (3::bigint, 1::bigint)', 'counts the audiences');

-- Search.
create function pg_temp.found(p_search text) returns text[] language sql as
  $$ select array_agg(p.name order by p.name) from public.find_people(pg_temp.id_of('gita'), p_search) as f join people as p on p.user_id = (f ->> 'id')::uuid $$;
select is(pg_temp.found(' ADA 1'), array['ada'], 'finds people by part of the name');
select is(pg_temp.found('ada@EX'), array['ada'], 'finds people by the beginning of an address');
select is(pg_temp.found('1001'), array['ben'], 'finds the owner of an order');
select is(pg_temp.found('0%'), array['ada', 'ben', 'gita'], 'takes a wildcard for a character');
select is(pg_temp.found('_'), null, 'takes an underscore for a character');

-- Access and erasure.
select throws_ok($$ select public.find_people(pg_temp.id_of('ada'), 'a') $$, '42501', null, 'finds people for admins only');
select throws_ok($$ select public.find_announcements(pg_temp.id_of('ada')) $$, '42501', null, 'shows the history to admins only');
select throws_ok($$ select public.count_announcement_recipients(null) $$, '42501', null, 'counts for admins only');
delete from public.profiles where user_id = pg_temp.id_of('ada');
select is_empty($$ select from private.announcements where message = 'Text 4' $$, 'deletes an announcement to one person with the person');

select * from finish();
rollback;
