import {variantName} from '~/core/variant-name';
import {cn} from '~/ui/cn';
import {Drawing} from '~/ui/icons/Drawing';
import {ParcelAddress} from '../ParcelAddress';
import {SLIP_COPY} from './slip-copy';
import type {SlipContent} from './slip-view';

interface SlipArticleProps {
  readonly slip: SlipContent;
  readonly shopName: string;
  /** Whether it is the only slip of the page, whose title it has. */
  readonly isPage?: boolean;
}

const CELL = 'border-b border-line py-2.5 pe-2 text-start align-baseline sm:pe-4';
const LABEL = 'font-sans text-sm font-semibold text-ink-soft';

/** The paper that goes into the parcel. */
export function SlipArticle({slip, shopName, isPage = false}: SlipArticleProps) {
  const {id, name, address, note, lines, lots, qrCode} = slip;
  const Title = isPage ? 'h1' : 'h2';
  const Part = isPage ? 'h2' : 'h3';
  return (
    <article
      className={cn(
        'flex flex-col gap-6 rounded-card border border-line bg-surface-raised p-4 sm:p-8 print:border-0 print:bg-transparent print:p-0',
        !isPage && 'print:break-after-page print:last:break-after-auto',
      )}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-b-2 border-ink pb-5">
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex items-center gap-2 font-display text-xl font-semibold">
            <Drawing name="tiffin" className="size-9 shrink-0" />
            {shopName}
          </p>
          <Title className="mt-4 font-display text-3xl [overflow-wrap:anywhere]">
            {SLIP_COPY.title}, {name}
          </Title>
          <p className="mt-1 text-ink-soft">{SLIP_COPY.items(lines.reduce((sum, {quantity}) => sum + quantity, 0))}</p>
        </div>
        <figure className="w-28 shrink-0 text-center text-xs text-ink-soft">
          <img src={qrCode} alt={SLIP_COPY.qrCode} width={112} height={112} className="rounded-control" />
          <figcaption className="mt-1">{SLIP_COPY.forStaff}</figcaption>
        </figure>
      </header>
      <div className="flex flex-wrap gap-6 print:break-inside-avoid">
        <section {...(isPage && {'aria-labelledby': `address-${id}`})} className="min-w-0 flex-1 basis-52">
          <Part id={`address-${id}`} className={LABEL}>
            {SLIP_COPY.address}
          </Part>
          <ParcelAddress lines={address} />
        </section>
        {note !== null && (
          <section
            {...(isPage && {'aria-labelledby': `note-${id}`})}
            className="min-w-0 flex-1 basis-64 rounded-card border-2 border-dashed border-line-strong p-4"
          >
            <Part id={`note-${id}`} className={LABEL}>
              {SLIP_COPY.note}
            </Part>
            <p className="mt-1 font-display text-xl [overflow-wrap:anywhere] whitespace-pre-line">{note}</p>
          </section>
        )}
      </div>
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
              <td className={`${CELL} w-16 text-2xl font-bold tabular-nums sm:w-24`}>{quantity}</td>
              <td className={`${CELL} [overflow-wrap:anywhere]`}>
                <span className="text-lg font-semibold">{variantName(title, variant)}</span>
                {bundle && <span className="block text-sm text-ink-soft">{SLIP_COPY.partOf(bundle)}</span>}
              </td>
              <td className={`${CELL} font-mono text-sm [overflow-wrap:anywhere]`}>{sku || SLIP_COPY.missing}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
  <section className="border-t-2 border-ink pt-5 print:break-inside-avoid">
    <Part className="font-display text-xl">{SLIP_COPY.lots}</Part>
    <p className="mt-1 text-sm text-ink-soft">{SLIP_COPY.lotsText}</p>
    <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 print:grid-cols-2">
      {lots.map(({dish, number, address, qrCode}) => (
        <li
          key={`${dish} ${number}`}
          className="flex min-w-0 items-center gap-3 rounded-control border border-line p-2"
        >
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
