/** @returns where the suggestions for these words are asked for */
export const suggestPath = (words: string): string => `/search/suggest?${new URLSearchParams({q: words})}`;
