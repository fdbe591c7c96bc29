import type {ClientActionFunctionArgs} from '@remix-run/react';
import {whenOffline} from '~/ui/when-offline';
import type {AccountReply} from '../account-reply';
import {problemNotice, type Doing} from '../problem-copy';

/** Keeps a form of the account area, and what was typed into it, through a connection that fails. */
export const replyWhenOffline =
  (doing: Doing) =>
  ({serverAction}: Pick<ClientActionFunctionArgs, 'serverAction'>): Promise<unknown> =>
    whenOffline(serverAction, (): AccountReply => {
      return {lastResult: null, failure: problemNotice(doing, {kind: 'offline'}), isSignedOut: false};
    });
