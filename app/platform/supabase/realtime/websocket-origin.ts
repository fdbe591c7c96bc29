export const webSocketOrigin = (url: string): string => url.replace(/^http/, 'ws');
