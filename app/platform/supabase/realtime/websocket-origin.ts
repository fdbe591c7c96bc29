/** Converts the HTTP address of a Supabase project to that of its WebSocket endpoint. */
export const webSocketOrigin = (url: string): string => url.replace(/^http/, 'ws');
