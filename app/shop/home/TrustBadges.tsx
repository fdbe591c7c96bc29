import {Icon} from '~/ui/icons/Icon';
import type {IconName} from '~/ui/icons/icon-names';
import {trustBadges} from './home-copy';

const ICONS: readonly IconName[] = ['star', 'soup', 'badge-check', 'truck'];

export function TrustBadges({rating}: {readonly rating: number | null}) {
  return (
    <ul className="page grid grid-cols-two-or-one gap-x-4 gap-y-2 sm:gap-y-3 sm:py-6 text-sm font-semibold sm:text-base lg:grid-cols-4">
      {trustBadges(rating).map((badge, index) => (
        <li key={badge} className="flex items-center gap-2.5 lg:justify-center">
          <Icon name={ICONS[index] ?? 'star'} className="size-5 shrink-0 text-natural" />
          {badge}
        </li>
      ))}
    </ul>
  );
}
