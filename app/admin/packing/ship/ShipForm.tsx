import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {useFetcher, useNavigation, useSubmit} from '@remix-run/react';
import {useEffect, useRef, type FormEvent} from 'react';
import {INTENT} from '~/core/intent';
import {SectionCard} from '~/ui/SectionCard';
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
import {CHECK_INTENT} from './shipping-intents';
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
  const {start} = countdown;
  const isWaiting = countdown.secondsLeft !== null;
  const draft = useShippingDraft(parcel.id, form, isWaiting);
  const shown = check.data?.result ?? result;
  const failure = usePageNotice(shown?.failure ?? null);
  const {checked: done, total} = checked.progress;
  const isComplete = done === total && !checked.problem;
  useEffect(() => {
    // Also after the seconds: their button is gone then.
    if (done === total && !isWaiting) form.current?.querySelector<HTMLElement>('[name="number"]')?.focus();
  }, [done, total, isWaiting]);
  useEffect(() => {
    if (check.data?.isReady && form.current) start(fieldsOf(form.current, 'fulfill'));
  }, [check.data, start]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isComplete || check.state !== 'idle' || isSending || isWaiting) return;
    check.submit(fieldsOf(event.currentTarget, CHECK_INTENT), {method: 'post'});
  };
  return (
    <SectionCard title={PACKING_COPY.ship}>
      <PageAlert shown={failure} className="mb-4" />
      {draft.wasInterrupted && <Alert tone="info" title={PACKING_COPY.interrupted} className="mb-4" />}
      <form
        ref={form}
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
        <fieldset disabled={isWaiting} className="contents">
          <TrackingFields key={shown?.values.knownDuplicate} result={shown} />
          <NotifyField result={shown} />
          {!isHydrated && <ConfirmWithoutScripts />}
        </fieldset>
        {isHydrated && !isComplete && <p className="text-ink-soft">{PACKING_COPY.notChecked(total - done)}</p>}
        {countdown.secondsLeft === null ? (
          <Button
            type="submit"
            size="lg"
            isPending={isSending || check.state !== 'idle'}
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

function fieldsOf(form: HTMLFormElement, intent: string): FormData {
  const fields = new FormData(form);
  fields.set(INTENT, intent);
  return fields;
}
