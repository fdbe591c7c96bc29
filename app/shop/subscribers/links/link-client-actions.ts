import type {ClientActionFunctionArgs} from '@remix-run/react';
import {INTENT} from '~/core/intent';
import {whenFormOffline, whenOffline} from '~/ui/when-offline';
import type {UnsubscribeOutcome} from '../subscriber-copy';
import {RENEW, type ConfirmReply} from './confirm-reply';

/** Keeps the button if the connection fails. */
export const confirmClientAction = (attempt: ClientActionFunctionArgs) =>
  whenFormOffline(attempt, (texts): ConfirmReply => {
    const nothing = {wantsCode: false, code: null};
    return texts[INTENT] === RENEW
      ? {...nothing, outcome: 'expired', renewal: 'failed'}
      : {...nothing, outcome: 'failed', renewal: null};
  });

/** Keeps the button if the connection fails. */
export const unsubscribeClientAction = ({serverAction}: ClientActionFunctionArgs) =>
  whenOffline(serverAction, (): {outcome: UnsubscribeOutcome} => ({outcome: 'failed'}));
