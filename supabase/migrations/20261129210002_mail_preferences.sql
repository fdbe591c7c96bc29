insert into private.job_kinds (kind, max_attempts, max_delay) values ('review-request', 6, '12 hours');

create table private.mail_preferences (
  user_id uuid primary key references public.profiles on delete cascade,
  wants_review_requests boolean not null default true
);
comment on table private.mail_preferences is 'The optional mails that a person wants. Without a row: all of them.';
alter table private.mail_preferences enable row level security;

create table private.review_requests (
  order_id uuid primary key references public.orders on delete cascade,
  user_id uuid not null references public.profiles on delete cascade,
  created_at timestamptz not null default now(),
  token_hash text unique check (token_hash ~ '^[0-9a-f]{64}$')
);
create index on private.review_requests (user_id);
comment on table private.review_requests is
  'Orders whose owner was asked once, a week after delivery, to rate them. The digest belongs to the link that stops such mails.';
alter table private.review_requests enable row level security;
create trigger delete_job_of_review_request after delete on private.review_requests
for each row execute function private.delete_job('review-request', 'order_id');
create index on public.order_events (at) where kind = 'delivered';

create function private.wants_review_requests(p_user_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce((select m.wants_review_requests from private.mail_preferences as m where m.user_id = p_user_id), true);
$$;
comment on function private.wants_review_requests is 'Returns whether a person may be asked to rate what they received.';

create function private.find_items_to_rate(p_order public.orders) returns table (title text, variant_id text)
language sql stable set search_path = '' as $$
  select i.title, min(i.variant_id) from public.order_items as i
  where i.order_id = p_order.id and i.quantity > 0 and i.variant_id is not null and i.product_id is not null and not exists (
    select from public.reviews as r where r.user_id = p_order.user_id and r.product_id = i.product_id
  )
  group by i.product_id, i.title order by min(i.position) limit 8;
$$;
comment on function private.find_items_to_rate is 'Returns the products of an order that its owner has not reviewed, up to eight.';

create function private.can_rate_order(p_order public.orders) returns boolean
language sql stable set search_path = '' as $$
  select p_order.user_id is not null and p_order.deleted_at is null and p_order.cancelled_at is null and not p_order.is_test
    and coalesce(lower(p_order.financial_status), '') not in ('refunded', 'voided') and private.wants_review_requests(p_order.user_id)
    and exists (select from private.find_items_to_rate(p_order));
$$;
comment on function private.can_rate_order is 'Returns whether the owner of an order may be asked to rate it: not if it was canceled or refunded, or if they declined.';

create function public.queue_review_requests(p_days integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  queued uuid[];
begin
  with delivered as (
    select distinct e.order_id from public.order_events as e
    where e.kind = 'delivered' and e.at between now() - make_interval(days => 2 * p_days) and now() - make_interval(days => p_days)
  ), asked as (
    insert into private.review_requests (order_id, user_id)
    select o.id, o.user_id from delivered as d join public.orders as o on o.id = d.order_id
    where o.fulfillment_status = 'fulfilled' and private.can_rate_order(o)
      and not exists (select from private.review_requests as r where r.order_id = o.id)
      -- The last parcel counts: while another one is on its way, or came later, the order is not asked about.
      and not exists (
        select from public.fulfillments as f where f.order_id = o.id and private.is_shipped_status(f.status) and not exists (
          select from public.order_events as e where e.order_id = o.id and e.kind = 'delivered' and e.subject = f.shopify_fulfillment_id
            and e.at <= now() - make_interval(days => p_days)
        )
      )
    limit 500
    on conflict (order_id) do nothing
    returning order_id
  )
  select array_agg(a.order_id) into queued from asked as a;
  perform private.enqueue_job('review-request', id::text) from unnest(queued) as id;
  return coalesce(array_length(queued, 1), 0);
end;
$$;
comment on function public.queue_review_requests is
  'Queues the mails that ask to rate what was delivered so many days ago, one per order ever. Orders delivered more than twice as long ago are left alone. Returns how many.';

create function public.start_review_request(p_lease uuid, p_token_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  bought public.orders;
  address text;
begin
  select o.* into bought from private.jobs as j join public.orders as o on o.id = j.key::uuid
  where j.lease = p_lease and j.kind = 'review-request';
  if not found or not private.can_rate_order(bought) then return null; end if;
  address := coalesce(
    (select c.email from private.order_contacts as c where c.order_id = bought.id),
    (select i.email from private.identities as i where i.user_id = bought.user_id and i.email is not null order by i.issuer limit 1)
  );
  if address is null then return null; end if;
  update private.review_requests as r set token_hash = p_token_hash where r.order_id = bought.id;
  return jsonb_build_object(
    'email', address, 'first_name', (select p.first_name from public.profiles as p where p.user_id = bought.user_id), 'order_number', bought.order_number,
    'items', (select jsonb_agg(jsonb_build_object('title', i.title, 'variant_id', i.variant_id)) from private.find_items_to_rate(bought) as i)
  );
end;
$$;
comment on function public.start_review_request is
  'Stores the digest of the link in a claimed mail, and returns what the mail says; null if it must not be sent any more.';

create function public.set_review_requests(p_user_id uuid, p_is_wanted boolean) returns void
language sql security definer set search_path = '' as $$
  insert into private.mail_preferences (user_id, wants_review_requests) values (p_user_id, p_is_wanted)
  on conflict (user_id) do update set wants_review_requests = excluded.wants_review_requests;
$$;
comment on function public.set_review_requests is 'Stores whether a person may be asked to rate what they received.';

create function public.stop_review_requests(p_token_hash text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  select r.user_id into person from private.review_requests as r where r.token_hash = p_token_hash;
  if not found then return 'unknown'; end if;
  if not private.wants_review_requests(person) then return 'already'; end if;
  perform public.set_review_requests(person, false);
  return 'unsubscribed';
end;
$$;
comment on function public.stop_review_requests is
  'Stops the mails that ask to rate an order, for the person of a mailed link, which never expires for this: ''unsubscribed'', ''already'' or ''unknown''.';

create function private.unsubscribe_subscriber(p_id uuid) returns text
language plpgsql set search_path = '' as $$
declare
  subscriber private.subscribers;
begin
  select s.* into subscriber from private.subscribers as s where s.id = p_id for update;
  if not found then return 'unknown'; end if;
  if subscriber.unsubscribed_at is not null then return 'already'; end if;
  update private.subscribers as s set unsubscribed_at = now() where s.id = subscriber.id;
  if subscriber.confirmed_at is not null or subscriber.shopify_customer_id is not null then
    perform private.enqueue_job('subscriber-shop', subscriber.id::text);
  end if;
  perform private.cancel_subscriber_mails(subscriber.id);
  perform private.record_completed_audit(null, 'subscriber.unsubscribe', 'subscriber:' || subscriber.id);
  return 'unsubscribed';
end;
$$;
comment on function private.unsubscribe_subscriber is 'Stops all marketing mails to an address: ''unsubscribed'', ''already'' or ''unknown''.';

create or replace function public.unsubscribe(p_token_hash text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  mail constant private.subscriber_mails := private.find_linked_mail(p_token_hash);
begin
  return private.unsubscribe_subscriber(mail.subscriber_id);
end;
$$;

create function private.verified_email_of(p_user_id uuid) returns text
language sql stable set search_path = '' as $$
  select i.email from private.identities as i where i.user_id = p_user_id and i.email_verified order by i.issuer limit 1;
$$;
comment on function private.verified_email_of is
  'Returns the address that a person has proven, Shopify''s before Google''s; null without one. Whoever registers the address of somebody else must neither see nor change what that address asked for.';

create function public.find_mail_preferences(p_user_id uuid)
returns table (email text, marketing public.subscriber_state, stock_alerts integer, wants_review_requests boolean, wants_parcel_mails boolean)
language sql stable security definer set search_path = '' as $$
  select v.email, (select private.subscriber_state(s) from private.subscribers as s where private.is_same_email(s.email, v.email)),
    (select count(*)::integer from private.stock_alerts as a where private.is_same_email(a.email, v.email) and private.is_stock_alert_open(a)),
    private.wants_review_requests(p_user_id), (select p.wants_parcel_mails from public.profiles as p where p.user_id = p_user_id)
  from (select private.verified_email_of(p_user_id) as email) as v;
$$;
comment on function public.find_mail_preferences is
  'Returns which mails a person gets: marketing is null without a subscription, email without a proven address.';

create function public.stop_own_marketing(p_user_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
begin
  return private.unsubscribe_subscriber((
    select s.id from private.subscribers as s where private.is_same_email(s.email, private.verified_email_of(p_user_id))
  ));
end;
$$;
comment on function public.stop_own_marketing is 'Stops all marketing mails to the proven address of a person, as a mailed link does.';

create function public.stop_own_stock_alerts(p_user_id uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  stopped uuid[];
begin
  with open_alerts as (
    update private.stock_alerts as a set canceled_at = now()
    where private.is_same_email(a.email, private.verified_email_of(p_user_id)) and private.is_stock_alert_open(a) returning a.id
  )
  select array_agg(o.id) into stopped from open_alerts as o;
  delete from private.jobs as j where j.kind = 'stock-alert-mail' and j.key = any (stopped::text[]);
  return coalesce(array_length(stopped, 1), 0);
end;
$$;
comment on function public.stop_own_stock_alerts is 'Stops all mails about stock to the proven address of a person. Returns how many.';

grant execute on function public.queue_review_requests(integer) to service_role;
grant execute on function public.start_review_request(uuid, text) to service_role;
grant execute on function public.set_review_requests(uuid, boolean) to service_role;
grant execute on function public.stop_review_requests(text) to service_role;
grant execute on function public.find_mail_preferences(uuid) to service_role;
grant execute on function public.stop_own_marketing(uuid) to service_role;
grant execute on function public.stop_own_stock_alerts(uuid) to service_role;
