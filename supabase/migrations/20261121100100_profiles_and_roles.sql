create table public.profiles (
  user_id uuid primary key default gen_random_uuid(),
  first_name text check (char_length(first_name) <= 255),
  last_name text check (char_length(last_name) <= 255),
  avatar_url text check (char_length(avatar_url) <= 2048 and avatar_url ~ '^https://[^[:space:]]+$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is
  'People known to this project. user_id is the principal: the subject of every token the storefront mints. It does not refer to auth.users.';

create type public.app_role as enum ('admin');

create table public.user_roles (
  user_id uuid not null references public.profiles on delete cascade,
  role public.app_role not null,
  granted_at timestamptz not null default now(),
  primary key (user_id, role)
);
comment on table public.user_roles is
  'Roles beyond that of a customer. The only source of roles: tokens and user metadata never grant one.';

create function private.has_admin_role(p_user_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.user_roles where user_id = p_user_id and role = 'admin');
$$;
comment on function private.has_admin_role is 'Returns whether a person currently has the admin role.';

create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_admin_role((select auth.uid()));
$$;
comment on function private.is_admin is
  'Returns whether the caller currently has the admin role. A security definer, so that a policy on user_roles may call it.';
grant execute on function private.is_admin() to authenticated;

create function private.set_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
comment on function private.set_updated_at is 'Sets updated_at to the time of the change.';

create trigger set_profile_updated_at before update on public.profiles
for each row execute function private.set_updated_at();

alter table public.profiles enable row level security;
alter table public.user_roles enable row level security;

grant select, update (first_name, last_name, avatar_url) on public.profiles to authenticated;
grant select on public.user_roles to authenticated;
grant select, insert, update, delete on public.profiles, public.user_roles to service_role;

create policy "People read their own profile, admins read all" on public.profiles
for select to authenticated using ((select auth.uid()) = user_id or (select private.is_admin()));

create policy "People update their own profile" on public.profiles
for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

create policy "People read their own roles, admins read all" on public.user_roles
for select to authenticated using ((select auth.uid()) = user_id or (select private.is_admin()));
