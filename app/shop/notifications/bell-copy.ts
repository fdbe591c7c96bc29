/** The copy of the bell. Separate from that of the panel, because every page loads it. */
export const BELL_COPY = {
  title: 'Notifications',
  unread: (count: number) => `${count} unread`,
  announce: (count: number) => `${count} unread ${count === 1 ? 'notification' : 'notifications'}`,
} as const;
