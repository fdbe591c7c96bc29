export const CONFLICT_COPY = {
  field: (label: string) => `${label} was changed meanwhile`,
  theirs: 'Take the new value:',
  mine: 'Keep what I entered:',
  empty: '(empty)',
} as const;
