import {Link} from '@remix-run/react';
import {RichText} from '~/shop/content/page/RichText';
import {Clip} from '~/ui/media/Clip';
import {ShopImage} from '~/ui/ShopImage';
import {Swatch} from '~/ui/Swatch';
import {VisuallyHidden} from '~/ui/VisuallyHidden';
import {METAFIELD_COPY} from './metafield-copy';
import type {MetafieldView, ValueView} from './metafield-view';

const WIDTHS = [320, 480, 640, 960];
const SIZES = '(min-width: 48rem) 24rem, 94vw';
const LINK = 'inline-block min-h-6 font-semibold text-accent-ink underline underline-offset-4';

/** Metafields with their labels. A list has a line for each value. */
export function MetafieldList({fields}: {readonly fields: readonly MetafieldView[]}) {
  return (
    <dl className="mt-3 divide-y divide-line border-y border-line">
      {fields.map(({id, label, values}) => (
        <div key={id} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(8rem,1fr)_2fr]">
          <dt className="font-semibold [overflow-wrap:anywhere]">{label}</dt>
          <dd className="min-w-0 space-y-2 [overflow-wrap:anywhere]">
            {values.map((value, index) => (
              <MetafieldValue key={index} value={value} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** One value of a metafield. The server has made it safe; here it is only shown. */
function MetafieldValue({value}: {readonly value: ValueView}) {
  switch (value.kind) {
    case 'text':
      return value.lines.map((line, index) => <p key={index}>{line}</p>);
    case 'html':
      return <RichText html={value.html} />;
    case 'link':
      return <p>{value.isExternal ? <ExternalText {...value} /> : <OwnLink {...value} />}</p>;
    case 'color':
      return (
        <p className="flex items-center gap-2">
          <Swatch color={value.hex} url={null} className="size-6" />
          <span>{value.hex}</span>
        </p>
      );
    case 'rating':
      return <p>{METAFIELD_COPY.rating(value.value, value.max)}</p>;
    case 'picture':
      return (
        <ShopImage
          image={value.image}
          alt={value.alt}
          sizes={SIZES}
          widths={WIDTHS}
          className="max-w-96 rounded-card"
        />
      );
    case 'clip':
      return (
        <Clip
          url={value.url}
          title={value.title}
          poster={value.poster}
          aspect="16/9"
          sizes={SIZES}
          className="max-w-96 overflow-hidden rounded-card"
        />
      );
    case 'entry':
      return <MetafieldList fields={value.fields} />;
  }
}

type LinkValue = Extract<ValueView, {kind: 'link'}>;

const OwnLink = ({href, text}: LinkValue) =>
  href.startsWith('/') ? (
    <Link to={href} prefetch="intent" className={LINK}>
      {text}
    </Link>
  ) : (
    <a href={href} className={LINK}>
      {text}
    </a>
  );

const ExternalText = ({href, text}: LinkValue) => (
  <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={LINK}>
    {text}
    <VisuallyHidden> {METAFIELD_COPY.newTab}</VisuallyHidden>
  </a>
);
