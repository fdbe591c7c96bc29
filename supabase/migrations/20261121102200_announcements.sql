create type public.announcement_type as enum ('info', 'warning', 'success');
create type public.announcement_audience as enum ('everyone', 'open-order', 'person');
create type public.announcement_state as enum ('new', 'repeated', 'sending', 'sent');

create table private.announcements (
  id uuid primary key,
  author_id uuid references public.profiles on delete set null,
  type public.announcement_type not null,
  title text not null check (char_length(title) between 1 and 255),
  message text not null check (char_length(message) between 1 and 4000),
  audience public.announcement_audience not null,
  recipient_id uuid references public.profiles on delete cascade,
  reached_count integer not null default 0,
  read_count integer not null default 0,
  last_reached_id uuid not null default '00000000-0000-0000-0000-000000000000',
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  check ((audience = 'person') = (recipient_id is not null))
);
create index on private.announcements (created_at desc, id desc);
create index on private.announcements (author_id);
create index on private.announcements (recipient_id);
comment on table private.announcements is
  'Messages of staff to customers. Each creates a notification per recipient. One to a single person is deleted with that person.';
comment on column private.announcements.id is 'The idempotency key of the form, so that an announcement is sent once.';
comment on column private.announcements.read_count is 'How many recipients opened it, including those who have removed it since.';
comment on column private.announcements.last_reached_id is 'Recipients are notified in the order of their ids: the next batch starts after this one.';
alter table private.announcements enable row level security;

create view private.announcement_recipients with (security_invoker = true) as
select 'everyone'::public.announcement_audience as audience, p.user_id from public.profiles as p
union all
select distinct 'open-order'::public.announcement_audience, o.user_id from public.orders as o
where o.user_id is not null and o.deleted_at is null and o.status = 'open'
  and coalesce(lower(o.fulfillment_status), 'unfulfilled') <> 'fulfilled';
comment on view private.announcement_recipients is
  'Who belongs to an audience. An order is open until all of its items are sent, as in the totals of the shop.';

create function public.find_announcement_state(p_announcement jsonb) returns setof public.announcement_state
language sql stable security definer set search_path = '' as $$
  select case
      when a.completed_at is not null then 'sent'
      when a.id is not null then 'sending'
      when exists (
        select from private.announcements as same
        where same.created_at > now() - interval '10 minutes' and same.type::text = p_announcement ->> 'type'
          and same.message = p_announcement ->> 'message' and same.audience::text = p_announcement ->> 'audience'
          and same.recipient_id is not distinct from (p_announcement ->> 'recipient_id')::uuid
      ) then 'repeated'
      else 'new'
    end::public.announcement_state
  from (select (p_announcement ->> 'id')::uuid as id) as wanted left join private.announcements as a using (id)
  where a.id is not null or p_announcement ->> 'recipient_id' is null
    or exists (select from public.profiles as p where p.user_id = (p_announcement ->> 'recipient_id')::uuid);
$$;
comment on function public.find_announcement_state is
  'Returns whether an announcement is sent; ''repeated'' if the same text went to the same audience less than ten minutes ago. No row if the recipient does not exist.';

create function public.start_announcement(p_author_id uuid, p_announcement jsonb) returns public.announcement_state
language plpgsql security definer set search_path = '' as $$
declare
  state public.announcement_state;
begin
  -- Two forms with the same text send once: the second one waits here and finds the first.
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('announcements', 0));
  state := (select found.state from public.find_announcement_state(p_announcement) as found (state));
  if state = 'new' then
    insert into private.announcements (id, author_id, type, title, message, audience, recipient_id)
    select a.id, p_author_id, a.type, a.title, a.message, a.audience, a.recipient_id
    from jsonb_populate_record(null::private.announcements, p_announcement) as a;
    state := 'sending';
  end if;
  return state;
end;
$$;
comment on function public.start_announcement is
  'Stores a new announcement, whose recipients send_announcement_batch notifies. Call claim_staff_action first: it checks the role and writes the audit log.';

create function private.keep_newest_notifications(p_user_ids uuid[]) returns void
language sql set search_path = '' as $$
  delete from public.notifications where id in (
    select ranked.id from (
      select n.id, row_number() over (partition by n.user_id order by n.created_at desc, n.id desc) as rank
      from public.notifications as n where n.user_id = any (p_user_ids)
    ) as ranked where ranked.rank > 50
  );
$$;
comment on function private.keep_newest_notifications is
  'Deletes all but the newest 50 notifications of each of these people, in one statement.';

create function private.find_online(p_user_ids uuid[]) returns uuid[]
language sql stable set search_path = '' as $$
  select array(select distinct s.user_id from private.sessions as s where s.user_id = any (p_user_ids) and private.is_online(s.user_id));
$$;
comment on function private.find_online is 'Returns those of these people who may have a Realtime connection.';

create function public.send_announcement_batch(p_id uuid, p_limit integer default 2500) returns public.announcement_state
language plpgsql security definer set search_path = '' as $$
declare
  announcement private.announcements;
  batch uuid[];
begin
  select a.* into announcement from private.announcements as a where a.id = p_id for update;
  if not found then return null; end if;
  if announcement.completed_at is not null then return 'sent'; end if;
  batch := array(
    select r.user_id from (
      select audience, user_id from private.announcement_recipients union all select 'person', announcement.recipient_id
    ) as r
    where r.audience = announcement.audience and r.user_id > announcement.last_reached_id
    order by r.user_id limit p_limit
  );
  insert into public.notifications (user_id, kind, type, priority, title, message, data)
  select recipient, 'announcement',
    case announcement.type when 'success' then 'promotion' else 'system_update' end::public.notification_type,
    case announcement.type when 'info' then 'low' when 'success' then 'medium' else 'high' end::public.notification_priority,
    announcement.title, announcement.message, jsonb_build_object('announcement_id', p_id)
  from unnest(batch) as recipient;
  perform private.keep_newest_notifications(batch);
  perform private.broadcast_notification(n, 'inserted') from public.notifications as n
  where n.user_id = any (private.find_online(batch)) and n.data ->> 'announcement_id' = p_id::text;
  update private.announcements as a set
    reached_count = a.reached_count + cardinality(batch),
    last_reached_id = coalesce(batch[cardinality(batch)], a.last_reached_id),
    completed_at = case when cardinality(batch) < p_limit then now() end
  where a.id = p_id returning a.* into announcement;
  return case when announcement.completed_at is null then 'sending' else 'sent' end;
end;
$$;
comment on function public.send_announcement_batch is
  'Notifies the next p_limit recipients of an announcement, each once. Returns ''sending'' while there are more; null for an unknown id.';

create function private.count_read_announcements() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  counted record;
begin
  -- In the order of ids, so that two people who read several announcements do not block each other.
  for counted in
    select (n.data ->> 'announcement_id')::uuid as id, count(*) as readers
    from after_update as n join before_update as b using (id)
    where n.kind = 'announcement' and n.read and not b.read group by 1 order by 1
  loop
    update private.announcements set read_count = read_count + counted.readers where id = counted.id;
  end loop;
  return null;
end;
$$;
comment on function private.count_read_announcements is 'Counts who opened an announcement.';

create trigger count_read_announcements after update on public.notifications
referencing old table as before_update new table as after_update
for each statement execute function private.count_read_announcements();

create function public.count_announcement_recipients(p_actor_id uuid) returns table (everyone bigint, with_open_order bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  return query select
    (select count(*) from private.announcement_recipients as r where r.audience = 'everyone'),
    (select count(*) from private.announcement_recipients as r where r.audience = 'open-order');
end;
$$;
comment on function public.count_announcement_recipients is 'Returns how many people an announcement to each audience reaches now.';

create function public.find_announcements(p_actor_id uuid, p_after jsonb default null, p_limit integer default 20) returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin_role(p_actor_id);
  return query
  select jsonb_build_object(
    'id', a.id, 'type', a.type, 'title', a.title, 'message', a.message, 'audience', a.audience, 'created_at', a.created_at,
    'reached', a.reached_count, 'read', a.read_count, 'is_sent', a.completed_at is not null,
    'author', author.first_name, 'recipient', nullif(concat_ws(' ', recipient.first_name, recipient.last_name), '')
  )
  from private.announcements as a
  left join public.profiles as author on author.user_id = a.author_id
  left join public.profiles as recipient on recipient.user_id = a.recipient_id
  where p_after is null or (a.created_at, a.id) < ((p_after ->> 'created_at')::timestamptz, (p_after ->> 'id')::uuid)
  order by a.created_at desc, a.id desc limit p_limit;
end;
$$;
comment on function public.find_announcements is 'Returns the announcements for an admin, the newest first; the next page starts after p_after (created_at, id).';

create function public.find_people(p_actor_id uuid, p_search text, p_limit integer default 10) returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  -- The wildcards of LIKE stand for themselves.
  pattern constant text := regexp_replace(lower(btrim(p_search)), '([\\%_])', '\\\1', 'g');
begin
  perform private.require_admin_role(p_actor_id);
  return query
  select jsonb_build_object(
    'id', p.user_id, 'name', nullif(concat_ws(' ', p.first_name, p.last_name), ''), 'emails',
    array(select distinct i.email from private.identities as i where i.user_id = p.user_id and i.email is not null order by i.email)
  )
  from public.profiles as p
  where p.user_id in (
    select n.user_id from public.profiles as n where lower(concat_ws(' ', n.first_name, n.last_name)) like '%' || pattern || '%'
    union select i.user_id from private.identities as i where lower(i.email) like pattern || '%'
    union select o.user_id from public.orders as o
    where o.order_number in (btrim(p_search), '#' || btrim(p_search)) and o.deleted_at is null
  )
  order by p.last_name, p.first_name, p.user_id limit p_limit;
end;
$$;
comment on function public.find_people is
  'Returns people for an admin: by part of the name, by the beginning of an email address, or by the number of an order.';

grant execute on function public.find_announcement_state(jsonb) to service_role;
grant execute on function public.start_announcement(uuid, jsonb) to service_role;
grant execute on function public.send_announcement_batch(uuid, integer) to service_role;
grant execute on function public.count_announcement_recipients(uuid) to service_role;
grant execute on function public.find_announcements(uuid, jsonb, integer) to service_role;
grant execute on function public.find_people(uuid, text, integer) to service_role;
