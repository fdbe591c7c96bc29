/** The colour of paper in the notation that every browser's frame understands; `tokens.css` has it as `--color-paper`. */
export const PAPER = {light: '#fcf7ed', dark: '#1d101a'} as const;
