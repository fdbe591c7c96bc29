begin;
select no_plan();

-- A stranger prepares an account for victim@gmail.com and waits. The five known ways, and what becomes of each.
create temporary table seen (name text primary key, session_id uuid, user_id uuid, shopify_customer_id text) on commit drop;
create function pg_temp.session(p_name text) returns uuid language sql as 'select session_id from seen where name = p_name';
create function pg_temp.person(p_name text) returns uuid language sql as 'select user_id from seen where name = p_name';
create function pg_temp.customer(p_number integer) returns text language sql as $$ select 'gid://shopify/Customer/' || p_number $$;
create function pg_temp.is_valid(p_name text) returns boolean language sql as
  'select exists (select * from public.touch_session(pg_temp.session(p_name)))';

-- Classic and federated merged: the stranger registers with the victim's address and a password.
insert into seen select '1 stranger', * from public.sign_in('shopify', pg_temp.customer(1), 'victim@gmail.com');
insert into seen select '1 victim', * from public.sign_in('google', '1', 'victim@gmail.com', true);
select isnt(pg_temp.person('1 victim'), pg_temp.person('1 stranger'), 'merging: the victim''s Google account is a person of its own');
select results_eq($$ select outcome from public.link_customer_by_email(pg_temp.session('1 victim'), pg_temp.customer(1), 'victim@gmail.com', true) $$,
  $$ values ('email-not-verified'::public.link_outcome) $$, 'merging: a password proves no address, whatever the shop says');
select public.confirm_shopify_email(pg_temp.customer(1), 'victim@gmail.com');
select is(pg_temp.is_valid('1 stranger'), false, 'merging: when the victim resets the password, the stranger is out');
insert into seen select '1 joined', session_id, user_id, outcome::text
from public.link_customer_by_email(pg_temp.session('1 victim'), pg_temp.customer(1), 'victim@gmail.com', true);
select is((select shopify_customer_id from seen where name = '1 joined'), 'linked', 'merging: and then the two belong together');
select is(pg_temp.is_valid('1 joined') and not pg_temp.is_valid('1 stranger'), true, 'merging: for the victim alone');

-- Unexpired session: the stranger stays signed in while the victim recovers the account.
insert into seen select '2 stranger', * from public.sign_in('shopify', pg_temp.customer(2), 'victim2@example.com', p_sealed_tokens => 'sealed');
select public.confirm_shopify_email(pg_temp.customer(2), 'victim2@example.com');
insert into seen select '2 victim', * from public.sign_in('shopify', pg_temp.customer(2), 'victim2@example.com');
select is(pg_temp.is_valid('2 stranger'), false, 'unexpired session: recovering the password ends it');
select is(pg_temp.is_valid('2 victim'), true, 'unexpired session: the victim''s is a new one');
insert into seen select '2 again', * from public.sign_in('shopify', pg_temp.customer(22), 'victim22@example.com');
insert into seen select '2 code', * from public.sign_in('shopify', pg_temp.customer(22), 'victim22@example.com', true);
select is(pg_temp.is_valid('2 code') and not pg_temp.is_valid('2 again'), true, 'unexpired session: so does a code sent to the address');

-- Trojan identifier: the stranger links a Google account of their own.
insert into seen select '3 stranger', * from public.sign_in('shopify', pg_temp.customer(3), 'victim3@example.com');
insert into seen select '3 trojan', session_id, user_id, outcome::text
from public.link_verified_identity(pg_temp.session('3 stranger'), 'google', '3', 'stranger@gmail.com', true);
select is((select shopify_customer_id from seen where name = '3 trojan'), 'linked', 'trojan: both were proven, so it works at first');
insert into public.user_roles (user_id, role) values (pg_temp.person('3 trojan'), 'admin');
update public.profiles set first_name = 'Mallory' where user_id = pg_temp.person('3 trojan');
select public.confirm_shopify_email(pg_temp.customer(3), 'victim3@example.com');
select is(pg_temp.is_valid('3 trojan'), false, 'trojan: its session ends with the first proof of the address');
select isnt((select user_id from public.sign_in('google', '3', 'stranger@gmail.com', true)), pg_temp.person('3 stranger'),
  'trojan: its link is gone, and it leads elsewhere');
select results_eq($$ select first_name, roles, shopify_customer_id from public.find_viewer(pg_temp.person('3 stranger')) $$,
  $$ values (null::text, array[]::public.app_role[], pg_temp.customer(3)) $$, 'trojan: neither name nor role of the stranger stays');
select isnt_empty($$ select from private.audit_log where action = 'identity.unlinked' and target = 'google:3' $$, 'trojan: and it is written down');

-- The same from the other side: a Google account in the victim's name, not yet theirs, with a shop account linked to it.
insert into seen select '3 google', * from public.sign_in('google', '33', 'victim33@example.com', true);
select public.link_verified_identity(pg_temp.session('3 google'), 'shopify', pg_temp.customer(33), 'stranger33@example.com');
insert into seen select '3 owner', * from public.sign_in('google', '33', 'victim33@example.com', true, 'example.com');
select is((select shopify_customer_id from seen where name = '3 owner'), null, 'trojan: a shop account is parted from Google the same way');

-- The victim's own links, made before the proof, prove the same address and stay.
insert into seen select '3 own', * from public.sign_in('shopify', pg_temp.customer(34), 'victim34@gmail.com');
select public.link_verified_identity(pg_temp.session('3 own'), 'google', '34', 'Victim34@gmail.com', true);
select public.confirm_shopify_email(pg_temp.customer(34), 'victim34@gmail.com');
select is((select user_id from public.sign_in('google', '34', 'victim34@gmail.com', true)), pg_temp.person('3 own'),
  'a link that proves the same address stays');

-- Unexpired change of address: the stranger's account takes the victim's address later on.
insert into seen select '4 stranger', * from public.sign_in('shopify', pg_temp.customer(4), 'stranger4@example.com', true);
select public.link_verified_identity(pg_temp.session('4 stranger'), 'google', '4', 'stranger4@gmail.com', true);
insert into seen select '4 changed', * from public.sign_in('shopify', pg_temp.customer(4), 'victim4@gmail.com');
select results_eq($$ select email_verified, verified_at from private.identities where subject = pg_temp.customer(4) $$,
  $$ values (false, null::timestamptz) $$, 'change of address: the new one is unproven');
insert into seen select '4 victim', * from public.sign_in('google', '44', 'victim4@gmail.com', true);
select results_eq($$ select outcome from public.link_customer_by_email(pg_temp.session('4 victim'), pg_temp.customer(4), 'victim4@gmail.com', true) $$,
  $$ values ('email-not-verified'::public.link_outcome) $$, 'change of address: it links to nobody');
insert into seen select '4 owner', * from public.sign_in('shopify', pg_temp.customer(4), 'victim4@gmail.com', true);
select is(pg_temp.is_valid('4 changed'), false, 'change of address: its first proof ends the stranger''s session');
select isnt((select user_id from public.sign_in('google', '4', 'stranger4@gmail.com', true)), pg_temp.person('4 owner'),
  'change of address: and the stranger''s link');
insert into seen select '4 mailed', * from public.sign_in('shopify', pg_temp.customer(45), 'stranger45@example.com', true);
select public.confirm_shopify_email(pg_temp.customer(45), 'victim45@gmail.com');
select results_eq($$ select email, email_verified from private.identities where subject = pg_temp.customer(45) $$,
  $$ values ('victim45@gmail.com', false) $$, 'change of address: a link mailed to the old one proves nothing of the new one');

insert into seen select '4 unseen', * from public.sign_in('shopify', pg_temp.customer(46), 'stranger46@example.com', true);
select public.link_verified_identity(pg_temp.session('4 unseen'), 'google', '46', 'stranger46@gmail.com', true);
insert into seen select '4 taken over', * from public.sign_in('shopify', pg_temp.customer(46), 'victim46@gmail.com', true);
select isnt((select user_id from public.sign_in('google', '46', 'stranger46@gmail.com', true)), pg_temp.person('4 taken over'),
  'change of address: nor does it help that the old one was proven and the change went unseen');
insert into seen select '4 moved', * from public.sign_in('google', '47', 'ada47@gmail.com', true);
select public.link_verified_identity(pg_temp.session('4 moved'), 'shopify', pg_temp.customer(47), 'shop47@example.com');
select is((select shopify_customer_id from public.sign_in('google', '47', 'new47@gmail.com', true)), pg_temp.customer(47),
  'change of address: a Google account that changes its own keeps its link');

-- An issuer that does not verify.
insert into seen select '5 stranger', * from public.sign_in('google', '5', 'victim5@example.com', false, 'example.com');
select results_eq($$ select outcome from public.link_customer_by_email(pg_temp.session('5 stranger'), pg_temp.customer(5), 'victim5@example.com', true) $$,
  $$ values ('email-not-verified'::public.link_outcome) $$, 'unverified issuer: its word links to nobody');
insert into seen select '5 hosted', * from public.sign_in('google', '55', 'victim5@example.com', true, null);
select results_eq($$ select outcome from public.link_customer_by_email(pg_temp.session('5 hosted'), pg_temp.customer(5), 'victim5@example.com', true) $$,
  $$ values ('email-not-verified'::public.link_outcome) $$, 'unverified issuer: nor does Google''s on a domain it does not host');

select * from finish();
rollback;
