import type {ReactNode} from 'react';
import {Icon} from '~/ui/icons/Icon';
import {Stars} from '~/ui/Stars';
import {REVIEWS_COPY} from '../reviews-copy';
import type {CookingTimes, RatingSummary} from '../review-view';

interface ReviewSummaryProps {
  readonly summary: RatingSummary;
  readonly times: CookingTimes | null;
  /** Renders the number of stars of a row as a link to these reviews. */
  readonly renderStars: (stars: number) => ReactNode;
}

/** The mean rating and how many reviews have each number of stars; every bar has its number as text. */
export function ReviewSummary({summary, times, renderStars}: ReviewSummaryProps) {
  const {count, average, shares} = summary;
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-display text-title leading-none font-semibold tabular-nums">{average.toFixed(1)}</span>
        <Stars rating={average} aria-hidden="true" className="[&>:last-child]:hidden" />
        <span className="sr-only">{REVIEWS_COPY.average(average)}</span>
      </p>
      <p className="mt-2 text-sm text-ink-soft">{REVIEWS_COPY.based(count)}</p>
      <table className="mt-4 w-full text-sm">
        <caption className="sr-only">{REVIEWS_COPY.distribution}</caption>
        <tbody>
          {shares.map((share) => (
            <tr key={share.stars}>
              <th scope="row" className="w-16 py-1 text-start font-medium whitespace-nowrap">
                {share.count > 0 ? renderStars(share.stars) : REVIEWS_COPY.stars(share.stars)}
              </th>
              <td className="px-2 py-1">
                <span className="block h-2.5 overflow-hidden rounded-full bg-line" aria-hidden="true">
                  <span
                    className="block h-full rounded-full bg-copper forced-colors:bg-[CanvasText]"
                    style={{width: `${share.percent}%`}}
                  />
                </span>
              </td>
              <td className="w-20 py-1 text-end whitespace-nowrap text-ink-soft tabular-nums">
                {REVIEWS_COPY.share(share.count, share.percent)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {times && (
        <p className="mt-5 flex gap-3 rounded-card border border-line bg-surface-raised p-4 text-sm">
          <Icon name="timer" className="mt-0.5 size-5 shrink-0 text-accent-ink" />
          <span>
            <b className="block text-lg leading-snug">{REVIEWS_COPY.time(times.minutes)}</b>
            <span className="text-ink-soft">{REVIEWS_COPY.timeOf(times.cooks)}</span>
          </span>
        </p>
      )}
    </div>
  );
}
