import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {Form, useNavigation} from '@remix-run/react';
import {useState} from 'react';
import {INTENT} from '~/core/intent';
import {Button} from '~/ui/Button';
import {SelectField} from '~/ui/SelectField';
import {TextArea} from '~/ui/TextArea';
import {useIsHydrated} from '~/ui/use-is-hydrated';
import {ANNOUNCEMENT_TYPES, type AnnouncementType} from './announcement';
import {ANNOUNCEMENT_COPY, TYPE_LABELS} from './announcement-copy';
import type {AnnouncementResult, AudienceSizes} from './announcement-view';
import {AnnouncementPreview, type RenderNotification} from './AnnouncementPreview';
import {AudienceFields} from './AudienceFields';

interface AnnouncementFormProps {
  readonly sizes: AudienceSizes | null;
  readonly idempotencyKey: string;
  readonly nowMs: number;
  readonly result: AnnouncementResult | undefined;
  readonly renderNotification: RenderNotification;
}

const toType = (value: string | undefined): AnnouncementType =>
  ANNOUNCEMENT_TYPES.find((type) => type === value) ?? 'info';

/** The form of a new notification, with its preview: while typing, or after a press without scripts. */
export function AnnouncementForm({sizes, idempotencyKey, nowMs, result, renderNotification}: AnnouncementFormProps) {
  const {formData} = useNavigation();
  const isHydrated = useIsHydrated();
  const values = result?.values;
  const errors = result?.fieldErrors ?? {};
  const [type, setType] = useState(toType(values?.type));
  const [message, setMessage] = useState(values?.message ?? '');
  const pending = formData?.get(INTENT);
  return (
    <Form
      method="post"
      action="/admin/notifications"
      noValidate
      preventScrollReset
      aria-label={ANNOUNCEMENT_COPY.form}
      className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
      {/* The Enter key presses the first button of a form, so it must not be the one that sends. */}
      <button type="submit" name={INTENT} value="preview" hidden tabIndex={-1} aria-hidden="true" />
      <div className="flex min-w-0 flex-col gap-5 rounded-card border border-line bg-surface-raised p-5 shadow-card">
        <SelectField
          id="announcement-type"
          name="type"
          label={ANNOUNCEMENT_COPY.type}
          error={errors.type}
          value={type}
          onChange={({currentTarget}) => setType(toType(currentTarget.value))}
          className="sm:max-w-60"
        >
          {ANNOUNCEMENT_TYPES.map((each) => (
            <option key={each} value={each}>
              {TYPE_LABELS[each]}
            </option>
          ))}
        </SelectField>
        <TextArea
          id="announcement-message"
          name="message"
          label={ANNOUNCEMENT_COPY.message}
          hint={ANNOUNCEMENT_COPY.messageHint}
          error={errors.message}
          rows={4}
          value={message}
          onChange={({currentTarget}) => setMessage(currentTarget.value)}
        />
        <AudienceFields sizes={sizes} result={result} isSearching={pending === 'preview'} />
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          <Button type="submit" name={INTENT} value="send" isPending={pending === 'send'}>
            {pending === 'send' ? ANNOUNCEMENT_COPY.sending : ANNOUNCEMENT_COPY.send}
          </Button>
          {!isHydrated && (
            <Button type="submit" name={INTENT} value="preview" tone="outline">
              {ANNOUNCEMENT_COPY.previewButton}
            </Button>
          )}
        </div>
      </div>
      <AnnouncementPreview type={type} message={message} nowMs={nowMs} renderNotification={renderNotification} />
    </Form>
  );
}
