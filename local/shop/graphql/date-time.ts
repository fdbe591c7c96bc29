/** Returns a timestamp in the format of the Storefront API: whole seconds, UTC. */
export const dateTime = (moment: string): string => `${new Date(moment).toISOString().slice(0, 19)}Z`;
