import type {IconName} from '~/ui/icons/icon-names';
import type {NavigationLink} from '../frame/navigation';
import {greet, SHELL_COPY, type Viewer} from '../shell-copy';

interface AccountLink extends NavigationLink {
  readonly icon: IconName;
}

/** @returns the account links of the menu: profile or sign-in, and orders for signed-in customers */
export function toAccountLinks(viewer: Viewer | null): readonly AccountLink[] {
  const profile: AccountLink = {title: greet(viewer).profileEntry, href: '/profile', icon: 'user-round'};
  return viewer ? [profile, {title: SHELL_COPY.orders, href: '/orders', icon: 'package'}] : [profile];
}
