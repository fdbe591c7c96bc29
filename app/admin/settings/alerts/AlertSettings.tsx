import {Form, useNavigation} from '@remix-run/react';
import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {INTENT} from '~/core/intent';
import type {Notice} from '~/core/notice';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import type {AlertSettingsView} from '../settings-view';
import {ALERT_SETTINGS_COPY as COPY, TEST_ALERTS} from './alert-settings-copy';

interface AlertSettingsProps {
  readonly view: AlertSettingsView;
  readonly idempotencyKey: string;
  /** What became of a test message. */
  readonly tested: Notice | null;
}

/** Who is told about problems of the storefront, with a button that tries it. */
export function AlertSettings({view: {channels, rules}, idempotencyKey, tested}: AlertSettingsProps) {
  const isPending = useNavigation().formData?.get(INTENT) === TEST_ALERTS;
  return (
    <section aria-labelledby="alerts" className="flex flex-col items-start gap-3">
      <h2 id="alerts" className="text-xl">
        {COPY.title}
      </h2>
      <p className="max-w-prose text-ink-soft">{COPY.text}</p>
      {tested && (
        <Alert tone={tested.tone} title={tested.title}>
          {tested.body}
        </Alert>
      )}
      {channels.length === 0 && <p className="w-full max-w-prose">{COPY.none}</p>}
      {channels.length + rules.length > 0 && (
        <ul className="w-full max-w-prose list-disc ps-5 text-sm leading-normal">
          {channels.map((channel) => (
            <li key={channel}>{COPY.channels[channel]}</li>
          ))}
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      )}
      {channels.length > 0 && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
          <Button type="submit" name={INTENT} value={TEST_ALERTS} tone="outline" size="sm" isPending={isPending}>
            {isPending ? COPY.testing : COPY.test}
          </Button>
        </Form>
      )}
    </section>
  );
}
