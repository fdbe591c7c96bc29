/** @returns where a backend speaks by itself, by the address at which it answers */
export const liveOrigin = (url: string): string => url.replace(/^http/, 'ws');
