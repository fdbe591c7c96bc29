import {Icon} from '~/ui/icons/Icon';
import {MAX_STARS} from '../review-lengths';
import {REVIEWS_COPY} from '../reviews-copy';
import {WRITE_COPY} from './write-copy';

interface StarFieldProps {
  readonly value: string;
  readonly error: string | undefined;
}

/**
 * The number of stars as radio buttons, so that the arrow keys work and so does everything without scripts. A star is
 * filled if it or a later one is checked.
 */
export function StarField({value, error}: StarFieldProps) {
  return (
    <fieldset aria-describedby={error ? 'rating-error rating-hint' : 'rating-hint'} className="min-w-0">
      <legend className="font-semibold">{WRITE_COPY.rating}</legend>
      <p id="rating-hint" className="text-sm text-ink-soft">
        {WRITE_COPY.ratingHint}
      </p>
      <div className="mt-1 -ml-2 flex">
        {Array.from({length: MAX_STARS}, (_, index) => String(index + 1)).map((stars) => (
          <label
            key={stars}
            className="group grid size-12 cursor-pointer place-items-center rounded-control text-line-strong hover:text-copper has-checked:text-copper has-focus-visible:outline-3 has-focus-visible:outline-focus has-[~label_input:checked]:text-copper"
          >
            <input
              type="radio"
              name="rating"
              value={stars}
              defaultChecked={value === stars}
              data-invalid={error ? true : undefined}
              className="sr-only"
            />
            <Icon
              name="star"
              className="size-8 group-has-checked:fill-current group-has-[~label_input:checked]:fill-current"
            />
            <span className="sr-only">{REVIEWS_COPY.stars(Number(stars))}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id="rating-error" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
