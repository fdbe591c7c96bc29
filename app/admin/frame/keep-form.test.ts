import {describe, expect, test} from 'vitest';
import {UNVERIFIABLE_STATUS} from './access/unverifiable-status';
import {keepForm} from './keep-form';
import {reloadOrNull} from './reload-or-null';
import {revalidateAfterForm} from './revalidate-after-form';

const URL = 'https://shop.example/admin/orders/1';
/** What Remix makes of a response that the server threw. */
const errorResponse = (status: number) => ({status, statusText: '', internal: false, data: null});
const redirect = (status: number) => new Response(null, {status, headers: {Location: '/'}});

/** Submits a form whose action ends like this. */
const submit = (end: () => Promise<unknown>) => {
  const request = new Request(URL, {method: 'POST', body: new URLSearchParams({number: 'B-7'})});
  return keepForm((values) => ({values}))({request, serverAction: end, params: {}} as never);
};
const failWith = (error: unknown) => () => Promise.reject(error);

describe('a form of staff', () => {
  test.each([
    ['the connection fails', new TypeError('Failed to fetch')],
    ['the database cannot confirm the admin', errorResponse(503)],
    ['the answer cannot be decoded', new Error('Unable to decode turbo-stream response')],
  ])('keeps what was typed if %s', async (_reason, error) => {
    const response = (await submit(failWith(error))) as Response;
    expect(await response.json()).toEqual({values: {number: 'B-7'}, isOffline: true});
  });

  test.each([redirect(302), errorResponse(404), errorResponse(403)])(
    'leaves a decision of the server alone',
    async (decision) => {
      await expect(submit(failWith(decision))).rejects.toBe(decision);
    },
  );

  test('is loaded again after each answer of the server, but not without a connection', () => {
    const change = {actionStatus: 422, defaultShouldRevalidate: false};
    expect(revalidateAfterForm({...change, actionResult: {failure: 'refused'}} as never)).toBe(true);
    expect(revalidateAfterForm({...change, actionResult: {isOffline: true}} as never)).toBe(false);
  });
});

describe('a reload of a page', () => {
  const reload = (end: () => Promise<unknown>, path = '/admin/orders/1') => {
    Object.assign(globalThis, {location: {pathname: path}});
    return reloadOrNull({request: new Request(URL), serverLoader: end});
  };

  test('has no data if it fails', async () => {
    expect(await reload(failWith(new TypeError('Failed to fetch')))).toBeNull();
    expect(await reload(failWith(redirect(UNVERIFIABLE_STATUS)))).toBeNull();
  });

  test('follows the redirect of an admin whose role was removed', async () => {
    const denied = redirect(302);
    await expect(reload(failWith(denied))).rejects.toBe(denied);
  });

  test('fails for a page that is opened again', async () => {
    const error = new TypeError('Failed to fetch');
    await expect(reload(failWith(error), '/admin')).rejects.toBe(error);
  });
});
