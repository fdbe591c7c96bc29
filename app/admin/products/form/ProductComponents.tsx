import {Select} from '~/ui/Select';
import {FormSection} from './FormSection';
import {linesOf} from './product-field';
import {FIELD_HINTS, PRODUCT_FORM_COPY} from './product-form-copy';
import type {FormSectionValues} from './ProductSections';

/** Empty places for further components. */
const FREE_PLACES = 2;

/** The components of a bundle, one choice each, in the order of the page. */
export function ProductComponents({values, choices, errors}: FormSectionValues) {
  const chosen = linesOf(values.includes);
  const places = [...chosen, ...Array<string>(FREE_PLACES).fill('')];
  const unknown = chosen.filter((id) => !choices.components.some((each) => each.id === id));
  return (
    <FormSection title={PRODUCT_FORM_COPY.bundle} hint={FIELD_HINTS.includes} error={errors.includes}>
      <input type="hidden" name="includes" value="" />
      <div className="grid gap-2">
        {places.map((id, index) => (
          <Select
            key={`${index} ${id}`}
            name="includes"
            defaultValue={id}
            aria-label={PRODUCT_FORM_COPY.component(index + 1)}
          >
            <option value="">{PRODUCT_FORM_COPY.notAComponent}</option>
            {choices.components.map((each) => (
              <option key={each.id} value={each.id}>
                {each.title}
              </option>
            ))}
            {unknown.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </Select>
        ))}
      </div>
    </FormSection>
  );
}
