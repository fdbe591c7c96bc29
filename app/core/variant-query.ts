interface ChosenOption {
  readonly name: string;
  readonly value: string;
}

/** Returns the query that chooses a variant on the page of its product: `?Size=Family`. */
export const variantQuery = (options: readonly ChosenOption[]): string =>
  `?${new URLSearchParams(options.map(({name, value}) => [name, value]))}`;
