import type {ClientActionFunctionArgs} from '@remix-run/react';
import {formTexts} from '~/core/form-texts';

/**
 * Wraps an action in the browser: if the connection fails, it returns a message beside the form instead of an error screen.
 * @param reply creates the action data to return
 */
export async function whenOffline(serverAction: () => Promise<unknown>, reply: () => object): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    // Redirects are responses too, and server errors have their own screen.
    if (error instanceof Response || !(error instanceof TypeError)) throw error;
    // The 503 status prevents a revalidation, which would fail as well.
    return Response.json(reply(), {status: 503});
  }
}

/**
 * The same for a form that is shown again with its values.
 * @param reply creates the action data to return from the texts of the form
 */
export async function whenFormOffline(
  {request, serverAction}: Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>,
  reply: (values: Readonly<Record<string, string>>) => object,
): Promise<unknown> {
  const values = formTexts(await request.clone().formData());
  return whenOffline(serverAction, () => reply(values));
}
