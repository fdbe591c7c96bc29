import {useEffect} from 'react';
import type {StaffRole} from '~/core/staff-permissions';
import {removeAccountStorage} from '~/ui/account-storage';
import {ACCESS_PATH} from './access-path';

/** With the time of the request, everyone who lost access is out within ten seconds. */
const CHECK_MS = 7_000;
const DEADLINE_MS = 2_500;

/**
 * Loads the whole page again once its session has ended, its person has left the staff or has another role: the server then
 * leads to where that person may be. A hidden page is checked when it is shown.
 */
export function useAccessCheck(role: StaffRole | null): void {
  useEffect(() => {
    if (role === null) return;
    const controller = new AbortController();
    let checkedAtMs = Date.now();
    const check = async () => {
      checkedAtMs = Date.now();
      const access = await findAccess();
      if (controller.signal.aborted || access === 'unknown' || access === role) return;
      controller.abort();
      removeAccountStorage();
      window.location.reload();
    };
    const checkIfVisible = () => void (document.hidden || check());
    const checkWhenShown = () => void (Date.now() - checkedAtMs > CHECK_MS && checkIfVisible());
    const timer = setInterval(checkIfVisible, CHECK_MS);
    document.addEventListener('visibilitychange', checkWhenShown, {signal: controller.signal});
    controller.signal.addEventListener('abort', () => clearInterval(timer));
    return () => controller.abort();
  }, [role]);
}

/** Returns the current role; `ended` without access, and `unknown` if the server or its database does not respond. */
async function findAccess(): Promise<StaffRole | 'ended' | 'unknown'> {
  if (!navigator.onLine) return 'unknown';
  try {
    const response = await fetch(ACCESS_PATH, {redirect: 'manual', signal: AbortSignal.timeout(DEADLINE_MS)});
    if (response.type === 'opaqueredirect') return 'ended';
    if (response.status !== 200) return 'unknown';
    return (await response.json<{readonly role: StaffRole}>()).role;
  } catch {
    return 'unknown';
  }
}
