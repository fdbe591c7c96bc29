import type {AboutTab} from './about-view';

/** Copy of the about page; its texts are the merchant's. */
export const ABOUT_COPY = {
  lead: 'Who cooks for you, and how a dinner keeps its flavor without its water.',
  tabs: 'About us',
  readMore: 'Read More',
  readLess: 'Read Less',
  founders: 'The people behind it',
  more: 'More',
  less: 'Less',
  about: (name: string) => `about ${name}`,
  taste: 'Taste the difference',
  tasteText: 'Six kits, four bundles, and a pan of your own.',
  browse: 'Browse All Products',
} as const;

export const TAB_LABELS: Readonly<Record<AboutTab, string>> = {stories: 'Our Stories', science: 'The Science'};
