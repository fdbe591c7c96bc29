/** An image from Shopify; sizes in pixels, null if unknown. */
export interface PictureView {
  readonly url: string;
  readonly altText: string | null;
  readonly width: number | null;
  readonly height: number | null;
}
