const WAIT_MS = 60_000;

/** Responds after a minute with 404. */
export async function loader() {
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  return new Response(null, {status: 404});
}
