import {formatDay} from '~/core/dates';

/** Of its own, because product pages load it, too. */
export const LOT_LINE_COPY = {
  /** In one line with its link, also on a phone. */
  line: (number: string, driedOn: string) => `Lot ${number}, dried ${formatDay(driedOn)}`,
  tastedBy: (taster: string) => `tasted by ${taster}`,
} as const;
