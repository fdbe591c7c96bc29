const WAIT_MS = 60_000;

/** A picture that is on its way for a minute, and then is not there. */
export async function loader() {
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  return new Response(null, {status: 404});
}
