begin;
select no_plan();

create temporary table seen (name text primary key, session_id uuid, user_id uuid, shopify_customer_id text) on commit drop;
create function pg_temp.session(p_name text) returns uuid language sql as 'select session_id from seen where name = p_name';
create function pg_temp.person(p_name text) returns uuid language sql as 'select user_id from seen where name = p_name';
create function pg_temp.customer(p_number integer) returns text language sql as $$ select 'gid://shopify/Customer/' || p_number $$;
create function pg_temp.links() returns bigint language sql as
  $$ select count(*) from private.audit_log where action = 'identity.linked' $$;

-- Both identities verified: a Google session and a Shopify session in one browser.
insert into seen select 'google', * from public.sign_in('google', '1', 'ada@gmail.com', true, null, 'Ada', 'G', 'https://pictures.example/ada.png');
insert into seen select 'shop', * from public.sign_in('shopify', pg_temp.customer(1), 'ada@example.com', p_first_name => 'Augusta', p_sealed_tokens => 'old');
select public.set_review_requests(pg_temp.person('google'), false), public.set_parcel_mails(pg_temp.person('google'), false);
insert into private.order_batches (id, author_id) select gen_random_uuid(), pg_temp.person('google');
insert into private.tracking_imports (id, author_id) select gen_random_uuid(), pg_temp.person('google');
create temporary table outcomes (name text primary key, outcome public.link_outcome, session_id uuid, user_id uuid) on commit drop;
insert into outcomes select 'both proven', * from public.link_verified_identity(pg_temp.session('google'), 'shopify', pg_temp.customer(1), 'ada@example.com', p_sealed_tokens => 'new');

select results_eq($$ select outcome, user_id from outcomes where name = 'both proven' $$,
  $$ values ('linked'::public.link_outcome, pg_temp.person('shop')) $$, 'merges two verified identities into the customer');
select is_empty($$ select * from public.touch_session(pg_temp.session('google')) $$, 'revokes the previous session');
select results_eq(
  $$ select t.user_id, t.shopify_customer_id from outcomes as o, public.touch_session(o.session_id) as t where o.name = 'both proven' $$,
  $$ values (pg_temp.person('shop'), pg_temp.customer(1)) $$, 'rotates the session to the customer'
);
select is((select s.sealed_tokens from private.sessions as s join outcomes as o on o.session_id = s.id), 'new', 'stores the new tokens in the rotated session');
select is_empty($$ select from public.profiles where user_id = pg_temp.person('google') $$, 'deletes the merged principal');
select results_eq('select author_id from private.order_batches union all select author_id from private.tracking_imports', $$ values (pg_temp.person('shop')), (pg_temp.person('shop')) $$, 'moves what the merged principal did in the desk');
select results_eq($$ select wants_review_requests, wants_parcel_mails from public.find_mail_preferences(pg_temp.person('shop')) $$, $$ values (false, false) $$,
  'keeps that the merged principal declined mails');
select results_eq($$ select user_id from public.sign_in('google', '1', 'ada@gmail.com', true) $$,
  $$ values (pg_temp.person('shop')) $$, 'signs Google in as the customer');
select results_eq($$ select first_name, last_name, avatar_url from public.profiles where user_id = pg_temp.person('shop') $$,
  $$ values ('Augusta', null::text, 'https://pictures.example/ada.png') $$, 'retains the name and fills the missing picture');
select results_eq($$ select link_method from private.customer_links where user_id = pg_temp.person('shop') $$,
  $$ values ('both-verified') $$, 'stores the link method');
select is(pg_temp.links(), 1::bigint, 'logs a link once');

insert into seen select 'google again', * from public.sign_in('google', '1', 'ada@gmail.com', true);
select results_eq(
  $$ select outcome, user_id from public.link_verified_identity(pg_temp.session('google again'), 'shopify', pg_temp.customer(1), 'ada@example.com') $$,
  $$ values ('already-linked'::public.link_outcome, pg_temp.person('shop')) $$, 'returns already-linked for a repeated link'
);
select is(pg_temp.links(), 1::bigint, 'does not log a repeated link');

-- One-to-one links.
insert into seen select 'second google', * from public.sign_in('google', '2', 'ada@gmail.com', true);
select results_eq(
  $$ select outcome, session_id, user_id from public.link_verified_identity(pg_temp.session('second google'), 'shopify', pg_temp.customer(1), 'ada@example.com') $$,
  $$ values ('taken'::public.link_outcome, pg_temp.session('second google'), pg_temp.person('second google')) $$,
  'rejects a second Google account for a customer'
);
insert into seen select 'google once more', * from public.sign_in('google', '1', 'ada@gmail.com', true);
select results_eq(
  $$ select outcome from public.link_verified_identity(pg_temp.session('google once more'), 'shopify', pg_temp.customer(2)) $$,
  $$ values ('taken'::public.link_outcome) $$, 'rejects a second customer for a Google account'
);
select is(pg_temp.links(), 1::bigint, 'stores no partial link after a rejection');

-- The other direction: a Shopify customer adds Google.
insert into seen select 'ben', * from public.sign_in('shopify', pg_temp.customer(3), 'ben@example.com');
select results_eq(
  $$ select outcome, user_id from public.link_verified_identity(pg_temp.session('ben'), 'google', '3', 'ben@gmail.com', true) $$,
  $$ values ('linked'::public.link_outcome, pg_temp.person('ben')) $$, 'links an unused Google account to a customer'
);

-- Session age and ended sessions.
insert into seen select 'late', * from public.sign_in('google', '4', 'carol@gmail.com', true);
update private.sessions set created_at = now() - interval '10 minutes' where id = pg_temp.session('late');
select results_eq($$ select outcome from public.link_verified_identity(pg_temp.session('late'), 'shopify', pg_temp.customer(4)) $$,
  $$ values ('session-too-old'::public.link_outcome) $$, 'rejects a session of ten minutes');
update private.sessions set created_at = now() - interval '9 minutes' where id = pg_temp.session('late');
insert into outcomes select 'late', * from public.link_verified_identity(pg_temp.session('late'), 'shopify', pg_temp.customer(4));
select is((select outcome from outcomes where name = 'late'), 'linked', 'accepts a session of nine minutes');
select is((select s.created_at from private.sessions as s join outcomes as o on o.session_id = s.id where o.name = 'late'),
  now() - interval '9 minutes', 'retains the age of a rotated session');
select public.revoke_session(session_id) from outcomes where name = 'late';
select results_eq($$ select l.outcome from outcomes as o, public.link_verified_identity(o.session_id, 'shopify', pg_temp.customer(4)) as l where o.name = 'late' $$,
  $$ values ('session-ended'::public.link_outcome) $$, 'rejects an ended session');
select results_eq($$ select outcome from public.link_customer_by_email(gen_random_uuid(), pg_temp.customer(4), 'carol@gmail.com', true) $$,
  $$ values ('session-ended'::public.link_outcome) $$, 'rejects an unknown session');

-- Links by a verified email address.
insert into seen select 'dana', * from public.sign_in('google', '5', 'Dana@Gmail.com', true);
select results_eq(
  $$ select outcome, user_id from public.link_customer_by_email(pg_temp.session('dana'), pg_temp.customer(5), ' dana@gmail.com ', true) $$,
  $$ values ('linked'::public.link_outcome, pg_temp.person('dana')) $$, 'links by an email address verified on both sides'
);
select results_eq($$ select user_id from public.sign_in('shopify', pg_temp.customer(5), 'new-address@example.com') $$,
  $$ values (pg_temp.person('dana')) $$, 'retains the link after a change of the email address');
select results_eq($$ select subject, user_id from private.identities where issuer = 'google' and subject = '5' $$,
  $$ values ('5', pg_temp.person('dana')) $$, 'retains the Google identity after a change of the email address');

insert into seen select 'google ' || case_no, s.*
from (values
  (1, 'erin@gmail.com', true, null), (2, 'erin@gmail.com', false, null), (3, 'erin@gmail.com', null, null),
  (4, 'erin@example.com', true, null), (5, null, true, 'example.com')
) as claim (case_no, email, verified, hosted_domain)
cross join lateral public.sign_in('google', '10' || case_no, email, verified, hosted_domain) as s;
select results_eq(
  format('select outcome from public.link_customer_by_email(pg_temp.session(%L), pg_temp.customer(%s), %L, %L)', 'google ' || case_no, 100 + case_no, email, shop_says),
  $$ values ('email-not-verified'::public.link_outcome) $$, 'does not link when ' || reason
)
from (values
  (1, 'erin@gmail.com', false, 'Shopify has not verified the address'),
  (1, 'erin@gmail.com', null, 'Shopify does not state whether it is verified'),
  (1, 'other@gmail.com', true, 'the addresses differ'),
  (2, 'erin@gmail.com', true, 'Google has not verified the address'),
  (3, 'erin@gmail.com', true, 'Google does not state whether it is verified'),
  (4, 'erin@example.com', true, 'Google is not authoritative for the domain'),
  (5, null, true, 'there is no address'),
  (5, '', true, 'the address is empty')
) as refused (case_no, email, shop_says, reason);

-- Email normalization: trimming and lower-casing A to Z only.
select is(private.is_same_email('isabel.kin@gmail.com', other), expected, format('isabel.kin@gmail.com and %L', other))
from (values
  ('isabel.kin@gmail.com', true), ('ISABEL.KIN@GMAIL.COM', true), (E' isabel.kin@gmail.com\t', true),
  ('isabelkin@gmail.com', false), ('isabel.kin+shop@gmail.com', false), ('isabel.kin@googlemail.com', false),
  (U&'\0131sabel.kin@gmail.com', false), (U&'\0130SABEL.KIN@gmail.com', false), (U&'isabel.\212Ain@gmail.com', false),
  (U&'is\0430bel.kin@gmail.com', false), (U&'\FF49sabel.kin@gmail.com', false), (U&'isabel\3002kin@gmail.com', false),
  (U&'isabel.kin@gmail\200B.com', false), (U&'\00A0isabel.kin@gmail.com', false), ('isabel.kin@gmail.com.', false),
  ('', false), (null, false)
) as variants (other, expected);
select is(private.is_same_email(null, null), false, 'does not match two missing addresses');
select is(private.is_same_email(U&'caf\00E9@example.com', U&'cafe\0301@example.com'), false, 'does not match different Unicode normalization forms');

-- Roles: the admin's principal survives.
insert into seen select 'gita google', * from public.sign_in('google', '6', 'gita@gmail.com', true);
insert into public.user_roles (user_id, role) values (pg_temp.person('gita google'), 'owner');
insert into seen select 'gita shop', * from public.sign_in('shopify', pg_temp.customer(6), 'gita@gmail.com', true);
select results_eq($$ select outcome, user_id from public.link_customer_by_email(pg_temp.session('gita google'), pg_temp.customer(6), 'gita@gmail.com', true) $$,
  $$ values ('linked'::public.link_outcome, pg_temp.person('gita google')) $$, 'retains an admin who becomes a customer');
select results_eq($$ select user_id from private.customer_links where shopify_customer_id = pg_temp.customer(6) $$,
  $$ values (pg_temp.person('gita google')) $$, 'moves the customer to the admin');
insert into seen select 'hugo shop', * from public.sign_in('shopify', pg_temp.customer(7), 'hugo@gmail.com');
insert into seen select 'hugo google', * from public.sign_in('google', '7', 'hugo@gmail.com', true);
insert into public.user_roles (user_id, role) values (pg_temp.person('hugo google'), 'owner');
select results_eq($$ select outcome, user_id from public.link_verified_identity(pg_temp.session('hugo shop'), 'google', '7', 'hugo@gmail.com', true) $$,
  $$ values ('linked'::public.link_outcome, pg_temp.person('hugo google')) $$, 'retains the admin when the link starts from the customer');

-- Unlinking.
insert into seen select 'ada', * from public.sign_in('shopify', pg_temp.customer(1), 'ada@example.com');
insert into seen select 'ada by google', * from public.sign_in('google', '1', 'ada@gmail.com', true);
select is(public.unlink_identity(pg_temp.session('ada'), 'google'), 'unlinked', 'unlinks Google');
select is_empty($$ select * from public.touch_session(pg_temp.session('ada by google')) $$, 'revokes sessions created by the unlinked identity');
select isnt_empty($$ select * from public.touch_session(pg_temp.session('ada')) $$, 'retains sessions created by other identities');
select is(public.unlink_identity(pg_temp.session('ada'), 'google'), 'not-linked', 'returns not-linked for a repeated unlink');
select is(public.unlink_identity(pg_temp.session('ada'), 'shopify'), 'last-identity', 'rejects unlinking the last identity');
select is(public.unlink_identity(pg_temp.session('ada by google'), 'shopify'), 'session-ended', 'rejects unlinking with an ended session');
select isnt((select user_id from public.sign_in('google', '1', 'ada@gmail.com', true)), pg_temp.person('ada'),
  'signs the unlinked Google account in as a new person');

select * from finish();
rollback;
