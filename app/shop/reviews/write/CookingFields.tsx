import {COOKED_WITH} from '~/core/cooked-with';
import {COOKED_WITH_LABELS} from '~/core/cooked-with-copy';
import {SelectField} from '~/ui/SelectField';
import {TextArea} from '~/ui/TextArea';
import {TextField} from '~/ui/TextField';
import {COOK_MINUTES} from '../review-lengths';
import type {ReviewReply, ReviewValues} from './own-review';
import {WRITE_COPY} from './write-copy';

interface CookingFieldsProps {
  readonly values: ReviewValues;
  readonly errors: ReviewReply['errors'];
}

/** What somebody cooked a kit with, how long it took and what they changed. All of it is optional. */
export const CookingFields = ({values, errors}: CookingFieldsProps) => (
  <fieldset className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-5">
    <legend className="rounded-control bg-surface px-2 font-semibold">{WRITE_COPY.cooking}</legend>
    <p className="text-sm text-ink-soft">{WRITE_COPY.cookingHint}</p>
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <SelectField
        id="review-protein"
        name="protein"
        label={WRITE_COPY.protein}
        error={errors.protein}
        defaultValue={values.protein}
      >
        <option value="">{WRITE_COPY.noAnswer}</option>
        {COOKED_WITH.map((protein) => (
          <option key={protein} value={protein}>
            {COOKED_WITH_LABELS[protein]}
          </option>
        ))}
      </SelectField>
      <TextField
        id="review-minutes"
        name="minutes"
        type="number"
        inputMode="numeric"
        min={COOK_MINUTES.least}
        max={COOK_MINUTES.most}
        label={WRITE_COPY.minutes}
        hint={WRITE_COPY.minutesHint}
        error={errors.minutes}
        defaultValue={values.minutes}
      />
    </div>
    <TextArea
      id="review-changes"
      name="changes"
      label={WRITE_COPY.changes}
      hint={WRITE_COPY.changesHint}
      error={errors.changes}
      defaultValue={values.changes}
      rows={2}
    />
  </fieldset>
);
