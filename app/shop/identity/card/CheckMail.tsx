import {Link} from '@remix-run/react';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {IDENTITY_COPY} from '../identity-copy';

const COPY = IDENTITY_COPY.checkMail;

interface CheckMailProps {
  readonly email: string;
  readonly backTo: string;
}

/** Replaces the sign-up form when Shopify confirms the address by email first. */
export function CheckMail({email, backTo}: CheckMailProps) {
  return (
    <Alert
      tone="info"
      title={COPY.title}
      className="mt-6"
      action={
        <Link to={backTo} className={buttonStyle({tone: 'outline', size: 'sm'})}>
          {COPY.back}
        </Link>
      }
    >
      <p className="break-words">{COPY.text(email)}</p>
    </Alert>
  );
}
