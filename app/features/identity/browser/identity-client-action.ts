import type {ClientActionFunctionArgs} from '@remix-run/react';
import {whenOffline} from '~/ui/when-offline';
import {problemContextOf} from '../card/card-link';
import type {CardReply} from '../card/card-reply';
import type {ProblemContext} from '../problems/identity-problem';
import {identityProblemNotice} from '../problems/identity-problem-copy';

type Attempt = Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>;

/** Keeps a form around accounts, and what was typed into it, through a connection that fails. */
export const identityClientAction =
  (context: ProblemContext) =>
  ({serverAction}: Pick<Attempt, 'serverAction'>): Promise<unknown> =>
    whenOffline(serverAction, (): CardReply => {
      return {lastResult: null, failure: identityProblemNotice(context, {code: 'NETWORK_ERROR'}), mailedTo: null};
    });

/** The same for the card, whose tab tells which of its forms was sent. */
export const signInClientAction = ({request, serverAction}: Attempt): Promise<unknown> =>
  identityClientAction(problemContextOf(new URL(request.url).searchParams))({serverAction});
