/** Returns the code of a gift card as pages show it: only its last characters are known. */
export const maskedGiftCard = (lastCharacters: string): string => `•••• ${lastCharacters.toUpperCase()}`;
