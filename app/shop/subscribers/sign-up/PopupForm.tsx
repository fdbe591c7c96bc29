import {useEffect, useId, useRef, useState} from 'react';
import type {Notice} from '~/core/notice';
import {announce} from '~/ui/announce';
import {Button} from '~/ui/Button';
import {TextField} from '~/ui/TextField';
import {INVALID_EMAIL, SUBSCRIBE_COPY} from '../subscriber-copy';
import {SUBSCRIBE_PATH} from '../subscriber-list';
import {ConsentLine} from './ConsentLine';
import {isOnList} from './subscribe-reply';
import {TrapField} from './TrapField';
import {rejectInvalidEmail, useSignUp} from './use-sign-up';

interface PopupFormProps {
  readonly shopName: string;
  /** Called when the visitor has signed up, or does not want to. */
  readonly onDone: () => void;
}

/** The label of the field says what is invalid. */
const toErrorText = ({title, body = ''}: Notice): string =>
  title === INVALID_EMAIL.title ? body : `${title}. ${body}`;

export function PopupForm({shopName, onDone}: PopupFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [invalid, setInvalid] = useState<Notice | null>(null);
  const {Form, isPending, failure} = useSignUp(({outcome}) => {
    if (outcome === 'recorded') announce('popup_signup');
    if (isOnList(outcome)) onDone();
  });
  const shown = invalid ?? failure;
  useEffect(() => {
    // The disabled field lost the focus.
    if (shown) field.current?.focus();
  }, [shown]);
  return (
    <Form
      method="post"
      action={SUBSCRIBE_PATH}
      noValidate
      onSubmit={(event) => {
        announce('popup_click');
        setInvalid(null);
        rejectInvalidEmail(event, setInvalid);
      }}
      className="flex flex-col gap-3 sm:gap-4"
    >
      <TextField
        ref={field}
        id={id}
        label={SUBSCRIBE_COPY.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={SUBSCRIBE_COPY.placeholder}
        required
        disabled={isPending}
        error={shown ? toErrorText(shown) : undefined}
      />
      <TrapField />
      <Button type="submit" isPending={isPending} className="w-full">
        {isPending ? SUBSCRIBE_COPY.submitting : SUBSCRIBE_COPY.submit}
      </Button>
      <Button tone="quiet" size="sm" onClick={onDone} className="w-full">
        {SUBSCRIBE_COPY.decline}
      </Button>
      <ConsentLine shopName={shopName} className="text-xs text-ink-soft" />
    </Form>
  );
}
