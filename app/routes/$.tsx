/** Handles every URL that no other route matches. */
export function loader() {
  throw new Response(null, {status: 404});
}

/** Never rendered; a route without a component would answer with bare text instead of the page for it. */
export default function UnknownRoute() {
  return null;
}
