-- What every Supabase project has before its first migration, as far as ours ask for it.
do $$
begin
  if to_regrole('anon') is null then create role anon nologin noinherit; end if;
  if to_regrole('authenticated') is null then create role authenticated nologin noinherit; end if;
  if to_regrole('service_role') is null then create role service_role nologin noinherit bypassrls; end if;
  -- Stands for the hosted role "postgres", which is no superuser: what a hosted project refuses is refused here.
  if to_regrole('migrator') is null then create role migrator nologin bypassrls createrole; end if;
  execute format('grant create, temporary on database %I to migrator', current_database());
end $$;
grant anon, authenticated, service_role to migrator;

create schema extensions;
create schema auth;
create schema realtime;
grant usage on schema extensions, auth, realtime to anon, authenticated, service_role, migrator;
alter schema public owner to migrator;
grant usage on schema public to anon, authenticated, service_role;
-- Older projects and the local stack expose whatever a migration creates: the migrations must hold there too.
alter default privileges for role migrator in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role migrator in schema public grant all on functions to anon, authenticated, service_role;

create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;
create function auth.uid() returns uuid language sql stable as $$ select (auth.jwt() ->> 'sub')::uuid $$;

create table realtime.messages (topic text not null, extension text not null, payload jsonb, event text, private boolean);
alter table realtime.messages enable row level security;
alter table realtime.messages owner to migrator;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;
create function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;
