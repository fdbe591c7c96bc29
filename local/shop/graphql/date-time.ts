/** Returns a moment as the Storefront API writes it: whole seconds, UTC. */
export const dateTime = (moment: string): string => `${new Date(moment).toISOString().slice(0, 19)}Z`;
