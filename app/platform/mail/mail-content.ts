export interface MailItem {
  readonly title: string;
  /** What the product belongs to, below its title. */
  readonly detail?: string;
  /** Absent in a list of products without regard to how many were bought. */
  readonly quantity?: number;
  /** Absent in a list of what a parcel contains. */
  readonly price?: string;
  /** A page about the product, such as its recipe or the form to rate it. */
  readonly link?: {readonly label: string; readonly url: string};
  /** A square picture of at least 128 px, or null to show none. */
  readonly pictureUrl: string | null;
}

/** One amount below the products. */
export interface MailAmount {
  readonly label: string;
  readonly value: string;
}

/** A fact above the products, such as the address. */
export interface MailFact {
  readonly label: string;
  readonly lines: readonly string[];
  /** A page about each line, by its place; none if absent. */
  readonly urls?: readonly string[];
}

/** A code to copy, shown in a box of its own. */
export interface MailCode {
  readonly label: string;
  readonly value: string;
}

/** The content of a mail, from which both its text and its HTML version are rendered. */
export interface MailContent {
  readonly subject: string;
  /** The line that mail programs show beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly paragraph: string;
  readonly code?: MailCode;
  readonly action: {readonly label: string; readonly url: string};
  readonly facts?: readonly MailFact[];
  readonly items: readonly MailItem[];
  /** What follows the items if they are only the first ones. */
  readonly moreItems?: string;
  readonly amounts: readonly MailAmount[];
  readonly total: MailAmount | null;
  /** Small print below the action's explanation. */
  readonly note: string;
  readonly unsubscribeUrl?: string;
  /** Whether it advertises, so that the law requires the postal address of the sender in it. */
  readonly isMarketing?: boolean;
}

export interface MailBrand {
  readonly shopName: string;
  /** Origin of the storefront: the logo and the links of the footer are there. */
  readonly origin: string;
  /** The postal address of the sender, on one line; null if it is not configured. */
  readonly postalAddress?: string | null;
}
