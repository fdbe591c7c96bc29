import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {createCookieJar} from '../cookie-jar.server';
import {BackendUnavailable, type Backend} from '../supabase/backend.server';
import {createPendingSignOut} from './pending-sign-out.server';

const NAME = '__Host-pending-sign-out';
const [FIRST, SECOND] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const ASKED_AT_MS = Date.parse('2026-11-21T10:00:00Z');
const signOutOf = (sessionId: string) => ({sessionId, isEverywhere: false, askedAtMs: ASKED_AT_MS});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** One request of a browser. @param isDown whether the database is unavailable, evaluated per call */
function visit({cookie = '', isDown = () => false}: {cookie?: string; isDown?: () => boolean} = {}) {
  const call = vi.fn<(name: string, args: {p_session_id?: string}) => Promise<void>>(async () => {
    if (isDown()) throw new BackendUnavailable('down');
  });
  const cookies = createCookieJar();
  const report = vi.fn();
  const behind: Promise<unknown>[] = [];
  const pending = createPendingSignOut({
    secrets: ['a secret of at least 32 characters, for tests'],
    cookieName: NAME,
    request: new Request('https://shop.example/', {headers: {Cookie: cookie}}),
    cookies,
    backend: {call} as unknown as Backend,
    report,
    waitUntil: (promise) => void behind.push(promise),
  });
  const ended = () => call.mock.calls.map(([, args]) => args.p_session_id);
  const settle = async () => {
    await vi.runAllTimersAsync();
    await Promise.all(behind);
  };
  return {pending, cookies, report, ended, settle};
}

async function noteOf(sessionId: string, cookie?: string): Promise<string> {
  const {pending, cookies} = visit({cookie, isDown: () => true});
  await pending.leave(signOutOf(sessionId));
  return cookies.drain()[0]?.split(';')[0] ?? '';
}

describe('a pending sign-out', () => {
  test('is retried after the response until the database responds', async () => {
    let failures = 2;
    const {pending, ended, report, settle} = visit({isDown: () => failures-- > 0});
    await pending.leave(signOutOf(FIRST));
    await settle();
    expect(ended()).toEqual([FIRST, FIRST, FIRST]);
    expect(report).not.toHaveBeenCalled();
  });

  test('is reported after the last failed retry', async () => {
    const {pending, report, settle} = visit({isDown: () => true});
    await pending.leave(signOutOf(FIRST));
    await settle();
    expect(report).toHaveBeenCalledWith(expect.any(BackendUnavailable));
  });

  test('is processed at the next request, which deletes the cookie', async () => {
    const {pending, cookies, ended, settle} = visit({cookie: await noteOf(FIRST)});
    pending.resume();
    await settle();
    expect(ended()).toEqual([FIRST]);
    expect(cookies.drain()).toEqual([`${NAME}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure`]);
  });

  test('is processed once, and its cookie is deleted by the next response at the latest', async () => {
    const cookie = await noteOf(FIRST);
    const [slow, next] = [visit({cookie}), visit({cookie})];
    slow.pending.resume();
    await slow.settle();
    next.pending.resume();
    expect(next.cookies.drain()).toHaveLength(1);
    await next.settle();
    expect(next.ended()).toEqual([]);
  });

  test('keeps its cookie while the database is unavailable', async () => {
    const {pending, cookies, settle} = visit({cookie: await noteOf(FIRST), isDown: () => true});
    pending.resume();
    await settle();
    expect(cookies.drain()).toEqual([]);
  });

  test('does not replace an earlier pending sign-out', async () => {
    const {pending, ended, settle} = visit({cookie: await noteOf(SECOND, await noteOf(FIRST))});
    pending.resume();
    await settle();
    expect(ended()).toEqual([FIRST, SECOND]);
  });

  test('reveals no session id and cannot be forged', async () => {
    expect(await noteOf(FIRST)).not.toContain(FIRST);
    const {pending, ended, settle} = visit({cookie: `${NAME}=${btoa(JSON.stringify([signOutOf(FIRST)]))}`});
    pending.resume();
    await settle();
    expect(ended()).toEqual([]);
  });
});
