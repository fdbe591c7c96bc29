-- The server speaks to a person on the private topic user:<principal>. Nobody may send: there is no policy for insert.
create policy "People hear their own topic" on realtime.messages
for select to authenticated using (
  realtime.messages.extension = 'broadcast' and (select realtime.topic()) = 'user:' || (select auth.uid())::text
);
