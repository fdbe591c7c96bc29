import {ORDER_TAGS_COPY} from '../order-details-copy';

/** The tags of an order, for staff who may not change them. */
export function OrderTags({tags}: {readonly tags: readonly string[]}) {
  return <p className="text-sm text-ink-soft">{tags.length === 0 ? ORDER_TAGS_COPY.none : tags.join(', ')}</p>;
}
