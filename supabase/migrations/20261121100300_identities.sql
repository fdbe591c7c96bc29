create type public.issuer as enum ('shopify', 'google');

create table private.identities (
  issuer public.issuer not null,
  subject text not null check (char_length(subject) between 1 and 255),
  user_id uuid not null references public.profiles on delete cascade,
  email text check (char_length(email) <= 320),
  email_verified boolean not null default false,
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (issuer, subject),
  unique (user_id, issuer),
  unique (issuer, subject, user_id),
  check (issuer <> 'shopify' or subject ~ '^gid://shopify/Customer/[1-9][0-9]*$'),
  check (not email_verified or (email is not null and verified_at is not null))
);
comment on table private.identities is
  'Sign-in methods, at most one per issuer and person. The subject is the key; the email address is the issuer''s latest and identifies nobody.';
comment on column private.identities.verified_at is 'When the current email address was first verified; null if it never was.';

-- The foreign key to identities makes a link without its identity impossible; both move to another person together.
create table private.customer_links (
  user_id uuid primary key,
  issuer public.issuer not null default 'shopify' check (issuer = 'shopify'),
  shopify_customer_id text not null unique,
  link_method text not null check (link_method in ('signed-in', 'both-verified', 'same-email')),
  linked_at timestamptz not null default now(),
  foreign key (issuer, shopify_customer_id, user_id) references private.identities (issuer, subject, user_id)
    on update cascade on delete cascade
);
create index on private.customer_links (issuer, shopify_customer_id, user_id);
comment on table private.customer_links is 'Which Shopify customer a person is, one to one. Decides who owns an order.';

alter table private.identities enable row level security;
alter table private.customer_links enable row level security;

create function private.lock_identities() returns void
language sql set search_path = '' as $$
  select pg_catalog.pg_advisory_xact_lock(hashtext('identities'));
$$;
comment on function private.lock_identities is
  'Serializes every transaction that finds, creates, merges or separates principals. Each takes about a millisecond.';

create function private.is_same_email(p_first text, p_second text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(
    lower(btrim(p_first, E' \t\r\n\f\v') collate "C") = lower(btrim(p_second, E' \t\r\n\f\v') collate "C"),
    false
  );
$$;
comment on function private.is_same_email is
  'Returns whether two email addresses are equal after trimming and lower-casing A to Z. Any further normalization (dots, plus signs, Unicode) could match two different people.';

create type private.identity_claim as (issuer public.issuer, subject text, email text, email_verified boolean);
comment on type private.identity_claim is 'What an issuer asserts about a person at sign-in.';

create function private.to_identity_claim(
  p_issuer public.issuer,
  p_subject text,
  p_email text,
  p_email_verified boolean,
  p_hosted_domain text
) returns private.identity_claim
language sql immutable set search_path = '' as $$
  select row(
    p_issuer,
    p_subject,
    email,
    coalesce(p_email_verified, false) and email is not null
      and (p_issuer <> 'google' or nullif(p_hosted_domain, '') is not null or lower(email) ~ '@(gmail|googlemail)\.com$')
  )::private.identity_claim
  from (select nullif(btrim(p_email, E' \t\r\n\f\v'), '') as email) as cleaned;
$$;
comment on function private.to_identity_claim is
  'Converts an issuer''s assertion to a claim. Google is authoritative only for gmail.com and hosted domains (hd); it does not verify other addresses.';

create function private.add_identity(p_user_id uuid, p_claim private.identity_claim, p_link_method text) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.identities (issuer, subject, user_id, email, email_verified, verified_at)
  values (p_claim.issuer, p_claim.subject, p_user_id, p_claim.email, p_claim.email_verified,
    case when p_claim.email_verified then now() end);
  if p_claim.issuer = 'shopify' then
    insert into private.customer_links (user_id, shopify_customer_id, link_method) values (p_user_id, p_claim.subject, p_link_method);
  end if;
end;
$$;
comment on function private.add_identity is 'Adds a sign-in method to a person, and the customer link if it is a Shopify customer.';
