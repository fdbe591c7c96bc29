import {Icon} from '~/ui/icons/Icon';
import type {IconName} from '~/ui/icons/icon-names';
import {KIT_BADGES, KIT_FOOTNOTE} from './listing-copy';

const ICONS: readonly IconName[] = ['flower-2', 'droplet', 'leaf', 'sprout', 'heart-pulse'];

/** Badges that apply to every kit, with a footnote. */
export function KitBadges() {
  return (
    <div className="rounded-card bg-surface px-4 py-6 sm:px-8">
      <ul className="mx-auto grid max-w-max gap-x-8 gap-y-3 sm:flex sm:max-w-none sm:flex-wrap sm:justify-center">
        {KIT_BADGES.map((badge, index) => (
          <li key={badge} className="flex items-center gap-2 text-sm font-semibold sm:text-base">
            <Icon name={ICONS[index] ?? 'leaf'} className="size-5 shrink-0 text-natural" />
            {badge}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-center text-sm text-ink-soft">{KIT_FOOTNOTE}</p>
    </div>
  );
}
