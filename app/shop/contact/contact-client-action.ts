import type {ClientActionFunctionArgs} from '@remix-run/react';
import {whenFormOffline} from '~/ui/when-offline';
import {contactProblem} from './contact-copy';
import {toContactValues} from './contact-fields';
import type {ContactReply} from './contact-view';

/** Keeps the form and its text if the connection fails. */
export const contactClientAction = (attempt: Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>) =>
  whenFormOffline(attempt, (texts): ContactReply => ({
    values: toContactValues((name) => texts[name]),
    fieldErrors: {},
    failure: contactProblem({kind: 'offline'}),
  }));
