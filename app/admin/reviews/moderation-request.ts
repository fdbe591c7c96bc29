import {REVIEW_STATES, type ModerationRequest} from './moderation-view';

export const MODERATION_PATH = '/admin/reviews';

const MAX_SEARCH_LENGTH = 100;
const MAX_PAGE = 1000;

/** Parses the query of the page; anything invalid counts as absent. */
export function parseModerationRequest(url: string): ModerationRequest {
  const {searchParams} = new URL(url);
  const page = Number(searchParams.get('page') ?? 1);
  return {
    state: REVIEW_STATES.find((state) => state === searchParams.get('state')) ?? 'pending',
    search: (searchParams.get('q') ?? '').replaceAll('\0', '').trim().slice(0, MAX_SEARCH_LENGTH),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

export function moderationPath({state, search, page}: ModerationRequest): string {
  const query = new URLSearchParams({
    ...(state !== 'pending' && {state}),
    ...(search && {q: search}),
    ...(page > 1 && {page: String(page)}),
  }).toString();
  return query ? `${MODERATION_PATH}?${query}` : MODERATION_PATH;
}
