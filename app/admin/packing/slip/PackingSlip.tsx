import {Link} from '@remix-run/react';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {Icon} from '~/ui/icons/Icon';
import {useIsHydrated} from '~/ui/use-is-hydrated';
import {SlipArticle} from './SlipArticle';
import {SLIP_COPY} from './slip-copy';
import type {SlipView} from './slip-view';

interface PackingSlipProps {
  readonly slip: SlipView;
  readonly shopName: string;
}

/** A packing slip with buttons around it, which are not printed. */
export function PackingSlip({slip, shopName}: PackingSlipProps) {
  const {path, isWholeOrder} = slip;
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-5 print:max-w-none">
      <div data-print="hidden" className="flex flex-wrap items-center gap-2">
        {useIsHydrated() && (
          <Button size="sm" onClick={() => print()}>
            <Icon name="printer" className="size-4" />
            {SLIP_COPY.print}
          </Button>
        )}
        <Link to={`${path}/pack`} className={buttonStyle({tone: 'outline', size: 'sm'})}>
          {SLIP_COPY.pack}
        </Link>
      </div>
      {isWholeOrder && <Alert tone="info" title={SLIP_COPY.wholeOrder} data-print="hidden" />}
      <SlipArticle slip={slip} shopName={shopName} isPage />
    </div>
  );
}
