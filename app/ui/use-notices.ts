import {useEffect} from 'react';
import type {Notice} from '~/core/notice';
import {showNotice} from './show-notice';

// A list from an action or a loader is one object for as long as it is on the page; effects may run twice over it.
const shown = new WeakSet<readonly Notice[]>();

/**
 * Shows the notices of an action's or a loader's answer, each list once.
 * @param notices as they came with the answer; nothing while there is no answer
 */
export function useNotices(notices: readonly Notice[] | null | undefined): void {
  useEffect(() => {
    if (!notices || shown.has(notices)) return;
    shown.add(notices);
    notices.forEach(showNotice);
  }, [notices]);
}
