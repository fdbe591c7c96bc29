/** What the shop promises, in numbers: the one place that screens, estimates and defaults take them from. */
export const POLICY = {
  processingBusinessDays: {least: 1, most: 2},
  /** From the order to the door with standard shipping, processing included. */
  doorToDoorBusinessDays: {least: 5, most: 7},
  /** From this much in goods standard shipping is free; the merchant may set another amount. */
  freeShippingMinor: 2500,
  /** What the shop's APIs do not say of a code before there is an address: how much of the shipping it pays at most. */
  shippingCode: {code: 'FREESHIP', upToMinor: 599},
} as const;

/** @returns a span of business days as the shop writes it: `5–7 business days` */
export const businessDays = ({least, most}: {readonly least: number; readonly most: number}): string =>
  `${least}–${most} business days`;
