import type {IconName} from '~/ui/icons/icon-names';
import type {NavigationLink} from '../frame/navigation';
import {greet, SHELL_COPY, type Viewer} from '../shell-copy';

/** A link with an icon in front. */
export interface IconLink extends NavigationLink {
  readonly icon: IconName;
}

/** @returns the account links of the menu: profile or sign-in, and orders for signed-in customers */
export function toAccountLinks(viewer: Viewer | null): readonly IconLink[] {
  const profile: IconLink = {title: greet(viewer).profileEntry, href: '/profile', icon: 'user-round'};
  return viewer ? [profile, {title: SHELL_COPY.orders, href: '/orders', icon: 'package'}] : [profile];
}
