begin;
select no_plan();

create temporary table seen (name text primary key, session_id uuid, user_id uuid, shopify_customer_id text) on commit drop;
create function pg_temp.session(p_name text) returns uuid language sql as 'select session_id from seen where name = p_name';
create function pg_temp.person(p_name text) returns uuid language sql as 'select user_id from seen where name = p_name';
create function pg_temp.customer(p_number integer) returns text language sql as $$ select 'gid://shopify/Customer/' || p_number $$;
create function pg_temp.links() returns bigint language sql as
  $$ select count(*) from private.audit_log where action = 'identity.linked' $$;

-- Both proven: a Google session and a shop session in one browser.
insert into seen select 'google', * from public.sign_in('google', '1', 'ada@gmail.com', true, null, 'Ada', 'G', 'https://pictures.example/ada.png');
insert into seen select 'shop', * from public.sign_in('shopify', pg_temp.customer(1), 'ada@example.com', p_first_name => 'Augusta', p_sealed_tokens => 'old');
create temporary table outcomes (name text primary key, outcome public.link_outcome, session_id uuid, user_id uuid) on commit drop;
insert into outcomes select 'both proven', * from public.link_verified_identity(pg_temp.session('google'), 'shopify', pg_temp.customer(1), 'ada@example.com', p_sealed_tokens => 'new');

select results_eq($$ select outcome, user_id from outcomes where name = 'both proven' $$,
  $$ values ('linked'::public.link_outcome, pg_temp.person('shop')) $$, 'two proofs in one browser make one person: the customer');
select is_empty($$ select * from public.touch_session(pg_temp.session('google')) $$, 'the session of before is over');
select results_eq(
  $$ select t.user_id, t.shopify_customer_id from outcomes as o, public.touch_session(o.session_id) as t where o.name = 'both proven' $$,
  $$ values (pg_temp.person('shop'), pg_temp.customer(1)) $$, 'it goes on under a new id, as the customer'
);
select is((select s.sealed_tokens from private.sessions as s join outcomes as o on o.session_id = s.id), 'new', 'with the tokens just received');
select is_empty($$ select from public.profiles where user_id = pg_temp.person('google') $$, 'the other principal is gone');
select results_eq($$ select user_id from public.sign_in('google', '1', 'ada@gmail.com', true) $$,
  $$ values (pg_temp.person('shop')) $$, 'Google leads to the customer from now on');
select results_eq($$ select first_name, last_name, avatar_url from public.profiles where user_id = pg_temp.person('shop') $$,
  $$ values ('Augusta', null::text, 'https://pictures.example/ada.png') $$, 'the name stays, the missing picture is filled in');
select results_eq($$ select link_method from private.customer_links where user_id = pg_temp.person('shop') $$,
  $$ values ('both-verified') $$, 'how they were linked is kept');
select is(pg_temp.links(), 1::bigint, 'one link, one line in the audit log');

insert into seen select 'google again', * from public.sign_in('google', '1', 'ada@gmail.com', true);
select results_eq(
  $$ select outcome, user_id from public.link_verified_identity(pg_temp.session('google again'), 'shopify', pg_temp.customer(1), 'ada@example.com') $$,
  $$ values ('already-linked'::public.link_outcome, pg_temp.person('shop')) $$, 'linking twice changes nothing'
);
select is(pg_temp.links(), 1::bigint, 'and is not told twice');

-- One to one.
insert into seen select 'second google', * from public.sign_in('google', '2', 'ada@gmail.com', true);
select results_eq(
  $$ select outcome, session_id, user_id from public.link_verified_identity(pg_temp.session('second google'), 'shopify', pg_temp.customer(1), 'ada@example.com') $$,
  $$ values ('taken'::public.link_outcome, pg_temp.session('second google'), pg_temp.person('second google')) $$,
  'a customer has one Google account'
);
insert into seen select 'google once more', * from public.sign_in('google', '1', 'ada@gmail.com', true);
select results_eq(
  $$ select outcome from public.link_verified_identity(pg_temp.session('google once more'), 'shopify', pg_temp.customer(2)) $$,
  $$ values ('taken'::public.link_outcome) $$, 'a Google account is one customer'
);
select is(pg_temp.links(), 1::bigint, 'refusals leave nothing half linked');

-- The other way around: signed in at the shop, adding Google.
insert into seen select 'ben', * from public.sign_in('shopify', pg_temp.customer(3), 'ben@example.com');
select results_eq(
  $$ select outcome, user_id from public.link_verified_identity(pg_temp.session('ben'), 'google', '3', 'ben@gmail.com', true) $$,
  $$ values ('linked'::public.link_outcome, pg_temp.person('ben')) $$, 'a customer adds a Google account nobody has used'
);

-- Ten minutes, and a session that is over.
insert into seen select 'late', * from public.sign_in('google', '4', 'carol@gmail.com', true);
update private.sessions set created_at = now() - interval '10 minutes' where id = pg_temp.session('late');
select results_eq($$ select outcome from public.link_verified_identity(pg_temp.session('late'), 'shopify', pg_temp.customer(4)) $$,
  $$ values ('session-too-old'::public.link_outcome) $$, 'a proof is worth ten minutes');
update private.sessions set created_at = now() - interval '9 minutes' where id = pg_temp.session('late');
insert into outcomes select 'late', * from public.link_verified_identity(pg_temp.session('late'), 'shopify', pg_temp.customer(4));
select is((select outcome from outcomes where name = 'late'), 'linked', 'nine minutes are in time');
select is((select s.created_at from private.sessions as s join outcomes as o on o.session_id = s.id where o.name = 'late'),
  now() - interval '9 minutes', 'a session that goes on under a new id gets no younger');
select public.revoke_session(session_id) from outcomes where name = 'late';
select results_eq($$ select l.outcome from outcomes as o, public.link_verified_identity(o.session_id, 'shopify', pg_temp.customer(4)) as l where o.name = 'late' $$,
  $$ values ('session-ended'::public.link_outcome) $$, 'a session that has ended links nothing');
select results_eq($$ select outcome from public.link_customer_by_email(gen_random_uuid(), pg_temp.customer(4), 'carol@gmail.com', true) $$,
  $$ values ('session-ended'::public.link_outcome) $$, 'nor does one that never was');

-- Both sides assert one verified address.
insert into seen select 'dana', * from public.sign_in('google', '5', 'Dana@Gmail.com', true);
select results_eq(
  $$ select outcome, user_id from public.link_customer_by_email(pg_temp.session('dana'), pg_temp.customer(5), ' dana@gmail.com ', true) $$,
  $$ values ('linked'::public.link_outcome, pg_temp.person('dana')) $$, 'one verified address on both sides links'
);
select results_eq($$ select user_id from public.sign_in('shopify', pg_temp.customer(5), 'new-address@example.com') $$,
  $$ values (pg_temp.person('dana')) $$, 'a later change of address moves no link');
select results_eq($$ select subject, user_id from private.identities where issuer = 'google' and subject = '5' $$,
  $$ values ('5', pg_temp.person('dana')) $$, 'and parts nobody');

insert into seen select 'google ' || case_no, s.*
from (values
  (1, 'erin@gmail.com', true, null), (2, 'erin@gmail.com', false, null), (3, 'erin@gmail.com', null, null),
  (4, 'erin@example.com', true, null), (5, null, true, 'example.com')
) as said (case_no, email, verified, hosted_domain)
cross join lateral public.sign_in('google', '10' || case_no, email, verified, hosted_domain) as s;
select results_eq(
  format('select outcome from public.link_customer_by_email(pg_temp.session(%L), pg_temp.customer(%s), %L, %L)', 'google ' || case_no, 100 + case_no, email, shop_says),
  $$ values ('email-not-verified'::public.link_outcome) $$, 'no link when ' || reason
)
from (values
  (1, 'erin@gmail.com', false, 'the shop has not verified the address'),
  (1, 'erin@gmail.com', null, 'the shop says nothing of it'),
  (1, 'other@gmail.com', true, 'the addresses differ'),
  (2, 'erin@gmail.com', true, 'Google has not verified the address'),
  (3, 'erin@gmail.com', true, 'Google says nothing of it'),
  (4, 'erin@example.com', true, 'Google has no say over that domain'),
  (5, null, true, 'there is no address'),
  (5, '', true, 'the address is empty')
) as refused (case_no, email, shop_says, reason);

-- Nothing but trimming and A to Z makes two addresses one.
select is(private.is_same_email('isabel.kin@gmail.com', other), expected, format('isabel.kin@gmail.com and %L', other))
from (values
  ('isabel.kin@gmail.com', true), ('ISABEL.KIN@GMAIL.COM', true), (E' isabel.kin@gmail.com\t', true),
  ('isabelkin@gmail.com', false), ('isabel.kin+shop@gmail.com', false), ('isabel.kin@googlemail.com', false),
  (U&'\0131sabel.kin@gmail.com', false), (U&'\0130SABEL.KIN@gmail.com', false), (U&'isabel.\212Ain@gmail.com', false),
  (U&'is\0430bel.kin@gmail.com', false), (U&'\FF49sabel.kin@gmail.com', false), (U&'isabel\3002kin@gmail.com', false),
  (U&'isabel.kin@gmail\200B.com', false), (U&'\00A0isabel.kin@gmail.com', false), ('isabel.kin@gmail.com.', false),
  ('', false), (null, false)
) as variants (other, expected);
select is(private.is_same_email(null, null), false, 'no address is no shared address');
select is(private.is_same_email(U&'caf\00E9@example.com', U&'cafe\0301@example.com'), false, 'Unicode forms stay apart');

-- Roles: whoever holds one keeps the principal.
insert into seen select 'gita google', * from public.sign_in('google', '6', 'gita@gmail.com', true);
insert into public.user_roles (user_id, role) values (pg_temp.person('gita google'), 'admin');
insert into seen select 'gita shop', * from public.sign_in('shopify', pg_temp.customer(6), 'gita@gmail.com', true);
select results_eq($$ select outcome, user_id from public.link_customer_by_email(pg_temp.session('gita google'), pg_temp.customer(6), 'gita@gmail.com', true) $$,
  $$ values ('linked'::public.link_outcome, pg_temp.person('gita google')) $$, 'an admin''s principal stays when it becomes a customer');
select results_eq($$ select user_id from private.customer_links where shopify_customer_id = pg_temp.customer(6) $$,
  $$ values (pg_temp.person('gita google')) $$, 'and the customer moves to it');
insert into seen select 'hugo shop', * from public.sign_in('shopify', pg_temp.customer(7), 'hugo@gmail.com');
insert into seen select 'hugo google', * from public.sign_in('google', '7', 'hugo@gmail.com', true);
insert into public.user_roles (user_id, role) values (pg_temp.person('hugo google'), 'admin');
select results_eq($$ select outcome, user_id from public.link_verified_identity(pg_temp.session('hugo shop'), 'google', '7', 'hugo@gmail.com', true) $$,
  $$ values ('linked'::public.link_outcome, pg_temp.person('hugo google')) $$, 'whichever side it starts from');

-- Parting.
insert into seen select 'ada', * from public.sign_in('shopify', pg_temp.customer(1), 'ada@example.com');
insert into seen select 'ada by google', * from public.sign_in('google', '1', 'ada@gmail.com', true);
select is(public.unlink_identity(pg_temp.session('ada'), 'google'), 'unlinked', 'a person may take Google away');
select is_empty($$ select * from public.touch_session(pg_temp.session('ada by google')) $$, 'the sessions Google opened end');
select isnt_empty($$ select * from public.touch_session(pg_temp.session('ada')) $$, 'the others go on');
select is(public.unlink_identity(pg_temp.session('ada'), 'google'), 'not-linked', 'once');
select is(public.unlink_identity(pg_temp.session('ada'), 'shopify'), 'last-identity', 'never the last way in');
select is(public.unlink_identity(pg_temp.session('ada by google'), 'shopify'), 'session-ended', 'nor with a session that is over');
select isnt((select user_id from public.sign_in('google', '1', 'ada@gmail.com', true)), pg_temp.person('ada'),
  'that Google account is somebody else from now on');

select * from finish();
rollback;
