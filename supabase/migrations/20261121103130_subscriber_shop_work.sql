create type public.subscriber_consent as enum ('subscribed', 'unsubscribed');

create function private.subscriber_consent(p_subscriber private.subscribers) returns public.subscriber_consent
language sql immutable set search_path = '' as $$
  select case private.subscriber_state(p_subscriber) when 'confirmed' then 'subscribed' else 'unsubscribed' end::public.subscriber_consent;
$$;
comment on function private.subscriber_consent is 'Returns the consent that Shopify is to know.';

create function public.claim_subscriber_shop_work(p_code text, p_id uuid default null)
returns table (
  id uuid, email text, first_name text, last_name text, consent public.subscriber_consent, consented_at timestamptz,
  code text, is_code_issued boolean
)
language plpgsql security definer set search_path = '' as $$
begin
  return query
  with due as (
    select s.id from private.subscribers as s
    where s.shop_due_at <= now() and (p_id is null or s.id = p_id)
    order by s.shop_due_at limit 1 for update skip locked
  )
  update private.subscribers as s set
    shop_due_at = now() + interval '2 minutes', shop_attempts = s.shop_attempts + 1,
    code = case when s.popup_at is not null and private.subscriber_state(s) = 'confirmed' then coalesce(s.code, p_code) else s.code end
  from due where s.id = due.id
  returning s.id, s.email, s.first_name, s.last_name, private.subscriber_consent(s), coalesce(s.unsubscribed_at, s.confirmed_at, now()),
    case when s.popup_at is not null and private.subscriber_state(s) = 'confirmed' then s.code end, s.code_issued_at is not null;
end;
$$;
comment on function public.claim_subscriber_shop_work is
  'Claims a subscriber whom Shopify does not know in their current state, for two minutes. p_code becomes their code unless they have one; code is null if they get none.';

create function public.record_subscriber_code(p_id uuid, p_code text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  subscriber private.subscribers;
begin
  update private.subscribers as s set code_issued_at = now()
  where s.id = p_id and s.code = p_code and s.code_issued_at is null returning s.* into subscriber;
  if not found then return; end if;
  if private.subscriber_state(subscriber) = 'confirmed' then perform private.queue_subscriber_mail(p_id, 'code'); end if;
  perform private.record_completed_audit(null, 'subscriber.issue-code', 'subscriber:' || p_id);
end;
$$;
comment on function public.record_subscriber_code is 'Records that Shopify has the code, and queues the mail with it, once.';

create function public.finish_subscriber_shop_work(
  p_id uuid, p_consent public.subscriber_consent, p_customer_id text default null, p_error text default null
) returns void
language sql security definer set search_path = '' as $$
  update private.subscribers as s set
    shopify_customer_id = coalesce(p_customer_id, s.shopify_customer_id),
    shop_error = left(p_error, 500),
    shop_due_at = case
      when p_error is not null then now() + least(interval '1 minute' * power(4, least(s.shop_attempts, 8) - 1), interval '6 hours')
      -- Whoever unsubscribed meanwhile is next, and so is a code that was asked for meanwhile.
      when private.subscriber_consent(s) is distinct from p_consent
        or (s.popup_at is not null and s.code_issued_at is null and private.subscriber_state(s) = 'confirmed') then now()
    end
  where s.id = p_id;
$$;
comment on function public.finish_subscriber_shop_work is
  'Records what Shopify knows now, or why it could not be told; then the next attempt is in 1 minute, 4, 16 and so on, up to 6 hours.';

grant execute on function public.claim_subscriber_shop_work(text, uuid) to service_role;
grant execute on function public.record_subscriber_code(uuid, text) to service_role;
grant execute on function public.finish_subscriber_shop_work(uuid, public.subscriber_consent, text, text) to service_role;
