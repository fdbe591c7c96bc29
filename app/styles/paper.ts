/** The paper color in hexadecimal notation for the `theme-color` of browsers; `--color-paper` in `tokens.css`. */
export const PAPER = {light: '#fcf7ed', dark: '#1d101a'} as const;
