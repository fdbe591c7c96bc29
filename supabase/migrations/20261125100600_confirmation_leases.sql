-- A worker may be killed between the claim of a confirmation mail and its sending: such a claim expires.
alter table private.order_contacts add column confirmation_claimed_at timestamptz;
comment on column private.order_contacts.confirmation_token_hash is 'Of the latest claim of the confirmation mail.';
comment on column private.order_contacts.confirmation_claimed_at is 'When the confirmation mail was claimed; a claim lasts two minutes.';
comment on column private.order_contacts.confirmed_at is 'When the confirmation mail was sent.';

create or replace function public.claim_order_confirmation(p_shopify_order_id text, p_token_hash text, p_expires_at timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  order_row public.orders;
begin
  perform private.lock_order(p_shopify_order_id);
  select o.* into order_row from public.orders as o where o.shopify_order_id = p_shopify_order_id and o.deleted_at is null;
  if not found then return 'unknown-order'; end if;
  if not exists (select from private.order_contacts as c where c.order_id = order_row.id) then return 'no-address'; end if;
  -- Sending takes seconds. The reconciliation reads an order again for five minutes.
  update private.order_contacts as c set confirmation_token_hash = p_token_hash, confirmation_claimed_at = now()
  where c.order_id = order_row.id and c.confirmed_at is null
    and (c.confirmation_claimed_at is null or c.confirmation_claimed_at < now() - interval '2 minutes');
  if not found then return 'duplicate'; end if;
  if order_row.user_id is not null then return 'owned'; end if;
  -- The link of an expired claim stays valid: its mail may have been sent.
  insert into private.guest_links (token_hash, order_id, expires_at) values (p_token_hash, order_row.id, p_expires_at);
  return 'recorded';
end;
$$;
comment on function public.claim_order_confirmation is
  'Claims the confirmation mail of an order for two minutes, unless it was sent. Returns ''recorded'' if a guest link was stored and is to be mailed, ''owned'' if the owner signs in and gets no link; anything else means: send no mail.';

create or replace function public.release_order_confirmation(p_token_hash text) returns void
language sql security definer set search_path = '' as $$
  delete from private.guest_links where token_hash = p_token_hash;
  update private.order_contacts set confirmation_token_hash = null, confirmation_claimed_at = null where confirmation_token_hash = p_token_hash;
$$;

create function public.finish_order_confirmation(p_token_hash text) returns void
language sql security definer set search_path = '' as $$
  update private.order_contacts set confirmed_at = now() where confirmation_token_hash = p_token_hash;
$$;
comment on function public.finish_order_confirmation is 'Records that a claimed confirmation mail was sent, so that it is not sent again.';
revoke execute on function public.finish_order_confirmation(text) from public, anon, authenticated;
grant execute on function public.finish_order_confirmation(text) to service_role;
