/** Pages for staff, and pages whose address is a secret: nothing is measured there, and no service of others is loaded. */
export const PRIVATE_ROUTE =
  /^\/(?:admin|account\/(?:activate|authorize|delete|email|keep|reset)|auth\/callback|invitation|order\/guest|subscribe\/confirm|unsubscribe|_t)(?:\/|$)/;
