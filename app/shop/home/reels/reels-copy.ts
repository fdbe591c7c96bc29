export const REELS_COPY = {
  heading: 'From our kitchen, and yours',
  lead: 'Short videos at Instagram. Each loads when you press play.',
  unavailable: 'Instagram Content Unavailable',
  unavailableHelp: 'The videos do not load here right now. They are at Instagram.',
  openProfile: 'Open our Instagram profile',
  visit: 'Visit',
  tryAgain: 'Try Again',
} as const;
