-- New objects are closed until a migration grants access. Supabase projects differ in their default grants, so they are revoked here
-- for everything the migrating role creates later.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

create schema private;
comment on schema private is
  'Internal tables and functions. Not exposed by the API, and no API role has usage: only security definer functions reach it.';
