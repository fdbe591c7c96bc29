insert into public.profiles (user_id, first_name, email) values
  ('00000000-0000-4000-8000-00000000000a', 'Seeded', 'seeded@tiffin.example');
