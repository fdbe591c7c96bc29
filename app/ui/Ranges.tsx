import {RANGE_PATTERN} from '~/core/range-pattern';

const RANGES = new RegExp(`(${RANGE_PATTERN})`);

/** A text whose ranges never break across lines. */
export const Ranges = ({children}: {readonly children: string}) =>
  children.split(RANGES).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // The parts of a text have no other identity.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
