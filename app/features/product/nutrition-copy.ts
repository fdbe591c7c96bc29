/** Words of the nutrition panel, as US labels have them. */
export const NUTRITION_COPY = {
  servings: (count: string) => `${count} servings per container`,
  servingSize: 'Serving size',
  perServing: 'Amount per serving',
  calories: 'Calories',
  nutrient: 'Nutrient and amount',
  dailyValue: '% Daily Value*',
  footnote:
    '* The % Daily Value (DV) tells you how much a nutrient in a serving of food contributes to a daily diet. 2,000 calories a day is used for general nutrition advice.',
} as const;
