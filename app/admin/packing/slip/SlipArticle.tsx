import {variantName} from '~/core/variant-name';
import {cn} from '~/ui/cn';
import {ParcelAddress} from '../ParcelAddress';
import {SLIP_COPY} from './slip-copy';
import type {SlipContent} from './slip-view';

interface SlipArticleProps {
  readonly slip: SlipContent;
  readonly shopName: string;
  /** Whether it is the only slip of the page, whose title it has. */
  readonly isPage?: boolean;
}

const CELL = 'border-b border-line py-2 pe-2 text-start align-top sm:pe-4';

/** The paper that goes into the parcel. */
export function SlipArticle({slip, shopName, isPage = false}: SlipArticleProps) {
  const {id, name, address, note, lines, lots, qrCode} = slip;
  const Title = isPage ? 'h1' : 'h2';
  const Part = isPage ? 'h2' : 'h3';
  return (
    <article
      className={cn(
        'flex flex-col gap-6 rounded-card border border-line bg-surface-raised p-4 sm:p-6 print:border-0 print:bg-transparent print:p-0',
        !isPage && 'print:break-after-page print:last:break-after-auto',
      )}
    >
      <header className="flex flex-wrap items-start justify-between gap-6">
        <div className="min-w-0 flex-1 basis-40">
          <p className="font-display text-2xl font-semibold">{shopName}</p>
          <Title className="mt-1 font-display text-xl">
            {SLIP_COPY.title}, {name}
          </Title>
        </div>
        <figure className="w-28 shrink-0 text-center text-xs text-ink-soft">
          <img src={qrCode} alt={SLIP_COPY.qrCode} width={112} height={112} className="rounded-control" />
          <figcaption className="mt-1">{SLIP_COPY.forStaff}</figcaption>
        </figure>
      </header>
      <section {...(isPage && {'aria-labelledby': `address-${id}`})}>
        <Part id={`address-${id}`} className="font-sans text-sm font-semibold text-ink-soft">
          {SLIP_COPY.address}
        </Part>
        <ParcelAddress lines={address} />
      </section>
      <table className="w-full border-collapse">
        <thead className="text-sm text-ink-soft">
          <tr>
            <th scope="col" className={CELL}>
              {SLIP_COPY.quantity}
            </th>
            <th scope="col" className={`${CELL} [overflow-wrap:anywhere]`}>
              {SLIP_COPY.item}
            </th>
            <th scope="col" className={`${CELL} [overflow-wrap:anywhere]`}>
              {SLIP_COPY.sku}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({id: line, title, variant, sku, quantity, bundle}) => (
            <tr key={line} className="print:break-inside-avoid">
              <td className={`${CELL} text-lg sm:w-24 font-semibold tabular-nums`}>{quantity}</td>
              <td className={`${CELL} [overflow-wrap:anywhere]`}>
                <span>{variantName(title, variant)}</span>
                {bundle && <span className="block text-sm text-ink-soft">{SLIP_COPY.partOf(bundle)}</span>}
              </td>
              <td className={`${CELL} font-mono text-sm [overflow-wrap:anywhere]`}>{sku || SLIP_COPY.missing}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note !== null && (
        <section {...(isPage && {'aria-labelledby': `note-${id}`})} className="print:break-inside-avoid">
          <Part id={`note-${id}`} className="font-sans text-sm font-semibold text-ink-soft">
            {SLIP_COPY.note}
          </Part>
          <p className="mt-1 text-lg [overflow-wrap:anywhere] whitespace-pre-line">{note}</p>
        </section>
      )}
      {lots.length > 0 && <SlipLots lots={lots} heading={Part} />}
    </article>
  );
}

interface SlipLotsProps {
  readonly lots: SlipContent['lots'];
  readonly heading: 'h2' | 'h3';
}

/** The story of each dish, for the customer. */
const SlipLots = ({lots, heading: Part}: SlipLotsProps) => (
  <section className="border-t border-line pt-5 print:break-inside-avoid">
    <Part className="font-display text-xl">{SLIP_COPY.lots}</Part>
    <p className="mt-1 text-sm text-ink-soft">{SLIP_COPY.lotsText}</p>
    <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 print:grid-cols-2">
      {lots.map(({dish, number, address, qrCode}) => (
        <li key={`${dish} ${number}`} className="flex min-w-0 items-center gap-3">
          <img
            src={qrCode}
            alt={SLIP_COPY.lotQrCode(number)}
            width={80}
            height={80}
            className="shrink-0 rounded-control"
          />
          <span className="min-w-0 text-sm [overflow-wrap:anywhere]">
            <span className="block text-base font-semibold">{dish}</span>
            <span className="block">{SLIP_COPY.lotNumber(number)}</span>
            <span className="block text-ink-soft">{address}</span>
          </span>
        </li>
      ))}
    </ul>
  </section>
);
