import type {ClientActionFunctionArgs} from '@remix-run/react';
import {formTexts} from '~/core/form-texts';
import {isOutage} from './is-outage';

/** The part of a form's result that tells that it did not reach the server, or that its answer was lost. */
export interface OfflineResult {
  /** Whether the page must not be loaded again: its forms keep what was typed and their idempotency keys. */
  readonly isOffline?: boolean;
}

/**
 * Creates the client action of a page with forms of staff: if the connection or the server fails, the form stays open with
 * a message instead of an error screen.
 * @param reply creates the result of the form from its texts
 */
export const keepForm =
  (reply: (values: Readonly<Record<string, string>>) => object) =>
  async ({request, serverAction}: ClientActionFunctionArgs): Promise<unknown> => {
    const values = formTexts(await request.clone().formData());
    try {
      return await serverAction();
    } catch (error) {
      if (!isOutage(error)) throw error;
      return Response.json({...reply(values), isOffline: true}, {status: 503});
    }
  };
