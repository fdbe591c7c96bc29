-- Changes one place of a function. The last migration of this change drops it.
create function private.replace_in_function(p_name text, p_text text, p_replacement text) returns void
language plpgsql set search_path = '' as $$
declare
  definition text;
begin
  select pg_catalog.pg_get_functiondef(p.oid) into strict definition from pg_catalog.pg_proc as p where p.oid = to_regproc(p_name);
  if strpos(definition, p_text) = 0 then
    raise exception '% does not contain %', p_name, p_text using errcode = 'invalid_parameter_value';
  end if;
  execute replace(definition, p_text, p_replacement);
end;
$$;

-- The mail about an edit names what changed.

create or replace function public.record_order_edit(p_delivery jsonb, p_edit jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  order_gid constant text := p_edit ->> 'shopify_order_id';
  order_row public.orders;
  is_new boolean;
begin
  if not private.begin_delivery(p_delivery, order_gid) then return 'duplicate'; end if;
  perform private.lock_order(order_gid);
  select o.* into order_row from public.orders as o where o.shopify_order_id = order_gid and o.deleted_at is null;
  if not found then return private.finish_delivery(p_delivery, 'unknown-order'); end if;
  is_new := private.record_order_event(order_row.id, 'edited', (p_edit ->> 'at')::timestamptz, p_edit ->> 'shopify_edit_id',
    jsonb_build_object('is_mailed', p_edit -> 'is_mailed', 'changes', coalesce(p_edit -> 'changes', '[]')));
  return private.finish_delivery(p_delivery, case when is_new then 'recorded' else 'older' end);
end;
$$;
comment on function public.record_order_edit is
  'Records that staff edited an order. is_mailed: Shopify mails the customer, because staff asked for it. changes: by how much the quantity of each line changed. An edit of an unknown order is part of the order that follows.';

create function private.find_untold_changes(p_message private.order_messages) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('shopify_line_item_id', c.line, 'delta', c.delta)), '[]')
  from (
    select change ->> 'shopify_line_item_id' as line, sum((change ->> 'delta')::integer) as delta
    from private.order_messages as m
    join public.order_events as e on e.order_id = m.order_id and e.kind = m.kind and e.subject = m.subject
    cross join jsonb_array_elements(coalesce(e.detail -> 'changes', '[]')) as change
    where m.order_id = p_message.order_id and m.kind = 'edited' and p_message.kind = 'edited'
      and m.event_at <= p_message.event_at and m.event_at > coalesce(
        (select max(told.event_at) from private.order_messages as told where told.order_id = m.order_id and told.kind = 'edited' and told.outcome = 'sent'),
        '-infinity'
      )
    group by 1 having sum((change ->> 'delta')::integer) <> 0
  ) as c;
$$;
comment on function private.find_untold_changes is
  'Returns by how much each line changed since the last mail about an edit was sent: the mail about an edit that a later one follows is not sent.';
select private.replace_in_function('public.start_order_message', '''is_owned'', o.user_id is not null,',
  '''is_owned'', o.user_id is not null, ''changes'', private.find_untold_changes(message),');

-- The confirmation that is sent later has the gift note, too. Shopify has one field for it and for the notes of staff, so that the
-- note as the buyer wrote it is stored until the mail is sent.

alter table private.order_contacts add column gift_note text check (char_length(gift_note) <= 5000);
comment on column private.order_contacts.gift_note is 'The note of the buyer, for the confirmation; null once it was sent.';

drop function public.request_order_confirmation(text);
create function public.request_order_confirmation(p_shopify_order_id text, p_gift_note text default null) returns text
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
  if found then
    update private.order_contacts as c set gift_note = left(p_gift_note, 5000) where c.order_id = contact.order_id;
  end if;
  return contact.order_id::text;
end;
$$;
comment on function public.request_order_confirmation is
  'Enqueues the confirmation mail of an order, with the gift note as it is now. Returns the key of the job; null if there is no mail to send: it was sent, or the order or its address is unknown.';
grant execute on function public.request_order_confirmation(text, text) to service_role;

create or replace function private.order_confirmation_job_details(p_order_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('shopify_order_id', o.shopify_order_id, 'email', c.email, 'gift_note', c.gift_note)
  from public.orders as o join private.order_contacts as c on c.order_id = o.id where o.id = p_order_id;
$$;
select private.replace_in_function('private.apply_job_outcome', 'update private.order_contacts as c set confirmed_at = now() where',
  'update private.order_contacts as c set confirmed_at = now(), gift_note = null where');

-- Seven attempts ended after 18 hours. Ten last for two days: a mail service that is down for a day costs no confirmation.
update private.job_kinds set max_attempts = 10 where kind = 'order-confirmation';
