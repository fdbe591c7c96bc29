import {useEffect, useRef, useState, type FormEvent} from 'react';
import type {CookedWith} from '~/core/cooked-with';
import {COOKED_WITH_LABELS} from '~/core/cooked-with-copy';
import {reviewsPath} from '~/core/review-paths';
import {Button} from '~/ui/Button';
import {SelectField} from '~/ui/SelectField';
import {
  parseReviewFilter,
  REVIEW_SORTS,
  REVIEW_STARS,
  toReviewQuery,
  WITH_PICTURES,
  type ReviewFilter,
} from '../review-filter';
import {REVIEWS_COPY} from '../reviews-copy';

interface ReviewToolsProps {
  readonly handle: string;
  readonly filter: ReviewFilter;
  /** What reviews of the product were cooked with. */
  readonly proteins: readonly CookedWith[];
  /** How many reviews of the product have pictures. */
  readonly pictured: number;
  readonly onChoose: (filter: ReviewFilter) => void;
}

/** Sorts and filters reviews: at once with scripts, and as a form that opens the page of all reviews without them. */
export function ReviewTools({handle, filter, proteins, pictured, onChoose}: ReviewToolsProps) {
  const form = useRef<HTMLFormElement>(null);
  const [rendered] = useState(filter);
  // A visitor may have chosen something before this code had loaded.
  useEffect(() => {
    const chosen = parseReviewFilter(new FormData(form.current!));
    if (toReviewQuery(chosen) !== toReviewQuery(rendered)) form.current!.requestSubmit();
  }, [rendered]);
  // A link may have changed the filter.
  useEffect(() => {
    const fields = form.current?.elements;
    for (const name of ['sort', 'stars', 'protein'] as const) {
      const field = fields?.namedItem(name);
      if (field instanceof HTMLSelectElement) field.value = String(filter[name] ?? '');
    }
    const box = fields?.namedItem('pictures');
    if (box instanceof HTMLInputElement) box.checked = filter.pictures;
  }, [filter]);
  const change = ({currentTarget}: FormEvent<HTMLFormElement>) =>
    onChoose(parseReviewFilter(new FormData(currentTarget)));
  return (
    <form
      ref={form}
      method="get"
      action={reviewsPath(handle)}
      aria-label={REVIEWS_COPY.tools}
      data-print="hidden"
      onChange={change}
      onSubmit={(event) => {
        event.preventDefault();
        change(event);
      }}
      className="flex flex-wrap items-end gap-3 [&>*]:min-w-32 [&>*]:flex-1"
    >
      <SelectField id="review-sort" name="sort" label={REVIEWS_COPY.sort} defaultValue={filter.sort}>
        {REVIEW_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {REVIEWS_COPY.sorts[sort]}
          </option>
        ))}
      </SelectField>
      <SelectField id="review-stars" name="stars" label={REVIEWS_COPY.starFilter} defaultValue={filter.stars ?? ''}>
        <option value="">{REVIEWS_COPY.anyStars}</option>
        {REVIEW_STARS.map((stars) => (
          <option key={stars} value={stars}>
            {REVIEWS_COPY.stars(stars)}
          </option>
        ))}
      </SelectField>
      {(proteins.length > 0 || filter.protein !== null) && (
        <SelectField
          id="review-protein"
          name="protein"
          label={REVIEWS_COPY.proteinFilter}
          defaultValue={filter.protein ?? ''}
        >
          <option value="">{REVIEWS_COPY.anyProtein}</option>
          {proteins.map((protein) => (
            <option key={protein} value={protein}>
              {COOKED_WITH_LABELS[protein]}
            </option>
          ))}
        </SelectField>
      )}
      {(pictured > 0 || filter.pictures) && (
        <label className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold whitespace-nowrap">
          <input
            type="checkbox"
            name="pictures"
            value={WITH_PICTURES}
            defaultChecked={filter.pictures}
            className="size-5 shrink-0 accent-accent-ink"
          />
          {REVIEWS_COPY.withPictures}
        </label>
      )}
      <Button type="submit" tone="outline" className="not-noscript:hidden">
        {REVIEWS_COPY.apply}
      </Button>
    </form>
  );
}
