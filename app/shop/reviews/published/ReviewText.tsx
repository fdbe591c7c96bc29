import {REVIEWS_COPY} from '../reviews-copy';
import {VisuallyHidden} from '~/ui/VisuallyHidden';
import {cutReview} from '~/core/cut-review';

interface ReviewTextProps {
  readonly text: string;
  /** The title of the review, which names the control for screen readers. */
  readonly title: string;
}

/** The text of a review. A long one is cut and opens in place; native `details`, so that it works without scripts. */
export function ReviewText({text, title}: ReviewTextProps) {
  const lead = cutReview(text);
  const style = 'whitespace-pre-line [overflow-wrap:anywhere]';
  if (lead === null) return <p className={style}>{text}</p>;
  const about = <VisuallyHidden> {REVIEWS_COPY.about(title)}</VisuallyHidden>;
  return (
    <div className="group/text flex flex-col items-start">
      <p className={`${style} group-has-[details[open]]/text:hidden print:hidden`}>{lead}</p>
      {/* Without a box of its own, so that the control stays below the text that it opens. */}
      <details className="contents">
        <summary className="order-last inline-flex print:hidden min-h-11 list-none items-center font-semibold text-accent-ink underline underline-offset-4 hover:text-sale">
          <span className="group-has-[details[open]]/text:hidden">{REVIEWS_COPY.readMore}</span>
          <span className="hidden group-has-[details[open]]/text:inline">{REVIEWS_COPY.readLess}</span>
          {about}
        </summary>
        <p className={style}>{text}</p>
      </details>
    </div>
  );
}
