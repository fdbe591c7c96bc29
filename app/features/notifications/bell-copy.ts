/** The words of the header's button, apart from those of the panel: every page of a signed-in person loads them. */
export const BELL_COPY = {
  title: 'Notifications',
  unread: (count: number) => `${count} unread`,
  announce: (count: number) => `${count} unread ${count === 1 ? 'notification' : 'notifications'}`,
} as const;
