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
  'Ways to sign in, at most one of a kind per person. The subject is the key; the address is what its issuer last said and keys nothing.';
comment on column private.identities.verified_at is 'When the present address was proven for the first time; null if it never was.';

-- The foreign key makes half a link impossible: a customer belongs to the person who signs in as that customer, and moves along.
create table private.customer_links (
  user_id uuid primary key,
  issuer public.issuer not null default 'shopify' check (issuer = 'shopify'),
  shopify_customer_id text not null unique,
  linked_how text not null check (linked_how in ('signed-in', 'both-proven', 'same-address')),
  linked_at timestamptz not null default now(),
  foreign key (issuer, shopify_customer_id, user_id) references private.identities (issuer, subject, user_id)
    on update cascade on delete cascade
);
create index on private.customer_links (issuer, shopify_customer_id, user_id);
comment on table private.customer_links is 'Whose customer of the shop is whose: the owner of orders. One to one.';

alter table private.identities enable row level security;
alter table private.customer_links enable row level security;

create function private.lock_who_is_who() returns void
language sql set search_path = '' as $$
  select pg_catalog.pg_advisory_xact_lock(hashtext('who is who'));
$$;
comment on function private.lock_who_is_who is
  'Everything that finds, makes, joins or parts principals takes this lock first and so runs one at a time: each takes a millisecond, and nothing can cross.';

create function private.same_address(p_one text, p_other text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(
    lower(btrim(p_one, E' \t\r\n\f\v') collate "C") = lower(btrim(p_other, E' \t\r\n\f\v') collate "C"),
    false
  );
$$;
comment on function private.same_address is
  'Whether two addresses are one: trimmed, and A to Z in lower case. Anything cleverer makes strangers equal: dots, plus signs, look-alikes, Unicode forms.';

create type private.claim as (issuer public.issuer, subject text, email text, email_verified boolean);
comment on type private.claim is 'What an issuer has just said of a person.';

create function private.to_claim(
  p_issuer public.issuer,
  p_subject text,
  p_email text,
  p_email_verified boolean,
  p_hosted_domain text
) returns private.claim
language sql immutable set search_path = '' as $$
  select row(
    p_issuer,
    p_subject,
    email,
    coalesce(p_email_verified, false) and email is not null
      and (p_issuer <> 'google' or nullif(p_hosted_domain, '') is not null or lower(email) ~ '@(gmail|googlemail)\.com$')
  )::private.claim
  from (select nullif(btrim(p_email, E' \t\r\n\f\v'), '') as email) as cleaned;
$$;
comment on function private.to_claim is
  'Google speaks with authority only for its own mailboxes and those of a hosted domain (hd); its word on another address does not make it verified.';

create function private.attach(p_user_id uuid, p_claim private.claim, p_how text) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.identities (issuer, subject, user_id, email, email_verified, verified_at)
  values (p_claim.issuer, p_claim.subject, p_user_id, p_claim.email, p_claim.email_verified,
    case when p_claim.email_verified then now() end);
  if p_claim.issuer = 'shopify' then
    insert into private.customer_links (user_id, shopify_customer_id, linked_how) values (p_user_id, p_claim.subject, p_how);
  end if;
end;
$$;
comment on function private.attach is 'Gives a person one more way to sign in.';
