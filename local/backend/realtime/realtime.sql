-- Broadcast from the database: a row in realtime.messages is a message, and its policies decide who can receive and send.
create publication supabase_realtime;
alter publication supabase_realtime owner to migrator;

create table realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now(),
  id uuid not null default gen_random_uuid(),
  primary key (id, inserted_at)
);
alter table realtime.messages enable row level security;
alter table realtime.messages owner to migrator;
grant usage on schema realtime to anon, authenticated, service_role, migrator;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;

create function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')::text
$$;

create function realtime.send(payload jsonb, event text, topic text, private boolean default true)
returns void language plpgsql as $$
declare
  message_id uuid := gen_random_uuid();
begin
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (
    message_id,
    case when payload ? 'id' then payload else payload || jsonb_build_object('id', message_id) end,
    event, topic, private, 'broadcast'
  );
exception when others then
  -- As in a hosted project, a failed broadcast must not fail the statement that writes the order.
  raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end $$;

create function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text,
  new record, old record, level text default 'ROW'
) returns void language plpgsql as $$
begin
  if level = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  end if;
  perform realtime.send(
    jsonb_build_object(
      'old_record', coalesce(to_jsonb(old), '{}'), 'record', coalesce(to_jsonb(new), '{}'),
      'operation', operation, 'table', table_name, 'schema', table_schema
    ),
    event_name, topic_name
  );
end $$;

-- The gateway reads messages from a queue, because the payload of a notification is limited to 8000 bytes.
create table gateway.broadcasts (
  id bigint generated always as identity primary key,
  message jsonb not null
);
create function gateway.queue_broadcast() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into gateway.broadcasts (message) values (
    jsonb_build_object('id', new.id, 'topic', new.topic, 'event', new.event, 'payload', new.payload, 'private', new.private)
  );
  perform pg_notify('gateway', '');
  return null;
end $$;
create trigger queue_broadcast after insert on realtime.messages
for each row when (new.extension = 'broadcast') execute function gateway.queue_broadcast();
