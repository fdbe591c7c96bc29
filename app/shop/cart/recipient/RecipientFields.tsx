import {useEffect, useState, type ComponentPropsWithoutRef} from 'react';
import {cn} from '~/ui/cn';
import {CONTROL_STYLE} from '~/ui/control-style';
import {FieldFrame, type FieldTexts} from '~/ui/FieldFrame';
import {MAX_GIFT_MESSAGE_LENGTH, MAX_NAME_LENGTH} from './recipient-attributes';
import {RECIPIENT_COPY} from './recipient-copy';
import {sendingDays} from './sending-days';

/** The recipient of a gift card, within the form that adds it. Folded: without one, its buyer receives it. */
export function RecipientFields() {
  // Cached pages are older than today, so only scripts know the days.
  const [today, setToday] = useState<Date | null>(null);
  useEffect(() => setToday(new Date()), []);
  const days = today && sendingDays(today);
  return (
    <details className="w-full rounded-control border border-line px-4">
      <summary className="flex min-h-12 items-center font-semibold underline-offset-4 hover:underline">
        {RECIPIENT_COPY.summary}
      </summary>
      <div className="flex flex-col gap-4 pb-4">
        <p className="text-ink-soft">{RECIPIENT_COPY.hint}</p>
        <RecipientField
          label={RECIPIENT_COPY.email}
          name="recipientEmail"
          type="email"
          autoComplete="off"
          maxLength={254}
        />
        <RecipientField
          label={RECIPIENT_COPY.name}
          name="recipientName"
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
        />
        <FieldFrame label={RECIPIENT_COPY.message} hint={RECIPIENT_COPY.messageHint}>
          {(wiring) => (
            <textarea
              name="recipientMessage"
              rows={3}
              maxLength={MAX_GIFT_MESSAGE_LENGTH}
              className={cn(CONTROL_STYLE, 'py-3')}
              {...wiring}
            />
          )}
        </FieldFrame>
        <RecipientField
          label={RECIPIENT_COPY.sendOn}
          hint={RECIPIENT_COPY.sendOnHint}
          name="recipientSendOn"
          type="date"
          min={days?.first}
          max={days?.last}
        />
        <input type="hidden" name="recipientOffset" value={today ? today.getTimezoneOffset() : ''} readOnly />
      </div>
    </details>
  );
}

/** Not `TextField`: its `forwardRef` would make the server's import of this file a script of every product page. */
function RecipientField({label, hint, ...rest}: FieldTexts & ComponentPropsWithoutRef<'input'>) {
  return (
    <FieldFrame label={label} hint={hint}>
      {(wiring) => <input className={cn(CONTROL_STYLE, 'min-h-12')} {...rest} {...wiring} />}
    </FieldFrame>
  );
}
