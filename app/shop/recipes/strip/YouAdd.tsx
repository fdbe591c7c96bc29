import {Drawing} from '~/ui/icons/Drawing';
import {STRIP_COPY} from './strip-copy';

/** What a cook adds to a kit. @param protein the usual one, as the merchant names it */
export const YouAdd = ({protein}: {readonly protein: string}) => (
  <dl className="mt-2 flex flex-wrap items-center gap-x-3">
    <dt className="font-semibold">{STRIP_COPY.youAdd}</dt>
    {(['protein', 'oil', 'water'] as const).map((name) => (
      <dd key={name} className="flex items-center gap-1 text-sm">
        <Drawing name={name} className="size-7" />
        <span>{name === 'protein' ? protein : STRIP_COPY[name]}</span>
      </dd>
    ))}
  </dl>
);
