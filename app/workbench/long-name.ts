/** A name of 120 characters. */
export const LONG_NAME =
  'Grandmother’s Slow-Cooked Butter Chicken with Smoked Tomatoes, Fenugreek Leaves, Cashew Cream and Garam Masala for Eight';
