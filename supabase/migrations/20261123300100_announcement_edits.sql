create function public.is_announcement_edited(p_announcement jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.announcements as a
    where a.id = (p_announcement ->> 'id')::uuid
      and (a.type::text, a.message, a.audience::text, a.recipient_id)
        is distinct from (p_announcement ->> 'type', p_announcement ->> 'message', p_announcement ->> 'audience', (p_announcement ->> 'recipient_id')::uuid)
  );
$$;
comment on function public.is_announcement_edited is
  'Returns whether an announcement was started with another text, type or audience: its form was changed after the answer to it was lost.';
grant execute on function public.is_announcement_edited(jsonb) to service_role;
