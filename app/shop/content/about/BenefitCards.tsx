import {Icon} from '~/ui/icons/Icon';
import type {IconName} from '~/ui/icons/icon-names';
import {RichText} from '../page/RichText';
import type {AboutItem} from './about-view';

/** In the order of the cards: nutrients, flavor, nothing artificial, shelf life, weight, speed. */
const ICONS: readonly IconName[] = ['heart-pulse', 'soup', 'leaf', 'calendar-days', 'feather', 'timer'];

export function BenefitCards({items}: {readonly items: readonly AboutItem[]}) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({title, html}, index) => (
        <li key={title} className="flex gap-4 rounded-card bg-surface p-5">
          <Icon name={ICONS[index] ?? 'sprout'} className="mt-1 size-6 shrink-0 text-natural" />
          <div className="min-w-0">
            <h4 className="mb-1 text-lg font-bold">{title}</h4>
            <RichText html={html} />
          </div>
        </li>
      ))}
    </ul>
  );
}
