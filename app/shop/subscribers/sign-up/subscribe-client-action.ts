import type {ClientActionFunctionArgs} from '@remix-run/react';
import {whenFormOffline} from '~/ui/when-offline';
import {SUBSCRIBE_FAILED} from '../subscriber-copy';
import type {SubscribeReply} from './subscribe-reply';

/** Keeps the form and the address if the connection fails. */
export const subscribeClientAction = (attempt: Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>) =>
  whenFormOffline(attempt, ({email = ''}): SubscribeReply => ({outcome: 'failed', notice: SUBSCRIBE_FAILED, email}));
