/** Of its own, because product pages load it, too; they get days as texts, and load no code that formats them. */
export const LOT_LINE_COPY = {
  /** In one line with its link, also on a phone. */
  line: (number: string, driedOn: string) => `Lot ${number}, dried ${driedOn}`,
  tastedBy: (taster: string) => `tasted by ${taster}`,
} as const;
