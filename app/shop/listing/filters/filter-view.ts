import type {SwatchView} from '~/shop/catalog/model/option-view';

/** An option of a filter or of the sort field. */
export interface FilterOption {
  /** Empty for the default value, which the URL omits. */
  readonly value: string;
  readonly label: string;
  /** Number of products with this option; absent if Shopify does not return it. */
  readonly count?: number;
  readonly isChosen: boolean;
  readonly swatch?: SwatchView;
}

export interface FilterChoice extends FilterOption {
  /** Path of the list with this option toggled. */
  readonly path: string;
}

/** A filter: one option (`radio`) or any number (`checkbox`). */
export interface FilterGroup {
  /** Name of the parameter. */
  readonly name: string;
  readonly legend: string;
  readonly type: 'radio' | 'checkbox';
  readonly options: readonly FilterChoice[];
}

export interface FilterChip {
  /** Filter and option: `Heat: Medium`. */
  readonly label: string;
  /** Path of the list with this option toggled. */
  readonly path: string;
  readonly isOn: boolean;
  /** The equivalent form control; absent for a price range. */
  readonly control?: {readonly name: string; readonly value: string};
}

export interface ProductTotal {
  readonly count: number;
  /** Whether there are more than `count`. */
  readonly isMore: boolean;
}

/** The filter and sort controls of a list, with all labels and paths computed by the server. */
export interface FilterBarView {
  readonly action: string;
  /** The search query, which the form keeps. */
  readonly query?: string;
  readonly sorts: readonly FilterOption[];
  readonly groups: readonly FilterGroup[];
  /** Whether a price range is offered. */
  readonly hasPrice: boolean;
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  /** Includes every active option. */
  readonly chips: readonly FilterChip[];
  /** Whether the sheet has options without a chip. */
  readonly hasMore: boolean;
  /** Label of the button that shows the results; null without results. */
  readonly showLabel: string | null;
  readonly clearPath: string;
}
