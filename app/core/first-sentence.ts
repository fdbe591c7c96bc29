/** Returns the first sentence of a text, or all of it if it has no end. */
export const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0].trim() ?? text.trim();
