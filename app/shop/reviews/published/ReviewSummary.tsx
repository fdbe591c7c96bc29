import {Stars} from '~/ui/Stars';
import {REVIEWS_COPY} from '../reviews-copy';
import type {RatingSummary} from '../review-view';

/** The mean rating and how many reviews have each number of stars; every bar has its number as text. */
export function ReviewSummary({summary}: {readonly summary: RatingSummary}) {
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
                {REVIEWS_COPY.stars(share.stars)}
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
    </div>
  );
}
