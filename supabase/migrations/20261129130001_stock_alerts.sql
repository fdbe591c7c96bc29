insert into private.job_kinds (kind, max_attempts, max_delay) values ('stock-check', null, '1 hour'), ('stock-alert-mail', 8, '12 hours');

create table private.stock_alerts (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) between 3 and 254 and email = lower(btrim(email, E' \t\r\n\f\v') collate "C")),
  variant_id text not null check (variant_id ~ '^gid://shopify/ProductVariant/[0-9]{1,20}$'),
  created_at timestamptz not null default now(),
  confirmation_sent_at timestamptz,
  confirmed_at timestamptz,
  checked_at timestamptz,
  sent_at timestamptz,
  canceled_at timestamptz
);
create unique index on private.stock_alerts (email, variant_id) where sent_at is null and canceled_at is null;
create index on private.stock_alerts (variant_id, checked_at) where confirmed_at is not null and sent_at is null and canceled_at is null;
create index on private.stock_alerts (confirmation_sent_at);
create index on private.stock_alerts (created_at);
comment on table private.stock_alerts is
  'People who asked for an email when a sold-out variant can be bought again, one open row per address and variant. Nothing is sent to an address but the mail to confirm it, until its owner does.';
comment on column private.stock_alerts.checked_at is 'When Shopify was last asked whether the variant can be bought.';
comment on column private.stock_alerts.sent_at is 'When the mail was sent that the variant can be bought. There is one.';
comment on column private.stock_alerts.canceled_at is 'When the owner of the address stopped the mails.';
alter table private.stock_alerts enable row level security;
create trigger delete_job_of_stock_alert after delete on private.stock_alerts
for each row execute function private.delete_job('stock-alert-mail', 'id');

create table private.stock_alert_links (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  alert_id uuid not null references private.stock_alerts on delete cascade
);
create index on private.stock_alert_links (alert_id);
comment on table private.stock_alert_links is 'Digests of the secrets in the links of mails about stock. The secrets themselves are not stored.';
alter table private.stock_alert_links enable row level security;

create function private.is_stock_alert_open(p_alert private.stock_alerts) returns boolean
language sql immutable set search_path = '' as $$ select p_alert.sent_at is null and p_alert.canceled_at is null; $$;
comment on function private.is_stock_alert_open is 'Returns whether an alert waits for its confirmation or for its variant.';

create or replace function private.are_confirmations_held() returns boolean
language sql stable set search_path = '' as $$
  select (select count(*) from private.subscriber_mails as m where m.kind = 'confirmation' and m.sent_at > now() - interval '1 hour')
    + (select count(*) from private.stock_alerts as a where a.confirmation_sent_at > now() - interval '1 hour') >= 300;
$$;

create or replace function private.held_job_payload(p_kind text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return case
    when p_kind in ('subscriber-mail', 'stock-alert-mail') and private.are_confirmations_held() then '{"mail": "confirmation"}'::jsonb
  end;
end;
$$;

create function public.request_stock_alert(p_email text, p_variant_id text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := lower(btrim(p_email, E' \t\r\n\f\v') collate "C");
  alert_id uuid;
begin
  -- The link of an earlier mail may be lost: after a day there is a new one.
  delete from private.stock_alerts as a
  where a.email = address and a.variant_id = p_variant_id and a.confirmed_at is null and a.canceled_at is null and a.created_at < now() - interval '1 day';
  -- Whoever enters the address of somebody else, for one variant after the other, fills no mailbox.
  if (
    select count(*) from private.stock_alerts as a
    where a.email = address and a.confirmed_at is null and a.created_at > now() - interval '1 day'
  ) < 5 then
    insert into private.stock_alerts (email, variant_id) values (address, p_variant_id)
    on conflict (email, variant_id) where sent_at is null and canceled_at is null do nothing
    returning id into alert_id;
  end if;
  if alert_id is not null then perform private.enqueue_job('stock-alert-mail', alert_id::text, '{"mail": "confirmation"}'); end if;
  return private.are_confirmations_held();
end;
$$;
comment on function public.request_stock_alert is
  'Records that an address wants an email when a variant can be bought, and queues the mail that asks to confirm it: one a day per variant, five per address. Returns whether confirmations wait because too many were sent this hour, and nothing about the address.';

create function private.find_linked_stock_alert(p_token_hash text) returns private.stock_alerts
language sql stable set search_path = '' as $$
  select a.* from private.stock_alert_links as l join private.stock_alerts as a on a.id = l.alert_id where l.token_hash = p_token_hash;
$$;
comment on function private.find_linked_stock_alert is 'Returns the alert with this link.';

create function public.request_stock_check() returns text
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.stock_alerts as a where a.confirmed_at is not null and private.is_stock_alert_open(a)) then return 'ignored'; end if;
  perform private.enqueue_job('stock-check', 'all');
  return 'recorded';
end;
$$;
comment on function public.request_stock_check is 'Queues a look at what people wait for, if anybody does: ''recorded'', else ''ignored''.';

create function public.record_stock_change(p_delivery jsonb) returns text
language plpgsql security definer set search_path = '' as $$
begin
  -- Most changes concern no variant that people wait for, so that they are not stored.
  if not exists (select from private.stock_alerts as a where a.confirmed_at is not null and private.is_stock_alert_open(a)) then return 'ignored'; end if;
  if not private.begin_delivery(p_delivery) then return 'duplicate'; end if;
  perform public.request_stock_check();
  return private.finish_delivery(p_delivery, 'recorded');
end;
$$;
comment on function public.record_stock_change is
  'Queues a look at what people wait for after a webhook. What can be bought is read from Shopify then, because webhooks arrive twice and out of order.';

create function public.confirm_stock_alert(p_token_hash text, p_valid_days integer) returns table (outcome text, variant_id text)
language plpgsql security definer set search_path = '' as $$
declare
  linked constant private.stock_alerts := private.find_linked_stock_alert(p_token_hash);
  alert private.stock_alerts;
  result text;
begin
  select a.* into alert from private.stock_alerts as a where a.id = linked.id for update;
  if not found then return; end if;
  result := case
    when alert.canceled_at is not null then 'unsubscribed'
    when alert.confirmed_at is not null then 'already'
    when alert.created_at < now() - make_interval(days => p_valid_days) then 'expired'
    else 'confirmed'
  end;
  if result = 'confirmed' then
    update private.stock_alerts as a set confirmed_at = now() where a.id = alert.id;
    delete from private.jobs as j where j.kind = 'stock-alert-mail' and j.key = alert.id::text;
    perform public.request_stock_check();
  end if;
  return query select result, alert.variant_id;
end;
$$;
comment on function public.confirm_stock_alert is
  'Confirms the address of a mailed link. Returns ''confirmed'', or why not: ''already'' is, ''expired'', ''unsubscribed'' since. No row for an unknown link.';

create function public.stop_stock_alerts(p_token_hash text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  linked constant private.stock_alerts := private.find_linked_stock_alert(p_token_hash);
  stopped uuid[];
begin
  if linked.id is null then return 'unknown'; end if;
  with open_alerts as (
    update private.stock_alerts as a set canceled_at = now() where a.email = linked.email and private.is_stock_alert_open(a) returning a.id
  )
  select array_agg(o.id) into stopped from open_alerts as o;
  if stopped is null then return 'already'; end if;
  delete from private.jobs as j where j.kind = 'stock-alert-mail' and j.key = any (stopped::text[]);
  return 'unsubscribed';
end;
$$;
comment on function public.stop_stock_alerts is
  'Stops all mails about stock to the address of a mailed link, which never expires for this: ''unsubscribed'', ''already'' or ''unknown''.';

create function private.stock_check_job_details() returns jsonb
language sql stable set search_path = '' as $$
  -- As many as Shopify returns at once, those first that were not looked at for longest.
  select jsonb_build_object('variant_ids', coalesce(jsonb_agg(w.variant_id), '[]')) from (
    select a.variant_id from private.stock_alerts as a
    where a.confirmed_at is not null and private.is_stock_alert_open(a)
    group by a.variant_id order by min(a.checked_at) nulls first, a.variant_id limit 250
  ) as w;
$$;
comment on function private.stock_check_job_details is 'Returns the variants that people wait for, up to 250.';

create function private.apply_stock_check(p_job private.jobs, p_result jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  update private.stock_alerts as a set checked_at = now()
  where a.variant_id in (select jsonb_array_elements_text(p_result -> 'checked')) and private.is_stock_alert_open(a);
  perform private.enqueue_job('stock-alert-mail', a.id::text, '{"mail": "stock"}') from private.stock_alerts as a
  where a.variant_id in (select jsonb_array_elements_text(p_result -> 'available')) and a.confirmed_at is not null and private.is_stock_alert_open(a)
    and not exists (select from private.jobs as j where j.kind = 'stock-alert-mail' and j.key = a.id::text);
  if exists (
    select from private.stock_alerts as a
    where a.confirmed_at is not null and private.is_stock_alert_open(a) and (a.checked_at is null or a.checked_at < p_job.created_at)
  ) then
    perform private.enqueue_job('stock-check', 'all');
  end if;
end;
$$;
comment on function private.apply_stock_check is
  'Queues a mail for each alert whose variant can be bought, once, and another look if there are more variants than one look has.';

create function private.stock_alert_mail_job_details(p_alert_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('mail', case when a.confirmed_at is null then 'confirmation' else 'stock' end, 'email', a.email, 'variant_id', a.variant_id)
  from private.stock_alerts as a where a.id = p_alert_id;
$$;
comment on function private.stock_alert_mail_job_details is 'Returns the recipient and the subject of a mail about stock.';

create function public.start_stock_alert_mail(p_lease uuid, p_token_hash text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.stock_alert_links (token_hash, alert_id)
  select p_token_hash, a.id from private.jobs as j join private.stock_alerts as a on a.id = j.key::uuid
  where j.lease = p_lease and j.kind = 'stock-alert-mail'
  on conflict (token_hash) do nothing;
  return exists (select from private.jobs as j where j.lease = p_lease);
end;
$$;
comment on function public.start_stock_alert_mail is
  'Stores the digest of the link in a claimed mail. Returns false if the mail must not be sent any more: it may have been stopped since it was claimed.';

create function public.forget_stock_alerts() returns void
language sql security definer set search_path = '' as $$
  delete from private.stock_alerts where id in (
    select a.id from private.stock_alerts as a
    where coalesce(a.sent_at, a.canceled_at) < now() - interval '30 days'
      or (a.confirmed_at is null and a.created_at < now() - interval '30 days') or a.created_at < now() - interval '1 year'
    limit 10000
  );
$$;
comment on function public.forget_stock_alerts is
  'Deletes alerts that no one confirmed in 30 days, those that were sent or stopped 30 days ago, and those that waited for a year.';

create or replace function private.job_details(p_kind text, p_key text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  case p_kind
    when 'order-confirmation' then return private.order_confirmation_job_details(p_key::uuid);
    when 'rating' then return private.rating_job_details(p_key);
    when 'subscriber-mail' then return private.subscriber_mail_job_details(p_key::uuid);
    when 'subscriber-shop' then return private.subscriber_shop_job_details(p_key::uuid);
    when 'stock-check' then return private.stock_check_job_details();
    when 'stock-alert-mail' then return private.stock_alert_mail_job_details(p_key::uuid);
    else return '{}';
  end case;
end;
$$;

create or replace function private.apply_job_outcome(p_job private.jobs, p_is_done boolean, p_result jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if p_job.kind = 'subscriber-mail' and p_is_done then
    update private.subscriber_mails as m set sent_at = now() where m.id = p_job.key::uuid;
  elsif p_job.kind = 'order-confirmation' and p_is_done then
    update private.order_contacts as c set confirmed_at = now() where c.order_id = p_job.key::uuid;
  elsif p_job.kind = 'subscriber-shop' then
    update private.subscribers as s set shopify_customer_id = coalesce(p_result ->> 'customer_id', s.shopify_customer_id) where s.id = p_job.key::uuid;
  elsif p_job.kind = 'stock-check' and p_is_done then
    perform private.apply_stock_check(p_job, p_result);
  elsif p_job.kind = 'stock-alert-mail' and p_is_done then
    -- The result says what was sent: nothing if the variant sold out again.
    update private.stock_alerts as a set
      confirmation_sent_at = case when p_result ->> 'sent' = 'confirmation' then now() else a.confirmation_sent_at end,
      sent_at = case when p_result ->> 'sent' = 'stock' then now() else a.sent_at end
    where a.id = p_job.key::uuid;
  end if;
end;
$$;

create or replace function private.erase_subscribers(p_customer jsonb) returns void
language sql set search_path = '' as $$
  delete from private.subscribers as s
  where s.shopify_customer_id = p_customer ->> 'shopify_customer_id' or private.is_same_email(s.email, p_customer ->> 'email');
  delete from private.stock_alerts as a where private.is_same_email(a.email, p_customer ->> 'email');
$$;

create function private.export_stock_alerts(p_customer jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(to_jsonb(a) - 'id') from private.stock_alerts as a where private.is_same_email(a.email, p_customer ->> 'email');
$$;
comment on function private.export_stock_alerts is 'Returns what the address of a customer waits for.';

create or replace function public.export_customer(p_delivery jsonb, p_customer jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  customer_id constant text := p_customer ->> 'shopify_customer_id';
  customer_user_id constant uuid := (select l.user_id from private.customer_links as l where l.shopify_customer_id = customer_id);
begin
  if not private.begin_delivery(p_delivery) then return 'duplicate'; end if;
  insert into private.data_exports (shopify_customer_id, body) values (customer_id, jsonb_build_object(
    'customer', p_customer,
    'profile', (select to_jsonb(p) from public.profiles as p where p.user_id = customer_user_id),
    'identities', (select jsonb_agg(to_jsonb(i)) from private.identities as i where i.user_id = customer_user_id),
    'sessions', (select jsonb_agg(jsonb_build_object('created_at', s.created_at, 'last_seen_at', s.last_seen_at))
      from private.sessions as s where s.user_id = customer_user_id),
    'notifications', (select jsonb_agg(to_jsonb(n)) from public.notifications as n where n.user_id = customer_user_id),
    'subscription', private.export_subscriber(p_customer),
    'stock_alerts', private.export_stock_alerts(p_customer),
    'hidden_orders', (select jsonb_agg(to_jsonb(h)) from public.hidden_orders as h where h.user_id = customer_user_id),
    'orders', (
      select jsonb_agg(to_jsonb(o) || jsonb_build_object(
        'email', (select c.email from private.order_contacts as c where c.order_id = o.id),
        'items', (select jsonb_agg(to_jsonb(i)) from public.order_items as i where i.order_id = o.id),
        'staff_details', (select to_jsonb(d) - 'order_id' from public.order_staff_details as d where d.order_id = o.id),
        'notes', (select jsonb_agg(jsonb_build_object('text', n.text, 'created_at', n.created_at)) from public.order_notes as n where n.order_id = o.id),
        'fulfillments', (select jsonb_agg(to_jsonb(f)) from public.fulfillments as f where f.order_id = o.id),
        'events', (select jsonb_agg(to_jsonb(e)) from public.order_events as e where e.order_id = o.id)
      ))
      from private.find_customer_orders(p_customer) as o
    )
  ));
  perform private.record_completed_audit(null, 'customer.exported', 'shopify:' || customer_id);
  return private.finish_delivery(p_delivery, 'recorded');
end;
$$;

create or replace function public.redact_shop(p_delivery jsonb) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if not private.begin_delivery(p_delivery) then return 'duplicate'; end if;
  perform private.lock_identities();
  -- The conditions are always true: hosted projects reject a delete without one.
  delete from public.orders where id is not null;
  delete from private.pending_order_updates where id is not null;
  delete from private.order_tombstones where shopify_order_id is not null;
  delete from private.dead_letters where id is not null;
  delete from private.data_exports where id is not null;
  delete from private.subscribers where id is not null;
  delete from private.stock_alerts where id is not null;
  -- Admins stay, even if they are customers.
  delete from public.profiles as p
  where exists (select from private.customer_links as l where l.user_id = p.user_id) and not private.has_admin_role(p.user_id);
  perform private.record_completed_audit(null, 'shop.redacted', p_delivery ->> 'shop');
  return private.finish_delivery(p_delivery, 'recorded');
end;
$$;

grant execute on function public.request_stock_alert(text, text) to service_role;
grant execute on function public.confirm_stock_alert(text, integer) to service_role;
grant execute on function public.stop_stock_alerts(text) to service_role;
grant execute on function public.request_stock_check() to service_role;
grant execute on function public.record_stock_change(jsonb) to service_role;
grant execute on function public.start_stock_alert_mail(uuid, text) to service_role;
grant execute on function public.forget_stock_alerts() to service_role;
