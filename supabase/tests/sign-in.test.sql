begin;
select no_plan();

create temporary table seen (name text primary key, session_id uuid, user_id uuid, shopify_customer_id text) on commit drop;
insert into seen select 'first', * from public.sign_in('shopify', 'gid://shopify/Customer/1', ' Ada@Example.com ', false, null, 'Ada', 'Byron');
insert into seen select 'again', * from public.sign_in('shopify', 'gid://shopify/Customer/1', 'ada@example.com', false, null, 'Augusta', 'King');
insert into seen select 'google', * from public.sign_in('google', '1001', 'ada@example.com', true, 'example.com');
insert into seen select 'renamed', * from public.sign_in('google', '1001', 'king@example.com', true, 'example.com');

select is((select user_id from seen where name = 'again'), (select user_id from seen where name = 'first'),
  'signs the same subject in as the same person');
select isnt((select session_id from seen where name = 'again'), (select session_id from seen where name = 'first'),
  'creates a new session for each sign-in');
select is((select shopify_customer_id from seen where name = 'again'), 'gid://shopify/Customer/1',
  'links a Shopify customer on sign-in');
select isnt((select user_id from seen where name = 'google'), (select user_id from seen where name = 'first'),
  'creates another person for the same address from another issuer');
select is((select shopify_customer_id from seen where name = 'google'), null, 'does not link a Google user to a customer');
select is((select user_id from seen where name = 'renamed'), (select user_id from seen where name = 'google'),
  'signs in the same person after a change of the email address');
select is((select array[first_name, last_name] from public.profiles where user_id = (select user_id from seen where name = 'first')),
  array['Ada', 'Byron'], 'does not overwrite the name on a later sign-in');
select is((select email from private.identities where issuer = 'shopify' and subject = 'gid://shopify/Customer/1'),
  'ada@example.com', 'stores the latest email address');

update public.profiles set first_name = null where user_id = (select user_id from seen where name = 'first');
select public.sign_in('shopify', 'gid://shopify/Customer/1', 'ada@example.com', false, null, 'Ada');
select is((select array[first_name, last_name] from public.profiles where user_id = (select user_id from seen where name = 'first')),
  array[null, 'Byron'], 'does not complete a name that the person shortened');

select is(
  (private.to_identity_claim('google', '1', email, verified, hosted_domain)).email_verified, expected,
  format('decides whether Google verifies %s (email_verified %s, hd %s)', email, verified, hosted_domain)
)
from (values
  ('ada@gmail.com', true, null, true),
  ('ADA@GoogleMail.com', true, null, true),
  ('ada@example.com', true, 'example.com', true),
  ('ada@example.com', true, null, false),
  ('ada@example.com', true, '', false),
  ('ada@notgmail.com', true, null, false),
  ('ada@gmail.com.evil.example', true, null, false),
  ('ada@gmail.com', false, null, false),
  ('ada@example.com', false, 'example.com', false),
  ('ada@gmail.com', null, null, false),
  (null, true, 'example.com', false)
) as words (email, verified, hosted_domain, expected);

select throws_ok(
  format('select public.sign_in(%L, %L)', issuer, subject), code, null, format('rejects a sign-in as %s %L', issuer, subject)
)
from (values
  ('shopify', '1', '23514'), ('shopify', 'gid://shopify/Order/1', '23514'), ('shopify', 'gid://shopify/Customer/0', '23514'),
  ('shopify', 'gid://shopify/Customer/1 ', '23514'), ('google', '', '23514'), ('google', repeat('1', 256), '23514'),
  ('google', null, '23502'), ('ada@example.com', '1', '22P02')
) as odd (issuer, subject, code);

select lives_ok($$ select public.sign_in('google', '1002', 'x@gmail.com', true, null, repeat('é', 1000), ' ', 'javascript:alert(1)') $$,
  'accepts a sign-in with an oversized name and an invalid picture');
select results_eq(
  $$ select char_length(p.first_name), p.last_name, p.avatar_url from public.profiles as p join private.identities using (user_id) where subject = '1002' $$,
  $$ values (255, null::text, null::text) $$,
  'truncates the name and omits the picture'
);

insert into seen select 'replacing', * from public.sign_in('shopify', 'gid://shopify/Customer/2', p_replaced_session_id => (select session_id from seen where name = 'google'));
select is_empty($$ select * from public.touch_session((select session_id from seen where name = 'google')) $$,
  'revokes the previous session of the browser');
select is(public.is_session_just_replaced((select session_id from seen where name = 'google')), true,
  'tells a replaced session from one that was signed out');
update private.sessions set revoked_at = now() - interval '1 minute' where id = (select session_id from seen where name = 'google');
select is(public.is_session_just_replaced((select session_id from seen where name = 'google')), false, 'forgets the replacement after a minute');
select public.sign_out((select session_id from seen where name = 'replacing'));
select is(public.is_session_just_replaced(session_id), false, format('does not call the session ''%s'' replaced', name))
from seen where name in ('renamed', 'replacing');
select is(public.is_session_just_replaced(null), false, 'does not call an unknown session replaced');

select results_eq(
  $$ select first_name, email, issuers, roles, shopify_customer_id from public.find_viewer((select user_id from seen where name = 'renamed')) $$,
  $$ values (null::text, 'king@example.com', array['google']::public.issuer[], array[]::public.app_role[], null::text) $$,
  'returns the viewer of the account pages'
);
select is_empty('select * from public.find_viewer(gen_random_uuid())', 'returns no row for an unknown person');

select * from finish();
rollback;
