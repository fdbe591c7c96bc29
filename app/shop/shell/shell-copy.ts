/** The signed-in customer; null if signed out. */
export interface Viewer {
  readonly firstName?: string | null;
}

/** The texts at the top of the menu. */
export interface Greeting {
  readonly title: string;
  /** Shown to signed-out visitors. */
  readonly note: string | null;
  /** Label of the link to the account. */
  readonly profileEntry: string;
}

export function greet(viewer: Viewer | null): Greeting {
  if (!viewer) return {title: 'Welcome!', note: 'Not signed in', profileEntry: 'Sign In'};
  const title = viewer.firstName ? `Welcome back, ${viewer.firstName}!` : 'Welcome back!';
  return {title, note: null, profileEntry: 'Profile'};
}

export const SHELL_COPY = {
  skip: 'Skip to content',
  menu: 'Menu',
  profile: 'Your profile',
  orders: 'Orders',
  logOut: 'Log out',
  mainNavigation: 'Main',
  companyColumn: 'Company',
  supportColumn: 'Support',
  offline: 'Network error. Please check your connection and try again.',
  reload: 'Try Again',
  privacyChoices: 'Privacy choices',
  darkTheme: 'Dark theme',
  lightTheme: 'Light theme',
} as const;
