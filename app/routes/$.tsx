/** Handles every URL that no other route matches. */
export function loader() {
  throw new Response(null, {status: 404});
}

/** Never rendered. Remix responds with plain text instead of the error page if a route has no component. */
export default function UnknownRoute() {
  return null;
}
