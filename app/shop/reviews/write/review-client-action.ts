import type {ClientActionFunctionArgs} from '@remix-run/react';
import {INTENT} from '~/core/intent';
import {whenFormOffline} from '~/ui/when-offline';
import {toReviewValues, type ReviewReply} from './own-review';
import {reviewProblemNotice} from './write-copy';

/** Keeps the form and its values if the connection fails. */
export const reviewClientAction = (args: ClientActionFunctionArgs): Promise<unknown> =>
  whenFormOffline(args, (typed): ReviewReply => {
    const isDeletion = typed[INTENT] === 'delete';
    const failure = reviewProblemNotice({kind: 'offline'}, isDeletion ? 'delete' : 'save');
    const values = isDeletion ? null : toReviewValues((name) => typed[name]);
    return {author: '', values, errors: {}, removed: [], hadPictures: false, failure, isSignedOut: false};
  });
