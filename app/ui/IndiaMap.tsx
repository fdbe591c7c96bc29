import {cn} from './cn';
import {SPRITE_PATH} from './icons/sprite-path';
import {findRegion, type MapMark} from './india-regions';

/** The size of the drawing. */
const WIDTH = 341;
const HEIGHT = 369;
/** Names of regions further east stand above their mark, where they cover no other region and stay on the map. */
const LAST_BESIDE = 220;

interface IndiaMapProps {
  /** Such as `Kerala` or `Idukki, Kerala`; unknown ones are left out. */
  readonly places: readonly string[];
  /** What the map shows, for screen readers. */
  readonly label: string;
  /** The class of the strokes around names, in the color of the ground: `stroke-accent`. */
  readonly halo: string;
  readonly className?: string;
}

/** A map of India, drawn for the shop, with marks at regions. It renders nothing if it knows none of the places. */
export function IndiaMap({places, label, halo, className}: IndiaMapProps) {
  const marks = new Map(places.flatMap((place) => findRegion(place) ?? []).map((mark) => [mark.name, mark]));
  if (marks.size === 0) return null;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      // The box is known before the drawing is loaded.
      className={cn('h-auto w-full overflow-visible', className)}
      style={{aspectRatio: `${WIDTH}/${HEIGHT}`}}
    >
      <use href={`${SPRITE_PATH}#india`} width={WIDTH} height={HEIGHT} />
      {[...marks.values()].map((mark) => (
        <Mark key={mark.name} mark={mark} halo={halo} />
      ))}
    </svg>
  );
}

const Mark = ({mark: {name, x, y}, halo}: {readonly mark: MapMark; readonly halo: string}) => (
  <g>
    <circle cx={x} cy={y} r={9} className="fill-mark-copper opacity-30" />
    <circle cx={x} cy={y} r={4.5} className="fill-mark-copper" />
    <text
      {...(x > LAST_BESIDE ? {x, y: y - 14, textAnchor: 'middle'} : {x: x + 12, y: y + 5})}
      className={cn('fill-current font-display text-[15px] font-semibold [paint-order:stroke]', halo)}
      strokeWidth={4}
      strokeLinejoin="round"
    >
      {name}
    </text>
  </g>
);
