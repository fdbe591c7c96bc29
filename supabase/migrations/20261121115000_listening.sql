-- The token that a browser listens with has no subject: no table has anything to show it or to let it change. It names
-- the one topic it may hear, user:<principal> or order:<order>. Nobody may send: there is no policy for insert.
drop policy "People hear their own topic" on realtime.messages;
create policy "Listeners hear the topic that their token names" on realtime.messages
for select to authenticated using (
  realtime.messages.extension = 'broadcast' and (select realtime.topic()) = (select auth.jwt() ->> 'topic')
);
