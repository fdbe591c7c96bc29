import {Form, Link, useNavigation} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {SelectField} from '~/ui/SelectField';
import {TextArea} from '~/ui/TextArea';
import {TextField} from '~/ui/TextField';
import {useSingleSubmit} from '~/ui/use-single-submit';
import {CONTACT_COPY as COPY, TOPIC_LABELS} from './contact-copy';
import {CONTACT_TOPICS, TRAP_FIELD, type ContactValues} from './contact-fields';
import type {ContactReply} from './contact-view';
import {toMailLink} from './to-mail-link';

interface ContactFormProps {
  readonly supportEmail: string;
  readonly initialValues: ContactValues;
  readonly reply: ContactReply | undefined;
}

/** The form for a message to support. After a failure it shows the typed text again. */
export function ContactForm({supportEmail, initialValues, reply}: ContactFormProps) {
  const isPending = useNavigation().formAction?.startsWith('/contact') ?? false;
  const onSubmit = useSingleSubmit(isPending);
  const form = useFocusOnProblem(reply);
  const values = reply?.values ?? initialValues;
  const errors = reply?.fieldErrors ?? {};
  return (
    <Form
      ref={form}
      method="post"
      action="/contact"
      noValidate
      preventScrollReset
      onSubmit={onSubmit}
      aria-label={COPY.form}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface-raised p-5 shadow-card sm:p-7"
    >
      <h2 className="text-heading">{COPY.form}</h2>
      {reply?.failure && (
        <Alert
          tone="error"
          title={reply.failure.title}
          tabIndex={-1}
          action={
            <a href={toMailLink(supportEmail, values)} className={buttonStyle({tone: 'outline', size: 'sm'})}>
              {COPY.mailInstead}
            </a>
          }
        >
          {reply.failure.body}
        </Alert>
      )}
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField name="name" label={COPY.name} autoComplete="name" required {...texts('name')} />
        <TextField
          name="email"
          label={COPY.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          {...texts('email')}
        />
        <TopicField {...texts('topic')} />
        <TextField
          name="order"
          label={COPY.order}
          placeholder={COPY.orderExample}
          autoComplete="off"
          {...texts('order')}
        />
      </div>
      <TextArea name="message" label={COPY.message} hint={COPY.messageHint} rows={7} required {...texts('message')} />
      <Trap />
      <p className="text-sm text-ink-soft">
        {COPY.privacy}{' '}
        <Link to="/privacy-policy" className="font-semibold underline underline-offset-4">
          {COPY.privacyLink}
        </Link>
      </p>
      <Button type="submit" isPending={isPending} className="sm:self-start">
        {isPending ? COPY.sending : COPY.send}
      </Button>
    </Form>
  );

  function texts(name: keyof ContactValues) {
    return {defaultValue: values[name], error: errors[name]};
  }
}

const TopicField = (props: {readonly defaultValue: string; readonly error: string | undefined}) => (
  <SelectField name="topic" label={COPY.topic} required {...props}>
    <option value="">{COPY.topicPrompt}</option>
    {CONTACT_TOPICS.map((topic) => (
      <option key={topic} value={topic}>
        {TOPIC_LABELS[topic]}
      </option>
    ))}
  </SelectField>
);

/** A field that neither people nor screen readers find; programs that fill in every field do. */
const Trap = () => (
  <div aria-hidden="true" className="sr-only">
    <label htmlFor="contact-website">{COPY.trap}</label>
    <input id="contact-website" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
  </div>
);

/** Moves the focus to the first field with an error, or else to the error of the form. */
function useFocusOnProblem(reply: ContactReply | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!reply) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    (invalid ?? form.current?.querySelector<HTMLElement>('[role=alert]'))?.focus();
  }, [reply]);
  return form;
}
