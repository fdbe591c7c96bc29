begin;
select no_plan();

-- A stranger prepares an account for victim@gmail.com. Covers the five known account pre-hijacking attacks.
create temporary table seen (name text primary key, session_id uuid, user_id uuid, shopify_customer_id text) on commit drop;
create function pg_temp.session(p_name text) returns uuid language sql as 'select session_id from seen where name = p_name';
create function pg_temp.person(p_name text) returns uuid language sql as 'select user_id from seen where name = p_name';
create function pg_temp.customer(p_number integer) returns text language sql as $$ select 'gid://shopify/Customer/' || p_number $$;
create function pg_temp.is_valid(p_name text) returns boolean language sql as
  'select exists (select * from public.touch_session(pg_temp.session(p_name)))';

-- Classic and federated merged: the stranger registers with the victim's address and a password.
insert into seen select '1 stranger', * from public.sign_in('shopify', pg_temp.customer(1), 'victim@gmail.com');
insert into seen select '1 victim', * from public.sign_in('google', '1', 'victim@gmail.com', true);
select isnt(pg_temp.person('1 victim'), pg_temp.person('1 stranger'), 'merging: creates a separate person for the Google account of the victim');
select results_eq($$ select outcome from public.link_customer_by_email(pg_temp.session('1 victim'), pg_temp.customer(1), 'victim@gmail.com', true) $$,
  $$ values ('email-not-verified'::public.link_outcome) $$, 'merging: does not link an address that only a password supports');
select public.confirm_shopify_email(pg_temp.customer(1), 'victim@gmail.com');
select is(pg_temp.is_valid('1 stranger'), false, 'merging: revokes the session of the stranger on a password reset');
insert into seen select '1 joined', session_id, user_id, outcome::text
from public.link_customer_by_email(pg_temp.session('1 victim'), pg_temp.customer(1), 'victim@gmail.com', true);
select is((select shopify_customer_id from seen where name = '1 joined'), 'linked', 'merging: links the two accounts of the victim after the reset');
select is(pg_temp.is_valid('1 joined') and not pg_temp.is_valid('1 stranger'), true, 'merging: gives access to the victim only');

-- Unexpired session: the stranger stays signed in while the victim recovers the account.
insert into seen select '2 stranger', * from public.sign_in('shopify', pg_temp.customer(2), 'victim2@example.com', p_sealed_tokens => 'sealed');
select public.confirm_shopify_email(pg_temp.customer(2), 'victim2@example.com');
insert into seen select '2 victim', * from public.sign_in('shopify', pg_temp.customer(2), 'victim2@example.com');
select is(pg_temp.is_valid('2 stranger'), false, 'unexpired session: revokes the stranger''s session on a password reset');
select is(pg_temp.is_valid('2 victim'), true, 'unexpired session: retains the new session of the victim');
insert into seen select '2 again', * from public.sign_in('shopify', pg_temp.customer(22), 'victim22@example.com');
insert into seen select '2 code', * from public.sign_in('shopify', pg_temp.customer(22), 'victim22@example.com', true);
select is(pg_temp.is_valid('2 code') and not pg_temp.is_valid('2 again'), true, 'unexpired session: revokes it on a sign-in by emailed code');

-- Trojan identifier: the stranger links their own Google account.
insert into seen select '3 stranger', * from public.sign_in('shopify', pg_temp.customer(3), 'victim3@example.com');
insert into seen select '3 trojan', session_id, user_id, outcome::text
from public.link_verified_identity(pg_temp.session('3 stranger'), 'google', '3', 'stranger@gmail.com', true);
select is((select shopify_customer_id from seen where name = '3 trojan'), 'linked', 'trojan: links two verified identities at first');
insert into public.user_roles (user_id, role) values (pg_temp.person('3 trojan'), 'owner');
update public.profiles set first_name = 'Mallory' where user_id = pg_temp.person('3 trojan');
select public.confirm_shopify_email(pg_temp.customer(3), 'victim3@example.com');
select is(pg_temp.is_valid('3 trojan'), false, 'trojan: revokes the session on the first verification of the address');
select isnt((select user_id from public.sign_in('google', '3', 'stranger@gmail.com', true)), pg_temp.person('3 stranger'),
  'trojan: unlinks the Google account of the stranger');
select results_eq($$ select first_name, roles, shopify_customer_id from public.find_viewer(pg_temp.person('3 stranger')) $$,
  $$ values (null::text, array[]::public.app_role[], pg_temp.customer(3)) $$, 'trojan: removes the name and role of the stranger');
select isnt_empty($$ select from private.audit_log where action = 'identity.unlinked' and target = 'google:3' $$, 'trojan: logs the unlinking');

-- The other direction: an unverified Google account in the victim's name with the stranger's Shopify account linked to it.
insert into seen select '3 google', * from public.sign_in('google', '33', 'victim33@example.com', true);
select public.link_verified_identity(pg_temp.session('3 google'), 'shopify', pg_temp.customer(33), 'stranger33@example.com');
insert into seen select '3 owner', * from public.sign_in('google', '33', 'victim33@example.com', true, 'example.com');
select is((select shopify_customer_id from seen where name = '3 owner'), null, 'trojan: unlinks a Shopify account from Google in the same way');

-- Links that the victim made before the verification stay if they verify the same address.
insert into seen select '3 own', * from public.sign_in('shopify', pg_temp.customer(34), 'victim34@gmail.com');
select public.link_verified_identity(pg_temp.session('3 own'), 'google', '34', 'Victim34@gmail.com', true);
select public.confirm_shopify_email(pg_temp.customer(34), 'victim34@gmail.com');
select is((select user_id from public.sign_in('google', '34', 'victim34@gmail.com', true)), pg_temp.person('3 own'),
  'trojan: retains a link that verifies the same address');

-- Unexpired change of address: the stranger's account takes the victim's address later on.
insert into seen select '4 stranger', * from public.sign_in('shopify', pg_temp.customer(4), 'stranger4@example.com', true);
select public.link_verified_identity(pg_temp.session('4 stranger'), 'google', '4', 'stranger4@gmail.com', true);
insert into seen select '4 changed', * from public.sign_in('shopify', pg_temp.customer(4), 'victim4@gmail.com');
select results_eq($$ select email_verified, verified_at from private.identities where subject = pg_temp.customer(4) $$,
  $$ values (false, null::timestamptz) $$, 'change of address: treats the new address as unverified');
insert into seen select '4 victim', * from public.sign_in('google', '44', 'victim4@gmail.com', true);
select results_eq($$ select outcome from public.link_customer_by_email(pg_temp.session('4 victim'), pg_temp.customer(4), 'victim4@gmail.com', true) $$,
  $$ values ('email-not-verified'::public.link_outcome) $$, 'change of address: does not link an unverified address');
insert into seen select '4 owner', * from public.sign_in('shopify', pg_temp.customer(4), 'victim4@gmail.com', true);
select is(pg_temp.is_valid('4 changed'), false, 'change of address: revokes the session of the stranger on the first verification');
select isnt((select user_id from public.sign_in('google', '4', 'stranger4@gmail.com', true)), pg_temp.person('4 owner'),
  'change of address: removes the link of the stranger on the first verification');
insert into seen select '4 mailed', * from public.sign_in('shopify', pg_temp.customer(45), 'stranger45@example.com', true);
select public.confirm_shopify_email(pg_temp.customer(45), 'victim45@gmail.com');
select results_eq($$ select email, email_verified from private.identities where subject = pg_temp.customer(45) $$,
  $$ values ('victim45@gmail.com', false) $$, 'change of address: does not verify the new address by a link mailed to the old one');

insert into seen select '4 unseen', * from public.sign_in('shopify', pg_temp.customer(46), 'stranger46@example.com', true);
select public.link_verified_identity(pg_temp.session('4 unseen'), 'google', '46', 'stranger46@gmail.com', true);
insert into seen select '4 taken over', * from public.sign_in('shopify', pg_temp.customer(46), 'victim46@gmail.com', true);
select isnt((select user_id from public.sign_in('google', '46', 'stranger46@gmail.com', true)), pg_temp.person('4 taken over'),
  'change of address: removes the link although the old address was verified');
insert into seen select '4 moved', * from public.sign_in('google', '47', 'ada47@gmail.com', true);
select public.link_verified_identity(pg_temp.session('4 moved'), 'shopify', pg_temp.customer(47), 'shop47@example.com');
select is((select shopify_customer_id from public.sign_in('google', '47', 'new47@gmail.com', true)), pg_temp.customer(47),
  'change of address: retains the link of a Google account with a new address');

-- An issuer that does not verify.
insert into seen select '5 stranger', * from public.sign_in('google', '5', 'victim5@example.com', false, 'example.com');
select results_eq($$ select outcome from public.link_customer_by_email(pg_temp.session('5 stranger'), pg_temp.customer(5), 'victim5@example.com', true) $$,
  $$ values ('email-not-verified'::public.link_outcome) $$, 'unverified issuer: does not link an address that Google has not verified');
insert into seen select '5 hosted', * from public.sign_in('google', '55', 'victim5@example.com', true, null);
select results_eq($$ select outcome from public.link_customer_by_email(pg_temp.session('5 hosted'), pg_temp.customer(5), 'victim5@example.com', true) $$,
  $$ values ('email-not-verified'::public.link_outcome) $$, 'unverified issuer: does not link an address of a domain that Google does not host');

select * from finish();
rollback;
