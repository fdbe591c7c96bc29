import type {Permission} from '~/core/staff-permissions';
import type {IconName} from '~/ui/icons/icon-names';

export interface AdminSection {
  readonly path: string;
  readonly title: string;
  readonly icon: IconName;
  /** Who may open it; owners without one. */
  readonly permission?: Permission;
}

/** The sections in the order of the navigation. A section is listed once its route exists. */
export const ADMIN_SECTIONS: readonly AdminSection[] = [
  {path: '/admin', title: 'Overview', icon: 'layout-dashboard'},
  {path: '/admin/orders', title: 'Orders', icon: 'clipboard-list', permission: 'orders'},
  {path: '/admin/tracking', title: 'Tracking', icon: 'truck', permission: 'packing'},
  {path: '/admin/products', title: 'Products', icon: 'tags'},
  {path: '/admin/customers', title: 'Customers', icon: 'users-round'},
  {path: '/admin/subscribers', title: 'Subscribers', icon: 'mail'},
  {path: '/admin/reviews', title: 'Reviews', icon: 'star'},
  {path: '/admin/notifications', title: 'Notifications', icon: 'megaphone'},
  {path: '/admin/analytics', title: 'Analytics', icon: 'chart-column'},
  {path: '/admin/health', title: 'Health', icon: 'heart-pulse'},
  {path: '/admin/security', title: 'Security', icon: 'shield-check'},
  {path: '/admin/staff', title: 'Staff', icon: 'user-round'},
  {path: '/admin/settings', title: 'Settings', icon: 'settings'},
];

/** Returns `aria-current` of a section's link. `/admin` is the prefix of every other section. */
export function toCurrentSection({path}: AdminSection, pathname: string): 'page' | 'true' | undefined {
  const current = pathname.replace(/\/+$/, '');
  if (current === path) return 'page';
  return path !== '/admin' && current.startsWith(`${path}/`) ? 'true' : undefined;
}
