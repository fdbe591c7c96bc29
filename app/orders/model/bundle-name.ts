/** Returns the number and the title of a bundle; null until the Admin API has been read. */
export const bundleName = ({
  title,
  quantity,
}: {
  readonly title: string | null;
  readonly quantity: number | null;
}): string | null => (title === null || quantity === null ? null : `${quantity} × ${title}`);
