import {ADMIN_SECTIONS} from '~/admin/frame/admin-sections';
import type {Permission} from '~/core/staff-permissions';
import type {IconName} from '~/ui/icons/icon-names';
import {DESTINATION_COPY} from './palette-copy';

/** A page of the admin that has no data of its own to find it by. */
export interface AdminDestination {
  readonly path: string;
  readonly title: string;
  readonly icon: IconName;
  readonly keywords?: string;
  /** Who may open it; owners without one. */
  readonly permission?: Permission;
}

const KEYWORDS: Readonly<Record<string, string>> = {
  '/admin': 'dashboard home sales revenue',
  '/admin/orders': 'desk queue ship',
  '/admin/tracking': 'carrier parcel label',
  '/admin/products': 'bundles stock price inventory',
  '/admin/customers': 'people accounts',
  '/admin/subscribers': 'newsletter email popup waitlist marketing codes',
  '/admin/notifications': 'announce message send',
  '/admin/analytics': 'visits funnel performance web vitals events statistics',
  '/admin/health': 'monitoring system webhooks dead letters reconciliation status alerts errors',
  '/admin/security': 'audit log sessions',
  '/admin/staff': 'people team roles owner packer invite sessions second factor',
  '/admin/settings': 'configuration banner texts alerts',
};

/** The pages of the admin: its sections, and what staff often open inside of them. */
export const ADMIN_DESTINATIONS: readonly AdminDestination[] = [
  ...ADMIN_SECTIONS.map((section) => ({...section, keywords: KEYWORDS[section.path]})),
  {
    path: '/admin/orders?view=late',
    title: DESTINATION_COPY.late,
    icon: 'clipboard-list',
    keywords: 'overdue',
    permission: 'orders',
  },
  {path: '/admin/orders?view=on-hold', title: DESTINATION_COPY.onHold, icon: 'clipboard-list', permission: 'orders'},
  {
    path: '/admin/orders?view=sent',
    title: DESTINATION_COPY.sent,
    icon: 'clipboard-list',
    keywords: 'fulfilled',
    permission: 'orders',
  },
  {
    path: '/admin/orders/import',
    title: DESTINATION_COPY.importOrder,
    icon: 'clipboard-list',
    keywords: 'missing number',
  },
  {path: '/admin/products/new', title: DESTINATION_COPY.addProduct, icon: 'plus', keywords: 'new create'},
  {
    path: '/admin/tracking/import',
    title: DESTINATION_COPY.importTracking,
    icon: 'file-up',
    keywords: 'csv upload',
    permission: 'packing',
  },
  {path: '/', title: DESTINATION_COPY.shop, icon: 'store', keywords: 'storefront home', permission: 'orders'},
];
