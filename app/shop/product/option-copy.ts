import type {OptionState, VariantView} from '~/shop/catalog/model/option-view';

/** What screen readers and tooltips say of a value that cannot be bought as it is. */
const STATE_COPY: Readonly<Record<Exclude<OptionState, 'available'>, string>> = {
  'sold-out': 'sold out',
  impossible: 'not with your other choices',
};

interface ChosenFacts extends Pick<VariantView, 'price' | 'isAvailable' | 'backorder'> {
  readonly variantTitle: string | null;
}

export const OPTION_COPY = {
  choose: 'Choose',
  /** The accessible name, which distinguishes the buttons of a product grid. */
  chooseOf: (title: string) => `Choose options: ${title}`,
  details: 'View full details',
  loading: 'Loading options',
  failed: 'The options could not be loaded',
  state: (state: OptionState): string | null => (state === 'available' ? null : STATE_COPY[state]),
  chosen: ({variantTitle, price, isAvailable, backorder}: ChosenFacts) =>
    `${variantTitle}: ${price}, ${isAvailable ? (backorder?.text ?? 'in stock') : STATE_COPY['sold-out']}`,
  substitute: 'We do not have that combination',
  substituteBody: (variantTitle: string) => `This is ${variantTitle}. Choose another one below.`,
} as const;
