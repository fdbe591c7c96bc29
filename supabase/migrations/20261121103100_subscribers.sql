create type public.subscriber_list as enum ('popup', 'waitlist');
create type public.subscriber_state as enum ('pending', 'confirmed', 'unsubscribed');

create table private.subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (char_length(email) between 3 and 254 and email = lower(btrim(email, E' \t\r\n\f\v') collate "C")),
  first_name text not null check (char_length(first_name) between 1 and 255),
  last_name text not null check (char_length(last_name) <= 255),
  popup_at timestamptz,
  waitlist_at timestamptz,
  consent_version text not null check (char_length(consent_version) between 1 and 40),
  consent_text text not null check (char_length(consent_text) between 1 and 2000),
  consented_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  code text unique check (char_length(code) between 8 and 64),
  code_issued_at timestamptz,
  shopify_customer_id text,
  shop_due_at timestamptz,
  shop_attempts integer not null default 0,
  shop_error text check (char_length(shop_error) <= 500),
  check (popup_at is not null or waitlist_at is not null)
);
create index on private.subscribers (created_at desc, id desc);
create index on private.subscribers (shop_due_at) where shop_due_at is not null;
create index on private.subscribers (consented_at) where confirmed_at is null and unsubscribed_at is null;
create index on private.subscribers (shopify_customer_id);
comment on table private.subscribers is
  'People who asked for marketing email, one row per address. Nothing is sent to an address but the mail to confirm it, until its owner does.';
comment on column private.subscribers.popup_at is 'When the address was entered in the sign-up of the 20 % code; null if it never was.';
comment on column private.subscribers.consent_text is 'The sentence that the person read when they last signed up.';
comment on column private.subscribers.confirmed_at is 'When the owner of the mailbox confirmed the last sign-up; kept when they unsubscribe.';
comment on column private.subscribers.code is 'The code of this person, chosen before Shopify is asked to create it, so that there is never a second one.';
comment on column private.subscribers.shop_due_at is 'When Shopify is to be told of the code or the consent next; null if it knows. In the future while a request is running.';
alter table private.subscribers enable row level security;

create function private.subscriber_state(p_subscriber private.subscribers) returns public.subscriber_state
language sql immutable set search_path = '' as $$
  select case
    when p_subscriber.unsubscribed_at is not null then 'unsubscribed'
    when p_subscriber.confirmed_at is not null then 'confirmed'
    else 'pending'
  end::public.subscriber_state;
$$;
comment on function private.subscriber_state is 'Returns whether mails may be sent to an address.';

create type public.subscriber_mail_kind as enum ('confirmation', 'code', 'waitlist');
create type public.subscriber_mail_state as enum ('queued', 'sent', 'failed', 'cancelled');

create table private.subscriber_mails (
  id uuid primary key default gen_random_uuid(),
  subscriber_id uuid not null references private.subscribers on delete cascade,
  kind public.subscriber_mail_kind not null,
  state public.subscriber_mail_state not null default 'queued',
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  sent_at timestamptz,
  used_at timestamptz,
  error text check (char_length(error) <= 500)
);
create index on private.subscriber_mails (due_at) where state = 'queued';
create index on private.subscriber_mails (sent_at) where kind = 'confirmation';
create index on private.subscriber_mails (subscriber_id, created_at desc);
comment on table private.subscriber_mails is 'The queue of mails to subscribers. The id is the idempotency key at the mail service.';
comment on column private.subscriber_mails.due_at is 'When it is sent or tried again. In the future while an attempt is running.';
comment on column private.subscriber_mails.used_at is 'When the link in a confirmation was used. It works once.';
alter table private.subscriber_mails enable row level security;

create table private.subscriber_links (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  mail_id uuid not null references private.subscriber_mails on delete cascade
);
create index on private.subscriber_links (mail_id);
comment on table private.subscriber_links is 'Digests of the secrets in mailed links. The secrets themselves are not stored.';
alter table private.subscriber_links enable row level security;

create function private.erase_subscribers(p_customer jsonb) returns void
language sql set search_path = '' as $$
  delete from private.subscribers as s
  where s.shopify_customer_id = p_customer ->> 'shopify_customer_id' or private.is_same_email(s.email, p_customer ->> 'email');
$$;
comment on function private.erase_subscribers is 'Erases what is stored about the address of a customer, with its mails and links.';

create function private.export_subscriber(p_customer jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(to_jsonb(s) || jsonb_build_object('mails', (
    select jsonb_agg(jsonb_build_object('kind', m.kind, 'state', m.state, 'created_at', m.created_at, 'sent_at', m.sent_at))
    from private.subscriber_mails as m where m.subscriber_id = s.id
  )))
  from private.subscribers as s
  where s.shopify_customer_id = p_customer ->> 'shopify_customer_id' or private.is_same_email(s.email, p_customer ->> 'email');
$$;
comment on function private.export_subscriber is 'Returns what is stored about the address of a customer.';
