import type {CardReply} from '../card/card-reply';
import type {ProblemContext} from '../problems/identity-problem';
import {problemNotice} from '../problems/problem-copy';

/**
 * Stands before an action in the browser: a connection that fails becomes a message beside what was typed, instead of an
 * error that would take the page away.
 */
export const replyWhenOffline =
  (context: ProblemContext) =>
  async ({serverAction}: {serverAction: () => Promise<unknown>}): Promise<unknown> => {
    try {
      return await serverAction();
    } catch (error) {
      // A redirect is an answer, too, and an error of the server's has a screen of its own.
      if (error instanceof Response || !(error instanceof TypeError)) throw error;
      const failure = problemNotice(context, {code: 'NETWORK_ERROR'});
      // A response, for its status: after one of these the page is not loaded anew, which would fail like the form.
      return Response.json({lastResult: null, failure, mailedTo: null} satisfies CardReply, {status: 503});
    }
  };
