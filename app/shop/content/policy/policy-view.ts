/** A heading of a policy, to which the table of contents links. */
export interface PolicyHeading {
  readonly id: string;
  readonly title: string;
}

/** A policy of the shop, with sanitized HTML whose headings have ids. */
export interface PolicyPart {
  readonly id: string;
  /** Null if it is the only policy of its page. */
  readonly title: string | null;
  readonly html: string;
  readonly headings: readonly PolicyHeading[];
}

export interface PolicyText {
  readonly parts: readonly PolicyPart[];
  /** The date in the merchant's words; null if the text states none. */
  readonly updated: string | null;
}
