/** The shop's promises in numbers: the only source for screens, estimates and defaults. */
export const POLICY = {
  processingBusinessDays: {least: 1, most: 2},
  /** From the order to its delivery with standard shipping, including processing. */
  doorToDoorBusinessDays: {least: 5, most: 7},
  /** The subtotal from which standard shipping is free; the merchant may set another amount. */
  freeShippingMinor: 2500,
  /** The time from the sealed pack to the table. */
  cooking: {prepMinutes: 5, cookMinutes: 20},
  /** The most that a shipping code takes off, which Shopify's APIs do not return before there is an address. */
  shippingCode: {code: 'FREESHIP', upToMinor: 599},
} as const;

/** Formats a range of business days: `5–7 business days`. */
export const businessDays = ({least, most}: {readonly least: number; readonly most: number}): string =>
  `${least}–${most} business days`;
