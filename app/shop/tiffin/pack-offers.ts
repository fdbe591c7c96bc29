/** What any so many single packs cost less than singly, in cents. The cart has it from an automatic discount of the shop. */
export interface PackOffer {
  readonly packs: number;
  readonly offMinor: number;
}

/** Returns what so many packs cost less, by the best offer that they reach; 0 without one. */
export const packSavingMinor = (offers: readonly PackOffer[], packs: number): number =>
  Math.max(0, ...offers.filter((offer) => packs >= offer.packs).map(({offMinor}) => offMinor));
