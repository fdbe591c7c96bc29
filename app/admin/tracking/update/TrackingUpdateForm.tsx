import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {Form, useNavigation} from '@remix-run/react';
import {useRef} from 'react';
import {usePageCommands} from '~/admin/frame/use-page-commands';
import {CARRIERS} from '~/orders/model/carriers';
import {useSingleSubmit} from '~/ui/use-single-submit';
import {KNOWN_DUPLICATE, NOTIFY} from '~/orders/commands/fulfillment-fields';
import {FULFILLMENT_COPY} from '~/orders/commands/fulfillment-copy';
import {usePreselectedCarrier} from '~/admin/frame/tracking-fields/use-preselected-carrier';
import {Button} from '~/ui/Button';
import {SelectField} from '~/ui/SelectField';
import {TextField} from '~/ui/TextField';
import {choiceLabel, TRACKING_COPY} from './tracking-update-copy';
import {CHOSEN, type TrackingUpdateResult} from './tracking-update-view';

interface TrackingUpdateFormProps {
  readonly order: string;
  readonly idempotencyKey: string;
  readonly result: TrackingUpdateResult | undefined;
}

/** The form 'Update Tracking Information'. Browser validation is off, since the server's messages say what is missing. */
export function TrackingUpdateForm({order, idempotencyKey, result}: TrackingUpdateFormProps) {
  const isPending = useNavigation().formData?.has(IDEMPOTENCY_KEY) ?? false;
  const preselectCarrier = usePreselectedCarrier();
  const number = useRef<HTMLInputElement>(null);
  usePageCommands([{key: 't', title: TRACKING_COPY.toNumber, run: () => number.current?.focus()}]);
  const {fieldErrors = {}, values, choices = []} = result ?? {};
  return (
    <Form method="post" noValidate className="flex flex-col gap-4" onSubmit={useSingleSubmit(isPending)}>
      <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
      {values?.[KNOWN_DUPLICATE] && <input type="hidden" name={KNOWN_DUPLICATE} value={values[KNOWN_DUPLICATE]} />}
      <TextField
        name="order"
        label={TRACKING_COPY.order}
        hint={TRACKING_COPY.orderHint}
        defaultValue={values?.order ?? order}
        autoComplete="off"
        spellCheck={false}
      />
      <SelectField
        name="carrier"
        label={TRACKING_COPY.carrier}
        hint={TRACKING_COPY.carrierHint}
        defaultValue={values?.carrier ?? ''}
        error={fieldErrors.carrier}
      >
        <option value="">{TRACKING_COPY.chooseCarrier}</option>
        {CARRIERS.map((carrier) => (
          <option key={carrier}>{carrier}</option>
        ))}
      </SelectField>
      <TextField
        ref={number}
        name="number"
        label={TRACKING_COPY.number}
        defaultValue={values?.number ?? ''}
        error={fieldErrors.number}
        onInput={preselectCarrier}
        autoComplete="off"
        spellCheck={false}
      />
      {/* The parcels are unknown while the shop does not answer. */}
      {choices.length === 0 && values?.[CHOSEN] && <input type="hidden" name={CHOSEN} value={values[CHOSEN]} />}
      {choices.length > 0 && (
        <fieldset>
          <legend className="font-semibold">{TRACKING_COPY.which}</legend>
          {choices.map((choice) => (
            <label key={choice.id} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name={CHOSEN}
                value={choice.id}
                defaultChecked={choice.id === values?.[CHOSEN]}
                className="size-5 accent-accent-ink"
              />
              <span className="[overflow-wrap:anywhere]">{choiceLabel(choice)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          name={NOTIFY}
          value="yes"
          defaultChecked={!result || values?.[NOTIFY] !== undefined}
          className="size-5 accent-accent-ink"
        />
        {FULFILLMENT_COPY.notify}
      </label>
      <Button type="submit" isPending={isPending} className="self-start max-sm:w-full">
        {isPending ? TRACKING_COPY.submitting : TRACKING_COPY.submit}
      </Button>
    </Form>
  );
}
