const GLYPHS: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/8': '⅛',
  '3/8': '⅜',
  '5/8': '⅝',
  '7/8': '⅞',
};

const FRACTION = /(?<![\d./])(?:(\d+) )?([1-7]\/[2348])(?![\d/])/g;
/** Not a part of a date, a phone number or a code, which have letters or further dashes around it. */
const RANGE = /(?<![\w/-])(\d+(?:\.\d+)?|[½⅓⅔¼¾⅛⅜⅝⅞])-(\d+(?:\.\d+)?|\d*[½⅓⅔¼¾⅛⅜⅝⅞])(?![\w/-])/g;

/**
 * Typesets the amounts of a text: `1½ cups` for `1 1/2 cups`, `8–10 minutes` for `8-10 minutes`. Other fractions stay, and so
 * do two numbers that do not rise, which are no range.
 */
export const typesetAmounts = (text: string): string =>
  text
    .replace(FRACTION, (match: string, whole: string | undefined, fraction: string) =>
      fraction in GLYPHS ? `${whole ?? ''}${GLYPHS[fraction]}` : match,
    )
    .replace(RANGE, (match: string, from: string, to: string) =>
      Number(from) >= Number(to) ? match : `${from}–${to}`,
    );
