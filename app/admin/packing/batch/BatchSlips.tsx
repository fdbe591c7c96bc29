import {SlipArticle} from '../slip/SlipArticle';
import {BATCH_PACKING_COPY as COPY} from './batch-packing-copy';
import type {BatchSlipsView} from './batch-packing-view';
import {BatchPackingPage} from './BatchPackingPage';

interface BatchSlipsProps {
  readonly view: BatchSlipsView;
  readonly shopName: string;
}

/** The packing slips of a batch as one print job: one page for each, and nothing else is printed. */
export function BatchSlips({view, shopName}: BatchSlipsProps) {
  const {slips} = view;
  return (
    <BatchPackingPage
      title={slips.length > 0 ? COPY.slipCount(slips.length) : COPY.slips}
      isTitlePrinted={false}
      {...view}
    >
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-5 print:block print:max-w-none">
        {slips.map((slip) => (
          <SlipArticle key={slip.id} slip={slip} shopName={shopName} />
        ))}
      </div>
    </BatchPackingPage>
  );
}
