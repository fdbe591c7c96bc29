import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {can, type Permission} from '~/core/staff-permissions';
import {within} from '~/core/within';
import {toSearchedText} from '~/core/searched-text';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import type {FindHits} from '~/admin/frame/search-hit';
import {HIT_KINDS, MAX_SEARCHED_LENGTH, type AdminSearchResults, type HitKind} from './admin-search-view';

/** Whoever searches does not wait longer for one service while the others have responded. */
const DEADLINE_MS = 1_500;

const PERMISSION_OF: Readonly<Record<HitKind, Permission>> = {
  orders: 'orders',
  customers: 'contacts',
  products: 'shop',
};

/** What was found, with the status of the response. */
interface LoadedAdminSearch {
  readonly found: AdminSearchResults;
  /** 503 if no service responded, 200 otherwise. */
  readonly status: number;
}

/**
 * Searches orders, customers and products at once; a kind whose service does not respond in time is marked as unavailable.
 * @param finders finds the hits of each kind
 * @throws Response for everyone but admins
 */
export async function loadAdminSearch(
  {context, request}: LoaderFunctionArgs,
  finders: Readonly<Record<HitKind, FindHits>>,
): Promise<LoadedAdminSearch> {
  const {userId, role} = await requireAdmin(context, request, 'orders');
  const query = toSearchedText(new URL(request.url).searchParams.get('q'), MAX_SEARCHED_LENGTH);
  if (query === '') return {found: {query, groups: []}, status: 200};
  const groups = await Promise.all(
    HIT_KINDS.filter((kind) => can(role, PERMISSION_OF[kind])).map(async (kind) => {
      // A late search goes on, so that its outcome is reported and counted by the circuit breaker.
      const hits = await within(DEADLINE_MS, finders[kind](context, {userId, query}));
      return {kind, hits: hits ?? [], isUnavailable: hits === null};
    }),
  );
  return {found: {query, groups}, status: groups.every(({isUnavailable}) => isUnavailable) ? 503 : 200};
}
