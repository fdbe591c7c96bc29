import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';

interface PageLinksProps {
  readonly path: string;
  readonly isFirst: boolean;
  readonly next: string | null;
  readonly labels: {readonly first: string; readonly more: string};
}

/** The ways through a list that is shown in parts. */
export function PageLinks({path, isFirst, next, labels}: PageLinksProps) {
  if (isFirst && !next) return null;
  const style = buttonStyle({tone: 'outline', size: 'sm'});
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {!isFirst && (
        <Link to={path} className={style}>
          {labels.first}
        </Link>
      )}
      {next && (
        <Link to={`${path}?${new URLSearchParams({after: next}).toString()}`} className={style}>
          {labels.more}
        </Link>
      )}
    </div>
  );
}
