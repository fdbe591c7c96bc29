insert into private.job_kinds (kind, max_attempts, max_delay) values ('customer-erasure', null, '12 hours');

create table private.account_deletions (
  user_id uuid primary key references public.profiles on delete cascade,
  requested_at timestamptz not null default now(),
  erase_after timestamptz not null,
  is_by_staff boolean not null default false
);
create index on private.account_deletions (erase_after);
comment on table private.account_deletions is
  'Accounts that are to be erased. Signing in, or the link in the mail about it, deletes the row before that and keeps the account.';
alter table private.account_deletions enable row level security;

create table private.shop_erasures (
  shopify_customer_id text primary key check (shopify_customer_id ~ '^gid://shopify/Customer/[1-9][0-9]*$'),
  erased_at timestamptz not null default now(),
  requested_at timestamptz,
  refusal text check (char_length(refusal) between 1 and 255),
  check (requested_at is null or refusal is null)
);
create index on private.shop_erasures (requested_at);
comment on table private.shop_erasures is
  'Erased people whom Shopify is to erase as well. Shopify does so ten days after the request, or 180 days after the last order, and then sends the webhook customers/redact.';
comment on column private.shop_erasures.erased_at is 'When the account was erased here.';
comment on column private.shop_erasures.refusal is 'Why Shopify did not accept the request, so that staff make it in Shopify; null if it did or was not asked yet.';
alter table private.shop_erasures enable row level security;
create trigger delete_job_of_shop_erasure after delete on private.shop_erasures
for each row execute function private.delete_job('customer-erasure', 'shopify_customer_id');

create function private.is_order_on_its_way(p_order public.orders) returns boolean
language sql stable set search_path = '' as $$
  select p_order.deleted_at is null and p_order.cancelled_at is null and (
    (p_order.closed_at is null and coalesce(p_order.fulfillment_status, 'unfulfilled') in ('unfulfilled', 'partially_fulfilled')
      and coalesce(lower(p_order.financial_status), '') not in ('refunded', 'voided', 'expired'))
    or exists (
      select from public.fulfillments as f
      where f.order_id = p_order.id and private.is_shipped_status(f.status) and f.created_at > now() - interval '30 days'
        and coalesce(lower(f.shipment_status), '') not in ('delivered', 'picked_up')
    )
  );
$$;
comment on function private.is_order_on_its_way is
  'Returns whether an order is still to be brought: something is to be packed, or a parcel of the last 30 days is not delivered.';

create function private.has_order_on_its_way(p_user_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.orders as o where o.user_id = p_user_id and private.is_order_on_its_way(o));
$$;
comment on function private.has_order_on_its_way is 'Returns whether a person waits for an order, whose address is needed until then.';

create function private.mail_address_of(p_user_id uuid) returns text
language sql stable set search_path = '' as $$
  select i.email from private.identities as i where i.user_id = p_user_id and i.email is not null order by i.issuer limit 1;
$$;
comment on function private.mail_address_of is 'Returns the address for mails to a person about their account, Shopify''s before Google''s; null without one.';

create function public.find_account_deletion(p_user_id uuid)
returns table (erase_after timestamptz, is_by_staff boolean, has_order_on_its_way boolean, is_staff boolean, is_link_mailed boolean)
language sql stable security definer set search_path = '' as $$
  select d.erase_after, coalesce(d.is_by_staff, false), private.has_order_on_its_way(p.user_id),
    exists (select from public.user_roles as r where r.user_id = p.user_id),
    exists (select from private.account_mails as m where m.user_id = p.user_id and m.kind = 'deletion-confirm' and m.used_at is null and m.created_at > now() - interval '1 day')
  from public.profiles as p left join private.account_deletions as d using (user_id) where p.user_id = p_user_id;
$$;
comment on function public.find_account_deletion is
  'Returns when an account is to be erased (null if it is not), whether an order delays that, and whether a mailed link waits for its owner.';

create function public.mail_deletion_link(p_user_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := private.mail_address_of(p_user_id);
begin
  if exists (select from public.user_roles as r where r.user_id = p_user_id) then return 'staff'; end if;
  if address is null then return 'no-address'; end if;
  delete from private.account_mails as m where m.user_id = p_user_id and m.kind = 'deletion-confirm';
  perform private.queue_account_mail(p_user_id, 'deletion-confirm', address);
  return 'mailed';
end;
$$;
comment on function public.mail_deletion_link is
  'Queues the mail with the link that deletes an account, for a person without a password, in place of an earlier one. ''staff'' must lose their role first.';

create function public.request_account_deletion(p_user_id uuid, p_days integer, p_is_by_staff boolean default false) returns text
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := private.mail_address_of(p_user_id);
begin
  perform private.lock_identities();
  if not exists (select from public.profiles as p where p.user_id = p_user_id) then return 'missing'; end if;
  if exists (select from public.user_roles as r where r.user_id = p_user_id) then return 'staff'; end if;
  insert into private.account_deletions (user_id, erase_after, is_by_staff) values (p_user_id, now() + make_interval(days => p_days), p_is_by_staff)
  on conflict (user_id) do nothing;
  if not found then return 'already'; end if;
  perform public.revoke_all_sessions(p_user_id, null, 'account-deletion');
  delete from private.account_mails as m where m.user_id = p_user_id and m.kind in ('deletion', 'account-kept');
  if address is not null then perform private.queue_account_mail(p_user_id, 'deletion', address); end if;
  perform private.record_completed_audit(case when not p_is_by_staff then p_user_id end, 'account.deletion-requested', 'person:' || p_user_id);
  return 'requested';
end;
$$;
comment on function public.request_account_deletion is
  'Plans the erasure of an account, ends all its sessions and queues the mail with the link that keeps it: ''requested'', or ''already'', ''staff'' or ''missing''.';

create function public.confirm_account_deletion(p_token_hash text, p_valid_hours integer, p_days integer) returns text
language plpgsql security definer set search_path = '' as $$
declare
  mail private.account_mails;
begin
  select m.* into mail from private.account_mails as m where m.token_hash = p_token_hash and m.kind = 'deletion-confirm' for update;
  if not found then return 'unknown'; end if;
  if mail.created_at < now() - make_interval(hours => p_valid_hours) then return 'expired'; end if;
  return public.request_account_deletion(mail.user_id, p_days);
end;
$$;
comment on function public.confirm_account_deletion is
  'Plans the erasure of the account of a mailed link, as request_account_deletion does, which deletes the link: it works once. Else ''expired'' or ''unknown''.';

create function private.keep_account(p_user_id uuid, p_how text) returns boolean
language plpgsql set search_path = '' as $$
declare
  address constant text := private.mail_address_of(p_user_id);
begin
  delete from private.account_deletions as d where d.user_id = p_user_id;
  if not found then return false; end if;
  delete from private.jobs as j using private.account_mails as m
  where j.kind = 'account-mail' and j.key = m.id::text and m.user_id = p_user_id and m.kind = 'deletion';
  if p_how = 'signed-in' and address is not null then perform private.queue_account_mail(p_user_id, 'account-kept', address); end if;
  perform private.record_completed_audit(p_user_id, 'account.kept', 'person:' || p_user_id, jsonb_build_object('how', p_how));
  return true;
end;
$$;
comment on function private.keep_account is
  'Keeps an account that was to be erased. Who signed in is told by mail, because it may have been somebody else. Returns whether there was something to keep it from.';

create function private.keep_account_at_sign_in() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.keep_account(new.user_id, 'signed-in');
  return null;
end;
$$;
comment on function private.keep_account_at_sign_in is 'Keeps the account of whoever signs in: all sessions ended when its deletion was asked for.';
create trigger keep_account_at_sign_in after insert on private.sessions
for each row execute function private.keep_account_at_sign_in();

create function public.keep_account(p_token_hash text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  mail private.account_mails;
begin
  perform private.lock_identities();
  select m.* into mail from private.account_mails as m where m.token_hash = p_token_hash and m.kind = 'deletion';
  if not found then return 'unknown'; end if;
  update private.account_mails as m set used_at = coalesce(m.used_at, now()) where m.id = mail.id;
  return case when private.keep_account(mail.user_id, 'link') then 'kept' else 'already' end;
end;
$$;
comment on function public.keep_account is
  'Keeps the account of a mailed link: ''kept'', ''already'' if nothing is planned any more, or ''unknown'', also once it was erased.';

create function public.cancel_account_deletion(p_user_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_identities();
  return private.keep_account(p_user_id, 'staff');
end;
$$;
comment on function public.cancel_account_deletion is 'Keeps an account for staff, whose claim has checked the role. Returns whether its deletion was planned.';

create function private.erase_customer(p_customer jsonb, p_user_id uuid default null) returns void
language plpgsql set search_path = '' as $$
declare
  customer_id constant text := p_customer ->> 'shopify_customer_id';
begin
  perform private.lock_identities();
  perform private.lock_order(concerned.id) from (
    select jsonb_array_elements_text(p_customer -> 'shopify_order_ids') as id
    union select o.shopify_order_id from private.find_customer_orders(p_customer) as o order by 1
  ) as concerned;
  if customer_id is not null then perform private.lock_customer(customer_id); end if;
  insert into private.order_tombstones (shopify_order_id, reason)
  select jsonb_array_elements_text(p_customer -> 'shopify_order_ids'), 'redacted'
  union select o.shopify_order_id, 'redacted' from private.find_customer_orders(p_customer) as o
  on conflict (shopify_order_id) do nothing;
  perform private.erase_order_personal_data(o.id) from private.find_customer_orders(p_customer) as o;
  -- Deletes the linked person only: an order's email address was typed by anybody and must not erase an account.
  delete from public.profiles where user_id = p_user_id or user_id in (
    select l.user_id from private.customer_links as l where l.shopify_customer_id = customer_id
  );
  update public.orders set shopify_customer_id = null, user_id = null
  where id in (select o.id from private.find_customer_orders(p_customer) as o);
  delete from private.dead_letters as d where private.mentions_customer(d.body, p_customer);
  delete from private.data_exports as e where e.shopify_customer_id = customer_id;
  perform private.erase_subscribers(p_customer);
end;
$$;
comment on function private.erase_customer is
  'Erases a customer, or the person with this id: the person, their identities, and names, addresses and email on their orders. Items and amounts stay.';

create or replace function public.redact_customer(p_delivery jsonb, p_customer jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  customer_id constant text := p_customer ->> 'shopify_customer_id';
begin
  if not private.begin_delivery(p_delivery) then return 'duplicate'; end if;
  perform private.erase_customer(p_customer);
  delete from private.shop_erasures as e where e.shopify_customer_id = customer_id;
  perform private.record_completed_audit(null, 'customer.redacted', 'shopify:' || customer_id);
  return private.finish_delivery(p_delivery, 'recorded');
end;
$$;

create function private.to_privacy_subject(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'shopify_customer_id', (select l.shopify_customer_id from private.customer_links as l where l.user_id = p_user_id),
    'email', private.verified_email_of(p_user_id),
    'shopify_order_ids', '[]'::jsonb
  );
$$;
comment on function private.to_privacy_subject is 'Returns whom an export or an erasure of a person is about, as webhooks about privacy do.';

create function public.erase_due_accounts() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  due private.account_deletions;
  subject jsonb;
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
    perform private.erase_customer(subject, due.user_id);
    if subject ->> 'shopify_customer_id' is not null then
      insert into private.shop_erasures (shopify_customer_id) values (subject ->> 'shopify_customer_id') on conflict (shopify_customer_id) do nothing;
      perform private.enqueue_job('customer-erasure', subject ->> 'shopify_customer_id');
    end if;
    perform private.record_completed_audit(null, 'account.erased', 'person:' || due.user_id);
    erased_count := erased_count + 1;
  end loop;
  return erased_count;
end;
$$;
comment on function public.erase_due_accounts is
  'Erases up to 20 accounts whose time has come and whose orders have arrived, and queues the request to Shopify. Returns how many.';

create function public.record_shop_erasure(p_customer_id text, p_refusal text default null) returns void
language sql security definer set search_path = '' as $$
  update private.shop_erasures as e set
    requested_at = case when p_refusal is null then now() end, refusal = left(p_refusal, 255)
  where e.shopify_customer_id = p_customer_id and e.requested_at is null;
$$;
comment on function public.record_shop_erasure is 'Records that Shopify accepted to erase a customer, or why it refused, so that staff do it there.';

create function public.find_shop_erasures(p_actor_id uuid) returns table (shopify_customer_id text, erased_at timestamptz, refusal text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  return query select e.shopify_customer_id, e.erased_at, e.refusal from private.shop_erasures as e
  where e.refusal is not null order by e.erased_at limit 50;
end;
$$;
comment on function public.find_shop_erasures is 'Returns the customers whom staff must erase in Shopify, because it refused the request of the storefront.';

create function public.forget_shop_erasures() returns void
language sql security definer set search_path = '' as $$
  delete from private.shop_erasures as e where e.requested_at < now() - interval '1 year';
$$;
comment on function public.forget_shop_erasures is 'Deletes requests to Shopify after a year, if no webhook said that they were done.';

create function public.find_person_data(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  subject constant jsonb := private.to_privacy_subject(p_user_id);
begin
  return (select jsonb_build_object(
    'profile', jsonb_build_object('first_name', p.first_name, 'last_name', p.last_name, 'picture', p.avatar_url, 'created_at', p.created_at, 'updated_at', p.updated_at),
    'ways_to_sign_in', coalesce((
      select jsonb_agg(jsonb_build_object('with', i.issuer, 'email', i.email, 'is_email_verified', i.email_verified, 'verified_at', i.verified_at, 'added_at', i.created_at) order by i.created_at)
      from private.identities as i where i.user_id = p.user_id
    ), '[]'),
    'sessions', coalesce((
      select jsonb_agg(jsonb_build_object('with', s.issuer, 'device', s.device, 'began_at', s.created_at, 'last_used_at', s.last_seen_at, 'ended_at', s.revoked_at) order by s.created_at)
      from private.sessions as s where s.user_id = p.user_id
    ), '[]'),
    'changes_of_email', coalesce((
      select jsonb_agg(jsonb_build_object('from', c.old_email, 'to', c.new_email, 'requested_at', c.requested_at, 'outcome', c.outcome))
      from private.email_changes as c where c.user_id = p.user_id
    ), '[]'),
    'notifications', coalesce((
      select jsonb_agg(jsonb_build_object('kind', n.kind, 'title', n.title, 'message', n.message, 'is_read', n.read, 'created_at', n.created_at) order by n.created_at)
      from public.notifications as n where n.user_id = p.user_id
    ), '[]'),
    'reviews', coalesce((
      select jsonb_agg(jsonb_build_object('product', r.product_title, 'rating', r.rating, 'title', r.title, 'text', r.body, 'shown_as', r.display_name, 'state', r.state,
        'reason_of_rejection', r.rejection_reason, 'reply', r.reply, 'replied_at', r.replied_at, 'written_at', r.created_at, 'last_changed_at', r.submitted_at) order by r.created_at)
      from public.reviews as r where r.user_id = p.user_id
    ), '[]'),
    'subscription_to_mails', coalesce((
      select jsonb_agg(to_jsonb(s) - 'id' - 'shopify_customer_id' || jsonb_build_object('mails', (
        select coalesce(jsonb_agg(jsonb_build_object('kind', m.kind, 'queued_at', m.created_at, 'sent_at', m.sent_at) order by m.created_at), '[]')
        from private.subscriber_mails as m where m.subscriber_id = s.id
      ))) from private.subscribers as s
      where s.shopify_customer_id = subject ->> 'shopify_customer_id' or private.is_same_email(s.email, subject ->> 'email')
    ), '[]'),
    'mail_preferences', jsonb_build_object('asks_to_rate_orders', private.wants_review_requests(p.user_id), 'delays_of_orders', p.wants_parcel_mails),
    'waits_for_products', coalesce(private.export_stock_alerts(subject), '[]'),
    'orders', coalesce((select jsonb_agg(private.to_own_order_data(o) order by o.placed_at) from public.orders as o where o.user_id = p.user_id and o.deleted_at is null), '[]')
  ) from public.profiles as p where p.user_id = p_user_id);
end;
$$;
comment on function public.find_person_data is
  'Returns everything that the database holds about a person, without internal ids and without notes of staff; null for an unknown person. What was asked for by email counts only if the address is verified.';

create function private.to_own_order_data(p_order public.orders) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'number', p_order.order_number, 'shopify_order_id', p_order.shopify_order_id, 'placed_at', p_order.placed_at, 'updated_at', p_order.updated_at, 'status', p_order.status,
    'payment', p_order.financial_status, 'fulfillment', p_order.fulfillment_status, 'currency', p_order.currency, 'subtotal_minor', p_order.subtotal_minor,
    'discount_minor', p_order.discount_minor, 'shipping_minor', p_order.shipping_minor, 'tax_minor', p_order.tax_minor, 'total_minor', p_order.total_minor,
    'shipping_method', p_order.shipping_method, 'shipping_address', p_order.shipping_address, 'discounts', p_order.discounts,
    'email', (select c.email from private.order_contacts as c where c.order_id = p_order.id),
    'note', (select d.note from public.order_staff_details as d where d.order_id = p_order.id),
    'is_hidden_from_list', exists (select from public.hidden_orders as h where h.order_id = p_order.id and h.user_id = p_order.user_id),
    'items', (
      select jsonb_agg(jsonb_build_object('title', i.title, 'variant', i.variant_title, 'quantity', i.quantity, 'price_minor', i.price_minor, 'sku', i.sku) order by i.position)
      from public.order_items as i where i.order_id = p_order.id
    ),
    'parcels', coalesce((
      select jsonb_agg(jsonb_build_object('status', f.status, 'shipment', f.shipment_status, 'tracking', f.tracking, 'sent_at', f.created_at) order by f.created_at)
      from public.fulfillments as f where f.order_id = p_order.id
    ), '[]'),
    'history', coalesce((
      select jsonb_agg(jsonb_build_object('kind', e.kind, 'at', e.at) order by e.at) from public.order_events as e where e.order_id = p_order.id
    ), '[]')
  );
$$;
comment on function private.to_own_order_data is 'Returns what the database holds of an order for its owner. The ids of the order are Shopify''s.';

grant execute on function public.find_account_deletion(uuid) to service_role;
grant execute on function public.mail_deletion_link(uuid) to service_role;
grant execute on function public.request_account_deletion(uuid, integer, boolean) to service_role;
grant execute on function public.confirm_account_deletion(text, integer, integer) to service_role;
grant execute on function public.keep_account(text) to service_role;
grant execute on function public.cancel_account_deletion(uuid) to service_role;
grant execute on function public.erase_due_accounts() to service_role;
grant execute on function public.record_shop_erasure(text, text) to service_role;
grant execute on function public.find_shop_erasures(uuid) to service_role;
grant execute on function public.forget_shop_erasures() to service_role;
grant execute on function public.find_person_data(uuid) to service_role;
