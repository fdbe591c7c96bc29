import {BANNER_NAMES, SHOP_SETTINGS_COPY as COPY} from './settings-copy';
import {toMessageList} from './shop-setting-fields';
import type {ShopSettings} from './shop-setting-keys';

/** The messages of both banners, with the promo code highlighted as on the storefront. */
export function BannerPreview({values}: {readonly values: ShopSettings}) {
  return (
    <section aria-label={COPY.preview} className="flex flex-col gap-3 self-start lg:sticky lg:top-6">
      <h3 className="font-sans text-base font-semibold">{COPY.preview}</h3>
      {(['a', 'b'] as const).map((variant) => {
        const messages = toMessageList(values[`banner_${variant}_messages`] ?? '');
        return (
          <div key={variant} className="grid gap-1.5">
            <h4 className="font-sans text-sm font-semibold text-ink-soft">{BANNER_NAMES[variant]}</h4>
            {messages.length === 0 && <p className="text-sm text-ink-soft">{COPY.previewEmpty}</p>}
            {messages.map((message, index) => (
              <p
                key={index}
                className="rounded-control bg-accent px-4 py-2.5 font-display leading-snug font-semibold [overflow-wrap:anywhere] text-on-accent"
              >
                <Message text={message} promoCode={values.banner_code ?? ''} />
              </p>
            ))}
          </div>
        );
      })}
    </section>
  );
}

function Message({text, promoCode}: {readonly text: string; readonly promoCode: string}) {
  if (promoCode === '') return <>{text}</>;
  const [before, ...after] = text.split(promoCode);
  return (
    <>
      {before}
      {after.map((rest, index) => (
        <span key={index}>
          <span className="rounded-md border border-dashed border-on-accent/60 px-1.5 py-px font-sans text-[0.88em] font-bold tracking-wide whitespace-nowrap">
            {promoCode}
          </span>
          {rest}
        </span>
      ))}
    </>
  );
}
