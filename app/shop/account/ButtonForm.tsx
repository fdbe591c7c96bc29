import {Form, useNavigation} from '@remix-run/react';
import {INTENT} from '~/core/intent';
import {Button} from '~/ui/Button';
import {useAccountPerson} from './frame/use-account-person';
import {OWNER_FIELD} from './owner-field';

interface ButtonFormProps {
  readonly intent: string;
  readonly label: string;
  /** What screen readers read instead of the label, which alone does not say what it is about. */
  readonly accessibleName?: string;
  /** The hidden fields by name. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** One button of the account area in a form of its own, so that it works without scripts. */
export function ButtonForm({intent, label, accessibleName, fields = {}}: ButtonFormProps) {
  const {userId} = useAccountPerson();
  const {formData} = useNavigation();
  const hidden = Object.entries(fields);
  const isPending = formData?.get(INTENT) === intent && hidden.every(([name, value]) => formData.get(name) === value);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name={OWNER_FIELD} value={userId} />
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        name={INTENT}
        value={intent}
        tone="outline"
        size="sm"
        isPending={isPending}
        aria-label={accessibleName}
      >
        {label}
      </Button>
    </Form>
  );
}
