import {Icon} from '~/ui/icons/Icon';
import type {IconName} from '~/ui/icons/icon-names';
import {RichText} from '../page/RichText';
import type {AboutItem} from './about-view';

const ICONS: readonly IconName[] = ['snowflake', 'wind', 'package-check'];

export function ScienceSteps({items}: {readonly items: readonly AboutItem[]}) {
  return (
    <ol className="grid grid-cols-1 gap-5 md:grid-cols-3">
      {items.map(({title, html}, index) => (
        <li key={title} className="relative rounded-card border border-line bg-surface-raised p-6 shadow-card">
          <div className="flex items-center justify-between">
            <span className="grid size-12 place-items-center rounded-full bg-accent text-on-accent">
              <Icon name={ICONS[index] ?? 'circle-check'} className="size-6" />
            </span>
            <span aria-hidden="true" className="font-display text-[3rem] leading-none font-semibold text-copper">
              {index + 1}
            </span>
          </div>
          <h4 className="mt-4 mb-1.5 text-xl font-bold">{title}</h4>
          <RichText html={html} />
        </li>
      ))}
    </ol>
  );
}
