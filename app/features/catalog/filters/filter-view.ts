/** One value to choose. */
export interface FilterOption {
  /** Empty for the value that an address need not say. */
  readonly value: string;
  readonly label: string;
  /** How many products choosing it would show; absent where the shop does not count. */
  readonly count?: number;
  readonly isChosen: boolean;
}

/** Values that belong together: one of them, or any number. */
export interface FilterGroup {
  /** Name of the parameter. */
  readonly name: string;
  readonly legend: string;
  readonly type: 'radio' | 'checkbox';
  readonly options: readonly FilterOption[];
}

/** A filter that is on, and the address without it. */
export interface FilterChip {
  readonly label: string;
  readonly path: string;
}

/** The controls of a list as they are drawn; everything is worded, so that the browser needs no rules of its own. */
export interface FilterBarView {
  /** Where the form leads. */
  readonly action: string;
  /** What is searched for, and kept while narrowing. */
  readonly query?: string;
  readonly sorts: readonly FilterOption[];
  readonly groups: readonly FilterGroup[];
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly chips: readonly FilterChip[];
  /** The address without any filter. */
  readonly clearPath: string;
}
