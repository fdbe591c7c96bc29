import type {ClientActionFunctionArgs} from '@remix-run/react';
import {whenOffline} from '~/ui/when-offline';
import type {AccountReply} from '../account-reply';
import {accountProblemNotice, type AccountOperation} from '../account-problem-copy';

/** Creates a client action that keeps the form and its values if the connection fails. */
export const accountClientAction =
  (operation: AccountOperation) =>
  ({serverAction}: Pick<ClientActionFunctionArgs, 'serverAction'>): Promise<unknown> =>
    whenOffline(serverAction, (): AccountReply => {
      return {lastResult: null, failure: accountProblemNotice(operation, {kind: 'offline'}), isSignedOut: false};
    });
