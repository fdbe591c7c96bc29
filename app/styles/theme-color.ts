/** The colour of paper in the notation that every browser's frame understands; `tokens.css` has it as `--color-paper`. */
export const THEME_COLOR = '#fcf7ed';
