/**
 * Pages for staff, pages whose address is a secret, and development pages: nothing is measured there, and no service of
 * others is loaded.
 */
export const PRIVATE_ROUTE =
  /^\/(?:admin|account\/(?:activate|authorize|reset)|auth\/callback|order\/guest|subscribe\/confirm|unsubscribe|_t)(?:\/|$)/;

/** Returns whether nothing about a page is sent. @param route its pattern */
export const isPrivateRoute = (route: string): boolean =>
  PRIVATE_ROUTE.test(route) || (import.meta.env.DEV && route.startsWith('/workbench'));
