/** A picture that was clicked in the gallery. */
export interface EnlargedPicture {
  /** URL in the displayed size. */
  readonly url: string;
  /** Its position on the screen. */
  readonly box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
  readonly press: Press;
}

/** Position of a click; a `detail` of 0 means a click by keyboard. */
export interface Press {
  readonly clientX: number;
  readonly clientY: number;
  readonly detail: number;
}
