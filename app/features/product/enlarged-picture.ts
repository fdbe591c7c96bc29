/** A picture as a gallery showed it when it was pressed. */
export interface EnlargedPicture {
  /** Its address, in the size that was shown. */
  readonly url: string;
  /** Where it stood on the screen. */
  readonly box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
  readonly press: Press;
}

/** Where something was pressed on the screen; a `detail` of 0 means that a key did. */
export interface Press {
  readonly clientX: number;
  readonly clientY: number;
  readonly detail: number;
}
