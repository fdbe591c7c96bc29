export const HISTORY_COPY = {
  title: 'From your order history',
  text: 'The shop keeps these for you as well: older orders, and any that are too new for the list above.',
  completeText:
    'Straight from the shop, while our own list is unavailable. Orders that you have hidden are among them.',
  load: 'Show the rest of your order history',
  failed: 'Your order history at the shop cannot be shown right now.',
  retry: 'Ask the shop again',
  expired: 'Your session has expired. Please log in again',
  newCode: 'Email me a sign-in code',
  pages: 'More of your order history',
  first: 'Back to the newest',
  next: 'Show older ones',
} as const;
