import type {ClientActionFunctionArgs} from '@remix-run/react';
import {whenFormOffline} from '~/ui/when-offline';
import type {ReviewReply} from './own-review';
import {reviewProblemNotice} from './write-copy';

/** Keeps the form and its values if the connection fails. */
export const reviewClientAction = (args: ClientActionFunctionArgs): Promise<unknown> =>
  whenFormOffline(args, ({rating = '', title = '', body = '', name = ''}): ReviewReply => {
    const failure = reviewProblemNotice({kind: 'offline'});
    return {values: {rating, title, body, name}, errors: {}, failure, isSignedOut: false};
  });
