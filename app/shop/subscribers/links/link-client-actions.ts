import type {ClientActionFunctionArgs} from '@remix-run/react';
import {INTENT} from '~/core/intent';
import {whenFormOffline, whenOffline} from '~/ui/when-offline';
import {RENEW, type ConfirmReply} from './confirm-reply';

/** Keeps the button if the connection fails. */
export const confirmClientAction = (attempt: ClientActionFunctionArgs) =>
  whenFormOffline(attempt, (texts): ConfirmReply => {
    const nothing = {wantsCode: false, code: null};
    return texts[INTENT] === RENEW
      ? {...nothing, outcome: 'expired', renewal: 'failed'}
      : {...nothing, outcome: 'failed', renewal: null};
  });

/** The same for a page with one button. */
export const linkClientAction = ({serverAction}: ClientActionFunctionArgs) =>
  whenOffline(serverAction, () => ({outcome: 'failed'}));
