interface SparklineProps {
  /** From the oldest to the newest; null where nothing is known. */
  readonly points: readonly (number | null)[];
  /** The same in words. */
  readonly label: string;
}

const HEIGHT = 32;
const STEP = 4;
/** Half the width of the line, which would be cut off at the edges. */
const MARGIN = 1.5;

/** A line over the last 24 hours, drawn by the server. Gaps stay gaps, and a value between two gaps is a dot. */
export function Sparkline({points, label}: SparklineProps) {
  const most = Math.max(0, ...points.map((point) => point ?? 0));
  const width = Math.max(1, points.length - 1) * STEP + 2 * MARGIN;
  const place = (value: number, index: number): string => {
    const share = most === 0 ? 0 : value / most;
    return `${index * STEP + MARGIN} ${(HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN)).toFixed(1)}`;
  };
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-10 w-full overflow-visible text-accent-ink"
    >
      <line
        x1={0}
        x2={width}
        y1={HEIGHT - 0.5}
        y2={HEIGHT - 0.5}
        stroke="currentColor"
        strokeOpacity={0.2}
        vectorEffect="non-scaling-stroke"
      />
      {toLines(points).map((line) => (
        <path
          key={line.start}
          d={`M${line.values.map((value, index) => place(value, line.start + index)).join('L')}${line.values.length === 1 ? 'h0.01' : ''}`}
          fill="none"
          stroke="currentColor"
          strokeWidth={line.values.length === 1 ? 4 : 1.75}
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

interface Line {
  readonly start: number;
  readonly values: number[];
}

/** Splits the points where one is unknown. */
function toLines(points: readonly (number | null)[]): readonly Line[] {
  const lines: Line[] = [];
  points.forEach((point, index) => {
    if (point === null) return;
    const last = lines.at(-1);
    if (last && last.start + last.values.length === index) last.values.push(point);
    else lines.push({start: index, values: [point]});
  });
  return lines;
}
