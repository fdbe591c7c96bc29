import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {TiffinBuilder} from './TiffinBuilder';
import {TIFFIN_COPY} from './tiffin-copy';
import type {TiffinView} from './tiffin-view';

interface TiffinPageProps {
  /** Null if the shop has too few dishes. */
  readonly tiffin: TiffinView | null;
  /** The handles that the address names. */
  readonly served: readonly string[];
}

export function TiffinPage({tiffin, served}: TiffinPageProps) {
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="text-title">{TIFFIN_COPY.title}</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{TIFFIN_COPY.lead}</p>
      {tiffin ? (
        <TiffinBuilder key={served.join()} tiffin={tiffin} served={served} isAddressed />
      ) : (
        <EmptyState
          className="mt-6"
          title={TIFFIN_COPY.tooFew}
          action={
            <Link to="/products" className={buttonStyle()}>
              {TIFFIN_COPY.seeProducts}
            </Link>
          }
        />
      )}
    </div>
  );
}
