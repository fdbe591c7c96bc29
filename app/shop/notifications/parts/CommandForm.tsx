import {Form} from '@remix-run/react';
import type {FormEvent, ReactNode} from 'react';
import type {NotificationCommand} from '../model/notification-list';

export interface CommandFormProps {
  readonly command: NotificationCommand;
  /** Runs the command in place; without it the form is submitted to the notifications page. */
  readonly onCommand?: (command: NotificationCommand) => void;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A form with one button. It works without scripts, and in the panel without leaving the page. */
export function CommandForm({command, onCommand, children, className}: CommandFormProps) {
  const onSubmit = (event: FormEvent) => {
    if (!onCommand) return;
    event.preventDefault();
    onCommand(command);
  };
  return (
    <Form method="post" action="/notifications" preventScrollReset onSubmit={onSubmit} className={className}>
      {Object.entries(command).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}
