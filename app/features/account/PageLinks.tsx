import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';

interface PageLinksProps {
  readonly path: string;
  readonly isFirst: boolean;
  readonly next: string | null;
  readonly words: {readonly first: string; readonly more: string};
}

/** The ways through a list that is shown in parts. */
export function PageLinks({path, isFirst, next, words}: PageLinksProps) {
  if (isFirst && !next) return null;
  const style = buttonStyle({tone: 'outline', size: 'sm'});
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {!isFirst && (
        <Link to={path} className={style}>
          {words.first}
        </Link>
      )}
      {next && (
        <Link to={`${path}?${new URLSearchParams({after: next}).toString()}`} className={style}>
          {words.more}
        </Link>
      )}
    </div>
  );
}
