/** One value to choose. */
export interface FilterOption {
  /** Empty for the value that an address need not say. */
  readonly value: string;
  readonly label: string;
  /** How many products choosing it would show; absent where the shop does not count. */
  readonly count?: number;
  readonly isChosen: boolean;
}

/** One value of a filter. */
export interface FilterChoice extends FilterOption {
  /** The address of the list with this choice made, or taken back. */
  readonly path: string;
}

/** Values that belong together: one of them, or any number. */
export interface FilterGroup {
  /** Name of the parameter. */
  readonly name: string;
  readonly legend: string;
  readonly type: 'radio' | 'checkbox';
  readonly options: readonly FilterChoice[];
}

/** A filter in the row: a press turns it on or off. */
export interface FilterChip {
  /** The filter's kind and value: `Heat: Medium`. */
  readonly label: string;
  /** The address of the list with the filter turned on or off. */
  readonly path: string;
  readonly isOn: boolean;
  /** The control of the form that does the same; absent for filters without one. */
  readonly control?: {readonly name: string; readonly value: string};
}

/** How many products a list has, as far as it was counted. */
export interface ProductTotal {
  readonly count: number;
  /** Whether there are more than were counted. */
  readonly isMore: boolean;
}

/** The controls of a list as they are drawn; everything is worded, so that the browser needs no rules of its own. */
export interface FilterBarView {
  /** Where the form leads. */
  readonly action: string;
  /** What is searched for, and kept while narrowing. */
  readonly query?: string;
  readonly sorts: readonly FilterOption[];
  readonly groups: readonly FilterGroup[];
  /** Whether a price range is on offer: it helps with many products alone. */
  readonly hasPrice: boolean;
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  /** The row of filters, those that are on among them. */
  readonly chips: readonly FilterChip[];
  /** Whether there is more to choose from than the row shows. */
  readonly hasMore: boolean;
  /** What the button that shows the list says; null when nothing fits the filters. */
  readonly showLabel: string | null;
  /** The address without any filter. */
  readonly clearPath: string;
}
