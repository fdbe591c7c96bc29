/** Explains the claims above, since recipes need oil and chicken. */
export const HOME_FOOTNOTE =
  'The kit contains no oil and is vegetarian: you cook with your own oil and add the protein.';

export const STEPS_COPY = {
  howItWorks: 'How It Works',
  howItWorksLead: 'From pack to plate with one pan and a spoon.',
  watchHow: 'Watch How',
  watchHowLink: 'Watch how it is cooked: a short clip without sound',
} as const;

export const STEPS = [
  {
    title: 'Add water plus oil',
    text: 'Stir the pack into hot water for a masala paste, and warm a spoonful of oil in a pan.',
  },
  {title: 'Add protein', text: 'Chicken, goat, paneer or chickpeas: brown what you like to eat.'},
  {title: 'Simmer and serve', text: 'Let the paste and your protein come together, taste, and bring it to the table.'},
] as const;

/** Words of the heat ladder, used if the merchant has entered none. */
export const HEAT_COPY = {
  heading: 'How hot do you like it?',
  paragraphs: ['The dots are on every pack. Start where you are comfortable, and climb.'],
  seeLevel: (heat: string) => `See ${heat.toLowerCase()} dishes`,
} as const;

export const SECTION_COPY = {
  ourStory: 'Read our story',
  see: (title: string) => `See ${title}`,
} as const;

export const ORIGINS_COPY = {
  map: (places: readonly string[]) => `Map of India with marks in ${places.join(', ')}`,
} as const;
