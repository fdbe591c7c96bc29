-- The last attempt is 18 hours after the first: later the mail would be no confirmation.
insert into private.job_kinds (kind, max_attempts, max_delay) values ('order-confirmation', 7, '12 hours');

insert into private.jobs (kind, key, run_after)
select 'order-confirmation', c.order_id::text, c.confirmation_claimed_at + interval '2 minutes'
from private.order_contacts as c where c.confirmed_at is null and c.confirmation_claimed_at > now() - interval '1 day';

drop function public.claim_order_confirmation(text, text, timestamptz);
drop function public.release_order_confirmation(text);
drop function public.finish_order_confirmation(text);
alter table private.order_contacts drop column confirmation_token_hash, drop column confirmation_claimed_at;
create trigger delete_job_of_confirmation after delete on private.order_contacts
for each row execute function private.delete_job('order-confirmation', 'order_id');

create function public.request_order_confirmation(p_shopify_order_id text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  contact private.order_contacts;
begin
  perform private.lock_order(p_shopify_order_id);
  select c.* into contact from private.order_contacts as c join public.orders as o on o.id = c.order_id
  where o.shopify_order_id = p_shopify_order_id and o.deleted_at is null and c.confirmed_at is null;
  if not found then return null; end if;
  -- A job that waits or was given up stays so.
  insert into private.jobs (kind, key) values ('order-confirmation', contact.order_id::text) on conflict (kind, key) do nothing;
  return contact.order_id::text;
end;
$$;
comment on function public.request_order_confirmation is
  'Enqueues the confirmation mail of an order. Returns the key of the job; null if there is no mail to send: it was sent, or the order or its address is unknown.';
grant execute on function public.request_order_confirmation(text) to service_role;

create function private.order_confirmation_job_details(p_order_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('shopify_order_id', o.shopify_order_id, 'email', c.email)
  from public.orders as o join private.order_contacts as c on c.order_id = o.id where o.id = p_order_id;
$$;
comment on function private.order_confirmation_job_details is 'Returns the order and the recipient of a confirmation mail.';

create function public.start_order_confirmation(p_lease uuid, p_token_hash text, p_expires_at timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  order_row public.orders;
begin
  select o.* into order_row from private.jobs as j join public.orders as o on o.id = j.key::uuid
  where j.lease = p_lease and j.kind = 'order-confirmation';
  if not found then return null; end if;
  perform private.lock_order(order_row.shopify_order_id);
  update private.jobs as j set payload = jsonb_build_object('token_hash', p_token_hash, 'lease', p_lease) where j.lease = p_lease;
  if not found then return null; end if;
  select o.* into order_row from public.orders as o where o.id = order_row.id;
  if order_row.user_id is not null then return 'owned'; end if;
  -- The link of an expired claim stays valid: its mail may have been sent.
  insert into private.guest_links (token_hash, order_id, expires_at) values (p_token_hash, order_row.id, p_expires_at);
  return 'recorded';
end;
$$;
comment on function public.start_order_confirmation is
  'Returns ''recorded'' if a guest link was stored and is to be mailed, ''owned'' if the owner signs in and gets no link; null if the mail must not be sent any more.';
grant execute on function public.start_order_confirmation(uuid, text, timestamptz) to service_role;
