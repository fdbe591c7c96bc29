-- A refresh token works once. Of many requests that find the access token expired, one claims the refresh and the rest wait for it.
create type public.refresh_state as enum ('claimed', 'busy', 'newer', 'no-tokens', 'session-ended');

create function public.claim_token_refresh(p_session_id uuid, p_seen_version integer) returns table (
  state public.refresh_state,
  claim_id uuid,
  sealed_tokens text,
  tokens_version integer
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  held private.sessions;
  claim uuid := gen_random_uuid();
begin
  select s.* into held from private.sessions as s where s.id = p_session_id for update;
  if not found or not private.is_live(held) then
    return query select 'session-ended'::public.refresh_state, null::uuid, null::text, null::integer;
  elsif held.sealed_tokens is null then
    return query select 'no-tokens'::public.refresh_state, null::uuid, null::text, held.tokens_version;
  elsif held.tokens_version > p_seen_version then
    return query select 'newer'::public.refresh_state, null::uuid, held.sealed_tokens, held.tokens_version;
  elsif held.refresh_claimed_until > clock_timestamp() then
    return query select 'busy'::public.refresh_state, null::uuid, null::text, held.tokens_version;
  else
    update private.sessions as s set refresh_claim = claim, refresh_claimed_until = clock_timestamp() + interval '15 seconds'
    where s.id = p_session_id;
    return query select 'claimed'::public.refresh_state, claim, held.sealed_tokens, held.tokens_version;
  end if;
end;
$$;
comment on function public.claim_token_refresh is
  'Asks for the right to refresh the tokens of a session, of which the caller has seen p_seen_version: claimed (refresh, then call finish_token_refresh within 15 seconds), busy (ask again shortly), newer (another request was first: here they are), no-tokens, session-ended.';

create function public.finish_token_refresh(p_session_id uuid, p_claim_id uuid, p_sealed_tokens text default null) returns integer
language sql security definer set search_path = '' as $$
  update private.sessions as s
  set sealed_tokens = coalesce(p_sealed_tokens, s.sealed_tokens),
    tokens_version = s.tokens_version + case when p_sealed_tokens is null then 0 else 1 end,
    refresh_claim = null,
    refresh_claimed_until = null
  where s.id = p_session_id and s.refresh_claim = p_claim_id and s.revoked_at is null
  returning s.tokens_version;
$$;
comment on function public.finish_token_refresh is
  'Stores refreshed tokens and returns their version; without tokens it gives the claim back, for the next to try. Null when the claim or the session is gone.';

grant execute on function public.claim_token_refresh(uuid, integer) to service_role;
grant execute on function public.finish_token_refresh(uuid, uuid, text) to service_role;
