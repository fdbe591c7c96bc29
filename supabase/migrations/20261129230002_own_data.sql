-- What a person declined is part of what is held about them.

create function private.find_parcel_mail_stops(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('email', s.email, 'stopped_at', s.stopped_at) order by s.stopped_at), '[]')
  from private.parcel_mail_stops as s
  where private.is_same_email(s.email, private.verified_email_of(p_user_id)) or s.email in (
    select lower(c.email) from public.orders as o join private.order_contacts as c on c.order_id = o.id where o.user_id = p_user_id
  );
$$;
comment on function private.find_parcel_mail_stops is 'Returns which addresses of a person, proven or on their orders, want no mails about delays.';
select private.replace_in_function('public.find_person_data', '''delays_of_orders'', p.wants_parcel_mails',
  '''delays_of_orders'', p.wants_parcel_mails, ''addresses_without_mails_about_delays'', private.find_parcel_mail_stops(p.user_id)');

-- Two people who turn out to be one get no mail that either of them declined, and are asked to rate an order once.

create function private.join_mail_preferences(p_from uuid, p_into uuid) returns void
language plpgsql set search_path = '' as $$
begin
  if not private.wants_review_requests(p_from) then perform public.set_review_requests(p_into, false); end if;
  update public.profiles as p set wants_parcel_mails = false from public.profiles as f
  where p.user_id = p_into and p.wants_parcel_mails and f.user_id = p_from and not f.wants_parcel_mails;
  update private.review_requests set user_id = p_into where user_id = p_from;
end;
$$;
comment on function private.join_mail_preferences is
  'Lets a person who is merged with another one get only the mails that both wanted, and keeps which orders were asked about.';
select private.replace_in_function('private.merge_principals', 'delete from public.profiles where user_id = p_from;',
  E'perform private.join_mail_preferences(p_from, p_into);\n  delete from public.profiles where user_id = p_from;');

-- The last mail to a person says that the account is deleted. Its address outlives the account until it is sent.

alter table private.account_mails alter column user_id drop not null;
alter table private.account_mails drop constraint account_mails_kind_check;
alter table private.account_mails
  add constraint account_mails_kind_check check (kind in ('email-old', 'email-new', 'deletion-confirm', 'deletion', 'account-kept', 'deleted')),
  add constraint account_mails_person_check check ((kind = 'deleted') = (user_id is null));
comment on column private.account_mails.user_id is 'Whose account it is about; null for the mail that it is deleted, which is forgotten once it was sent.';

create or replace function public.erase_due_accounts() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  due private.account_deletions;
  subject jsonb;
  address text;
  erased_count integer := 0;
begin
  -- Whoever signs in now waits for this lock, and then begins a new account.
  perform private.lock_identities();
  for due in
    select d.* from private.account_deletions as d
    where d.erase_after <= now() and not private.has_order_on_its_way(d.user_id)
      and not exists (select from public.user_roles as r where r.user_id = d.user_id)
    order by d.erase_after limit 20
  loop
    subject := private.to_privacy_subject(due.user_id);
    address := private.mail_address_of(due.user_id);
    perform private.erase_customer(subject, due.user_id);
    if subject ->> 'shopify_customer_id' is not null then
      insert into private.shop_erasures (shopify_customer_id) values (subject ->> 'shopify_customer_id') on conflict (shopify_customer_id) do nothing;
      perform private.enqueue_job('customer-erasure', subject ->> 'shopify_customer_id');
    end if;
    if address is not null then perform private.queue_account_mail(null, 'deleted', address); end if;
    perform private.record_completed_audit(null, 'account.erased', 'person:' || due.user_id);
    erased_count := erased_count + 1;
  end loop;
  return erased_count;
end;
$$;
comment on function public.erase_due_accounts is
  'Erases up to 20 accounts whose time has come and whose orders have arrived, and queues the last mail to each and the request to Shopify. Returns how many.';

select private.replace_in_function('private.apply_job_outcome', 'elsif p_job.kind = ''stock-check'' and p_is_done then',
  E'elsif p_job.kind = ''account-mail'' and p_is_done then\n    delete from private.account_mails as m where m.id = p_job.key::uuid and m.kind = ''deleted'';\n  elsif p_job.kind = ''stock-check'' and p_is_done then');

create or replace function public.forget_account_mails() returns void
language sql security definer set search_path = '' as $$
  delete from private.email_changes as c where c.requested_at < now() - interval '30 days';
  delete from private.account_mails as m
  where m.created_at < now() - case m.kind when 'deleted' then interval '3 days' else interval '30 days' end;
$$;
comment on function public.forget_account_mails is
  'Deletes changes of addresses and mails about accounts after 30 days, and after three days the last mail to an erased person that could not be sent.';
