-- Development only: makes Gita, the merchant of the local shop, an owner. Never push it to a hosted project.
insert into public.profiles (user_id, first_name, last_name)
values ('00000000-0000-4000-8000-000000000007', 'Gita', 'Admin');

insert into private.identities (issuer, subject, user_id, email, email_verified, verified_at)
values ('shopify', 'gid://shopify/Customer/7000000000007', '00000000-0000-4000-8000-000000000007', 'gita@example.com', true, now());

insert into private.customer_links (user_id, shopify_customer_id, link_method)
values ('00000000-0000-4000-8000-000000000007', 'gid://shopify/Customer/7000000000007', 'signed-in');

insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-000000000007', 'owner');
