import {describe, expect, it, vi} from 'vitest';
import {BackendUnavailable, type Backend} from '~/platform/supabase/backend.server';
import {resumeAnnouncement, sendAnnouncement, type Announcement} from './send-announcement.server';

const ANNOUNCEMENT: Announcement = {
  id: 'one',
  type: 'warning',
  message: 'The kitchen is closed on Friday',
  audience: 'everyone',
  recipientId: null,
};

/** Creates a backend whose announcement needs some batches, with the names of the received calls. */
function createTestBackend({batches = 2, isRepeated = false, isEdited = false, loses = ''} = {}) {
  let [isStarted, left] = [false, batches];
  let lost = loses;
  const state = () => {
    if (isRepeated) return 'repeated';
    if (!isStarted) return 'new';
    return left > 0 ? 'sending' : 'sent';
  };
  const change = (name: string) => {
    if (name === 'start_announcement') isStarted = true;
    if (name === 'send_announcement_batch') left -= 1;
    return state();
  };
  const call = vi.fn<(name: string, args: object) => Promise<unknown>>((name) => {
    if (name === 'claim_staff_action') return Promise.resolve([{outcome: 'claimed', audit_id: 1}]);
    if (name === 'find_announcement_state') return Promise.resolve([state()]);
    if (name === 'is_announcement_edited') return Promise.resolve(isEdited);
    if (name === 'end_audit') return Promise.resolve(null);
    const after = change(name);
    const isLost = name === lost;
    if (isLost) lost = '';
    return isLost ? Promise.reject(new BackendUnavailable('lost')) : Promise.resolve(after);
  });
  const context = {backend: {call} as unknown as Backend, report: vi.fn(), reference: 'r'};
  const count = (name: string) => call.mock.calls.filter(([called]) => called === name).length;
  return {context, call, count};
}

describe('sendAnnouncement', () => {
  it('notifies all recipients in batches, with the title of its type', async () => {
    const {context, call, count} = createTestBackend({batches: 3});
    expect(await sendAnnouncement(context, 'gita', ANNOUNCEMENT)).toEqual({ok: true, value: null});
    expect(count('send_announcement_batch')).toBe(3);
    expect(call).toHaveBeenCalledWith(
      'start_announcement',
      expect.objectContaining({p_announcement: expect.objectContaining({title: 'Important notice'})}),
    );
  });

  it('leaves text and recipient out of the audit log', async () => {
    const {context, call} = createTestBackend();
    await sendAnnouncement(context, 'gita', {...ANNOUNCEMENT, audience: 'person', recipientId: 'ada'});
    const logged = call.mock.calls.filter(([name]) => name === 'claim_staff_action' || name === 'end_audit');
    expect(JSON.stringify(logged)).not.toMatch(/kitchen|ada/);
  });

  it('rejects a text that was sent a moment ago', async () => {
    const {context, count} = createTestBackend({isRepeated: true});
    const outcome = await sendAnnouncement(context, 'gita', ANNOUNCEMENT);
    expect(outcome).toMatchObject({ok: false, error: {kind: 'not-possible'}});
    expect(count('send_announcement_batch')).toBe(0);
  });

  it('sends nothing if the form was changed after it was started, and claims each text by a key of its own', async () => {
    const {context, call, count} = createTestBackend({isEdited: true});
    const outcome = await sendAnnouncement(context, 'gita', ANNOUNCEMENT);
    expect(outcome).toMatchObject({ok: false, error: {kind: 'not-possible', state: 'edited'}});
    await sendAnnouncement(context, 'gita', {...ANNOUNCEMENT, message: 'On Saturday'});
    expect({started: count('start_announcement'), batches: count('send_announcement_batch')}).toEqual({
      started: 0,
      batches: 0,
    });
    const keys = call.mock.calls.flatMap(([name, args]) => (name === 'claim_staff_action' ? Object.entries(args) : []));
    expect(new Set(keys.flatMap(([name, value]) => (name === 'p_key' ? [value as string] : []))).size).toBe(2);
  });

  it('continues with the next batch after a lost response, without a second announcement', async () => {
    const {context, count} = createTestBackend({batches: 3, loses: 'send_announcement_batch'});
    expect(await sendAnnouncement(context, 'gita', ANNOUNCEMENT)).toMatchObject({error: {kind: 'unclear'}});
    expect(await sendAnnouncement(context, 'gita', ANNOUNCEMENT)).toMatchObject({ok: true});
    expect({started: count('start_announcement'), batches: count('send_announcement_batch')}).toEqual({
      started: 1,
      batches: 3,
    });
  });
});

describe('resumeAnnouncement', () => {
  it('sends the rest of an interrupted announcement', async () => {
    const {context, count} = createTestBackend({batches: 3, loses: 'send_announcement_batch'});
    await sendAnnouncement(context, 'gita', ANNOUNCEMENT);
    expect(await resumeAnnouncement(context, 'gita', 'one', 'another-form')).toMatchObject({ok: true});
    expect(count('send_announcement_batch')).toBe(3);
  });

  it('starts nothing', async () => {
    const {context, count} = createTestBackend();
    expect(await resumeAnnouncement(context, 'gita', 'one', 'another-form')).toMatchObject({ok: false});
    expect({started: count('start_announcement'), batches: count('send_announcement_batch')}).toEqual({
      started: 0,
      batches: 0,
    });
  });
});
