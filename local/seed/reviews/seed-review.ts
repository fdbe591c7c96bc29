export type SeedReviewText = readonly [rating: 1 | 2 | 3 | 4 | 5, title: string, body: string, reply?: string];

/** What an author says of the cooking; the database has the same list of proteins. */
export interface SeedCooking {
  readonly protein: 'chicken' | 'paneer' | 'eggs' | 'chickpeas' | 'tofu' | 'lamb-goat' | 'other' | 'none' | null;
  readonly minutes: number | null;
  readonly changes: string | null;
}

/** A review of a buyer of the history. */
export interface SeedReview {
  readonly catalogId: string;
  readonly orderNumber: number;
  readonly personNumber: number;
  /** How long before the start of the shop it was written. */
  readonly ageHours: number;
  readonly state: 'pending' | 'published' | 'rejected';
  readonly text: SeedReviewText;
  readonly cooking: SeedCooking;
  /** Names of pictures among the masters, without their extension. */
  readonly pictures: readonly string[];
}
