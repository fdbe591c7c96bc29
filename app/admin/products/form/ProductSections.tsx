import {SelectField} from '~/ui/SelectField';
import {TextArea} from '~/ui/TextArea';
import {TextField} from '~/ui/TextField';
import {KIND_TITLES, PRODUCT_STATUS_TITLES} from '../list/products-copy';
import {PRODUCT_STATUSES} from '../product-status';
import type {ProductChoices} from './editable-product';
import {FormSection} from './FormSection';
import {HEATS, HUES, linesOf, type ProductField, type ProductValues} from './product-field';
import {FIELD_HINTS, FIELD_LABELS, PRODUCT_FORM_COPY} from './product-form-copy';
import type {ProductFormReply} from './product-form-view';

export interface FormSectionValues {
  readonly values: ProductValues;
  readonly choices: ProductChoices;
  readonly errors: ProductFormReply['fieldErrors'];
}

/** Fields side by side: their labels start and their controls end in line, whichever of them has a hint. */
const PAIRS = 'grid grid-cols-1 gap-5 sm:grid-cols-2 [&_label+p]:mb-auto [&_label:not(:has(+p))]:mb-auto';

/** Returns the props of the control of a field. */
const controlOf = (field: ProductField, {values, errors}: FormSectionValues) => ({
  id: `product-${field}`,
  name: field,
  label: FIELD_LABELS[field],
  hint: FIELD_HINTS[field],
  error: errors[field],
  defaultValue: values[field] ?? '',
});

/** Title, description and status. */
export function ProductBasics(props: FormSectionValues) {
  const statuses = PRODUCT_STATUSES.filter((status) => status !== 'UNLISTED' || props.values.status === status);
  return (
    <FormSection title={PRODUCT_FORM_COPY.basics}>
      <TextField {...controlOf('title', props)} required autoComplete="off" />
      <TextArea {...controlOf('description', props)} rows={9} />
      <div className={PAIRS}>
        <Choice field="status" section={props} options={statuses.map((each) => [each, PRODUCT_STATUS_TITLES[each]])} />
        <Choice field="kind" section={props} options={Object.entries(KIND_TITLES)} />
      </div>
    </FormSection>
  );
}

/** Prices, SKU and stock, as far as they are edited here. */
export function ProductSelling(props: FormSectionValues) {
  const {values} = props;
  if (values.price === undefined && values.stock === undefined) return null;
  return (
    <FormSection title={PRODUCT_FORM_COPY.selling}>
      <div className={PAIRS}>
        {values.price !== undefined && (
          <>
            <TextField {...controlOf('price', props)} required inputMode="decimal" autoComplete="off" />
            <TextField {...controlOf('compareAtPrice', props)} inputMode="decimal" autoComplete="off" />
            <TextField {...controlOf('sku', props)} autoComplete="off" />
          </>
        )}
        {values.weight !== undefined && <TextField {...controlOf('weight', props)} autoComplete="off" />}
        {values.stock !== undefined && (
          <TextField {...controlOf('stock', props)} inputMode="numeric" autoComplete="off" />
        )}
      </div>
    </FormSection>
  );
}

/** Where and how the shop shows the product. */
export function ProductShowing(props: FormSectionValues) {
  const {values, choices} = props;
  const places = (choices.featuredCount ?? 0) + (values.featured === '' ? 1 : 0);
  const featured = Array.from({length: places}, (_, index) => [String(index + 1), PRODUCT_FORM_COPY.place(index + 1)]);
  return (
    <FormSection title={PRODUCT_FORM_COPY.showing}>
      <Channels {...props} />
      {values.featured !== undefined && (
        <Choice field="featured" section={props} options={[['', PRODUCT_FORM_COPY.notFeatured], ...featured]} />
      )}
      <div className={PAIRS}>
        <TextField {...controlOf('badge', props)} autoComplete="off" />
        <Choice
          field="isBestseller"
          section={props}
          options={[
            ['no', PRODUCT_FORM_COPY.no],
            ['yes', PRODUCT_FORM_COPY.yes],
          ]}
        />
        <TextField {...controlOf('size', props)} autoComplete="off" />
        <Choice field="heat" section={props} options={[['', PRODUCT_FORM_COPY.none], ...HEATS.map(toOption)]} />
        <Choice field="hue" section={props} options={[['', PRODUCT_FORM_COPY.none], ...HUES.map(toOption)]} />
        <TextField {...controlOf('secondName', props)} autoComplete="off" />
      </div>
      <TextField {...controlOf('tags', props)} autoComplete="off" />
    </FormSection>
  );
}

/** The texts of the product's page. */
export function ProductPack(props: FormSectionValues) {
  return (
    <FormSection title={PRODUCT_FORM_COPY.pack}>
      <TextArea {...controlOf('whyChoose', props)} rows={6} />
      <TextArea {...controlOf('ingredients', props)} rows={4} />
      <TextArea {...controlOf('howToUse', props)} rows={8} />
      <TextArea {...controlOf('storage', props)} rows={4} />
    </FormSection>
  );
}

const toOption = (value: string) => [value, value];

interface ChoiceProps {
  readonly field: ProductField;
  readonly section: FormSectionValues;
  /** Values with their titles. A value that Shopify stores and no option has is offered too. */
  readonly options: readonly (readonly string[])[];
}

function Choice({field, section, options}: ChoiceProps) {
  const {[field]: current = ''} = section.values;
  const all = options.some(([value]) => value === current) ? options : [...options, [current, current]];
  return (
    <SelectField {...controlOf(field, section)}>
      {all.map(([value = '', title]) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}

function Channels({values, choices}: FormSectionValues) {
  if (values.channels === undefined || choices.channels.length === 0) return null;
  const shown = linesOf(values.channels);
  return (
    <fieldset>
      <legend className="font-semibold">{FIELD_LABELS.channels}</legend>
      {/* Says that the form has the field, even if no channel is checked. */}
      <input type="hidden" name="channels" value="" />
      {/* Publications that are no channels, such as the catalog of a market, keep the product. */}
      {shown
        .filter((id) => !choices.channels.some((channel) => channel.id === id))
        .map((id) => (
          <input key={id} type="hidden" name="channels" value={id} />
        ))}
      {choices.channels.map(({id, name}) => (
        <label key={id} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="channels"
            value={id}
            defaultChecked={shown.includes(id)}
            className="size-5 accent-accent-ink"
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
