import {useEffect, useState} from 'react';
import {Alert} from '~/ui/Alert';
import {IDENTITY_COPY} from '../identity-copy';

const COPY = IDENTITY_COPY.cookiesBlocked;

/** Without cookies the card would come back after every sign-in and say nothing. */
export function CookiesBlocked() {
  const [isBlocked, setIsBlocked] = useState(false);
  useEffect(() => setIsBlocked(!navigator.cookieEnabled), []);
  if (!isBlocked) return null;
  return (
    <Alert tone="warning" title={COPY.title} className="mt-6">
      {COPY.text}
    </Alert>
  );
}
