/**
 * Stands before an action in the browser: a connection that fails becomes a message beside what was typed, instead of an
 * error that would take the page away.
 * @param reply what the action would have answered with
 */
export async function whenOffline(serverAction: () => Promise<unknown>, reply: () => object): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect is an answer, too, and an error of the server's has a screen of its own.
    if (error instanceof Response || !(error instanceof TypeError)) throw error;
    // A response, for its status: after one of these the page is not loaded anew, which would fail like the form.
    return Response.json(reply(), {status: 503});
  }
}
