-- A value that is added to an enum can be used by later migrations only.
alter type public.app_role rename value 'admin' to 'owner';
alter type public.app_role add value 'packer';
