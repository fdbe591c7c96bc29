import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {useFetcher, useNavigation, useSubmit} from '@remix-run/react';
import {useEffect, useRef, type FormEvent} from 'react';
import {INTENT} from '~/core/intent';
import {SectionCard} from '~/ui/SectionCard';
import {parseLotAddress} from '~/orders/lots/lot-number';
import {TARGET} from '~/orders/commands/fulfillment-fields';
import {NotifyField} from '~/admin/frame/tracking-fields/NotifyField';
import {quantityField, remainingField} from '~/orders/commands/parcel-quantities';
import {TrackingFields} from '~/admin/frame/tracking-fields/TrackingFields';
import type {OrderActionResult} from '~/orders/commands/order-action-result';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {PageAlert} from '~/ui/PageAlert';
import {useIsHydrated} from '~/ui/use-is-hydrated';
import {usePageNotice} from '~/ui/use-page-notice';
import type {CheckedItems} from '../list/use-checked-items';
import {PACKING_COPY} from '../packing-copy';
import type {PackingReply, ParcelView} from '../packing-view';
import {CHECK_INTENT, SHIP_FORM} from './shipping-intents';
import {takeProductCode} from './take-product-code';
import {UndoBar} from './UndoBar';
import {useShippingDraft} from './use-shipping-draft';
import {useUndoCountdown} from './use-undo-countdown';

interface ShipFormProps {
  readonly parcel: ParcelView;
  readonly idempotencyKey: string;
  readonly checked: CheckedItems;
  /** The result of the form when it was not sent. */
  readonly result: OrderActionResult | undefined;
}

/** Sends the parcel: its tracking number, and ten seconds to undo. */
export function ShipForm({parcel, idempotencyKey, checked, result}: ShipFormProps) {
  const isHydrated = useIsHydrated();
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const isSending = useNavigation().formData?.get(INTENT) === 'fulfill';
  const check = useFetcher<PackingReply>();
  const countdown = useUndoCountdown((fields) => submit(fields, {method: 'post', preventScrollReset: true}));
  const {start, undo} = countdown;
  const isWaiting = countdown.secondsLeft !== null;
  const isChecking = check.state !== 'idle';
  /** What is checked is sent: a scan meanwhile does not change it. */
  const entered = useRef(new FormData());
  const draft = useShippingDraft(parcel.id, form, isWaiting);
  const shown = check.data?.result ?? result;
  const failure = usePageNotice(shown?.failure ?? null);
  const {checked: done, total} = checked.progress;
  const isComplete = done === total && !checked.problem;
  useEffect(() => {
    // Also after the seconds: their button is gone then.
    if (isComplete && !isWaiting && !isChecking) numberOf(form.current)?.focus();
  }, [isComplete, isWaiting, isChecking]);
  useEffect(() => {
    // One item too many may be in the parcel.
    if (checked.problem && isWaiting) undo();
  }, [checked.problem, isWaiting, undo]);
  const reportCode = useRef(checked.scan);
  reportCode.current = (code) => {
    draft.store();
    // After a product the next scan goes to the scan field; after a lot the tracking number is still to come.
    if (parseLotAddress(code) === null) numberOf(form.current)?.blur();
    checked.scan(code);
  };
  useEffect(() => {
    const {isReady, productCode} = check.data ?? {};
    if (isReady) start(withIntent(entered.current, 'fulfill'));
    const field = numberOf(form.current);
    if (productCode === undefined || !field) return;
    field.value = '';
    reportCode.current(productCode);
  }, [check.data, start]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isChecking || isSending || isWaiting) return;
    const code = takeProductCode(event.currentTarget, parcel.items);
    if (code !== null) return reportCode.current(code);
    if (!isComplete) return;
    entered.current = new FormData(event.currentTarget);
    check.submit(withIntent(entered.current, CHECK_INTENT), {method: 'post'});
  };
  return (
    <SectionCard title={PACKING_COPY.ship}>
      <PageAlert shown={failure} className="mb-4" />
      {draft.wasInterrupted && <Alert tone="info" title={PACKING_COPY.interrupted} className="mb-4" />}
      <form
        ref={form}
        id={SHIP_FORM}
        method="post"
        noValidate={isHydrated}
        onSubmit={onSubmit}
        onInput={draft.store}
        className="flex flex-col gap-3"
      >
        <input type="hidden" name={TARGET} value={parcel.id} />
        <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
        <input type="hidden" name={INTENT} value="fulfill" />
        {parcel.lines.map(({id, quantity}) => (
          <span key={id} hidden>
            <input type="hidden" name={quantityField(id)} value={quantity} />
            <input type="hidden" name={remainingField(id)} value={quantity} />
          </span>
        ))}
        <fieldset disabled={isWaiting || isChecking} className="contents">
          <TrackingFields key={shown?.values.knownDuplicate} result={shown} />
          <NotifyField result={shown} />
          {!isHydrated && <ConfirmWithoutScripts />}
        </fieldset>
        {isHydrated && !isComplete && <p className="text-ink-soft">{PACKING_COPY.notChecked(total - done)}</p>}
        {countdown.secondsLeft === null ? (
          <Button
            type="submit"
            size="lg"
            isPending={isSending || isChecking}
            aria-disabled={(isHydrated && !isComplete) || undefined}
          >
            {isSending ? PACKING_COPY.shipping : PACKING_COPY.ship}
          </Button>
        ) : (
          <UndoBar {...countdown} secondsLeft={countdown.secondsLeft} />
        )}
      </form>
    </SectionCard>
  );
}

/** Without scripts nothing can count down, so the form asks first; the browser requires the answer. */
const ConfirmWithoutScripts = () => (
  <label className="flex min-h-11 items-center gap-3 text-sm">
    <input type="checkbox" required className="size-5 shrink-0 accent-accent-ink" />
    {PACKING_COPY.confirm}
  </label>
);

const numberOf = (form: HTMLFormElement | null): HTMLInputElement | null =>
  form?.querySelector<HTMLInputElement>('[name="number"]') ?? null;

function withIntent(fields: FormData, intent: string): FormData {
  const copy = new FormData();
  for (const [name, value] of fields) copy.append(name, value);
  copy.set(INTENT, intent);
  return copy;
}
