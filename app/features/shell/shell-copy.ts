/** Who is looking; nobody signed in is `null`. */
export interface Viewer {
  readonly firstName?: string | null;
}

/** The words at the top of the menu. */
export interface Greeting {
  readonly title: string;
  /** Said to people who are not signed in. */
  readonly note: string | null;
  /** What the entry that leads to the account reads. */
  readonly profileEntry: string;
}

/** @returns how the menu greets this person */
export function greet(viewer: Viewer | null): Greeting {
  if (!viewer) return {title: 'Welcome!', note: 'Not signed in', profileEntry: 'Sign In'};
  const title = viewer.firstName ? `Welcome back, ${viewer.firstName}!` : 'Welcome back!';
  return {title, note: null, profileEntry: 'Profile'};
}

/** What the frame around every page says. */
export const SHELL_COPY = {
  skip: 'Skip to content',
  menu: 'Menu',
  swipeHint: 'Swipe right to close',
  profile: 'Your profile',
  orders: 'Orders',
  logOut: 'Log out',
  mainNavigation: 'Main',
  companyColumn: 'Company',
  supportColumn: 'Support',
  offline: 'Network error. Please check your connection and try again.',
  reload: 'Try Again',
  darkTheme: 'Dark theme',
  lightTheme: 'Light theme',
} as const;
