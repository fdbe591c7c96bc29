import {PRIVATE_ROUTE} from './private-route-pattern';

/** Returns whether nothing about a page is sent: that of a private route, or one for development. @param route its pattern */
export const isPrivateRoute = (route: string): boolean =>
  PRIVATE_ROUTE.test(route) || (import.meta.env.DEV && route.startsWith('/workbench'));
