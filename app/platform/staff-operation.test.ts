import {beforeEach, describe, expect, it, vi} from 'vitest';
import {ChangeInProgress} from './shopify/change-in-progress';
import {UpstreamError, type UpstreamFault} from './shopify/upstream-problem';
import {executeStaffOperation, type StaffClaim, type StaffOperation} from './staff-operation.server';
import {staffProblemStatus, toStaffOutcome} from './staff-operation-problem';
import {BackendUnavailable, type Backend} from './supabase/backend.server';

interface Lamp {
  readonly isOn: boolean;
  readonly isBroken?: boolean;
}

const CLAIM: StaffClaim = {actorId: 'ada', key: 'form 1', action: 'lamp.switch', target: 'lamp', details: {}};
const CLAIMED = {outcome: 'claimed', audit_id: 7, ended_as: null, details: null};
const OFF: Lamp = {isOn: false};
const ON: Lamp = {isOn: true};

const call = vi.fn<(name: string, args: object) => Promise<unknown>>();
const read = vi.fn<() => Promise<Lamp | null>>();
const send = vi.fn<() => Promise<readonly string[]>>();
const report = vi.fn<(error: unknown) => void>();

const operation: StaffOperation<Lamp> = {
  read,
  send,
  isDone: ({isOn}) => isOn,
  isPossible: ({isBroken}) => !isBroken,
  toAuditState: ({isOn}) => ({on: isOn}),
};

const execute = (subject: StaffOperation<Lamp> | null = operation) =>
  executeStaffOperation({backend: {call} as unknown as Backend, report, reference: 'r'}, CLAIM, subject);
const failWith = (fault: UpstreamFault) => new UpstreamError(fault, 'shop');
const answerClaim = (response: object) =>
  call.mockImplementation((name) => Promise.resolve(name === 'claim_staff_action' ? [response] : null));
/** Returns what was recorded as outcome; undefined if nothing was. */
const recorded = () => call.mock.calls.find(([name]) => name === 'end_audit')?.[1];

beforeEach(() => {
  vi.resetAllMocks();
  answerClaim(CLAIMED);
  read.mockResolvedValue(OFF);
  send.mockResolvedValue([]);
});

describe('an operation of staff', () => {
  it('is claimed before the state is read, and its outcome is recorded with the state before and after', async () => {
    read.mockResolvedValueOnce(OFF).mockResolvedValueOnce(ON);
    expect(await execute()).toEqual({ok: true, value: null});
    expect(call.mock.invocationCallOrder[0]).toBeLessThan(read.mock.invocationCallOrder[0]!);
    expect(recorded()).toEqual({
      p_audit_id: 7,
      p_outcome: 'done',
      p_details: {before: {on: false}, after: {on: true}},
    });
  });

  it.each([
    ['the database denies it', {...CLAIMED, outcome: 'denied', audit_id: null}, 'denied'],
    ['another one is in progress', {...CLAIMED, outcome: 'busy', audit_id: null}, 'busy'],
    ['its form was submitted before and failed', {...CLAIMED, outcome: 'ended', ended_as: 'failed'}, 'used-up'],
  ])('reads and sends nothing if %s', async (_case, response, kind) => {
    answerClaim(response);
    expect(await execute()).toEqual({ok: false, error: {kind}});
    expect({read: read.mock.calls, send: send.mock.calls}).toEqual({read: [], send: []});
  });

  it('reports success without sending anything if its form was submitted before and succeeded', async () => {
    answerClaim({...CLAIMED, outcome: 'ended', ended_as: 'done'});
    expect(await execute()).toEqual({ok: true, value: null});
    expect(send).not.toHaveBeenCalled();
  });

  it('reads and sends nothing if the database is unavailable', async () => {
    call.mockRejectedValue(new BackendUnavailable('down'));
    expect(await execute()).toEqual({ok: false, error: {kind: 'backend-down'}});
    expect({read: read.mock.calls, send: send.mock.calls}).toEqual({read: [], send: []});
  });

  it('is not sent if it is done already, for example after an earlier claim without an outcome', async () => {
    answerClaim({...CLAIMED, outcome: 'unconfirmed'});
    read.mockResolvedValue(ON);
    expect(await execute()).toEqual({ok: true, value: null});
    expect(send).not.toHaveBeenCalled();
    expect(recorded()).toMatchObject({p_outcome: 'done'});
  });

  it.each([
    ['missing', () => read.mockResolvedValue(null), 'refused'],
    ['not-possible', () => read.mockResolvedValue({isOn: false, isBroken: true}), 'refused'],
    ['shop-down', () => read.mockRejectedValue(failWith('timeout')), 'failed'],
    ['no-scope', () => read.mockRejectedValue(failWith('forbidden')), 'refused'],
  ])('is not sent and recorded as %s if the state says so', async (kind, prepare, outcome) => {
    prepare();
    expect(await execute()).toMatchObject({ok: false, error: {kind}});
    expect(send).not.toHaveBeenCalled();
    expect(recorded()).toMatchObject({p_outcome: outcome, p_details: {problem: kind}});
  });

  it('is recorded as refused without access to the Admin API', async () => {
    expect(await execute(null)).toEqual({ok: false, error: {kind: 'no-token'}});
    expect(recorded()).toMatchObject({p_outcome: 'refused'});
  });

  it('shows the messages of the upstream if it is refused', async () => {
    send.mockResolvedValue(['Too bright.', 'Too late.']);
    expect(await execute()).toEqual({ok: false, error: {kind: 'refused', message: 'Too bright. Too late.'}});
  });

  it('throws a defect and records no outcome', async () => {
    send.mockRejectedValue(new TypeError('defect'));
    await expect(execute()).rejects.toThrow('defect');
    expect(recorded()).toBeUndefined();
  });
});

describe('an operation with a lost response', () => {
  const FAULTS: readonly UpstreamFault[] = ['timeout', 'unreachable', 'status', 'malformed', 'throttled'];

  it.each(FAULTS)('is looked up and done if the state says so: %s', async (fault) => {
    send.mockRejectedValue(failWith(fault));
    read.mockResolvedValueOnce(OFF).mockResolvedValueOnce(ON);
    expect(await execute()).toEqual({ok: true, value: null});
    expect(send).toHaveBeenCalledTimes(1);
  });

  it.each<[UpstreamFault, string]>([
    ['timeout', 'unclear'],
    ['unreachable', 'unclear'],
    ['status', 'shop-down'],
    ['throttled', 'shop-down'],
    ['breaker-open', 'shop-down'],
    ['forbidden', 'no-scope'],
  ])('is never sent twice, and a state without the change after %s means %s', async (fault, kind) => {
    send.mockRejectedValue(failWith(fault));
    expect(await execute()).toEqual({ok: false, error: {kind}});
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is looked up, and unclear without the change, while an earlier request with its key is executed', async () => {
    send.mockRejectedValue(new ChangeInProgress('in progress'));
    expect(await execute()).toEqual({ok: false, error: {kind: 'unclear'}});
    expect(recorded()).toBeUndefined();
    read.mockResolvedValueOnce(OFF).mockResolvedValueOnce(ON);
    expect(await execute()).toEqual({ok: true, value: null});
  });

  it('is done if it was refused because somebody else had made the change meanwhile', async () => {
    send.mockResolvedValue(['Quantity cannot refund more items than were purchased']);
    read.mockResolvedValueOnce(OFF).mockResolvedValueOnce(ON);
    expect(await execute()).toEqual({ok: true, value: null});
  });

  it('is unclear if a gateway gave up on the upstream', async () => {
    send.mockRejectedValue(new UpstreamError('status', 'shop', 504));
    expect(await execute()).toEqual({ok: false, error: {kind: 'unclear'}});
  });

  it('is done and recorded even if a defect prevents reading the state again', async () => {
    read.mockResolvedValueOnce(OFF).mockRejectedValueOnce(new TypeError('defect'));
    expect(await execute()).toEqual({ok: true, value: null});
    expect(recorded()).toMatchObject({p_outcome: 'done'});
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('is unclear after every fault if the upstream makes the change later', async () => {
    send.mockRejectedValue(failWith('status'));
    expect(await execute({...operation, isDeferred: true})).toEqual({ok: false, error: {kind: 'unclear'}});
    expect(recorded()).toBeUndefined();
  });

  it('stays without an outcome if it cannot be looked up, so that its claim blocks others until it expires', async () => {
    send.mockRejectedValue(failWith('status'));
    read.mockResolvedValueOnce(OFF).mockRejectedValueOnce(failWith('status'));
    expect(await execute()).toEqual({ok: false, error: {kind: 'unclear'}});
    expect(recorded()).toBeUndefined();
  });

  it('is done even if its outcome cannot be recorded', async () => {
    call.mockImplementation((name) =>
      name === 'end_audit' ? Promise.reject(new BackendUnavailable('down')) : Promise.resolve([CLAIMED]),
    );
    expect(await execute()).toEqual({ok: true, value: null});
    expect(report).toHaveBeenCalledTimes(1);
  });
});

describe('the outcome that staff see', () => {
  it('is done, not done or checking', () => {
    expect(toStaffOutcome(null)).toBe('done');
    expect(toStaffOutcome({kind: 'unclear'})).toBe('checking');
    expect(toStaffOutcome({kind: 'busy'})).toBe('checking');
    expect(toStaffOutcome({kind: 'shop-down'})).toBe('not-done');
    expect(staffProblemStatus({kind: 'busy'})).toBe(409);
  });
});
