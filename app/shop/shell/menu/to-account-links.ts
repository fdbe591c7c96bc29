import type {IconName} from '~/ui/icons/icon-names';
import type {NavigationLink} from '../frame/navigation';
import {greet, SHELL_COPY, type Viewer} from '../shell-copy';

/** A link with an icon in front. */
interface IconLink extends NavigationLink {
  readonly icon: IconName;
}

/** Returns the last links of the menu: profile or sign-in, orders for signed-in customers, saved recipes and help. */
export const toAccountLinks = (viewer: Viewer | null): readonly IconLink[] => [
  {title: greet(viewer).profileEntry, href: '/profile', icon: 'user-round'},
  ...(viewer ? [{title: SHELL_COPY.orders, href: '/orders', icon: 'package'} as const] : []),
  {title: SHELL_COPY.savedRecipes, href: '/recipes/saved', icon: 'soup'},
  {title: SHELL_COPY.help, href: '/faqs', icon: 'info'},
];
