import {Form, useNavigation} from '@remix-run/react';
import {INTENT} from '~/core/intent';
import {Button} from '~/ui/Button';

interface LinkFormProps {
  readonly label: string;
  readonly pending: string;
  /** Only for a page with several buttons. */
  readonly intent?: string;
}

/** The button of a page behind a link in a mail. */
export function LinkForm({label, pending, intent}: LinkFormProps) {
  const isPending = useNavigation().formMethod === 'POST';
  return (
    // The URL is a secret, so route discovery must not request it.
    <Form method="post" discover="none">
      <Button type="submit" name={intent && INTENT} value={intent} isPending={isPending} className="w-full">
        {isPending ? pending : label}
      </Button>
    </Form>
  );
}
