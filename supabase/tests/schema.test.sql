begin;
select no_plan();

-- Rules for every object, including those that later migrations add.
create temporary view project_tables as
select c.oid, format('%I.%I', n.nspname, c.relname) collate "default" as name
from pg_catalog.pg_class as c join pg_catalog.pg_namespace as n on n.oid = c.relnamespace
where n.nspname in ('public', 'private') and c.relkind in ('r', 'p');

create temporary view project_functions as
select p.oid, format('%I.%I', n.nspname, p.proname) collate "default" as name, n.nspname as schema, p.prosecdef, p.proconfig
from pg_catalog.pg_proc as p join pg_catalog.pg_namespace as n on n.oid = p.pronamespace
where n.nspname in ('public', 'private')
  and not exists (select from pg_catalog.pg_depend as d where d.objid = p.oid and d.deptype = 'e');

select is_empty(
  'select name from project_tables join pg_catalog.pg_class using (oid) where not relrowsecurity',
  'enables row level security on every table'
);
select is_empty(
  $$ select c.relname from pg_catalog.pg_class as c join pg_catalog.pg_namespace as n on n.oid = c.relnamespace
    where n.nspname = 'public' and (c.relkind = 'm'
      or c.relkind = 'v' and not coalesce(c.reloptions @> array['security_invoker=true'], false)) $$,
  'runs every view with the privileges of its reader'
);
select results_eq(
  $$ select name, role from project_functions cross join unnest(array['anon', 'authenticated']) as role
    where has_function_privilege(role, oid, 'execute') order by 1, 2 $$,
  $$ values ('private.can_receive_desk', 'authenticated'), ('private.can_receive_topic', 'authenticated'), ('private.is_admin', 'authenticated') $$,
  'grants clients only the functions that policies call'
);
select is_empty(
  $$ select name from project_functions as f join pg_catalog.pg_proc as p using (oid)
    cross join lateral aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) as acl where acl.grantee = 0 $$,
  'grants no function to public'
);
select is_empty(
  $$ select name from project_functions where schema = 'public' and not (prosecdef and has_function_privilege('service_role', oid, 'execute')) $$,
  'makes every public function a security definer for the service role only'
);
select is_empty(
  $$ select name from project_functions where not coalesce(proconfig @> array['search_path=""'], false) $$,
  'gives every function an empty search path'
);
select is_empty(
  $$ select name from project_functions where obj_description(oid, 'pg_proc') is null
    union all select name from project_tables where obj_description(oid, 'pg_class') is null $$,
  'has a comment on every table and function'
);
select is_empty(
  $$ select role from unnest(array['anon', 'authenticated', 'service_role']) as role
    where has_schema_privilege(role, 'private', 'usage') $$,
  'grants no API role usage on the private schema'
);
select is_empty(
  $$ select name, role from project_tables cross join unnest(array['authenticated', 'anon']) as role
    where has_table_privilege(role, oid, 'insert, update, truncate, references, trigger') $$,
  'grants clients no write access to whole tables'
);
select results_eq(
  $$ select name, verb, role from project_tables cross join unnest(array['authenticated', 'anon']) as role
    cross join lateral (values
      ('delete', has_table_privilege(role, oid, 'delete')), ('insert', has_any_column_privilege(role, oid, 'insert'))
    ) as granted (verb, is_granted)
    where is_granted order by 1, 2, 3 $$,
  $$ values ('public.hidden_orders', 'delete', 'authenticated'), ('public.hidden_orders', 'insert', 'authenticated'),
    ('public.notifications', 'delete', 'authenticated') $$,
  'lets people insert and delete hidden orders and delete notifications only'
);
select is_empty(
  $$ select policyname from pg_catalog.pg_policies
    where schemaname in ('public', 'private') and not roles <@ array['authenticated', 'service_role']::name[] $$,
  'names a role in every policy'
);
select is_empty(
  $$ select policyname from pg_catalog.pg_policies
    where schemaname in ('public', 'realtime') and concat(qual, with_check) ~ '(?<!SELECT )(auth\.uid|private\.is_admin|realtime\.topic)\(\)' $$,
  'evaluates the caller once per statement in every policy'
);
select is_empty(
  $$ select policyname from pg_catalog.pg_policies where concat(qual, with_check) ~ 'metadata' $$,
  'uses no user metadata in any policy'
);
select is_empty(
  'select conname from pg_catalog.pg_constraint join project_tables on project_tables.oid = conrelid where confrelid = to_regclass(''auth.users'')',
  'has no foreign key to auth.users'
);
select set_eq(
  $$ select name from pg_catalog.pg_constraint join project_tables on project_tables.oid = conrelid
    where contype = 'f' and confrelid = 'public.profiles'::regclass $$,
  array['public.user_roles', 'public.orders', 'public.hidden_orders', 'public.notifications', 'public.order_notes', 'public.reviews', 'private.identities',
    'private.sessions', 'private.email_changes', 'private.account_mails', 'private.account_deletions', 'private.mail_preferences', 'private.review_requests', 'private.second_factors', 'private.packing_leases', 'private.announcements',
    'private.tracking_imports', 'private.order_batches', 'private.desk_views'],
  'handles every table that refers to a person when principals are merged'
);
select is_empty(
  $$ select name, attname from pg_catalog.pg_constraint as k join project_tables on project_tables.oid = k.conrelid
    join pg_catalog.pg_attribute as a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and cardinality(k.conkey) = 1
      and not exists (select from pg_catalog.pg_index as i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1] and i.indpred is null) $$,
  'indexes every foreign key, for policies and cascading deletes'
);

create table public.added_later (id bigint generated always as identity primary key);
create function public.added_later() returns integer language sql as 'select 1';
select is_empty(
  $$ select role from unnest(array['anon', 'authenticated', 'service_role']) as role
    where has_table_privilege(role, 'public.added_later', 'select, insert, update, delete')
      or has_function_privilege(role, 'public.added_later()', 'execute')
      or has_sequence_privilege(role, 'public.added_later_id_seq', 'usage, select') $$,
  'grants nothing on objects that a later migration creates'
);

select * from finish();
rollback;
