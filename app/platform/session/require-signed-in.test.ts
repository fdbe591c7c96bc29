import {describe, expect, test, vi} from 'vitest';
import type {FlashCode} from '~/core/flash-code';
import {BackendUnavailable} from '../supabase/backend.server';
import {throwSignInRedirect, requireSignedIn} from './require-signed-in.server';
import type {Session} from './session.server';

const CLAIMS = {userId: 'ada'} as never;
const LIVE = {user_id: 'ada'} as never;

function visit(session: Partial<Session>) {
  const set = vi.fn();
  const context = {
    session: {claims: async () => CLAIMS, live: async () => LIVE, ...session} as Session,
    flash: {set},
    report: vi.fn(),
    reference: 'abcd1234',
  };
  const enter = (notice?: FlashCode) =>
    requireSignedIn(context, new Request('https://shop.example/orders?page=2'), notice).catch(
      (thrown: unknown) => thrown,
    );
  return {enter, set};
}

describe('requireSignedIn', () => {
  test('returns the person whose session is active', async () => {
    expect(await visit({}).enter()).toEqual({claims: CLAIMS, live: LIVE});
  });

  test('redirects to sign-in and back with a notice when the session expired', async () => {
    const {enter, set} = visit({live: async () => null});
    const response = (await enter('orders-sign-in-required')) as Response;
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('/auth?returnTo=%2Forders%3Fpage%3D2');
    expect(response.headers.get('X-Remix-Reload-Document')).toBe('true');
    expect(set).toHaveBeenCalledExactlyOnceWith('orders-sign-in-required');
  });

  test('omits a return path that is too long for a header', () => {
    const flash = {set: vi.fn()};
    const thrown = (returnTo: string) => {
      try {
        return throwSignInRedirect(flash, returnTo, 'sign-in-required');
      } catch (response) {
        return response as Response;
      }
    };
    expect(thrown(`/order/${'!'.repeat(7_000)}`).headers.get('Location')).toBe('/auth');
    expect(thrown('/order/1').headers.get('Location')).toBe('/auth?returnTo=%2Forder%2F1');
  });

  test('responds with 503 while the database is unavailable', async () => {
    const response = (await visit({live: () => Promise.reject(new BackendUnavailable())}).enter()) as Response;
    expect(response.status).toBe(503);
  });
});
