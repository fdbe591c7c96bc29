import type {FlashCode} from '~/core/flash-code';
import type {Flash} from '../flash.server';
import {BackendRoleMissing, type Backend} from '../supabase/backend.server';

interface Rejecting {
  readonly flash: Pick<Flash, 'set'>;
  readonly reference: string;
}

/** The statuses of the answers to a change and to a read, which is redirected. */
interface Statuses {
  readonly change: number;
  readonly read?: number;
}

export const isRead = ({method}: Request): boolean => method === 'GET' || method === 'HEAD';

/**
 * Redirects readers to the home page, and answers changes with a status, because their fetch expects no page.
 * @throws Response always
 */
export function rejectAdmin(
  {flash, reference}: Rejecting,
  request: Request,
  code: FlashCode,
  {change, read = 302}: Statuses,
): never {
  if (!isRead(request)) throw Response.json({reference}, {status: change});
  flash.set(code);
  throw new Response(null, {status: read, headers: {Location: '/', 'X-Remix-Reload-Document': 'true'}});
}

/** Returns a backend that rejects the request of an admin whose role was changed or removed after the page had checked it. */
export function rejectWithoutRole(backend: Backend, request: Request, findContext: () => Rejecting): Backend {
  return {
    async call(name, args) {
      try {
        return await backend.call(name, args);
      } catch (error) {
        if (!(error instanceof BackendRoleMissing)) throw error;
        return rejectAdmin(findContext(), request, 'admin-denied', {change: 403});
      }
    },
  };
}
