-- Nothing is open unless a migration opens it. Projects differ in what they grant on new objects by themselves, so that is taken back
-- here, once, for everything the migrating role will ever create.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

create schema private;
comment on schema private is
  'What no API role may touch. Not exposed, and without usage for anyone: only the functions of this project reach it.';
