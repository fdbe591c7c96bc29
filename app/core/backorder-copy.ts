export const BACKORDER_COPY = {
  shipsLater: 'Not in stock right now. We send it as soon as it arrives.',
  shipsOn: (day: string): string => `Ships on ${day}`,
} as const;
