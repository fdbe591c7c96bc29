/** What a check found. A problem is something that shoppers miss, or that is not true; a note is for information. */
export interface Finding {
  readonly level: 'note' | 'problem' | 'warning';
  readonly area: string;
  readonly message: string;
  /** Where a person corrects it. */
  readonly link?: string;
}
