import type {ClientActionFunctionArgs} from '@remix-run/react';
import {whenOffline} from '~/ui/when-offline';
import type {AccountReply} from '../account-reply';
import {accountProblemNotice, type AccountOperation} from '../account-problem-copy';

/** Keeps a form of the account area, and what was typed into it, through a connection that fails. */
export const accountClientAction =
  (operation: AccountOperation) =>
  ({serverAction}: Pick<ClientActionFunctionArgs, 'serverAction'>): Promise<unknown> =>
    whenOffline(serverAction, (): AccountReply => {
      return {lastResult: null, failure: accountProblemNotice(operation, {kind: 'offline'}), isSignedOut: false};
    });
