import type {ClientActionFunctionArgs} from '@remix-run/react';
import {whenOffline} from '~/ui/when-offline';
import {toProblemContext} from '../card/card-link';
import type {CardReply} from '../card/card-reply';
import type {ProblemContext} from '../problems/identity-problem';
import {identityProblemNotice} from '../problems/identity-problem-copy';

type Attempt = Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>;

/** Creates a client action that keeps the form and its values if the connection fails. */
export const identityClientAction =
  (context: ProblemContext) =>
  ({serverAction}: Pick<Attempt, 'serverAction'>): Promise<unknown> =>
    whenOffline(serverAction, (): CardReply => {
      return {lastResult: null, failure: identityProblemNotice(context, {kind: 'network-error'}), mailedTo: null};
    });

/** The same for the sign-in card, where the URL's tab names the form. */
export const signInClientAction = ({request, serverAction}: Attempt): Promise<unknown> =>
  identityClientAction(toProblemContext(new URL(request.url).searchParams))({serverAction});
