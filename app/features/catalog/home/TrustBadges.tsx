import {BadgeCheck, Soup, Star, Truck, type LucideIcon} from 'lucide-react';
import {TRUST_BADGES} from './home-copy';

const ICONS: readonly LucideIcon[] = [Star, Soup, BadgeCheck, Truck];

/** What the shop stands on, in one row. */
export function TrustBadges() {
  return (
    <ul className="page grid grid-cols-2 gap-x-4 gap-y-3 py-6 text-sm font-semibold sm:text-base lg:grid-cols-4">
      {TRUST_BADGES.map((badge, index) => {
        const Icon = ICONS[index] ?? Star;
        return (
          <li key={badge} className="flex items-center gap-2.5 lg:justify-center">
            <Icon aria-hidden="true" className="size-5 shrink-0 text-natural" />
            {badge}
          </li>
        );
      })}
    </ul>
  );
}
