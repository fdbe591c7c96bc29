-- The state of a Supabase project before its first migration: roles, schemas and the functions that return claims.
-- Roles belong to the whole cluster and may exist already.
do $$
begin
  if to_regrole('anon') is null then create role anon nologin noinherit; end if;
  if to_regrole('authenticated') is null then create role authenticated nologin noinherit; end if;
  if to_regrole('service_role') is null then create role service_role nologin noinherit bypassrls; end if;
  if to_regrole('authenticator') is null then create role authenticator login noinherit; end if;
  if to_regrole('supabase_auth_admin') is null then create role supabase_auth_admin nologin noinherit; end if;
  if to_regrole('supabase_realtime_admin') is null then create role supabase_realtime_admin nologin noinherit; end if;
  -- Replaces the hosted role "postgres", which is no superuser, so the same statements fail here.
  if to_regrole('migrator') is null then create role migrator nologin bypassrls createrole; end if;
  execute format('grant create on database %I to migrator', current_database());
end $$;
grant anon, authenticated, service_role to authenticator, migrator;

create schema extensions;
create schema auth;
create schema realtime;
create schema supabase_migrations;
create schema gateway;
grant usage on schema extensions to anon, authenticated, service_role;
grant all on schema extensions to migrator;
alter schema public owner to migrator;
-- New tables have no grants, as in a hosted project: migrations grant them.
grant usage on schema public to anon, authenticated, service_role, supabase_auth_admin;

create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
-- The Supabase CLI creates both as the role that pushes the migrations.
alter schema supabase_migrations owner to migrator;
alter table supabase_migrations.schema_migrations owner to migrator;

create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;
create function auth.uid() returns uuid language sql stable as $$ select (auth.jwt() ->> 'sub')::uuid $$;
create function auth.role() returns text language sql stable as $$ select auth.jwt() ->> 'role' $$;
create function auth.email() returns text language sql stable as $$ select auth.jwt() ->> 'email' $$;
