import type {ClientActionFunctionArgs} from '@remix-run/react';
import {whenFormOffline} from '~/ui/when-offline';
import {waitlistNotice} from './waitlist-copy';
import type {WaitlistReply} from './waitlist-reply';

/** Keeps the form and its values if the connection fails. */
export const waitlistClientAction = (attempt: Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>) =>
  whenFormOffline(attempt, ({name = '', email = ''}): WaitlistReply => ({
    outcome: 'failed',
    notice: waitlistNotice('failed'),
    nameError: null,
    name,
    email,
  }));
