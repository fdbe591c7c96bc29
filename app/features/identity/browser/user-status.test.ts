import {afterEach, expect, it, vi} from 'vitest';
import {announceUserStatus, followUserStatus} from './user-status';

afterEach(() => vi.unstubAllGlobals());

it('a page that says who is here now does not hear itself; other tabs hear it once', async () => {
  vi.stubGlobal('window', new EventTarget());
  const heard: string[] = [];
  const otherTab = new BroadcastChannel('user-status');
  const arrived = new Promise<void>((resolve) => {
    otherTab.onmessage = () => {
      heard.push('other tab');
      resolve();
    };
  });
  const stop = followUserStatus(() => heard.push('this page'));
  announceUserStatus();
  await arrived;
  // Whatever was sent before this has been delivered to everybody by the time it comes.
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
  expect(heard).toEqual(['other tab']);
});
