import {beforeEach, describe, expect, it, vi} from 'vitest';
import {createStaffAttempt, noteAudits} from './create-staff-attempt';
import {permitStaffAttempt, toAuditTarget, withStaffAttempt} from './staff-attempt.server';
import {BackendUnavailable, type Backend} from './supabase/backend.server';

const call = vi.fn<(name: string, args: object) => Promise<unknown>>();
const report = vi.fn<(error: unknown) => void>();

function createContext() {
  const staffAttempt = createStaffAttempt();
  const backend = noteAudits({call} as unknown as Backend, staffAttempt);
  return {staffAttempt, backend, report, reference: 'r'};
}

const post = new Request('https://shop.example/admin/products/1/remove?q=secret', {method: 'POST'});
const endWith = (status: number) => () => Promise.resolve(new Response(null, {status}));
const namesOfCalls = () => call.mock.calls.map(([name]) => name);

beforeEach(() => {
  vi.resetAllMocks();
  call.mockResolvedValue(7);
});

describe('a permitted change of staff', () => {
  it.each([
    [400, 'refused'],
    [404, 'refused'],
    [409, 'refused'],
    [429, 'refused'],
    [503, 'failed'],
  ])('that ends with status %i is recorded as %s', async (status, outcome) => {
    const context = createContext();
    permitStaffAttempt(context, post, 'gita');
    expect((await withStaffAttempt(context, endWith(status))).status).toBe(status);
    expect(call.mock.calls).toEqual([
      [
        'begin_audit',
        {
          p_action: 'admin.change',
          p_actor_id: 'gita',
          p_target: 'POST /admin/products/1/remove',
          p_details: {},
          p_request_id: 'r',
        },
      ],
      ['end_audit', {p_audit_id: 7, p_outcome: outcome, p_details: {reason: `status ${status}`}}],
    ]);
  });

  it('is recorded when the request fails with an error, which is thrown on', async () => {
    const context = createContext();
    permitStaffAttempt(context, post, 'gita');
    await expect(withStaffAttempt(context, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(call).toHaveBeenLastCalledWith('end_audit', expect.objectContaining({p_outcome: 'failed'}));
  });

  it('is not recorded twice when its own operation is recorded', async () => {
    const context = createContext();
    permitStaffAttempt(context, post, 'gita');
    await withStaffAttempt(context, async () => {
      await context.backend.call('claim_staff_action', {} as never);
      return new Response(null, {status: 409});
    });
    expect(namesOfCalls()).toEqual(['claim_staff_action']);
  });

  it('is recorded when its own operation could not be', async () => {
    const context = createContext();
    permitStaffAttempt(context, post, 'gita');
    call.mockRejectedValueOnce(new BackendUnavailable('down'));
    await withStaffAttempt(context, async () => {
      await context.backend.call('claim_staff_action', {} as never).catch(() => null);
      return new Response(null, {status: 503});
    });
    expect(namesOfCalls()).toEqual(['claim_staff_action', 'begin_audit', 'end_audit']);
  });

  it('keeps its response while the audit log is unavailable, which is reported', async () => {
    const context = createContext();
    permitStaffAttempt(context, post, 'gita');
    call.mockRejectedValue(new BackendUnavailable('down'));
    expect((await withStaffAttempt(context, endWith(404))).status).toBe(404);
    expect(report).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ['a success', post, 303],
  ['a page that is missing', new Request('https://shop.example/admin/products/1'), 404],
])('records nothing of %s', async (_what, request, status) => {
  const context = createContext();
  permitStaffAttempt(context, request, 'gita');
  await withStaffAttempt(context, endWith(status));
  expect(call).not.toHaveBeenCalled();
});

it('names no email address and no query in the audit log', () => {
  for (const path of ['ada@example.com', 'ada%40example.com?q=ada@example.com'])
    expect(toAuditTarget(new Request(`https://shop.example/admin/orders/${path}`))).toBe('GET /admin/orders/…');
  expect(toAuditTarget(new Request(`https://shop.example/${'x'.repeat(500)}`))).toHaveLength(200);
});
