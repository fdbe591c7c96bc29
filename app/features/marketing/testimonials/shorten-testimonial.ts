const MAX_CHARACTERS = 300;

/**
 * Cuts a long review.
 * @returns its first 300 characters and '...'; null if the review is not longer
 */
export function shortenTestimonial(review: string): string | null {
  const characters = Array.from(review);
  if (characters.length <= MAX_CHARACTERS) return null;
  return `${characters.slice(0, MAX_CHARACTERS).join('').trimEnd()}...`;
}
