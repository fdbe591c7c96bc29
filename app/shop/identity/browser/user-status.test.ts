import {afterEach, expect, it, vi} from 'vitest';
import {announceUserStatus, followUserStatus} from './user-status';

afterEach(() => vi.unstubAllGlobals());

it('announceUserStatus notifies other tabs once and does not refresh its own page', async () => {
  vi.stubGlobal('window', new EventTarget());
  const received: string[] = [];
  const otherTab = new BroadcastChannel('user-status');
  const arrived = new Promise<void>((resolve) => {
    otherTab.onmessage = () => {
      received.push('other tab');
      resolve();
    };
  });
  const stop = followUserStatus(() => received.push('this page'));
  announceUserStatus();
  await arrived;
  // Messages arrive in order, so all earlier ones are delivered once this one is.
  const marker = new BroadcastChannel('marker');
  await new Promise((resolve) => {
    marker.onmessage = resolve;
    const sender = new BroadcastChannel('marker');
    sender.postMessage(null);
    sender.close();
  });
  marker.close();
  stop();
  otherTab.close();
  expect(received).toEqual(['other tab']);
});
