-- The token that a browser listens with has no subject: no table has anything to show it or to let it change. It names
-- the one topic it may hear, user:<principal> or order:<order>. Nobody may send: there is no policy for insert.
create function private.can_listen(p_topic text, p_session_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select p_topic like 'order:%' or exists (
    select from private.sessions as s
    where s.id = p_session_id and p_topic = 'user:' || s.user_id::text and private.is_live(s)
  );
$$;
comment on function private.can_listen is
  'Whether a topic may still be heard: that of a person only by a live session of theirs, that of an order by its link alone.';
-- Policies ask it as their caller; the private schema stays closed, so that nobody else can.
grant execute on function private.can_listen(text, uuid) to authenticated;

drop policy "People hear their own topic" on realtime.messages;
create policy "Listeners hear the topic that their token names" on realtime.messages
for select to authenticated using (
  realtime.messages.extension = 'broadcast'
  and (select realtime.topic()) = ((select auth.jwt()) ->> 'topic')
  and (select private.can_listen((select auth.jwt()) ->> 'topic', ((select auth.jwt()) ->> 'session_id')::uuid))
);
