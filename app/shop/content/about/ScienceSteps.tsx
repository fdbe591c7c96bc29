import {RichText} from '../page/RichText';
import type {AboutItem} from './about-view';

/** The steps, numbered as in the picture above them. */
export function ScienceSteps({items}: {readonly items: readonly AboutItem[]}) {
  return (
    <ol className="grid grid-cols-1 gap-5 md:grid-cols-3">
      {items.map(({title, html}, index) => (
        <li key={title} className="relative rounded-card border border-line bg-surface-raised p-6 shadow-card">
          <div className="mb-1.5 flex items-center gap-3">
            <span
              aria-hidden="true"
              className="grid size-11 shrink-0 place-items-center rounded-full bg-accent font-display text-xl font-semibold text-on-accent forced-colors:border"
            >
              {index + 1}
            </span>
            <h4 className="text-xl font-bold">{title}</h4>
          </div>
          <RichText html={html} />
        </li>
      ))}
    </ol>
  );
}
