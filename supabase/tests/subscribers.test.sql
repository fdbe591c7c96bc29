begin;
select no_plan();

create function pg_temp.sign_up(p_email text, p_list public.subscriber_list default 'popup', p_name text default 'Ada') returns text language sql as
  $$ select outcome from public.subscribe(p_email, p_list, p_name, 'Lovelace', '2026-11', 'Yes, send me mail.') $$;
create function pg_temp.state_of(p_email text) returns text language sql as
  $$ select private.subscriber_state(s)::text from private.subscribers as s where s.email = p_email $$;
create function pg_temp.mails_of(p_email text) returns text[] language sql as $$
  select array_agg(m.kind || ' ' || private.subscriber_mail_state(m) order by m.created_at, m.kind, private.subscriber_mail_state(m)) from private.subscriber_mails as m join private.subscribers as s on s.id = m.subscriber_id where s.email = p_email $$;
create function pg_temp.hash(p_name text) returns text language sql as $$ select encode(sha256(p_name::bytea), 'hex') $$;
-- Sends what is due; each mail gets a link named after its kind, its address and a round.
create function pg_temp.send_all(p_round text default '') returns integer language plpgsql as $$
declare
  claimed record;
  sent integer := 0;
begin
  for claimed in select c.lease, c.details from public.claim_jobs('subscriber-mail', 100) as c loop
    perform public.start_subscriber_mail(claimed.lease, pg_temp.hash(concat_ws(' ', claimed.details ->> 'kind', claimed.details ->> 'email') || p_round));
    perform public.complete_job(claimed.lease);
    sent := sent + 1;
  end loop;
  return sent;
end;
$$;
create function pg_temp.confirm(p_link text) returns text language sql as $$ select outcome from public.confirm_subscription(pg_temp.hash(p_link), 7) $$;
create function pg_temp.pass(p_interval interval) returns void language sql as $$
  update private.subscriber_mails set created_at = created_at - p_interval, sent_at = sent_at - p_interval;
  update private.subscribers set consented_at = consented_at - p_interval;
  update private.jobs set run_after = run_after - p_interval, leased_until = leased_until - p_interval;
$$;
create function pg_temp.claim_mails() returns bigint language sql as $$ select count(*) from public.claim_jobs('subscriber-mail', 10) $$;
create function pg_temp.work(p_code text, p_error text default null) returns text language plpgsql as $$
declare
  due record;
  code text;
begin
  select * into due from public.claim_jobs('subscriber-shop');
  if not found then return null; end if;
  code := due.details ->> 'code';
  if (due.details ->> 'wants_code')::boolean and code is null then code := public.choose_subscriber_code(due.key::uuid, p_code); end if;
  if code is not null and p_error is null then perform public.record_subscriber_code(due.key::uuid, code); end if;
  if p_error is null then perform public.complete_job(due.lease, '{"customer_id": "gid://shopify/Customer/1"}');
  else perform public.fail_job(due.lease, p_error, '{"customer_id": "gid://shopify/Customer/1"}');
  end if;
  return concat_ws(' ', due.details ->> 'consent', code, case when (due.details ->> 'is_code_issued')::boolean then 'issued' end);
end;
$$;

-- Signing up.
select is(pg_temp.sign_up(' Ada@Example.COM '), 'recorded', 'records a sign-up');
select is(pg_temp.state_of('ada@example.com'), 'pending', 'waits for the owner of the address');
select is(pg_temp.sign_up('ada@example.com'), 'known', 'knows an address in another spelling');
select is(pg_temp.mails_of('ada@example.com'), array['confirmation queued'], 'queues one mail for two sign-ups');
select is(pg_temp.sign_up('a.da@example.com'), 'recorded', 'takes a dot for a different address');
select is(pg_temp.sign_up('ada+tag@example.com'), 'recorded', 'takes a plus for a different address');
select results_eq($$ select consent_version, consent_text, first_name from private.subscribers where email = 'ada@example.com' $$, $$ values ('2026-11', 'Yes, send me mail.', 'Ada') $$, 'stores what the person agreed to');
select is(pg_temp.sign_up('ada@example.com', 'waitlist', 'Augusta'), 'recorded', 'adds an unconfirmed address to the other list');
select is(pg_temp.mails_of('ada@example.com'), array['confirmation queued'], 'sends an address one confirmation a day, for both lists');
select throws_ok($$ select pg_temp.sign_up('a@' || repeat('b', 260)) $$, '23514', null, 'rejects an address that is too long');

-- Sending.
select is(pg_temp.send_all(), 3, 'sends each mail');
select is(pg_temp.send_all(), 0, 'sends none twice');
select is(count(*), 0::bigint, 'stores no secret') from private.subscriber_links where token_hash !~ '^[0-9a-f]{64}$';
select pg_temp.sign_up('slow@example.com');
select is(pg_temp.claim_mails(), 1::bigint, 'claims a mail');
select is(pg_temp.claim_mails(), 0::bigint, 'claims no mail that is being sent');
select pg_temp.pass('3 minutes');
select is(pg_temp.claim_mails(), 1::bigint, 'claims a mail again whose sender died');
select public.fail_job(lease, 'the mail service responded with 503') from private.jobs where kind = 'subscriber-mail';
select is(pg_temp.mails_of('slow@example.com'), array['confirmation queued'], 'keeps a mail that failed');
select is(pg_temp.claim_mails(), 0::bigint, 'waits after a failure');
update private.jobs set run_after = now(), attempts = 7 where kind = 'subscriber-mail';
select public.fail_job(c.lease, 'down') from public.claim_jobs('subscriber-mail') as c;
select is(pg_temp.mails_of('slow@example.com'), array['confirmation failed'], 'gives up after the eighth attempt');
select pg_temp.sign_up('gone@example.com');
create temporary table claims on commit drop as select c.lease from public.claim_jobs('subscriber-mail') as c;
select is(public.start_subscriber_mail(lease, pg_temp.hash('gone')), true, 'lets a claimed mail be sent') from claims;
select public.unsubscribe(pg_temp.hash('gone'));
select is(public.start_subscriber_mail(lease, pg_temp.hash('gone')), false, 'lets no mail be sent that was cancelled after it was claimed') from claims;
select public.complete_job(lease) from claims;
select is(pg_temp.mails_of('gone@example.com'), array['confirmation cancelled'], 'keeps a cancelled mail cancelled');

-- Confirming.
select is(pg_temp.confirm('confirmation nobody'), null, 'knows no other link');
select is(pg_temp.confirm('confirmation ada@example.com'), 'confirmed', 'confirms an address');
select is(pg_temp.confirm('confirmation ada@example.com'), 'already', 'says that it is confirmed');
select is(pg_temp.sign_up('ada@example.com'), 'known', 'knows a confirmed address');
select pg_temp.pass('8 days');
select is(pg_temp.confirm('confirmation a.da@example.com'), 'expired', 'does not accept an old link');
select is(public.renew_confirmation(pg_temp.hash('confirmation a.da@example.com')), 'queued', 'offers a new link for an old one');
select is(public.renew_confirmation(pg_temp.hash('confirmation a.da@example.com')), 'recent', 'sends one new link a day');
select is(public.renew_confirmation(pg_temp.hash('confirmation ada@example.com')), 'confirmed', 'sends no link to a confirmed address');
select is(public.renew_confirmation(pg_temp.hash('nobody')), 'unknown', 'sends no link for an unknown one');
select pg_temp.send_all(' 2');
select is(pg_temp.confirm('confirmation a.da@example.com 2'), 'confirmed', 'confirms by the new link');

-- The code.
select is(pg_temp.work('CODE-0001', 'down'), 'subscribed CODE-0001', 'chooses a code before it is created');
select is(pg_temp.mails_of('ada@example.com'), array['confirmation sent'], 'mails no code that Shopify does not have');
select is(pg_temp.work('CODE-0002'), 'subscribed CODE-0002', 'goes on with the next subscriber');
select is(pg_temp.work('CODE-0003'), null, 'waits after a failure');
update private.jobs set run_after = now() where kind = 'subscriber-shop';
select is(pg_temp.work('CODE-0004'), 'subscribed CODE-0001', 'never chooses a second code');
select is(pg_temp.mails_of('ada@example.com'), array['confirmation sent', 'code queued'], 'queues the mail with the code');
select public.record_subscriber_code(id, code) from private.subscribers where email = 'ada@example.com';
select is(pg_temp.mails_of('ada@example.com'), array['confirmation sent', 'code queued'], 'queues that mail once');
select results_eq($$ select details ->> 'email', details ->> 'code' from public.claim_jobs('subscriber-mail', 10) where details ->> 'kind' = 'code' order by 1 $$,
  $$ values ('a.da@example.com', 'CODE-0002'), ('ada@example.com', 'CODE-0001') $$, 'mails each their own code');
select is((select code from public.confirm_subscription(pg_temp.hash('confirmation ada@example.com'), 7)), 'CODE-0001', 'shows the code to whoever has the link');

-- The waitlist.
select pg_temp.sign_up('wait@example.com', 'waitlist', 'Grace'), pg_temp.send_all();
select pg_temp.confirm('confirmation wait@example.com');
select is(pg_temp.mails_of('wait@example.com'), array['confirmation sent', 'waitlist queued'], 'welcomes to the waitlist, without a code');
select is(pg_temp.work('CODE-0005'), 'subscribed', 'chooses no code for the waitlist');
select is(pg_temp.sign_up('wait@example.com', 'popup', 'Wait'), 'recorded', 'adds a confirmed address to the other list');
select is(pg_temp.work('CODE-0006'), 'subscribed CODE-0006', 'then chooses a code');
select is(first_name, 'Grace', 'keeps the confirmed name') from private.subscribers where email = 'wait@example.com';
select is(pg_temp.sign_up('wait@example.com', 'waitlist'), 'known', 'knows an address of the waitlist');
select is(pg_temp.sign_up('a.da@example.com', 'waitlist'), 'known', 'adds a subscriber with a code to the waitlist');
select is(pg_temp.mails_of('a.da@example.com') @> array['waitlist queued'], true, 'welcomes them to the waitlist');
select is(count(*), 1::bigint, 'mails them no second code') from private.subscriber_mails as m join private.subscribers as s on s.id = m.subscriber_id where s.email = 'a.da@example.com' and m.kind = 'code';
select is(pg_temp.work('CODE-0009'), 'subscribed CODE-0002 issued', 'and keeps their code');

-- Unsubscribing.
select pg_temp.send_all();
select is(public.unsubscribe(pg_temp.hash('nobody')), 'unknown', 'unsubscribes by a known link only');
select is(public.unsubscribe(pg_temp.hash('code wait@example.com')), 'unsubscribed', 'unsubscribes by the link of any mail');
select is(public.unsubscribe(pg_temp.hash('code wait@example.com')), 'already', 'says that it is done');
select pg_temp.sign_up('wait@example.com');
select is(pg_temp.work('CODE-0007'), 'unsubscribed issued', 'tells Shopify of it, also after a new sign-up');
select is(pg_temp.work('CODE-0007'), null, 'tells it once');
update private.subscribers set unsubscribed_at = now(), confirmed_at = now() where email = 'wait@example.com';
delete from private.subscriber_mails where sent_at is null and kind = 'confirmation';
select is(pg_temp.confirm('confirmation wait@example.com'), 'unsubscribed', 'is not undone by the earlier confirmation');
select is(pg_temp.sign_up('wait@example.com'), 'recorded', 'records a new sign-up');
select is(pg_temp.confirm('confirmation wait@example.com'), 'used', 'does not confirm it by the earlier link');
select pg_temp.send_all(' 2');
select is(pg_temp.confirm('confirmation wait@example.com 2'), 'confirmed', 'confirms it by a new link');
select is(pg_temp.work('CODE-0008'), 'subscribed CODE-0006 issued', 'keeps the code of the first time');
select is(pg_temp.mails_of('wait@example.com') @> array['code queued'], true, 'mails it again');
select pg_temp.sign_up('victim@example.com'), pg_temp.send_all();
select is(public.unsubscribe(pg_temp.hash('confirmation victim@example.com')), 'unsubscribed', 'unsubscribes an address that was never confirmed');
select pg_temp.sign_up('victim@example.com');
select is(pg_temp.send_all(), 0, 'then sends it no second confirmation on the same day, whoever enters it');
select pg_temp.pass('25 hours');
select pg_temp.sign_up('victim@example.com');
select is(pg_temp.mails_of('victim@example.com'), array['confirmation sent', 'confirmation queued'], 'sends one on the next day');
select pg_temp.sign_up('late@example.com');
select pg_temp.pass('31 days');
select public.forget_unconfirmed_subscribers();
select is_empty($$ select from private.subscribers where email in ('late@example.com', 'victim@example.com') $$, 'forgets an address that nobody confirmed in 30 days');

-- The limit of all mails.
delete from private.subscribers;
select pg_temp.sign_up(n || '@example.com') from generate_series(1, 300) as n;
select pg_temp.send_all() from generate_series(1, 3);
select is((select is_held from public.subscribe('last@example.com', 'popup', 'La', 'St', '1', 'Yes')), true, 'holds confirmations back after 300 an hour');
select is(pg_temp.send_all(), 0, 'sends none of them');
select pg_temp.pass('61 minutes');
select is(pg_temp.send_all(), 1, 'sends them later');

-- Staff.
create temporary table people on commit drop as select name, gen_random_uuid() as user_id from unnest(array['gita', 'ben']) as name;
insert into public.profiles (user_id, first_name) select user_id, name from people;
insert into public.user_roles (user_id, role) select user_id, 'owner' from people where name = 'gita';
create function pg_temp.id_of(p_name text) returns uuid language sql as $$ select user_id from people where name = p_name $$;
create function pg_temp.mail_7() returns uuid language sql as $$ select m.id from private.subscriber_mails as m join private.subscribers as s on s.id = m.subscriber_id where s.email = '7@example.com' $$;
update private.subscriber_mails set sent_at = null where id = pg_temp.mail_7();
insert into private.jobs (kind, key, payload, attempts, last_error, failed_at) values ('subscriber-mail', pg_temp.mail_7(), '{"mail": "confirmation"}', 8, 'down', now());
select results_eq($$ select pending, confirmed, unsubscribed, queued, failed, without_code from public.find_subscriber_totals(pg_temp.id_of('gita')) $$, 'values (301::bigint, 0::bigint, 0::bigint, 0::bigint, 1::bigint, 0::bigint)', 'counts subscribers and mails');
select results_eq($$ select f ->> 'email', f -> 'mail' ->> 'error' from public.find_subscribers(pg_temp.id_of('gita'), '', 'failed') as f $$, $$ values ('7@example.com', 'down') $$, 'finds those whose mail failed');
select results_eq($$ select f ->> 'email' from public.find_subscribers(pg_temp.id_of('gita'), ' LAST@') as f $$, $$ values ('last@example.com') $$, 'finds an address by a part of it');
select is_empty($$ select from public.find_subscribers(pg_temp.id_of('gita'), '_@%') $$, 'takes a wildcard for a character');
select is(count(*), 2::bigint, 'returns one page') from public.find_subscribers(pg_temp.id_of('gita'), p_limit => 2);
select is(public.send_subscriber_mail_again(pg_temp.id_of('gita'), pg_temp.mail_7()), 'queued', 'queues a failed mail again');
select is(pg_temp.send_all(), 1, 'sends it');
select is(public.send_subscriber_mail_again(pg_temp.id_of('gita'), pg_temp.mail_7()), 'sent', 'queues no mail again that was sent');
select is(public.send_subscriber_mail_again(pg_temp.id_of('gita'), gen_random_uuid()), 'missing', 'knows no other mail');
select is(count(*), 1::bigint, 'logs who sent it again') from private.audit_log where action = 'subscriber.send-again' and actor_id = pg_temp.id_of('gita');
select throws_ok(format($$ select public.%s $$, call), '42501', null, 'is for admins only: ' || call) from unnest(array[
  'find_subscribers(pg_temp.id_of(''ben''))', 'find_subscriber_totals(pg_temp.id_of(''ben''))', 'send_subscriber_mail_again(null, null)']) as call;

-- Jobs about a person are deleted with them.
select private.enqueue_job('subscriber-shop', id::text) from private.subscribers where email = '7@example.com';
select private.queue_subscriber_mail(id, 'code') from private.subscribers where email = '7@example.com';
create temporary table erased on commit drop as select id::text as key from private.subscribers where email = '7@example.com'
  union all select m.id::text from private.subscriber_mails as m join private.subscribers as s on s.id = m.subscriber_id where s.email = '7@example.com';
select is(count(*), 2::bigint, 'has jobs about a subscriber') from private.jobs join erased using (key);
select private.erase_subscribers('{"email": "7@example.com"}');
select is(count(*), 0::bigint, 'deletes them with the subscriber') from private.jobs join erased using (key);

select * from finish();
rollback;
